import { air, burst, defineSounds, drop, struck, thud } from '../../../engine/foley/index.ts';

/** A shop with a till that sings. */
export default defineSounds({
  music: 'keuken',
  sounds: {
    piep: {
      layers: [struck('kalimba', 'C5', 0, 0.9), struck('marimba', 'C6', 0, 0.35)],
      room: 0.1,
      level: -7,
    },
    bloep: { layers: [drop(420, 210, 0.16), drop(260, 150, 0.18, 0.14)], room: 0.1, level: -7 },
    band: { layers: [air(180, 260, 0.45, 0, 0.8, 2), thud(110, 90, 0.06, 0.42, 0.5)], level: -9 },
    rinkel: { layers: [struck('bell', 'E6', 0, 0.6, 0.6), struck('bell', 'A6', 0.07, 0.4, 0.6), burst(2600, 0.04, 0.12, 0.5), thud(190, 110, 0.08, 0.14, 0.7)], room: 0.2, level: -9 }, // prettier-ignore
    bon: { layers: [0, 0.07, 0.14, 0.21, 0.28].flatMap((at) => [burst(1900, 0.03, at, 0.6), thud(260, 200, 0.02, at, 0.3)]), level: -9 }, // prettier-ignore
    tas: { layers: [air(900, 1700, 0.12, 0, 0.7), thud(170, 90, 0.07, 0.05, 0.7)], level: -8 },
    miauw: { layers: [drop(420, 700, 0.16, 0, 0.8), drop(700, 380, 0.24, 0.15, 0.8)], room: 0.15, level: -8 },
  },
});
