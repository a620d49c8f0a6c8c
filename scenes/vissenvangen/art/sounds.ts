import { air, burst, defineSounds, drop, struck, thud } from '../../../engine/foley/index.ts';

/** Water, rope and a duck. */
export default defineSounds({
  music: 'landkaart',
  sounds: {
    'roei-plons': {
      layers: [drop(260, 520, 0.09), drop(420, 760, 0.06, 0.05, 0.5), air(700, 420, 0.16, 0.01, 0.5)],
      room: 0.15,
      level: -6,
    },
    touw: {
      layers: [
        air(520, 900, 0.16, 0, 0.8),
        burst(700, 0.03, 0.02, 0.5),
        burst(760, 0.03, 0.08, 0.5),
        burst(820, 0.03, 0.14, 0.4),
      ],
      room: 0.12,
      level: -7,
    },
    'lus-snap': {
      layers: [thud(260, 110, 0.09), struck('wood', 'A4', 0.02, 0.6), drop(380, 820, 0.08, 0.06, 0.5)],
      room: 0.18,
      level: -4,
    },
    spring: { layers: [drop(320, 980, 0.11), air(900, 500, 0.14, 0.02, 0.4)], room: 0.15, level: -5 },
    zeepglij: { layers: [{ kind: 'tone', wave: 'sine', from: 760, to: 330, length: 0.26, gain: 0.8, envelope: { attack: 0.02, release: 0.1 } }, drop(500, 900, 0.06, 0.24, 0.6), drop(620, 1050, 0.06, 0.33, 0.5)], room: 0.2, level: -6 }, // prettier-ignore
    eend: { layers: [{ kind: 'tone', wave: 'reed', from: 330, to: 270, length: 0.11, gain: 0.7, envelope: { attack: 0.01, release: 0.05 } }, { kind: 'tone', wave: 'reed', from: 340, to: 260, length: 0.13, at: 0.19, gain: 0.7, envelope: { attack: 0.01, release: 0.06 } }], room: 0.15, level: -7 }, // prettier-ignore
  },
});
