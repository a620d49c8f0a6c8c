import { air, burst, defineSounds, drop, struck, thud, type Layer } from '../../../engine/foley/index.ts';

/** A syllable of a chicken: a soft reed that falls. */
const cluck = (from: number, to: number, length: number, at: number, gain = 0.8): Layer => ({
  kind: 'tone',
  wave: 'reed',
  from,
  to,
  length,
  at,
  gain,
  filter: { type: 'lowpass', from: 2000 },
  envelope: { attack: 0.008, release: 0.05 },
});

/** Bath day: clucking, a squirt, a bucket, mud, an egg, and a rooster who crows one note. */
export default defineSounds({
  music: 'werkplaats',
  sounds: {
    'tok-tok': { layers: [cluck(420, 330, 0.05, 0), cluck(430, 320, 0.05, 0.13)], room: 0.15, level: -7 },
    spuit: {
      layers: [
        air(1300, 2600, 0.2, 0, 1, 0.9),
        drop(700, 1300, 0.05, 0.17, 0.4),
        drop(500, 1000, 0.05, 0.22, 0.3),
      ],
      room: 0.1,
      level: -5,
    },
    'plons-emmer': {
      layers: [
        thud(180, 90, 0.12, 0, 0.7),
        air(900, 380, 0.4, 0.03, 1, 0.7),
        drop(400, 900, 0.07, 0.25, 0.5),
        drop(300, 800, 0.07, 0.36, 0.4),
      ],
      room: 0.2,
      level: -4,
    },
    'modder-flap': {
      layers: [
        burst(600, 0.05, 0, 1, 0.7),
        thud(150, 70, 0.1, 0, 0.9),
        burst(800, 0.04, 0.09, 0.6),
        burst(500, 0.05, 0.16, 0.5),
      ],
      room: 0.12,
      level: -4,
    },
    'ei-plop': {
      layers: [drop(320, 760, 0.07, 0, 0.9), struck('wood', 'E5', 0.05, 0.4, 0.07)],
      room: 0.12,
      level: -6,
    },
    'kakel-trots': {
      layers: [
        cluck(360, 320, 0.06, 0, 0.6),
        cluck(370, 330, 0.06, 0.11, 0.6),
        cluck(380, 640, 0.2, 0.22, 0.9),
      ],
      room: 0.18,
      level: -5,
    },
    kraai: { layers: [cluck(392, 523, 0.08, 0, 0.7), cluck(523, 523, 0.2, 0.09, 0.9)], room: 0.3, level: -6 },
  },
});
