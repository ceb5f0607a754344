"""A page of figures: one HTML file that needs nothing else, for a wide screen, a phone and paper."""

import html
from collections.abc import Sequence
from dataclasses import dataclass, field

STYLE = """
:root{color-scheme:light;--ink:#1d2a26;--soft:#5b6a65;--line:#d5dcd9;--jade:#1f7a5c;--red:#b3261e;--blue:#2a5b9c}
*{box-sizing:border-box}
body{font:16px/1.5 system-ui,"Noto Sans","Noto Sans SC","Noto Sans CJK SC","PingFang SC","Microsoft YaHei",sans-serif;
color:var(--ink);background:#fff;margin:0 auto;max-width:75rem;padding:1rem}
h1{font-size:1.5rem;margin:0 0 .2rem}
h2{font-size:1.2rem;margin:1.6rem 0 .4rem;border-top:2px solid var(--line);padding-top:.8rem}
h3{font-size:1rem;margin:.4rem 0}
p{margin:.3rem 0;max-width:75ch}.soft{color:var(--soft)}.answer{font-size:1.1rem}
.partial{border:2px solid var(--red);padding:.5rem .8rem}
.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,24rem),1fr));gap:.6rem 2rem;align-items:start}
figure{margin:0;min-width:0}figure svg{width:100%;max-width:30rem;height:auto;display:block}
svg text{font-family:inherit!important}
.wide{overflow-x:auto}table{border-collapse:collapse;font-size:.875rem;font-variant-numeric:tabular-nums}
th,td{padding:.15rem .6rem .15rem 0;text-align:right;border-bottom:1px solid var(--line);white-space:nowrap}
th:first-child,td:first-child{text-align:left}
.prose td:last-child,.prose th:last-child{text-align:left;white-space:normal}
.up{color:var(--red);font-weight:600}.down{color:var(--blue);font-weight:600}
summary{cursor:pointer;color:var(--jade);padding:.3rem 0}a{color:var(--jade)}
code{font-size:.875em}
@media print{body{max-width:none;font-size:11pt;padding:0}.card,figure{break-inside:avoid}
details::details-content{content-visibility:visible;display:block}summary{list-style:none}}
"""


@dataclass
class Table:
    """Rows with headings; the first cell names the row, and `marks` colours rows by verdict."""

    heads: Sequence[str]
    rows: Sequence[Sequence[str]]
    marks: Sequence[int] = ()
    prose: bool = False  # the last column is a sentence


@dataclass
class Card:
    """One question: what the answer is in words, a chart, a table; `links` are files and what they are called."""

    title: str
    text: str = ""
    chart: str = ""
    table: Table | None = None
    folded: str = ""  # the line that unfolds the table
    links: Sequence[tuple[str, str]] = ()


@dataclass
class Page:
    """Sections of cards below a title."""

    lang: str
    title: str
    about: str
    warning: str = ""
    answer: str = ""
    sections: list[tuple[str, list[Card]]] = field(default_factory=list)

    def html(self) -> str:
        """The whole file."""
        parts = [f"<h1>{_text(self.title)}</h1>", f'<p class="soft">{_text(self.about)}</p>']
        if self.warning:
            parts.append(f'<p class="partial" role="note">{_text(self.warning)}</p>')
        if self.answer:
            parts.append(f'<p class="answer">{_text(self.answer)}</p>')
        for title, cards in self.sections:
            heading = f"<h2>{_text(title)}</h2>" if title else ""
            parts.append(f'<section>{heading}<div class="cards">{"".join(map(_card, cards))}</div></section>')
        head = (
            f'<!doctype html><html lang="{self.lang}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width,initial-scale=1">'
            "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">"
            f"<title>{_text(self.title)}</title><style>{STYLE}</style></head>"
        )
        return f"{head}<body><main>{''.join(parts)}</main></body></html>\n"


def _text(text: str) -> str:
    return html.escape(text)


def _card(card: Card) -> str:
    parts = [f"<h3>{_text(card.title)}</h3>"] if card.title else []
    if card.text:
        parts.append(f"<p>{_text(card.text)}</p>")
    if card.chart:
        parts.append(f"<figure>{card.chart}</figure>")
    if card.table:
        table = _table(card.table)
        parts.append(f"<details><summary>{_text(card.folded)}</summary>{table}</details>" if card.folded else table)
    if card.links:
        items = "".join(
            f'<li><a href="{html.escape(href, quote=True)}">{_text(text)}</a></li>' for href, text in card.links
        )
        parts.append(f"<ul>{items}</ul>")
    return f'<div class="card">{"".join(parts)}</div>'


def _table(table: Table) -> str:
    heads = "".join(f'<th scope="col">{_text(head)}</th>' for head in table.heads)
    rows = []
    for place, row in enumerate(table.rows):
        mark = table.marks[place] if place < len(table.marks) else 0
        kind = {1: ' class="up"', -1: ' class="down"'}.get(mark, "")
        first, *rest = row
        cells = "".join(f"<td>{_text(cell)}</td>" for cell in rest)
        rows.append(f'<tr{kind}><th scope="row">{_text(first)}</th>{cells}</tr>')
    kind = ' class="prose"' if table.prose else ""
    return f'<div class="wide"><table{kind}><thead><tr>{heads}</tr></thead><tbody>{"".join(rows)}</tbody></table></div>'
