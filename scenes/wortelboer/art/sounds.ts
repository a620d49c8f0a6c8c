import { air, burst, defineSounds, drop, struck, thud } from '../../../engine/foley/index.ts';

/** A vegetable plot of paper and wood. */
export default defineSounds({
  music: 'keuken',
  sounds: {
    hamer: { layers: [struck('wood', 'G4', 0, 1, 0.09), thud(190, 110, 0.07, 0, 0.7)], level: -4 },
    giet: {
      layers: [
        air(1800, 2600, 0.5, 0, 0.5, 0.8),
        ...[0.04, 0.12, 0.19, 0.27, 0.34].map((at, i) => drop(620 + i * 90, 900 + i * 60, 0.05, at, 0.5)),
      ],
      room: 0.1,
      level: -8,
    },
    rek: {
      layers: [{ kind: 'tone', wave: 'triangle', from: 120, to: 330, length: 0.9, gain: 0.7, tremolo: { rate: 17, depth: 0.4 }, envelope: { attack: 0.03, release: 0.2 } }], // prettier-ignore
      level: -8,
    },
    'plop-wortel': {
      layers: [drop(240, 620, 0.11), burst(900, 0.05, 0.02, 0.5), struck('marimba', 'G4', 0.06, 0.6)],
      room: 0.15,
      level: -2,
    },
    knabbel: {
      layers: [0, 0.13, 0.26].flatMap((at) => [
        burst(1700, 0.04, at, 0.8),
        burst(1100, 0.03, at + 0.04, 0.6),
      ]),
      level: -6,
    },
    slak: {
      layers: [air(420, 640, 0.7, 0, 0.7, 1.6), drop(180, 260, 0.2, 0.1, 0.4), drop(200, 280, 0.2, 0.4, 0.4)],
      level: -8,
    },
    schuif: { layers: [air(700, 1100, 0.24, 0, 0.8, 1.4), thud(150, 100, 0.06, 0.18, 0.5)], level: -8 },
    mol: { layers: [drop(300, 520, 0.09), drop(340, 600, 0.09, 0.12)], room: 0.1, level: -5 },
    regen: {
      layers: [
        { kind: 'noise', filter: { type: 'lowpass', from: 900, to: 1200 }, length: 1.4, envelope: { attack: 0.4, release: 0.6 } }, // prettier-ignore
        ...[0.3, 0.5, 0.75, 0.9, 1.1].map((at) => drop(700, 980, 0.05, at, 0.4)),
      ],
      room: 0.2,
      level: -9,
    },
    kar: { layers: [0, 0.16, 0.32, 0.48].map((at) => thud(130, 90, 0.07, at, 0.8)), level: -6 },
    weegschaal: {
      layers: [struck('bell', 'E5', 0, 0.4, 0.3), thud(180, 120, 0.06, 0, 0.6)],
      room: 0.2,
      level: -5,
    },
  },
});
