"""How structures travel: as JSON, refusals with a status, and guests by a cookie."""

import json
from http import HTTPStatus
from typing import Final, TypeVar

import msgspec

from harena.kernel.refused import Refused

T = TypeVar("T")
JSON: Final = "application/json"
COOKIE: Final = "harena"
ENCODER: Final = msgspec.json.Encoder()
STATUS: Final = {
    "guest": HTTPStatus.UNAUTHORIZED,
    "token": HTTPStatus.FORBIDDEN,
    "origin": HTTPStatus.FORBIDDEN,
    "not-yours": HTTPStatus.FORBIDDEN,
    "not-found": HTTPStatus.NOT_FOUND,
    "method": HTTPStatus.METHOD_NOT_ALLOWED,
    "host": HTTPStatus(421),
    "taken": HTTPStatus.CONFLICT,
    "one-seat": HTTPStatus.CONFLICT,
    "state": HTTPStatus.CONFLICT,
    "rules": HTTPStatus.CONFLICT,
    "gone": HTTPStatus.CONFLICT,
    "too-large": HTTPStatus(413),  # Python 3.13 calls it otherwise.
    "slow": HTTPStatus.REQUEST_TIMEOUT,
    "too-many": HTTPStatus.TOO_MANY_REQUESTS,
    "store": HTTPStatus.SERVICE_UNAVAILABLE,
    "full": HTTPStatus.SERVICE_UNAVAILABLE,
    "internal": HTTPStatus.INTERNAL_SERVER_ERROR,
}


def parse(body: bytes | str, kind: type[T]) -> T:
    """Bytes as a struct. What is wrong is said, with its place."""
    try:
        found = msgspec.json.decode(body, type=kind)
        json.dumps(msgspec.to_builtins(found), ensure_ascii=False).encode()
    except (msgspec.DecodeError, RecursionError, UnicodeEncodeError) as error:
        what = str(error)[:200].encode("ascii", "replace").decode()
        raise Refused("malformed", f"the message cannot be read: {what}", {"what": what}) from None
    return found
