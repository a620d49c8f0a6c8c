import { air, burst, defineSounds, drop, struck } from '../../../engine/foley/index.ts';

/** Paper islands in a sea of ink: steps, shutters, a little ferry and a purse. */
export default defineSounds({
  music: 'landkaart',
  sounds: {
    stap: { layers: [burst(520, 0.06, 0, 1, 0.8), drop(190, 300, 0.04, 0.005, 0.4)], level: -8 },
    'plek-open': {
      layers: [
        air(600, 2300, 0.18, 0, 0.7),
        burst(1500, 0.05, 0.18, 0.8),
        struck('wood', 'A4', 0.2, 0.7, 0.12),
        struck('kalimba', 'D5', 0.26, 0.6),
        struck('kalimba', 'A5', 0.34, 0.7),
      ],
      room: 0.3,
      level: -3,
    },
    'boot-toet': {
      layers: [
        { kind: 'tone', wave: 'reed', from: 218, to: 220, length: 0.55, filter: { type: 'lowpass', from: 900 }, envelope: { attack: 0.06, release: 0.18 } }, // prettier-ignore
        { kind: 'tone', wave: 'reed', from: 275, to: 277, length: 0.55, gain: 0.7, filter: { type: 'lowpass', from: 900 }, envelope: { attack: 0.08, release: 0.18 } }, // prettier-ignore
        air(500, 380, 0.6, 0, 0.2, 0.8),
      ],
      room: 0.5,
      level: -4,
    },
    'inkt-pad': {
      layers: [
        air(700, 1500, 0.9, 0, 0.5, 2),
        ...['G4', 'A4', 'C5', 'D5', 'E5', 'G5'].map((name, i) =>
          struck('kalimba', name, 0.06 + i * 0.14, 0.6, 0.7),
        ),
        drop(420, 900, 0.06, 0.92, 0.5),
      ],
      room: 0.35,
      level: -3,
    },
    muntregen: {
      layers: [
        { kind: 'scatter', of: { kind: 'struck', body: 'glass', pitch: 1320, ring: 0.35 }, count: 22, over: 1, semitones: 6, shape: 'swell' }, // prettier-ignore
        { kind: 'scatter', of: { kind: 'noise', filter: { type: 'bandpass', from: 2400, q: 2 }, length: 0.002, envelope: { attack: 0.001, decay: 0.015, sustain: 0, release: 0.02 } }, count: 22, over: 1, gain: 0.4, semitones: 5, shape: 'swell' }, // prettier-ignore
        struck('wood', 'E4', 1.12, 0.6, 0.15),
      ],
      room: 0.25,
      level: -3,
    },
  },
});
