import { air, burst, defineSounds, drop, struck, thud } from '../../../engine/foley/index.ts';

/** A garden of bamboo: a feather through the air, hollow wood, a gong, a drum, leaves. */
export default defineSounds({
  sounds: {
    zwoesj: { layers: [air(420, 1500, 0.22, 0, 1, 1), air(900, 380, 0.2, 0.16, 0.5)], room: 0.12, level: -5 },
    snee: {
      layers: [air(1500, 3200, 0.1, 0, 0.7, 1.2), struck('wood', 'E5', 0.03, 0.9, 0.09), struck('kalimba', 'B5', 0.05, 0.35), burst(2600, 0.04, 0.02, 0.5)], // prettier-ignore
      room: 0.2,
      level: -4,
    },
    tok: {
      layers: [struck('wood', 'G3', 0, 1, 0.16), struck('wood', 'C4', 0.015, 0.7, 0.12), drop(240, 380, 0.12, 0.06, 0.5), drop(320, 210, 0.14, 0.2, 0.35)], // prettier-ignore
      room: 0.2,
      level: -4,
    },
    gong: {
      layers: [struck('bell', 'C3', 0, 0.9, 1.1), struck('bell', 'G3', 0.01, 0.5, 0.9), struck('bell', 'E4', 0.02, 0.25, 0.6), thud(120, 70, 0.14, 0, 0.6)], // prettier-ignore
      room: 0.35,
      level: -4,
    },
    trommel: {
      layers: [struck('skin', 'D3', 0, 1, 0.22), thud(170, 84, 0.14, 0, 0.7), burst(800, 0.03, 0, 0.4)],
      room: 0.22,
      level: -3,
    },
    blaadjes: {
      layers: [0, 0.07, 0.15, 0.24, 0.3].map((at, i) => burst(1500 - i * 130, 0.05, at, 0.7 - i * 0.08)),
      room: 0.12,
      level: -7,
    },
  },
});
