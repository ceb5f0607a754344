"""Which address is shown to friends, on made-up machines."""

import pytest

from jadetable.server.ops.interfaces import Interface, to_show

LOOP = ("lo", "127.0.0.1"), ("lo", "::1")
MACHINES: dict[str, tuple[tuple[tuple[str, str], ...], str, list[str]]] = {
    "a laptop at home": (
        (*LOOP, ("wlan0", "192.168.1.20"), ("wlan0", "fe80::1"), ("wlan0", "2a02:810d::7")),
        "192.168.1.20",
        ["192.168.1.20"],
    ),
    "a developer with containers": (
        (*LOOP, ("docker0", "172.17.0.1"), ("br-5d3c", "172.18.0.1"), ("veth12", "10.1.2.3"), ("enp3s0", "10.0.0.5")),
        "10.0.0.5",
        ["10.0.0.5"],
    ),
    "a virtual machine's host": (
        (("virbr0", "192.168.122.1"), ("vmnet8", "192.168.77.1"), ("vboxnet0", "192.168.56.1"), ("en0", "192.168.0.9")),
        "192.168.0.9",
        ["192.168.0.9"],
    ),
    "with a tunnel that all goes through": (
        (("tun0", "10.8.0.2"), ("utun3", "10.9.0.2"), ("wg0", "10.7.0.2"), ("eth0", "192.168.178.31")),
        "10.8.0.2",
        ["192.168.178.31"],
    ),
    "a mesh across the internet": (
        (("tailscale0", "100.90.1.2"), ("en1", "100.64.3.4"), ("ztabc", "10.147.20.5"), ("en0", "172.20.1.1")),
        "172.20.1.1",
        ["172.20.1.1"],
    ),
    "two cards: the one on the way out first": (
        (("eth0", "192.168.1.2"), ("wlan0", "10.0.0.7")),
        "10.0.0.7",
        ["10.0.0.7", "192.168.1.2"],
    ),
    "two cards and no way out: the usual kind first": (
        (("eth0", "172.16.5.5"), ("eth1", "10.0.0.7"), ("wlan0", "192.168.1.2")),
        "",
        ["192.168.1.2", "10.0.0.7", "172.16.5.5"],
    ),
    "many cards": (
        tuple((f"eth{number}", f"192.168.{number}.2") for number in range(6)),
        "192.168.4.2",
        ["192.168.4.2", "192.168.0.2", "192.168.1.2"],
    ),
    "Windows": (
        (
            ("{GUID} Intel(R) Wi-Fi 6 AX201 160MHz", "192.168.1.5"),
            ("{GUID} Hyper-V Virtual Ethernet Adapter", "172.28.0.1"),
            ("{GUID} VirtualBox Host-Only Ethernet Adapter", "192.168.56.1"),
            ("{GUID} TAP-Windows Adapter V9", "10.8.0.6"),
            ("{GUID} Bluetooth Device (Personal Area Network)", "169.254.3.3"),
        ),
        "192.168.1.5",
        ["192.168.1.5"],
    ),
    "no address was given": ((*LOOP, ("wlan0", "169.254.7.7"), ("wlan0", "fe80::7")), "", []),
    "a server on the open internet": ((*LOOP, ("eth0", "203.0.113.7"), ("eth0", "2a02:810d::7")), "203.0.113.7", []),
    "a network of the new kind alone": (
        (*LOOP, ("en0", "fd12:3456::5"), ("en0", "fe80::5"), ("en0", "2a02:810d::7")),
        "",
        ["fd12:3456::5"],
    ),
    "no network": (LOOP, "", []),
    "nothing and nonsense": ((("eth0", ""), ("eth1", "none")), "", []),
}


@pytest.mark.parametrize("machine", MACHINES)
def test_the_address_to_show(machine: str) -> None:
    interfaces, way, shown = MACHINES[machine]
    assert to_show([Interface(*one) for one in interfaces], way) == shown
    assert to_show([Interface(*one) for one in reversed(interfaces)], way) == shown, "in whatever order they come"
