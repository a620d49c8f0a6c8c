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

/** A low call that bends. */
const call = (from: number, to: number, at: number, length: number): Layer => ({
  kind: 'tone',
  wave: 'sine',
  from,
  to,
  length,
  at,
  gain: 0.8,
  vibrato: { rate: 5, semitones: 0.5 },
  envelope: { attack: 0.12, decay: 0.3, sustain: 0.7, release: 0.3 },
});

/** Water, bubbles and a mouth; the whale sings. */
export default defineSounds({
  music: 'landkaart',
  sounds: {
    bellen: {
      layers: [drop(300, 620, 0.07), drop(380, 800, 0.06, 0.07, 0.7), drop(460, 930, 0.05, 0.13, 0.5)],
      room: 0.25,
      level: -8,
    },
    hap: { layers: [thud(260, 120, 0.09), burst(900, 0.03, 0.05, 0.7), drop(220, 460, 0.09, 0.06, 0.9)], room: 0.12, level: -3 }, // prettier-ignore
    zuur: {
      layers: [
        { kind: 'tone', wave: 'triangle', from: note('E4'), to: note('A3'), length: 0.36, gain: 0.7, vibrato: { rate: 12, semitones: 1.2 }, envelope: { attack: 0.03, release: 0.12 } }, // prettier-ignore
        air(700, 300, 0.26, 0.34, 0.7),
        drop(210, 440, 0.08, 0.5, 0.9),
        drop(260, 540, 0.07, 0.6, 0.6),
      ],
      room: 0.15,
      level: -4,
    },
    boing: {
      layers: [
        { kind: 'tone', wave: 'sine', from: 210, to: 420, length: 0.3, vibrato: { rate: 15, semitones: 1.6 }, envelope: { attack: 0.01, decay: 0.3, sustain: 0.3, release: 0.08 } }, // prettier-ignore
        thud(170, 90, 0.1),
      ],
      room: 0.15,
      level: -6,
    },
    groei: {
      layers: [
        air(240, 900, 0.5, 0, 0.6),
        ...['C4', 'E4', 'G4', 'C5'].map((name, i) => struck('marimba', name, 0.06 + i * 0.09, 0.7, 0.5)),
        drop(300, 900, 0.12, 0.46, 0.7),
      ],
      room: 0.25,
      level: -3,
    },
    'bel-tik': { layers: [struck('glass', 'E5', 0, 0.5, 0.5), drop(620, 1100, 0.06, 0.03, 0.6)], room: 0.3, level: -6 }, // prettier-ignore
    plons: { layers: [drop(200, 430, 0.1), air(900, 420, 0.3, 0.01, 0.8), drop(460, 820, 0.06, 0.12, 0.4)], room: 0.2, level: -3 }, // prettier-ignore
    walvis: { layers: [call(150, 260, 0, 0.7), call(260, 130, 0.72, 0.8)], room: 0.5, level: -4 },
  },
});
