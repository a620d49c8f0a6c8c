import { air, burst, defineSounds, drop, struck, thud } from '../../../engine/foley/index.ts';

/** One rub of the cricket's wing. */
const CHIRP = {
  kind: 'tone',
  wave: 'triangle',
  from: 1900,
  to: 2050,
  length: 0.05,
  tremolo: { rate: 60, depth: 0.8 },
  envelope: { attack: 0.008, release: 0.02 },
} as const;

/** Steps in the grass, wings, wood and glass. */
export default defineSounds({
  music: 'nachttuin',
  sounds: {
    stap: { layers: [air(700, 400, 0.07, 0, 0.6), thud(120, 80, 0.06, 0, 0.5)], level: -9 },
    'krak-tak': {
      layers: [burst(1500, 0.03), burst(900, 0.05, 0.05, 0.9), struck('wood', 'E4', 0.02, 0.7, 0.12)],
      room: 0.15,
      level: -2,
    },
    net: { layers: [air(400, 1500, 0.2, 0, 1, 1), burst(520, 0.06, 0.2, 0.7)], level: -5 },
    schrik: {
      layers: [drop(420, 980, 0.11), struck('marimba', 'A4', 0.02, 0.6), struck('marimba', 'E5', 0.1, 0.7)],
      room: 0.15,
      level: -5,
    },
    sprong: {
      layers: [
        { kind: 'tone', wave: 'triangle', from: 220, to: 560, length: 0.22, vibrato: { rate: 14, semitones: 1.4 }, envelope: { attack: 0.01, decay: 0.3, sustain: 0.2, release: 0.08 } }, // prettier-ignore
        burst(700, 0.05, 0, 0.5),
      ],
      level: -5,
    },
    gezoem: {
      layers: [
        { kind: 'tone', wave: 'reed', from: 180, to: 260, length: 0.9, vibrato: { rate: 20, semitones: 0.8 }, filter: { type: 'lowpass', from: 1500 }, envelope: { attack: 0.08, decay: 0.5, sustain: 0.6, release: 0.35 } }, // prettier-ignore
      ],
      room: 0.15,
      level: -7,
    },
    'pot-tik': { layers: [struck('glass', 'A5', 0, 0.7, 0.3), burst(1200, 0.03, 0, 0.5)], level: -5 },
    rol: {
      layers: [
        { kind: 'tone', wave: 'sine', from: 620, to: 240, length: 0.34, vibrato: { rate: 9, semitones: 2 }, envelope: { attack: 0.01, decay: 0.4, sustain: 0.4, release: 0.08 } }, // prettier-ignore
        thud(150, 80, 0.12, 0.36),
      ],
      room: 0.1,
      level: -5,
    },
    krekel: {
      layers: [0, 0.32, 0.64, 0.96, 1.28, 1.6, 1.92].flatMap((at) =>
        [0, 0.075, 0.15].map((more) => ({ ...CHIRP, at: at + more })),
      ),
      room: 0.2,
      level: -8,
    },
    lichtje: { layers: [struck('kalimba', 'C5', 0, 0.8, 0.6)], room: 0.3, level: -6 },
  },
});
