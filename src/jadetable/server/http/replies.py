"""What every route shares: replies whose JSON is harmless anywhere, and refusals as replies."""

import logging
from collections.abc import AsyncGenerator
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import ClientException, HTTPException, InternalServerException
from litestar.openapi.datastructures import ResponseSpec

from jadetable.core.errors import JadeError
from jadetable.server import protocol
from jadetable.server.http.visitor import language, tables_of
from jadetable.server.tables.refusals import Refusal, code_of, status_of

log = logging.getLogger("jadetable.server")

HTTP_CODES = {400: "bad-request", 404: "not-found", 405: "method", 413: "too-large", 429: "too-many"}
AnyRequest = Request[Any, Any, Any]


def _spec(about: str) -> ResponseSpec:
    return ResponseSpec(protocol.ErrorBody, description=about, generate_examples=False)


REFUSALS = {
    400: _spec("Malformed, or impossible for this game."),
    401: _spec("The token holds nothing."),
    403: _spec("Not yours to do."),
    404: _spec("No such table."),
    405: _spec("Not with this method."),
    409: _spec("Not now: late, illegal, taken, over ..."),
    413: _spec("Too long."),
    429: _spec("Too many requests."),
    503: _spec("The database does not answer; nothing was changed."),
}


class Incoming(AnyRequest):
    """A request whose body may be anything: what cannot be read is the sender's mistake, and no fault of ours."""

    async def json(self) -> Any:
        """The body as plain data."""
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError) as error:
            raise ClientException("the body is no JSON") from error

    async def stream(self) -> AsyncGenerator[bytes, None]:
        """The body as it comes."""
        try:
            async for part in super().stream():
                yield part
        except InternalServerException as error:
            if not self.is_connected:
                raise
            raise ClientException("the body broke off") from error


class Reply(Response[Any]):
    """A response whose JSON never contains a bare <, > or &."""

    def render(self, content: Any, media_type: str, enc_hook: Any = None) -> bytes:
        """The body."""
        body = super().render(content, media_type, enc_hook) if enc_hook else super().render(content, media_type)
        return protocol.harmless(body) if media_type.startswith(MediaType.JSON) else body


def _language(request: AnyRequest) -> str:
    try:
        return language(request, request.query_params.get("lang"))
    except JadeError:
        return "en"


def _reply(request: AnyRequest, code: str, text: str, status: int) -> Response[Any]:
    tables_of(request).metrics.refusals.add(code=code)
    headers = {"Retry-After": "1"} if status in (429, 503) else None
    return Reply(protocol.ErrorBody(code, text), status_code=status, media_type=MediaType.JSON, headers=headers)


def refuse(request: AnyRequest, error: JadeError) -> Response[Any]:
    """A refusal."""
    return _reply(request, code_of(error), error.text(_language(request)), status_of(error))


def refuse_http(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """A refusal of the web framework, in our words."""
    status = error.status_code
    if status >= 500:
        return fail(request, error)
    refusal = Refusal(HTTP_CODES.get(status, "bad-request"), why=_why(error))
    text = refusal.text(_language(request))
    reply = _reply(request, refusal.code, text, status)
    if status == 405 and error.headers:
        reply.headers.update(error.headers)
    return reply


def fail(request: AnyRequest, error: Exception) -> Response[Any]:
    """A fault of ours: logged in full, told in brief."""
    log.error("request failed", exc_info=error, extra={"path": request.url.path, "method": request.method})
    refusal = Refusal("failed")
    return _reply(request, refusal.code, refusal.text(_language(request)), refusal.status)


def _why(error: HTTPException) -> str:
    """What is wrong with a request, without repeating it."""
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        first = extra[0]
        return f"{first.get('key', '')} {first.get('message', '')}".strip()[:200]
    return str(error.detail)[:200]
