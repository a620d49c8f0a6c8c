import { air, burst, defineSounds, struck, thud, type Layer } from '../../../engine/foley/index.ts';

const BEAT = 0.12;
const chain: Layer[] = [0, 1, 2, 3].flatMap((i) => [
  burst(1500, 0.02, i * BEAT, i % 2 ? 0.5 : 0.8),
  struck('wood', i % 2 ? 'G4' : 'E4', i * BEAT, 0.25, 0.05),
]);

/** The round: a chain, a bell, a letter that is tossed, a flap, a dog, a stamp. */
export default defineSounds({
  music: 'werkplaats',
  sounds: {
    fietsketting: { layers: chain, level: -9, loop: BEAT * 4 },
    bel: {
      layers: [0, 0.11, 0.26].map((at, i) => struck('bell', i === 1 ? 'G5' : 'E5', at, 1 - i * 0.2, 0.4)),
      room: 0.2,
      level: -5,
    },
    gooi: {
      layers: [air(600, 1700, 0.22, 0, 1, 1.2), air(1300, 700, 0.16, 0.16, 0.4)],
      room: 0.1,
      level: -5,
    },
    klep: {
      layers: [
        burst(1300, 0.03, 0, 0.9),
        struck('wood', 'D4', 0.01, 0.8, 0.1),
        thud(220, 120, 0.08, 0.02, 0.8),
        burst(1100, 0.03, 0.16, 0.5),
      ],
      room: 0.14,
      level: -3,
    },
    blaf: {
      layers: [0, 0.2].flatMap((at) => [
        { kind: 'tone' as const, wave: 'reed' as const, from: 330, to: 210, length: 0.1, at, gain: 0.8, filter: { type: 'lowpass' as const, from: 1800 }, envelope: { attack: 0.008, release: 0.06 } }, // prettier-ignore
        air(900, 500, 0.09, at, 0.5),
      ]),
      room: 0.2,
      level: -4,
    },
    stempel: {
      layers: [thud(170, 80, 0.1, 0, 1), burst(700, 0.04, 0.01, 0.6), struck('wood', 'C4', 0.02, 0.5, 0.08)],
      room: 0.15,
      level: -3,
    },
    plons: {
      layers: [air(900, 400, 0.26, 0, 1, 0.8), air(1700, 800, 0.18, 0.05, 0.5)],
      room: 0.15,
      level: -7,
    },
  },
});
