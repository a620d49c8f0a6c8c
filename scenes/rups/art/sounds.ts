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

const thread: Layer[] = Array.from({ length: 10 }, (_, i) =>
  air(700 + i * 90, 1100 + i * 110, 0.11, i * 0.1, 0.45, 2),
);
const wings: Layer[] = [0, 0.16, 0.32, 0.48].map((at) => air(300, 760, 0.11, at, 0.6, 1.1));

/** A caterpillar on paper leaves, dew, silk and wings. */
export default defineSounds({
  music: 'keuken',
  sounds: {
    'kruip-tik': { layers: [struck('wood', 'G4', 0, 0.7, 0.05), burst(1300, 0.02, 0, 0.4)], level: -6 },
    knap: {
      layers: [burst(2300, 0.05, 0, 1, 1.4), burst(1500, 0.06, 0.05, 0.9, 1.2), air(1900, 900, 0.1, 0.08, 0.5), burst(1900, 0.05, 0.16, 0.7, 1.3), drop(360, 640, 0.07, 0.24, 0.6)],
      room: 0.12,
      level: -1,
    },
    bitter: {
      layers: [
        { kind: 'tone', wave: 'triangle', from: note('G4'), to: note('C4'), length: 0.42, gain: 0.7, vibrato: { rate: 11, semitones: 1.4 }, envelope: { attack: 0.03, release: 0.12 } },
        air(900, 380, 0.3, 0.42, 0.6),
        drop(240, 520, 0.07, 0.62, 0.9),
        drop(200, 430, 0.07, 0.74, 0.6),
      ],
      room: 0.15,
      level: -3,
    },
    dauw: { layers: [drop(900, 1500, 0.07, 0, 0.8), struck('glass', 'E6', 0.05, 0.35, 0.6), struck('glass', 'B6', 0.13, 0.25, 0.5)], room: 0.4, level: -5 },
    rol: { layers: [air(380, 900, 0.4, 0, 0.7), ...[0, 0.11, 0.22, 0.33].map((at) => thud(190, 130, 0.05, at, 0.6))], level: -6 },
    'spin-cocon': { layers: [...thread, struck('kalimba', 'C5', 0.1, 0.3), struck('kalimba', 'E5', 0.45, 0.3), struck('kalimba', 'G5', 0.8, 0.3)], room: 0.35, level: -4 },
    vlinder: {
      layers: [...wings, ...['C5', 'E5', 'G5', 'B5', 'C6', 'E6'].map((name, i) => struck('kalimba', name, 0.06 + i * 0.11, 0.7, 1.1))],
      room: 0.5,
      level: -2,
    },
  },
}); // prettier-ignore
