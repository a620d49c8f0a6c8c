import { air, burst, defineSounds, drop, struck, thud } from '../../../engine/foley/index.ts';

/** A yard where a rocket is built of paper and tin, and flies. */
export default defineSounds({
  music: 'werkplaats',
  sounds: {
    band: {
      layers: [thud(120, 96, 0.06, 0, 0.7), thud(124, 98, 0.06, 0.11, 0.7), thud(120, 96, 0.06, 0.22, 0.7), air(420, 520, 0.34, 0, 0.4, 2)], // prettier-ignore
      level: -7,
    },
    klap: { layers: [burst(1500, 0.04, 0, 0.9), burst(1300, 0.04, 0.05, 0.7), struck('wood', 'E5', 0.02, 0.5, 0.06)], level: -6 }, // prettier-ignore
    kraan: {
      layers: [
        { kind: 'tone', wave: 'reed', from: 150, to: 230, length: 0.36, gain: 0.5, tremolo: { rate: 22, depth: 0.5 }, filter: { type: 'lowpass', from: 900 }, envelope: { attack: 0.04, release: 0.1 } }, // prettier-ignore
        burst(1800, 0.03, 0.38, 0.6),
      ],
      room: 0.15,
      level: -7,
    },
    los: {
      layers: [struck('wood', 'A4', 0, 0.8, 0.07), air(1400, 600, 0.2, 0.02, 0.5)],
      room: 0.1,
      level: -6,
    },
    klonk: {
      layers: [
        thud(170, 84, 0.14),
        struck('bell', 'C5', 0.01, 0.45, 0.5),
        struck('marimba', 'G4', 0.01, 0.7),
      ],
      room: 0.25,
      level: -2,
    },
    wiebel: {
      layers: [{ kind: 'tone', wave: 'triangle', from: 130, to: 240, length: 0.5, gain: 0.8, vibrato: { rate: 11, semitones: 2.2 }, envelope: { attack: 0.02, release: 0.2 } }, thud(150, 80, 0.1, 0, 0.7)], // prettier-ignore
      room: 0.15,
      level: -4,
    },
    zucht: {
      layers: [air(900, 260, 0.42, 0, 0.8, 1.4), drop(300, 170, 0.26, 0.04, 0.5)],
      room: 0.1,
      level: -6,
    },
    meeuw: {
      layers: [0, 0.2].map((at) => ({ kind: 'tone' as const, wave: 'reed' as const, from: 880, to: 620, length: 0.12, at, gain: 0.5, filter: { type: 'bandpass' as const, from: 1300, q: 1.2 }, envelope: { attack: 0.02, release: 0.06 } })), // prettier-ignore
      room: 0.3,
      level: -6,
    },
    aftel: {
      layers: [struck('marimba', 'E5', 0, 0.9), struck('wood', 'E4', 0, 0.5, 0.08)],
      room: 0.2,
      level: -3,
    },
    start: {
      layers: [
        { kind: 'noise', filter: { type: 'lowpass', from: 260, to: 760 }, length: 1.5, envelope: { attack: 0.2, release: 0.7 } }, // prettier-ignore
        { kind: 'tone', wave: 'triangle', from: 58, to: 116, length: 1.4, gain: 0.6, envelope: { attack: 0.2, release: 0.6 } }, // prettier-ignore
      ],
      room: 0.3,
      level: -3,
    },
    sterren: {
      layers: ['C5', 'E5', 'G5', 'C6', 'E6'].map((name, i) => struck('kalimba', name, i * 0.11, 0.8)),
      room: 0.45,
      level: -2,
    },
  },
});
