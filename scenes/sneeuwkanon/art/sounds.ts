import { air, burst, defineSounds, drop, struck, thud } from '../../../engine/foley/index.ts';

/** Snow, air and wood in a still valley. */
export default defineSounds({
  music: 'sledetocht',
  sounds: {
    pomp: { layers: [air(380, 820, 0.16, 0, 0.8), thud(180, 110, 0.1, 0.02, 0.5)], room: 0.15, level: -7 },
    'plof-schot': {
      layers: [thud(190, 62, 0.2), burst(420, 0.09, 0, 0.7), air(900, 420, 0.26, 0.03, 0.5)],
      room: 0.25,
      level: -3,
    },
    'sneeuw-pof': {
      layers: [thud(130, 70, 0.12, 0, 0.7), burst(900, 0.06, 0, 0.5), air(1500, 800, 0.2, 0.02, 0.4)],
      room: 0.2,
      level: -5,
    },
    paraplu: {
      layers: [burst(640, 0.05), air(500, 1500, 0.16, 0.02, 0.8), struck('wood', 'G4', 0.14, 0.5)],
      room: 0.15,
      level: -5,
    },
    'spar-ritsel': {
      layers: [air(1700, 1000, 0.24, 0, 0.6), air(1400, 800, 0.2, 0.16, 0.5), thud(120, 70, 0.14, 0.32, 0.7)],
      room: 0.2,
      level: -6,
    },
    bel: {
      layers: [struck('kalimba', 'E5', 0, 1), struck('kalimba', 'B5', 0.02, 0.6), struck('kalimba', 'E5', 0.18, 0.6)], // prettier-ignore
      room: 0.3,
      level: -4,
    },
    slee: {
      layers: [
        { kind: 'noise', filter: { type: 'bandpass', from: 700, to: 1300, q: 0.8 }, length: 1.8, gain: 0.8, tremolo: { rate: 7, depth: 0.3 }, envelope: { attack: 0.3, release: 0.7 } }, // prettier-ignore
        drop(300, 620, 0.1, 0.3, 0.4),
        drop(340, 700, 0.1, 0.8, 0.4),
        drop(380, 780, 0.1, 1.3, 0.4),
      ],
      room: 0.2,
      level: -6,
    },
  },
});
