import { air, burst, defineSounds, struck, thud } from '../../../engine/foley/index.ts';

/** A dig: a spade in sand, a brush, bones that click, and ribs that ring. */
export default defineSounds({
  music: 'landkaart',
  sounds: {
    schep: { layers: [air(1400, 500, 0.2, 0, 0.9), burst(700, 0.05, 0, 0.6), thud(170, 90, 0.1, 0.1, 0.5)], room: 0.1, level: -6 }, // prettier-ignore
    kwast: { layers: [air(900, 1800, 0.12, 0, 0.8), air(1700, 900, 0.12, 0.12, 0.7), air(900, 1700, 0.1, 0.24, 0.5)], room: 0.1, level: -8 }, // prettier-ignore
    'tok-steen': { layers: [struck('wood', 'C4', 0, 0.9), burst(1500, 0.02, 0, 0.5), thud(210, 120, 0.06, 0, 0.5)], room: 0.15, level: -6 }, // prettier-ignore
    vondst: { layers: [struck('kalimba', 'G4', 0, 0.6, 0.5), struck('kalimba', 'D5', 0.09, 0.7, 0.5)], room: 0.25, level: -6 }, // prettier-ignore
    'bot-klik': { layers: [struck('wood', 'G4', 0, 0.8), struck('wood', 'C5', 0.045, 0.5)], room: 0.12, level: -6 }, // prettier-ignore
    'skelet-dans': {
      layers: [
        ...['C4', 'E4', 'G4', 'E4', 'G4', 'C5'].map((pitch, i) => struck('wood', pitch, i * 0.1, 0.8)),
        air(700, 500, 0.3, 0, 0.3),
      ],
      room: 0.2,
      level: -6,
    },
    xylofoon: {
      layers: [struck('marimba', 'C4', 0, 0.8), struck('wood', 'C5', 0, 0.4)],
      room: 0.2,
      level: -4,
    },
  },
});
