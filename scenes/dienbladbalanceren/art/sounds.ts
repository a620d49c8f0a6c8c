import { air, burst, defineSounds, drop, struck, thud } from '../../../engine/foley/index.ts';

/** A terrace with glasses. */
export default defineSounds({
  music: 'werkplaats',
  sounds: {
    klink: { layers: [struck('glass', 'E6', 0, 0.7), struck('glass', 'B6', 0.06, 0.5), struck('glass', 'G6', 0.12, 0.4)], room: 0.2, level: -9 }, // prettier-ignore
    lift: { layers: [air(300, 700, 0.2, 0, 0.5), struck('marimba', 'G5', 0.16, 0.5)], level: -9 },
    stap: { layers: [thud(140, 80, 0.06, 0, 0.7), burst(900, 0.02, 0.01, 0.3)], level: -8 },
    wankel: { layers: [drop(420, 560, 0.09), drop(560, 430, 0.1, 0.11)], room: 0.1, level: -9 },
    slurp: { layers: [air(500, 1800, 0.35, 0, 0.8, 2), drop(700, 1100, 0.07, 0.36)], level: -7 },
    oeh: { layers: [drop(360, 620, 0.16), air(400, 1200, 0.3, 0.05, 0.5)], room: 0.15, level: -7 },
    rol: {
      layers: [air(260, 900, 0.9, 0, 0.8), burst(700, 0.03, 0.2, 0.2), burst(760, 0.03, 0.5, 0.2)],
      level: -10,
    },
    duif: { layers: [drop(380, 330, 0.12), drop(360, 320, 0.14, 0.16), air(700, 1500, 0.25, 0.3, 0.6)], room: 0.1, level: -7 }, // prettier-ignore
  },
});
