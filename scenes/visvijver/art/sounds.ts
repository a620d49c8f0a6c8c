import { air, burst, defineSounds, drop, struck, thud } from '../../../engine/foley/index.ts';

/** A quiet evening at the water: drops, leaves, a frog. */
export default defineSounds({
  music: 'nachttuin',
  sounds: {
    plons: {
      layers: [drop(420, 150, 0.22, 0, 1), drop(620, 330, 0.14, 0.07, 0.5), air(900, 400, 0.24, 0.02, 0.5)],
      room: 0.25,
      level: -3,
    },
    blad: {
      layers: [air(700, 1300, 0.12, 0, 0.8), drop(300, 520, 0.1, 0.06, 0.6), burst(1200, 0.03, 0, 0.4)],
      room: 0.1,
      level: -6,
    },
    kikker: {
      layers: [0, 0.16].map((at) => ({ kind: 'tone' as const, wave: 'reed' as const, from: 150, to: 210, length: 0.12, at, gain: 0.8, tremolo: { rate: 38, depth: 0.7 }, filter: { type: 'bandpass' as const, from: 700, q: 1 }, envelope: { attack: 0.02, release: 0.05 } })), // prettier-ignore
      room: 0.2,
      level: -5,
    },
    rimpel: {
      layers: [drop(500, 660, 0.1, 0, 0.6), drop(560, 760, 0.1, 0.1, 0.5), drop(640, 860, 0.1, 0.2, 0.4)],
      room: 0.3,
      level: -7,
    },
    drijf: {
      layers: [air(500, 800, 0.3, 0, 0.7, 1.4), air(800, 420, 0.3, 0.24, 0.6, 1.4)],
      room: 0.1,
      level: -9,
    },
    sprong: {
      layers: [drop(240, 620, 0.2, 0, 0.9), struck('marimba', 'G4', 0.1, 0.5), air(600, 1500, 0.2, 0, 0.4)],
      room: 0.2,
      level: -4,
    },
    krekel: {
      layers: [0, 0.14, 0.5, 0.64].map((at) => ({ kind: 'tone' as const, wave: 'triangle' as const, from: 2100, to: 2160, length: 0.1, at, gain: 0.5, tremolo: { rate: 46, depth: 0.9 }, envelope: { attack: 0.02, release: 0.04 } })), // prettier-ignore
      room: 0.3,
      level: -9,
    },
    lelie: {
      layers: [struck('kalimba', 'E5', 0, 0.7, 0.5), struck('kalimba', 'B5', 0.09, 0.5, 0.5)],
      room: 0.3,
      level: -6,
    },
    libel: {
      layers: [{ kind: 'tone', wave: 'reed', from: 220, to: 330, length: 0.34, gain: 0.6, tremolo: { rate: 30, depth: 0.8 }, filter: { type: 'lowpass', from: 1200 }, envelope: { attack: 0.04, release: 0.14 } }, thud(160, 120, 0.05, 0, 0.3)], // prettier-ignore
      room: 0.1,
      level: -8,
    },
  },
});
