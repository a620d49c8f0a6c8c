import { air, burst, defineSounds, drop, struck, thud } from '../../../engine/foley/index.ts';

/** A show: a soft buzzer, hatches of wood, a drum, a tuba and an audience of paper. */
export default defineSounds({
  music: 'kermis',
  sounds: {
    zoemer: {
      layers: [{ kind: 'tone', wave: 'reed', from: 196, to: 188, length: 0.16, gain: 0.8, envelope: { attack: 0.01, decay: 0.2, sustain: 0.6, release: 0.08 } }, thud(150, 80, 0.06, 0, 0.8)], // prettier-ignore
      room: 0.15,
      level: -5,
    },
    luik: {
      layers: [struck('wood', 'E4', 0.02, 0.8, 0.12), air(700, 1400, 0.08, 0, 0.5)],
      room: 0.15,
      level: -7,
    },
    lamp: {
      layers: [burst(1800, 0.02, 0, 0.6), struck('glass', 'A5', 0.01, 0.4, 0.2)],
      room: 0.1,
      level: -8,
    },
    hendel: {
      layers: [struck('wood', 'C4', 0, 0.8, 0.14), burst(1100, 0.04, 0.06, 0.7)],
      room: 0.15,
      level: -5,
    },
    fiche: {
      layers: [struck('wood', 'B5', 0, 0.7, 0.07), struck('wood', 'E6', 0.05, 0.6, 0.06)],
      room: 0.1,
      level: -7,
    },
    hulp: {
      layers: [drop(420, 640, 0.08, 0, 0.8), struck('kalimba', 'E5', 0.08, 0.7, 0.3), struck('kalimba', 'A5', 0.17, 0.7, 0.3)], // prettier-ignore
      room: 0.2,
      level: -5,
    },
    trom: {
      layers: [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4]
        .map((at, i) => struck('skin', 'A3', at, 0.35 + i * 0.05, 0.08))
        .concat(struck('skin', 'D3', 0.48, 1, 0.3), struck('bell', 'D6', 0.5, 0.25, 0.4)),
      room: 0.25,
      level: -5,
    },
    tuba: {
      layers: [{ kind: 'tone', wave: 'reed', from: 131, to: 92, length: 0.34, gain: 0.9, envelope: { attack: 0.05, decay: 0.3, sustain: 0.7, release: 0.16 }, filter: { type: 'lowpass', from: 700, to: 320 } }], // prettier-ignore
      room: 0.2,
      level: -6,
    },
    klap: {
      layers: [{ kind: 'scatter', of: { kind: 'noise', filter: { type: 'bandpass', from: 1300, q: 0.9 }, length: 0.008, envelope: { attack: 0.002, decay: 0.03, sustain: 0, release: 0.03 } }, count: 34, over: 0.85, semitones: 5, shape: 'swell' }], // prettier-ignore
      room: 0.3,
      level: -6,
    },
    ting: {
      layers: [struck('bell', 'G5', 0, 0.6, 0.5), struck('kalimba', 'G5', 0, 0.7, 0.4)],
      room: 0.25,
      level: -5,
    },
    muis: { layers: [drop(900, 1300, 0.06, 0, 0.7), drop(1000, 1500, 0.06, 0.1, 0.7)], room: 0.1, level: -8 },
  },
});
