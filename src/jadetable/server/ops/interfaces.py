"""Which addresses of this machine other devices in the house can use."""

import ipaddress
import re
import socket
from collections.abc import Iterable
from dataclasses import dataclass

import ifaddr

MOST = 3  # addresses shown: where several networks could be meant, a person tries one after the other
AWAY = ("192.0.2.1", 9)  # an address that nobody has; it is only asked which way would lead there, and nothing is sent
SHARED = ipaddress.ip_network("100.64.0.0/10")  # of providers and of private networks across the internet
LOCAL6 = ipaddress.ip_network("fc00::/7")
# Networks of containers, virtual machines and tunnels: short names of Linux and macOS, long ones of Windows.
MADE_UP = re.compile(
    r"^(lo\d*|docker|br-|veth|virbr|vnet|vmnet|vmenet|vboxnet|vnic|bridge1\d\d|lxc|lxd|incus|cni|flannel|cali|podman|kube"
    r"|dummy|tun|tap|utun|wg|ppp|ipsec|gif|stf|sit|tailscale|zt|ham|nordlynx|proton|awdl|llw|anpi)"
    r"|virtual|vmware|hyper-v|vethernet|wsl|vpn|tunnel|tap-|wireguard|tailscale|zerotier|loopback|bluetooth",
    re.IGNORECASE,
)
HOUSEHOLD = tuple(
    ipaddress.ip_network(text) for text in ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12")
)  # usual first


@dataclass(frozen=True)
class Interface:
    """One address of this machine, and what the network it belongs to is called."""

    name: str
    address: str


def to_show(interfaces: Iterable[Interface], on_the_way: str = "") -> list[str]:
    """The addresses that other devices can use, the likeliest first.

    Only those of a network in the house count: never one that all the world could reach. The one that is `on_the_way`
    to the internet is where the other devices are, too.
    """
    real = {one.address for one in interfaces if not MADE_UP.search(one.name)}
    old = [found for address in real if (found := _household(address)) is not None]
    if old:
        old.sort(key=lambda one: (str(one[1]) != on_the_way, one))
        return [str(address) for _, address in old[:MOST]]
    new = [
        address for address in map(_address, real) if isinstance(address, ipaddress.IPv6Address) and address in LOCAL6
    ]
    return [str(address) for address in sorted(new, key=lambda one: (str(one) != on_the_way, one))[:MOST]]


def _address(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(text)
    except ValueError:
        return None


def _household(text: str) -> tuple[int, ipaddress.IPv4Address] | None:
    """How usual the network of such an address is in a house; None for all other addresses."""
    address = _address(text)
    if not isinstance(address, ipaddress.IPv4Address) or address in SHARED:
        return None
    return next(((place, address) for place, network in enumerate(HOUSEHOLD) if address in network), None)


def here() -> list[Interface]:
    """The addresses of this machine."""
    found = []
    for adapter in ifaddr.get_adapters():
        for one in adapter.ips:
            name = f"{adapter.name} {adapter.nice_name}" if adapter.name != adapter.nice_name else adapter.name
            found.append(Interface(name, one.ip if isinstance(one.ip, str) else one.ip[0]))
    return found


def on_the_way() -> str:
    """The address from which this machine would speak to the internet; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as trial:
        try:
            trial.connect(AWAY)
        except OSError:
            return ""
        return str(trial.getsockname()[0])


def found() -> list[str]:
    """What to show on this machine now."""
    return to_show(here(), on_the_way())
