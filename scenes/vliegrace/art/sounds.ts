import { air, burst, defineSounds, drop, struck, thud } from '../../../engine/foley/index.ts';

/** Paper in the air over a desk: folds, warm tea, soap. */
export default defineSounds({
  music: 'werkplaats',
  sounds: {
    zweef: {
      layers: [
        { kind: 'noise', filter: { type: 'bandpass', from: 300, to: 460, q: 0.8 }, length: 1.6, envelope: { attack: 0.45, release: 0.45 } }, // prettier-ignore
        { kind: 'noise', filter: { type: 'bandpass', from: 460, to: 300, q: 0.8 }, length: 1.6, at: 1.15, envelope: { attack: 0.45, release: 0.45 } }, // prettier-ignore
      ],
      loop: 2.3,
      level: -10,
    },
    ring: {
      layers: [
        air(700, 1500, 0.34, 0, 0.8, 1),
        ...['G4', 'C5', 'E5'].map((name, i) => struck('kalimba', name, 0.04 + i * 0.06, 0.8, 0.5)),
      ],
      room: 0.25,
      level: -4,
    },
    bellen: {
      layers: [0, 0.09, 0.2, 0.28].map((at, i) =>
        drop(260 + 70 * (i % 3), 520 + 90 * (i % 2), 0.09, at, 0.9),
      ),
      room: 0.15,
      level: -5,
    },
    thermiek: {
      layers: [
        air(260, 900, 0.8, 0, 1, 0.9),
        struck('marimba', 'C4', 0.1, 0.5),
        struck('marimba', 'G4', 0.24, 0.5),
        struck('marimba', 'C5', 0.38, 0.5),
      ],
      room: 0.2,
      level: -5,
    },
    vouw: {
      layers: [
        burst(900, 0.07, 0, 0.8),
        air(1100, 600, 0.16, 0.05, 0.8),
        burst(700, 0.08, 0.2, 1),
        struck('kalimba', 'A4', 0.26, 0.6, 0.5),
      ],
      room: 0.1,
      level: -4,
    },
    landing: {
      layers: [
        air(800, 300, 0.7, 0, 1, 0.8),
        thud(150, 90, 0.14, 0.9),
        thud(130, 80, 0.12, 1.12, 0.7),
        thud(120, 80, 0.1, 1.28, 0.5),
      ],
      room: 0.15,
      level: -4,
    },
  },
});
