import { air, defineSounds, drop } from '../../../engine/foley/index.ts';

/** Paper that is laid out, and a happy end. */
export default defineSounds({
  music: 'keuken',
  sounds: {
    kaarten: { layers: [air(900, 1500, 0.12), air(700, 1200, 0.1, 0.1, 0.6)], level: -5 },
    juichen: {
      layers: [drop(420, 840, 0.12), drop(520, 1040, 0.12, 0.14), drop(630, 1260, 0.16, 0.28)],
      room: 0.3,
    },
  },
});
