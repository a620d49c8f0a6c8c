import { air, defineSounds, drop, struck, thud } from '../../../engine/foley/index.ts';

/** One drop of many in the stream. */
const RIPPLE = {
  kind: 'tone',
  wave: 'sine',
  from: 700,
  to: 1200,
  length: 0.04,
  gain: 0.25,
  envelope: { attack: 0.003, decay: 0.06, sustain: 0.1, release: 0.03 },
} as const;

/** Water, leaves and a kalimba in the garden. */
export default defineSounds({
  music: 'nachttuin',
  sounds: {
    'sproei-ruis': {
      layers: [
        { kind: 'noise', filter: { type: 'bandpass', from: 1150, q: 0.8 }, length: 1.6, gain: 0.8, envelope: { attack: 0.02, release: 0.02 } }, // prettier-ignore
        { kind: 'noise', filter: { type: 'lowpass', from: 600 }, length: 1.6, gain: 0.5, tremolo: { rate: 5, depth: 0.3 }, envelope: { attack: 0.02, release: 0.02 } }, // prettier-ignore
        { kind: 'scatter', of: RIPPLE, count: 26, over: 1.5, semitones: 6 },
      ],
      level: -8,
      loop: 1.5,
    },
    'druppel-tik': {
      layers: [drop(520, 900, 0.07), struck('kalimba', 'C5', 0.01, 0.35, 0.3)],
      room: 0.15,
      level: -4,
    },
    'bloem-open': {
      layers: [
        air(500, 1500, 0.22, 0, 0.6),
        struck('kalimba', 'G4', 0.05, 0.8),
        struck('kalimba', 'C5', 0.13, 0.9),
        struck('kalimba', 'E5', 0.21, 1),
        drop(400, 900, 0.09, 0.02, 0.6),
      ],
      room: 0.25,
      level: -3,
    },
    bij: {
      layers: [
        { kind: 'tone', wave: 'reed', from: 190, to: 230, length: 0.55, vibrato: { rate: 22, semitones: 0.7 }, filter: { type: 'lowpass', from: 1500 }, envelope: { attack: 0.12, decay: 0.3, sustain: 0.6, release: 0.2 } }, // prettier-ignore
      ],
      room: 0.15,
      level: -7,
    },
    'tank-leeg': {
      layers: [
        thud(150, 90, 0.2, 0, 0.7),
        drop(220, 140, 0.12, 0.08),
        drop(190, 120, 0.14, 0.24, 0.8),
        drop(160, 100, 0.16, 0.42, 0.6),
        air(700, 300, 0.3, 0, 0.5),
      ],
      room: 0.2,
      level: -4,
    },
    'tank-vol': {
      layers: [drop(260, 520, 0.12), drop(330, 660, 0.1, 0.11), struck('wood', 'C4', 0.2, 0.6)],
      room: 0.2,
      level: -5,
    },
    kwaak: {
      layers: [
        { kind: 'tone', wave: 'reed', from: 210, to: 160, length: 0.16, tremolo: { rate: 34, depth: 0.8 }, filter: { type: 'lowpass', from: 1300 }, envelope: { attack: 0.01, release: 0.06 } }, // prettier-ignore
        { kind: 'tone', wave: 'reed', from: 240, to: 180, length: 0.2, at: 0.24, tremolo: { rate: 34, depth: 0.8 }, filter: { type: 'lowpass', from: 1300 }, envelope: { attack: 0.01, release: 0.08 } }, // prettier-ignore
      ],
      room: 0.2,
      level: -4,
    },
    blad: { layers: [air(900, 1700, 0.2, 0, 0.7), air(600, 1200, 0.16, 0.1, 0.6)], room: 0.1, level: -6 },
  },
});
