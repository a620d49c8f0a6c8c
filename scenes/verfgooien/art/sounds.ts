import { air, burst, defineSounds, drop, thud, type Recipe } from '../../../engine/foley/index.ts';

/** A fat blob of paint on a wall, and the drops that follow; `size` from small (0) to big (1). */
const splat = (size: number): Recipe => ({
  layers: [
    burst(1300 - 550 * size, 0.1 + 0.08 * size, 0, 1.2, 0.6),
    thud(260 - 70 * size, 130 - 30 * size, 0.1 + 0.05 * size, 0, 0.9),
    drop(300 + 90 * (1 - size), 620, 0.08, 0.03, 0.5),
    { kind: 'scatter', of: { kind: 'tone', wave: 'sine', from: 520, to: 950, length: 0.03, envelope: { attack: 0.002, decay: 0.05, sustain: 0.1, release: 0.02 } }, count: 5 + Math.round(4 * size), over: 0.28, at: 0.06, gain: 0.35, semitones: 8, shape: 'early' }, // prettier-ignore
  ],
  room: 0.2,
});

/** Wet paint, quick arms and a wall that answers. */
export default defineSounds({
  music: 'keuken',
  sounds: {
    dip: {
      layers: [drop(260, 520, 0.09), drop(380, 760, 0.06, 0.09, 0.6), air(600, 380, 0.14, 0, 0.5)],
      room: 0.15,
      level: -3,
    },
    zwiep: { layers: [air(380, 1900, 0.16, 0, 1, 1.6), air(1900, 700, 0.1, 0.17, 0.5, 1.6)], level: -5 },
    splat1: splat(0),
    splat2: splat(0.3),
    splat3: splat(0.5),
    splat4: splat(0.75),
    splat5: splat(1),
    druip: {
      layers: [drop(620, 1150, 0.05), drop(480, 900, 0.06, 0.17, 0.7), drop(700, 1250, 0.05, 0.3, 0.5)],
      room: 0.35,
      level: -6,
    },
    kwast: {
      layers: [0, 0.17, 0.34].map((at, i) =>
        air(i === 1 ? 1500 : 900, i === 1 ? 850 : 1600, 0.12, at, 0.9, 0.8),
      ),
      room: 0.1,
      level: -6,
    },
    'lijst-plof': {
      layers: [
        { kind: 'struck', body: 'wood', pitch: 210, ring: 0.25 },
        thud(170, 85, 0.2, 0, 1),
        air(1400, 500, 0.3, 0.03, 0.4, 0.7),
        { kind: 'struck', body: 'wood', pitch: 260, ring: 0.15, at: 0.16, gain: 0.5 },
      ],
      room: 0.35,
    },
  },
});
