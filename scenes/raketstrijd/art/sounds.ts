import { air, burst, defineSounds, drop, struck, thud } from '../../../engine/foley/index.ts';

/** Soft jets, glass dust and a planet that opens. */
export default defineSounds({
  music: 'nachttuin',
  sounds: {
    stuwer: {
      layers: [
        { kind: 'noise', filter: { type: 'bandpass', from: 320, to: 320, q: 0.8 }, length: 1.1, tremolo: { rate: 13, depth: 0.25 }, envelope: { attack: 0.05, release: 0.05 } }, // prettier-ignore
        { kind: 'tone', wave: 'triangle', from: 74, length: 1.1, gain: 0.3, tremolo: { rate: 9, depth: 0.4 }, envelope: { attack: 0.05, release: 0.05 } }, // prettier-ignore
      ],
      loop: 1,
      level: -9,
    },
    sterrenstof: {
      layers: [air(1400, 2600, 0.16, 0, 0.5), struck('bell', 'E5', 0, 0.3, 0.16), struck('kalimba', 'A5', 0.04, 0.5, 0.2)],
      room: 0.25,
      level: -6,
    }, // prettier-ignore
    'ring-tik': {
      layers: [struck('wood', 'C5', 0, 0.8, 0.08), struck('bell', 'G5', 0.02, 0.25, 0.3)],
      room: 0.2,
      level: -5,
    },
    'planeet-bloei': {
      layers: [
        burst(900, 0.06, 0, 0.9),
        thud(160, 90, 0.12, 0, 0.7),
        ...['C5', 'E5', 'G5', 'C6'].map((name, i) => struck('kalimba', name, 0.12 + i * 0.07, 0.7, 0.5)),
        air(600, 1800, 0.4, 0.12, 0.35),
      ],
      room: 0.3,
      level: -4,
    },
    botsje: {
      layers: [thud(190, 110, 0.1), struck('wood', 'G3', 0.005, 0.6, 0.1), drop(300, 520, 0.06, 0.06, 0.4)],
      room: 0.15,
      level: -5,
    },
    'krul-lach': {
      layers: [0, 0.11, 0.22, 0.35].map((at, i) => drop(520 + 50 * i, 760 + 70 * i, 0.07, at, 0.9 - 0.1 * i)),
      room: 0.2,
      level: -7,
    },
  },
});
