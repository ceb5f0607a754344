"""A small picture of an arena: a bar for each bot's share of the wins, its interval, and the even share if any."""

from collections.abc import Mapping
from html import escape
from typing import Any

WIDTH, LABEL, RIGHT, ROW, TOP, BOTTOM = 640, 150, 70, 34, 56, 40
BAR, CAP = 18, 5
INK, FAINT, JADE, EVEN = "#222", "#999", "#3a8f6f", "#b0413e"


def svg(report: Mapping[str, Any], title: str, even_label: str, share_label: str) -> str:
    """The standings of an arena's report as SVG."""
    rows, even = report["standings"], report["even"]
    most = max([even or 0.0, *(row["interval"][1] for row in rows)])
    scale = (WIDTH - LABEL - RIGHT) / min(1.0, max(most * 1.1, 0.1))
    height = TOP + ROW * len(rows) + BOTTOM
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" '
        f'font-size="14" role="img" aria-label="{escape(title, quote=True)}">',
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        f'<text x="12" y="24" font-size="16" font-weight="bold" fill="{INK}">{escape(title)}</text>',
    ]
    parts += [_bar(row, place, scale) for place, row in enumerate(rows)]
    if even is not None:
        parts.append(_mark(LABEL + even * scale, height - BOTTOM, even_label))
    parts += [
        f'<text x="{LABEL}" y="{height - 14}" font-size="12" fill="{FAINT}">{escape(share_label)}</text>',
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _mark(place: float, foot: float, label: str) -> str:
    """The even share: a broken line with its name."""
    return (
        f'<line x1="{place:.1f}" y1="{TOP - 8}" x2="{place:.1f}" y2="{foot}" stroke="{EVEN}" stroke-dasharray="4 3"/>'
        f'<text x="{place:.1f}" y="{TOP - 14}" text-anchor="middle" font-size="12" fill="{EVEN}">{escape(label)}</text>'
    )


def _bar(row: Mapping[str, Any], place: int, scale: float) -> str:
    """One bot: name, bar, interval, percentage."""
    top = TOP + ROW * place
    middle = top + BAR / 2
    low, high = (LABEL + share * scale for share in row["interval"])
    return (
        f'<text x="{LABEL - 8}" y="{middle + 5}" text-anchor="end" fill="{INK}">{escape(row["bot"])}</text>'
        f'<rect x="{LABEL}" y="{top}" width="{row["share"] * scale:.1f}" height="{BAR}" fill="{JADE}"/>'
        f'<path d="M{low:.1f} {middle}H{high:.1f}M{low:.1f} {middle - CAP}v{2 * CAP}'
        f'M{high:.1f} {middle - CAP}v{2 * CAP}"'
        f' stroke="{INK}" fill="none"/>'
        f'<text x="{high + 8:.1f}" y="{middle + 5}" fill="{INK}">{100 * row["share"]:.1f} %</text>'
    )
