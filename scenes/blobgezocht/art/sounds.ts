import { air, burst, defineSounds, drop, struck, thud } from '../../../engine/foley/index.ts';

/** On tiptoe through an office: a plucked bass, stamps, paper that turns over. */
export default defineSounds({
  music: 'nachttuin',
  sounds: {
    tiptoe: {
      layers: [struck('marimba', 'E3', 0, 0.9, 0.16), struck('marimba', 'G3', 0.13, 0.8, 0.16)],
      room: 0.15,
      level: -6,
    },
    stempel: { layers: [thud(180, 90, 0.1), burst(900, 0.04, 0, 0.7)], room: 0.15, level: -4 },
    flap: { layers: [air(900, 1700, 0.1, 0, 0.8), burst(1500, 0.03, 0.08, 0.7)], level: -8 },
    giechel: {
      layers: [0, 0.11, 0.22, 0.33].map((at, i) => drop(520 + i * 40, 760 + i * 50, 0.08, at, 0.8)),
      room: 0.1,
      level: -6,
    },
    briefje: { layers: [air(700, 1500, 0.24, 0, 0.7, 1.4), burst(1400, 0.03, 0.2, 0.4)], level: -8 },
    typemachine: {
      layers: [0, 0.09, 0.17, 0.28, 0.36, 0.45].flatMap((at) => [burst(1900, 0.025, at, 0.7), thud(240, 160, 0.03, at, 0.4)]).concat(struck('bell', 'E6', 0.58, 0.4, 0.5)), // prettier-ignore
      room: 0.1,
      level: -6,
    },
    onthulling: {
      layers: [
        struck('marimba', 'C4', 0, 0.8),
        struck('marimba', 'E4', 0.1, 0.8),
        struck('kalimba', 'G5', 0.22, 0.8),
        struck('bell', 'C6', 0.34, 0.5, 0.7),
      ],
      room: 0.35,
      level: -3,
    },
    mot: { layers: [{ kind: 'tone', wave: 'triangle', from: 180, to: 260, length: 0.3, gain: 0.6, tremolo: { rate: 34, depth: 0.9 }, envelope: { attack: 0.04, release: 0.12 } }, air(1200, 800, 0.2, 0, 0.3)], room: 0.1, level: -8 }, // prettier-ignore
  },
});
