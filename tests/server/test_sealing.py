"""What goes to a push service: sealed as the standards say, to addresses of the open internet alone."""

import asyncio
import json
import stat
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from jadetable.server.ops.settings import Settings
from jadetable.server.push import delivery, keys, sealing
from tests.server.push_service import PushService, opened


def private(number: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(sealing.decode(number), "big"), ec.SECP256R1())


def test_the_example_of_the_standard_is_sealed_byte_for_byte() -> None:
    """RFC 8291, appendix A."""
    sender = private("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    receiver = private("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")
    auth, salt = sealing.decode("BTBZMqHH6r4Tts7J_aSIgg"), sealing.decode("DGv6ra1nlYgDCS1FRnbzlw")
    text = b"When I grow up, I want to be a watermelon"
    sealed = sealing.seal(text, sealing.point(receiver), auth, own=sender, salt=salt)
    assert sealing.encode(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert opened(sealed, receiver, auth) == text


def test_every_message_is_as_long_as_every_other_and_none_is_sealed_alike() -> None:
    receiver = ec.generate_private_key(ec.SECP256R1())
    sealed = [sealing.seal(text, sealing.point(receiver), b"a" * 16, 512) for text in (b"one", b"one", b"x" * 500)]
    assert len({len(one) for one in sealed}) == 1 and len(set(sealed)) == 3
    assert opened(sealed[2], receiver, b"a" * 16) == b"x" * 500


def test_the_proof_is_signed_by_the_key_it_names() -> None:
    key = ec.generate_private_key(ec.SECP256R1())
    proof = sealing.proof(key, "https://push.example", "mailto:a@b.example", 1000)
    token, _, named = proof.removeprefix("vapid t=").partition(", k=")
    signed, _, signature = token.rpartition(".")
    claims = json.loads(sealing.decode(signed.partition(".")[2]))
    assert claims == {"aud": "https://push.example", "exp": 1000 + 12 * 3600, "sub": "mailto:a@b.example"}
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sealing.decode(named))
    raw = sealing.decode(signature)
    assert len(raw) == 64
    halves = (int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public.verify(encode_dss_signature(*halves), signed.encode(), ec.ECDSA(hashes.SHA256()))
    bare = sealing.proof(key, "https://push.example", "", 1000).partition(".")[2].partition(".")[0]
    assert "sub" not in json.loads(sealing.decode(bare))


def test_the_key_is_made_once_for_the_server_alone(tmp_path: Path) -> None:
    path = keys.key_file(Settings(database=f"sqlite:///{tmp_path / 'deep' / 'tables.db'}"))
    assert path == tmp_path / "deep" / "push-key.pem"
    first = sealing.point(keys.own_key(path))
    assert sealing.point(keys.own_key(path)) == first
    assert stat.S_IMODE(path.stat().st_mode) == 0o600 and list(path.parent.iterdir()) == [path]
    path.chmod(0o644)
    assert sealing.point(keys.own_key(path)) == first
    assert stat.S_IMODE(path.stat().st_mode) == 0o600, "a key that others can read is closed again"
    path.write_text("no key")
    with pytest.raises(ValueError):
        keys.own_key(path)
    named = keys.key_file(Settings(database="postgresql://host/name", push_key=str(tmp_path / "mine.pem")))
    assert named == tmp_path / "mine.pem"


@pytest.mark.parametrize(
    "address",
    [
        "http://push.example/a", "https://push.example:8443/a", "https://user@push.example/a", "https://push/a",
        "https://localhost/a", "ftp://push.example", "https:///a", "https://push.example/a#b", "file:///etc/passwd",
        "https://push.example/" + "a" * 1000, "https://push.example/a b", "https://push.example/\n", "https://[::1/a",
        "http://127.0.0.1/a", "https://push.example:x/", "",
    ],
)  # fmt: skip
def test_only_addresses_of_push_services_are_taken(address: str) -> None:
    assert delivery.parts_of(address, local=False) is None


def test_this_machine_is_asked_only_where_a_test_says_so() -> None:
    assert delivery.parts_of("https://fcm.googleapis.com/fcm/send/abc:def", local=False) is not None
    assert delivery.parts_of("http://127.0.0.1:9/a", local=True) is not None
    assert delivery.parts_of("http://192.168.1.1:9/a", local=True) is None


CLOSED = [
    "127.0.0.1", "10.0.0.5", "192.168.1.1", "172.16.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
    "255.255.255.255", "::1", "fe80::1", "fd00::1", "::ffff:10.0.0.1", "::ffff:127.0.0.1", "64:ff9b::a00:1",
    "2002:a00:1::1", "2001:0:4136:e378::1", "::", "ff02::1",
]  # fmt: skip


@pytest.mark.parametrize("address", CLOSED)
async def test_a_name_that_leads_into_a_network_is_not_followed(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not delivery.is_open(address)

    async def look_up(*_: Any, **__: Any) -> list[Any]:
        return [(2, 1, 6, "", (one, 443)) for one in ("93.184.216.34", address)]

    async def connect(*_: Any, **__: Any) -> Any:
        raise AssertionError("nobody may be called")

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", look_up, raising=False)
    monkeypatch.setattr(asyncio, "open_connection", connect)
    with pytest.raises(delivery.Unreachable, match="open internet"):
        await delivery.post("https://push.example/a", {}, b"")


async def test_the_address_that_was_looked_at_is_the_one_that_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[Any] = []

    async def look_up(*_: Any, **__: Any) -> list[Any]:
        return [(2, 1, 6, "", ("93.184.216.34", 443))]

    async def connect(*given: Any, **named: Any) -> Any:
        called.append((given, named["server_hostname"], named["ssl"].check_hostname))
        raise OSError("not in a test")

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", look_up, raising=False)
    monkeypatch.setattr(asyncio, "open_connection", connect)
    with pytest.raises(delivery.Unreachable, match="not in a test"):
        await delivery.post("https://push.example/a", {}, b"")
    assert called == [(("93.184.216.34", 443), "push.example", True)]


async def test_a_service_that_dawdles_or_talks_nonsense_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delivery, "SECONDS", 0.5)
    with PushService() as service:
        service.slow = 3
        with pytest.raises(delivery.Unreachable, match="too slow"):
            await delivery.post(f"{service.base}/a", {}, b"x", local=True)

    async def babble(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"x" * 100_000)
        await writer.drain()
        writer.close()

    babbler = await asyncio.start_server(babble, "127.0.0.1", 0)
    port = babbler.sockets[0].getsockname()[1]
    with pytest.raises(delivery.Unreachable):
        await delivery.post(f"http://127.0.0.1:{port}/a", {}, b"x", local=True)
    babbler.close()
