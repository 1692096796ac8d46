#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Full Table contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Synthesises the sounds of the table as 16-bit mono WAV files beside this script.

usage: generate.py [--check]    --check writes nothing and fails where a committed file differs

Cards are bursts of filtered noise, as paper on cloth is; signals are soft struck tones. All under 0.4 s.
"""
import io
import math
import pathlib
import random
import sys
import wave

RATE = 44100


def silence(seconds):
    return [0.0] * int(seconds * RATE)


def mix(*parts):
    """Adds (start in seconds, samples) pairs to one list of samples."""
    length = max(int(start * RATE) + len(samples) for start, samples in parts)
    total = [0.0] * length
    for start, samples in parts:
        at = int(start * RATE)
        for i, sample in enumerate(samples):
            total[at + i] += sample
    return total


def envelope(samples, attack, decay):
    """Rises in `attack` seconds, then falls by e every `decay` seconds, and ends at nothing."""
    rise = max(1, int(attack * RATE))
    tail = int(0.01 * RATE)
    shaped = []
    for i, sample in enumerate(samples):
        gain = i / rise if i < rise else math.exp(-(i - rise) / (decay * RATE))
        gain *= min(1.0, (len(samples) - 1 - i) / tail)
        shaped.append(sample * gain)
    return shaped


def noise(seconds, low, high, seed):
    """White noise through a one-pole high-pass at `low` and two one-pole low-passes at `high` (Hz)."""
    generator = random.Random(seed)
    a_low = math.exp(-2 * math.pi * high / RATE)
    a_high = math.exp(-2 * math.pi * low / RATE)
    first = second = slow = 0.0
    samples = []
    for _ in range(int(seconds * RATE)):
        first = first * a_low + generator.uniform(-1, 1) * (1 - a_low)
        second = second * a_low + first * (1 - a_low)
        slow = slow * a_high + second * (1 - a_high)
        samples.append(second - slow)
    return samples


def tone(frequency, seconds, decay, partials=((1, 1.0), (2.76, 0.25), (5.4, 0.08))):
    """A struck bar: partials (ratio, strength), the higher ones dying sooner."""
    total = silence(seconds)
    for ratio, strength in partials:
        step = 2 * math.pi * frequency * ratio / RATE
        part = envelope([math.sin(step * i) * strength for i in range(len(total))], 0.003, decay / ratio)
        total = [a + b for a, b in zip(total, part)]
    return total


def deal():
    return envelope(noise(0.09, 900, 5200, 1), 0.004, 0.022)


def place():
    slap = envelope(noise(0.12, 250, 2600, 2), 0.002, 0.020)
    thud = envelope([math.sin(2 * math.pi * 120 * i / RATE) * 0.10 for i in range(int(0.12 * RATE))], 0.002, 0.03)
    return mix((0, slap), (0, thud))


def flip():
    return mix((0, envelope(noise(0.07, 1500, 7000, 3), 0.012, 0.014)), (0.06, envelope(noise(0.08, 400, 3200, 4), 0.002, 0.018)))


def sweep():
    return envelope(noise(0.34, 500, 3600, 5), 0.12, 0.09)


def turn():
    return tone(660, 0.30, 0.09)


def win():
    return mix((0, tone(523.25, 0.22, 0.08)), (0.08, tone(659.25, 0.22, 0.08)), (0.16, tone(783.99, 0.23, 0.10)))


def refuse():
    return mix((0, tone(196, 0.16, 0.05, ((1, 1.0), (2, 0.2)))), (0.09, tone(165, 0.18, 0.05, ((1, 1.0), (2, 0.2)))))


# name: (how it is made, peak level)
SOUNDS = {
    "deal": (deal, 0.35),
    "place": (place, 0.45),
    "flip": (flip, 0.35),
    "sweep": (sweep, 0.35),
    "turn": (turn, 0.30),
    "win": (win, 0.40),
    "refuse": (refuse, 0.35),
}


def wav(samples, peak):
    loudest = max(abs(sample) for sample in samples)
    frames = b"".join(round(sample / loudest * peak * 32767).to_bytes(2, "little", signed=True) for sample in samples)
    buffer = io.BytesIO()
    with wave.open(buffer, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(frames)
    return buffer.getvalue()


def main():
    here = pathlib.Path(__file__).parent
    check = sys.argv[1:] == ["--check"]
    stale = []
    for name, (make, peak) in SOUNDS.items():
        data = wav(make(), peak)
        path = here / f"{name}.wav"
        if check:
            if not path.exists() or path.read_bytes() != data:
                stale.append(path.name)
        else:
            path.write_bytes(data)
    if stale:
        sys.exit("differ from what the script makes: " + ", ".join(stale))


if __name__ == "__main__":
    main()
