import { air, burst, defineSounds, drop, struck, thud } from '../../../engine/foley/index.ts';

/** The bookcase tower: wood, paper, brass and cushions. */
export default defineSounds({
  music: 'werkplaats',
  sounds: {
    'stap-hout': {
      layers: [struck('wood', 'G3', 0, 1, 0.1), thud(150, 90, 0.07, 0, 0.7)],
      room: 0.15,
      level: -8,
    },
    sprong: {
      layers: [air(420, 1300, 0.16, 0, 0.7, 1.4), drop(260, 620, 0.12, 0, 0.8)],
      room: 0.1,
      level: -7,
    },
    ladder: {
      layers: Array.from({ length: 7 }, (_, i) =>
        struck('wood', i % 2 ? 'E4' : 'C4', i * 0.055 - i * i * 0.001, 1 - i * 0.08, 0.09),
      ),
      room: 0.25,
      level: -4,
    },
    bel: {
      layers: [
        { kind: 'struck', body: 'bell', pitch: 660, ring: 1.3 },
        { kind: 'struck', body: 'bell', pitch: 663, ring: 1, gain: 0.5, at: 0.2 },
        { kind: 'struck', body: 'bell', pitch: 660, ring: 1.1, gain: 0.6, at: 0.42 },
      ],
      room: 0.35,
      level: -3,
    },
    'boek-flap': {
      layers: [0, 0.09, 0.17, 0.25].map((at, i) => burst(900 - i * 90, 0.07, at, 1 - i * 0.15)),
      room: 0.15,
      level: -5,
    },
    'kussen-pof': {
      layers: [thud(170, 70, 0.2), air(520, 240, 0.3, 0.02, 0.8, 0.7), air(1400, 700, 0.18, 0.05, 0.25, 1)],
      room: 0.15,
      level: -4,
    },
    trek: { layers: [air(700, 380, 0.22, 0, 0.8, 3), struck('wood', 'A3', 0.02, 0.4, 0.06)], level: -9 },
    rol: {
      layers: [
        air(500, 1700, 0.3, 0, 0.9, 2),
        ...[0.05, 0.12, 0.18, 0.23].map((at, i) => burst(1500 + i * 160, 0.03, at, 0.5)),
      ],
      room: 0.15,
      level: -5,
    },
    touw: {
      layers: [air(1200, 500, 0.3, 0, 0.8, 1.6), struck('bell', 'C6', 0.2, 0.12, 0.4)],
      room: 0.2,
      level: -9,
    },
    klop: { layers: [struck('wood', 'D4', 0, 1, 0.12), thud(190, 120, 0.08, 0, 0.6)], room: 0.2, level: -5 },
    giechel: {
      layers: [
        drop(520, 760, 0.07, 0),
        drop(600, 840, 0.07, 0.11),
        drop(560, 900, 0.08, 0.22),
        burst(900, 0.06, 0.02, 0.6),
      ],
      room: 0.15,
      level: -5,
    },
    druppel: { layers: [drop(420, 1100, 0.09), drop(700, 1500, 0.07, 0.07, 0.6)], room: 0.3, level: -6 },
    poes: {
      layers: [
        {
          kind: 'noise',
          filter: { type: 'lowpass', from: 260, q: 1 },
          length: 0.9,
          tremolo: { rate: 23, depth: 0.8 },
          envelope: { attack: 0.12, release: 0.25 },
        },
      ],
      room: 0.1,
      level: -9,
    },
    vliegtuig: {
      layers: [
        air(300, 900, 1.2, 0, 1, 0.9),
        air(900, 500, 1, 0.9, 0.6, 0.9),
        struck('kalimba', 'G5', 0.1, 0.3),
        struck('kalimba', 'C6', 0.3, 0.3),
        struck('kalimba', 'E6', 0.5, 0.3),
      ],
      room: 0.3,
      level: -5,
    },
  },
});
