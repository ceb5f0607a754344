"""The rules and bots of every game as WebAssembly, from the same Python source: `python -m scripts.engine`.

entries    what a page calls, with arguments of the kinds it is called with
wrapper    one exported function: plain numbers and addresses in, Numba's calling convention out
lower      from Numba's unoptimised code to one object for wasm32
pack       from that object to a module, without a linker
describe   what a page must know beside the code: layouts, codes, components and their bounds
"""
