"""Teach the reader the shapes of letters: `python -m data.build.letters --help`."""

from __future__ import annotations

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np
import torch
from torch import nn

from bot.screenshots import letters
from tests.screenshots.faces import faces
from tests.screenshots.samples import samples

CLASSES = letters.SHAPES + letters.SMALL
WEIGHTS = Path(letters.__file__).with_name("letters.npz")
EPILOG = """\
fonts:
  apt-get install fonts-dejavu fonts-liberation fonts-roboto ... ; npm install --prefix ~/fonts
  @fontsource/libre-franklin ... (all of them stand in docs/screenshots.md), and then
  TILEMATE_FONTS=~/fonts python -m data.build.letters

It needs torch, which the bot does not: use an environment of its own. Twenty minutes on two cores.
"""


def make(job: tuple[bool, int, int]) -> tuple[np.ndarray, np.ndarray]:
    held_out, count, seed = job
    found = list(samples(faces(held_out=held_out), count, seed))
    squares = np.stack([(square * 255).astype(np.uint8) for square, _ in found])
    return squares, np.array([number for _, number in found], np.int64)


def gather(held_out: bool, count: int, seed: int) -> tuple[torch.Tensor, torch.Tensor]:
    jobs = [(held_out, 5000, seed + part) for part in range(count // 5000)]
    with ProcessPoolExecutor(2) as pool:
        squares, numbers = zip(*pool.map(make, jobs), strict=True)
    return torch.tensor(np.concatenate(squares)), torch.tensor(np.concatenate(numbers))


class Network(nn.Module):
    """Three convolutions and two layers: what `letters.recognise` does in numpy."""

    def __init__(self) -> None:
        super().__init__()
        self.convolutions = nn.ModuleList(
            nn.Conv2d(*depths, 3, padding=1) for depths in ((1, 16), (16, 32), (32, 64))
        )
        self.middle, self.last = nn.Linear(576, 128), nn.Linear(128, len(CLASSES))
        self.dropout = nn.Dropout(0.2)

    def forward(self, squares: torch.Tensor) -> torch.Tensor:
        return self.name(self.see(squares))

    def load(self, stored: dict[str, np.ndarray]) -> None:
        """Take what was learned before; the layers of new classes begin anew."""
        with torch.no_grad():
            for at, convolution in enumerate(self.convolutions):
                weight = torch.tensor(stored[f"w{at}"]).float()
                depths = (convolution.out_channels, convolution.in_channels)
                weight = weight.reshape(3, 3, depths[1], depths[0]).permute(3, 2, 0, 1)
                convolution.weight.copy_(weight)
                convolution.bias.copy_(torch.tensor(stored[f"b{at}"]).float())
            for at, layer in ((3, self.middle), (4, self.last)):
                known = stored[f"b{at}"].shape[0]
                layer.weight[:known] = torch.tensor(stored[f"w{at}"]).float().T
                layer.bias[:known] = torch.tensor(stored[f"b{at}"]).float()

    def see(self, squares: torch.Tensor) -> torch.Tensor:
        """Return what the convolutions make of squares."""
        found = squares
        for convolution in self.convolutions:
            found = torch.relu(torch.max_pool2d(convolution(found), 2))
        return found.permute(0, 2, 3, 1).flatten(1)

    def name(self, seen: torch.Tensor) -> torch.Tensor:
        """Return what the last two layers make of that."""
        return self.last(self.dropout(torch.relu(self.middle(seen))))

    def export(self) -> dict[str, np.ndarray]:
        stored: dict[str, np.ndarray] = {}
        for at, convolution in enumerate(self.convolutions):
            weight = convolution.weight.detach().permute(2, 3, 1, 0)
            stored[f"w{at}"] = weight.reshape(-1, weight.shape[-1]).numpy()
            stored[f"b{at}"] = convolution.bias.detach().numpy()
        for at, layer in ((3, self.middle), (4, self.last)):
            stored[f"w{at}"], stored[f"b{at}"] = (
                layer.weight.detach().T.numpy(),
                layer.bias.detach().numpy(),
            )
        return {name: value.astype(np.float16) for name, value in stored.items()}


def lighten(squares: torch.Tensor) -> torch.Tensor:
    return squares.float().div(255)[:, None]


def see(network: Network, squares: torch.Tensor) -> torch.Tensor:
    with torch.no_grad():
        return torch.cat([network.see(lighten(part)).half() for part in squares.split(4096)])


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, epilog=EPILOG, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--count", type=int, default=400_000)
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--cache", type=Path)
    parser.add_argument(
        "--last", action="store_true", help="keep the stored convolutions, learn what follows"
    )
    options = parser.parse_args()
    torch.manual_seed(1)
    if options.cache and options.cache.exists():
        squares, numbers, others, truth = torch.load(options.cache)
    else:
        squares, numbers = gather(False, options.count, 1000)
        others, truth = gather(True, 20_000, 9_000_000)
        if options.cache:
            torch.save((squares, numbers, others, truth), options.cache)
    print(len(squares), "letters", flush=True)
    network = Network()
    read = network.name if options.last else network
    if options.last:
        with np.load(WEIGHTS) as stored:
            network.load(dict(stored))
        squares, others = see(network, squares), see(network, others)
    steps = options.epochs * (len(squares) // 256)
    optimiser = torch.optim.AdamW(network.parameters(), 3e-3, weight_decay=1e-3)
    plan = torch.optim.lr_scheduler.OneCycleLR(optimiser, 4e-3, total_steps=steps + 1)
    loss_of = nn.CrossEntropyLoss(label_smoothing=0.01)
    for epoch in range(options.epochs):
        network.train()
        total = 0.0
        for batch in torch.randperm(len(squares))[: len(squares) // 256 * 256].split(256):
            shown = squares[batch] if options.last else lighten(squares[batch])
            loss = loss_of(read(shown.float()), numbers[batch])
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            plan.step()
            total += float(loss.detach())
        network.eval()
        with torch.no_grad():
            told = read(others.float() if options.last else lighten(others)).argmax(1)
        right = (told == truth).float().mean()
        print(
            f"{epoch + 1}: loss {total * 256 / len(squares):.3f}, held out {float(right):.4f}",
            flush=True,
        )
        np.savez_compressed(WEIGHTS, **network.export())
    wrong = [
        (CLASSES[a], CLASSES[b])
        for a, b in zip(truth.tolist(), told.tolist(), strict=True)
        if a != b
    ]

    print(Counter(wrong).most_common(40))


if __name__ == "__main__":
    main()
