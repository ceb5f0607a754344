"""Training of learned players, by PPO over `jt.vector`. Needs PyTorch, the extra ``train``; nothing that plays does.

A network sees what a seat knows and what the baseline player would choose there. It starts as the baseline itself (the
advice has a head start among the logits) and learns where to deviate.
"""
