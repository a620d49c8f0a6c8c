import { air, burst, defineSounds, drop, note, struck, thud } from '../../../engine/foley/index.ts';

/** A friendly vacuum cleaner, arrow cards, and dust that tickles. */
export default defineSounds({
  music: 'werkplaats',
  sounds: {
    kaart: { layers: [burst(1700, 0.03, 0, 0.8), struck('wood', 'D5', 0.01, 0.5, 0.05)], level: -6 },
    zoem: {
      layers: [
        { kind: 'tone', wave: 'triangle', from: note('C3'), to: note('A3'), length: 0.5, gain: 0.8, vibrato: { rate: 9, semitones: 0.3 }, envelope: { attack: 0.08, release: 0.3 } },
        air(500, 1200, 0.6, 0, 0.6),
      ],
      level: -5,
    },
    floep: { layers: [air(500, 1700, 0.13, 0, 0.6), drop(260, 700, 0.08, 0.07, 1), burst(900, 0.03, 0.15, 0.4)], room: 0.1, level: -3 },
    hatsjoe: {
      layers: [air(700, 1500, 0.12, 0, 0.5), burst(1500, 0.12, 0.12, 1, 0.7), air(1500, 500, 0.3, 0.14, 0.9), drop(360, 260, 0.1, 0.2, 0.5), drop(520, 300, 0.1, 0.42, 0.4)],
      room: 0.15,
      level: -3,
    },
    bonk: { layers: [thud(210, 120, 0.09, 0, 1), struck('wood', 'G4', 0, 0.5, 0.06)], level: -5 },
    spin: { layers: ['C5', 'E5', 'G5', 'C6'].map((name, i) => struck('kalimba', name, i * 0.09, 0.7, 0.8)), room: 0.35, level: -4 },
    slaap: { layers: ['G5', 'E5', 'C5', 'G4', 'C5'].map((name, i) => struck('kalimba', name, i * 0.2, 0.7, 1.2)), room: 0.5, level: -4 },
  },
}); // prettier-ignore
