import { air, burst, defineSounds, drop, struck, thud } from '../../../engine/foley/index.ts';

/** Dry leaves: many small crackles. */
const rustle = (count: number, over: number) =>
  ({
    kind: 'scatter',
    of: {
      kind: 'noise',
      filter: { type: 'bandpass', from: 1900, q: 1.1 },
      length: 0.012,
      envelope: { attack: 0.001, decay: 0.03, sustain: 0, release: 0.03 },
    },
    count,
    over,
    semitones: 6,
    shape: 'early',
  }) as const;

/** A blower, leaves, and who lives in them. */
export default defineSounds({
  music: 'werkplaats',
  sounds: {
    blazer: {
      layers: [
        { kind: 'tone', wave: 'reed', from: 110, length: 1.2, tremolo: { rate: 25, depth: 0.4 }, filter: { type: 'lowpass', from: 700 }, gain: 0.5 }, // prettier-ignore
        { kind: 'noise', filter: { type: 'bandpass', from: 900, q: 0.7 }, length: 1.2, gain: 0.8 },
      ],
      level: -9,
      loop: 1.2,
    },
    ritsel: { layers: [rustle(46, 0.5), air(1400, 700, 0.3, 0, 0.4)], level: -4 },
    hark: { layers: [0, 0.14].flatMap((at) => [air(800, 2100, 0.1, at, 0.9, 1.6), burst(1300, 0.03, at + 0.1, 0.5)]), level: -6 }, // prettier-ignore
    egel: { layers: [drop(520, 760, 0.06), drop(600, 900, 0.06, 0.12), drop(700, 1080, 0.08, 0.24)], room: 0.1, level: -5 }, // prettier-ignore
    veeg: { layers: [air(500, 1900, 0.2, 0, 1, 1), thud(160, 90, 0.1, 0.16, 0.7)], level: -4 },
    wind: { layers: [air(350, 900, 0.9, 0, 1, 1.6), air(600, 1300, 0.5, 0.2, 0.5, 2)], room: 0.2, level: -7 },
    mand: { layers: [struck('wood', 'A4', 0, 0.9, 0.15), struck('marimba', 'E5', 0.05, 0.7)], room: 0.15, level: -5 }, // prettier-ignore
  },
});
