import { air, burst, defineSounds, drop, struck, thud } from '../../../engine/foley/index.ts';

/** Rotor, rope and wood over cold water. */
export default defineSounds({
  music: 'werkplaats',
  sounds: {
    rotor: {
      layers: [
        { kind: 'noise', filter: { type: 'bandpass', from: 190, to: 190, q: 0.9 }, length: 1.1, tremolo: { rate: 10, depth: 0.8 }, envelope: { attack: 0.05, release: 0.05 } }, // prettier-ignore
        { kind: 'tone', wave: 'triangle', from: 62, length: 1.1, gain: 0.4, tremolo: { rate: 10, depth: 0.7 }, envelope: { attack: 0.05, release: 0.05 } }, // prettier-ignore
      ],
      loop: 1,
      level: -9,
    },
    magneet: {
      layers: [burst(900, 0.04), struck('wood', 'A4', 0, 0.7, 0.08), struck('bell', 'E5', 0.03, 0.25, 0.3)],
      room: 0.15,
      level: -5,
    },
    kist: {
      layers: [thud(150, 75, 0.16), burst(520, 0.08, 0, 0.8), struck('wood', 'D4', 0.02, 0.6, 0.12)],
      room: 0.2,
      level: -3,
    },
    parachute: {
      layers: [burst(480, 0.1, 0, 1), air(1000, 420, 0.42, 0.05, 0.8, 0.8), thud(140, 80, 0.12, 0.02, 0.6)],
      room: 0.15,
      level: -5,
    },
    fluit: {
      layers: ['G4', 'C5'].map((name, i) => struck('kalimba', name, i * 0.12, 0.8, 0.5)),
      room: 0.25,
      level: -5,
    },
    scheepsfluit: {
      layers: [
        { kind: 'tone', wave: 'reed', from: 131, length: 0.7, filter: { type: 'lowpass', from: 800 }, envelope: { attack: 0.08, release: 0.3 } }, // prettier-ignore
        { kind: 'tone', wave: 'reed', from: 165, length: 0.7, gain: 0.6, filter: { type: 'lowpass', from: 1000 }, envelope: { attack: 0.1, release: 0.3 } }, // prettier-ignore
      ],
      room: 0.45,
      level: -5,
    },
    verrassing: {
      layers: [
        drop(300, 680, 0.1, 0, 0.8),
        ...['C5', 'E5', 'A5'].map((name, i) => struck('kalimba', name, 0.05 + i * 0.06, 0.7, 0.4)),
      ],
      room: 0.25,
      level: -4,
    },
    plons: {
      layers: [
        drop(420, 180, 0.12, 0, 1),
        air(600, 300, 0.3, 0.02, 0.9, 0.6),
        drop(300, 620, 0.07, 0.16, 0.5),
      ],
      room: 0.2,
      level: -4,
    },
  },
});
