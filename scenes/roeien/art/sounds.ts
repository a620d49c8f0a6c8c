import { air, burst, defineSounds, drop, struck, thud } from '../../../engine/foley/index.ts';

/** A river, a drum and a crew that sings. */
export default defineSounds({
  sounds: {
    trom: { layers: [thud(150, 74, 0.16), struck('skin', 'C3', 0, 0.9, 0.24), burst(700, 0.03, 0, 0.4)], room: 0.2, level: -3 }, // prettier-ignore
    haal: {
      layers: [air(420, 900, 0.16, 0, 0.8, 1), air(900, 520, 0.22, 0.12, 0.6, 1), drop(260, 420, 0.07, 0.18, 0.5), struck('wood', 'E3', 0.02, 0.4, 0.08)], // prettier-ignore
      room: 0.12,
      level: -5,
    },
    bloem: {
      layers: [struck('kalimba', 'A4', 0, 0.9), drop(380, 620, 0.06, 0.02, 0.6)],
      room: 0.25,
      level: -4,
    },
    koor: {
      layers: [1, 1.5, 2].map((times, i) => ({ kind: 'tone' as const, wave: 'reed' as const, from: 147 * times, length: 0.24, gain: 0.6 - i * 0.15, vibrato: { rate: 5, semitones: 0.15 }, filter: { type: 'lowpass' as const, from: 1000 }, envelope: { attack: 0.03, release: 0.18 } })), // prettier-ignore
      room: 0.3,
      level: -4,
    },
    krab: {
      layers: [struck('wood', 'A3', 0, 1, 0.1), struck('wood', 'F3', 0.09, 0.8, 0.1), air(900, 300, 0.34, 0.1, 0.9, 0.9), drop(300, 160, 0.14, 0.2, 0.6)], // prettier-ignore
      room: 0.15,
      level: -4,
    },
    zwaan: {
      layers: [0, 0.17].map((at) => ({ kind: 'tone' as const, wave: 'reed' as const, from: 330, to: 392, length: 0.1, at, gain: 0.6, filter: { type: 'bandpass' as const, from: 900, q: 1.2 }, envelope: { attack: 0.02, release: 0.07 } })), // prettier-ignore
      room: 0.25,
      level: -6,
    },
    finishbel: {
      layers: [struck('bell', 'G4', 0, 0.8, 0.7), struck('bell', 'G4', 0.26, 0.8, 0.7), struck('bell', 'C5', 0.52, 0.7, 0.9)], // prettier-ignore
      room: 0.3,
      level: -4,
    },
  },
});
