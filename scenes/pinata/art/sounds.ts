import { air, burst, defineSounds, drop, struck, thud } from '../../../engine/foley/index.ts';

/** A giggle: short notes that hop up and down, like a small wooden toy that laughs. */
const giggle = (low: number, count: number) => ({
  layers: Array.from({ length: count }, (_, i) => ({
    kind: 'tone' as const,
    wave: 'triangle' as const,
    from: low * (1.5 - (i % 2) * 0.22 - i * 0.04),
    to: low * (1.22 - (i % 2) * 0.2 - i * 0.04),
    length: 0.06,
    at: i * 0.115,
    gain: 0.8 - i * 0.06,
    vibrato: { rate: 16, semitones: 0.8 },
    envelope: { attack: 0.012, release: 0.04 },
  })),
  room: 0.2,
  level: -5,
});

/** Paper, a bat of paper, laughter and sweets. */
export default defineSounds({
  music: 'kermis',
  sounds: {
    ritsel: {
      layers: [air(1500, 2300, 0.1, 0, 0.7), air(2000, 1400, 0.12, 0.09, 0.5), burst(1800, 0.03, 0.04, 0.4)],
      room: 0.1,
      level: -8,
    },
    boink: {
      layers: [thud(210, 92, 0.16), drop(180, 330, 0.12, 0.03, 0.6), struck('skin', 'G3', 0, 0.7)],
      room: 0.25,
      level: -2,
    },
    krak: {
      layers: [burst(1500, 0.03), burst(1100, 0.04, 0.04, 0.8), burst(1900, 0.03, 0.09, 0.6), thud(150, 80, 0.08, 0, 0.5)], // prettier-ignore
      room: 0.15,
      level: -5,
    },
    'giechel-0': giggle(470, 5),
    'giechel-1': giggle(540, 6),
    'giechel-2': giggle(610, 7),
    snoepregen: {
      layers: [
        { kind: 'scatter', of: { kind: 'struck', body: 'wood', pitch: 660, ring: 0.06, gain: 0.5 }, count: 22, over: 1.5, semitones: 7, shape: 'early' }, // prettier-ignore
        { kind: 'scatter', of: { kind: 'struck', body: 'kalimba', pitch: 523, ring: 0.3, gain: 0.3 }, count: 9, over: 1.3, semitones: 5, shape: 'swell' }, // prettier-ignore
        air(1300, 700, 0.5, 0, 0.3),
      ],
      room: 0.25,
      level: -4,
    },
    zwoesj: { layers: [air(420, 1500, 0.2, 0, 0.9, 1), air(1500, 500, 0.14, 0.16, 0.6)], level: -6 },
    'tel-op': { layers: [struck('kalimba', 'G5', 0, 0.8, 0.3), struck('wood', 'G4', 0, 0.4, 0.06)], room: 0.2, level: -6 }, // prettier-ignore
  },
});
