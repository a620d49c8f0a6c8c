import {
  air,
  burst,
  defineSounds,
  drop,
  note,
  struck,
  thud,
  type Layer,
} from '../../../engine/foley/index.ts';

/** Something that sings or bends: from one pitch to another, and how it trembles. */
const bend = (from: number, to: number, length: number, rate: number, semitones: number, at = 0): Layer => ({ kind: 'tone', wave: 'sine', from, to, length, at, gain: 0.8, vibrato: { rate, semitones }, envelope: { attack: 0.04, decay: 0.3, sustain: 0.6, release: 0.2 } }); // prettier-ignore
const bubbles = (low: number, at = 0) => [drop(low, low * 2.1, 0.08, at), drop(low * 1.25, low * 2.6, 0.07, at + 0.07, 0.7), drop(low * 1.5, low * 3, 0.05, at + 0.14, 0.5)]; // prettier-ignore

/** Water, bubbles and a mouth; the whale sings. */
export default defineSounds({
  music: 'landkaart',
  sounds: {
    bellen: { layers: bubbles(300), room: 0.25, level: -8 },
    hap: { layers: [thud(260, 120, 0.09), burst(900, 0.03, 0.05, 0.7), drop(220, 460, 0.09, 0.06, 0.9)], room: 0.12, level: -3 }, // prettier-ignore
    zuur: { layers: [bend(note('E4'), note('A3'), 0.36, 12, 1.2), air(700, 300, 0.26, 0.34, 0.7), ...bubbles(210, 0.5)], room: 0.15, level: -4 }, // prettier-ignore
    boing: { layers: [bend(210, 420, 0.3, 15, 1.6), thud(170, 90, 0.1)], room: 0.15, level: -6 },
    groei: { layers: [air(240, 900, 0.5, 0, 0.6), ...['C4', 'E4', 'G4', 'C5'].map((name, i) => struck('marimba', name, 0.06 + i * 0.09, 0.7, 0.5)), ...bubbles(300, 0.46)], room: 0.25, level: -3 }, // prettier-ignore
    'bel-tik': { layers: [struck('glass', 'E5', 0, 0.5, 0.5), drop(620, 1100, 0.06, 0.03, 0.6)], room: 0.3, level: -6 }, // prettier-ignore
    plons: { layers: [drop(200, 430, 0.1), air(900, 420, 0.3, 0.01, 0.8), drop(460, 820, 0.06, 0.12, 0.4)], room: 0.2, level: -3 }, // prettier-ignore
    walvis: {
      layers: [bend(150, 260, 0.7, 5, 0.5), bend(260, 130, 0.8, 5, 0.5, 0.72)],
      room: 0.5,
      level: -4,
    },
  },
});
