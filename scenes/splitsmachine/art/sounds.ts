import {
  air,
  burst,
  defineSounds,
  drop,
  struck,
  thud,
  type Layer,
  type Recipe,
} from '../../../engine/foley/index.ts';

/** Tones of the eight pipes, from the longest to the shortest. */
const PIPES = [262, 294, 330, 392, 440, 523, 587, 659] as const;

/** One tone of the steam organ: a breath, and a soft reed. */
const pipe = (pitch: number): Recipe => ({
  layers: [
    { kind: 'tone', wave: 'reed', from: pitch, length: 0.26, gain: 0.6, filter: { type: 'lowpass', from: 2200 }, vibrato: { rate: 5.5, semitones: 0.12 }, envelope: { attack: 0.03, release: 0.22 } }, // prettier-ignore
    { kind: 'tone', wave: 'sine', from: pitch * 2, length: 0.24, gain: 0.25, envelope: { attack: 0.02, release: 0.2 } }, // prettier-ignore
    air(pitch * 3, pitch * 2, 0.1, 0, 0.25, 2),
  ],
  room: 0.22,
  level: -3,
});

const teeth: Layer[] = Array.from({ length: 9 }, (_, i) => struck('wood', i % 2 ? 'G4' : 'C5', i * 0.075, 0.5 + (i % 3) * 0.15, 0.06)); // prettier-ignore

/** Dok's workshop: blades, wheels, steam and an organ of eight pipes. */
export default defineSounds({
  music: 'werkplaats',
  sounds: {
    'mes-klik': {
      layers: [burst(2600, 0.03, 0, 0.8), { kind: 'struck', body: 'bell', pitch: 1760, ring: 0.16, gain: 0.5 }, thud(260, 180, 0.05, 0.02, 0.6)], // prettier-ignore
      room: 0.1,
      level: -4,
    },
    hendel: {
      layers: [air(500, 900, 0.16, 0, 0.7), struck('wood', 'C4', 0.1, 1, 0.12), thud(150, 80, 0.16, 0.14, 1), burst(1500, 0.04, 0.16, 0.7)], // prettier-ignore
      room: 0.15,
    },
    tsjak: {
      layers: [air(3200, 1500, 0.05, 0, 0.8, 1.6), burst(2100, 0.05, 0.035, 1), thud(190, 110, 0.08, 0.04, 0.9)], // prettier-ignore
      room: 0.12,
      level: -2,
    },
    tandwiel: { layers: [...teeth, air(420, 760, 0.7, 0, 0.3)], room: 0.15, level: -5 },
    hik: {
      layers: [drop(280, 760, 0.09, 0, 1), drop(520, 300, 0.16, 0.11, 0.7), { kind: 'tone', wave: 'triangle', from: 190, to: 330, length: 0.4, at: 0.3, gain: 0.5, vibrato: { rate: 13, semitones: 1 }, envelope: { attack: 0.04, release: 0.1 } }], // prettier-ignore
      room: 0.15,
      level: -3,
    },
    koekoek: {
      layers: [
        { kind: 'tone', wave: 'sine', from: 784, length: 0.16, gain: 0.9, envelope: { attack: 0.02, release: 0.08 } }, // prettier-ignore
        { kind: 'tone', wave: 'sine', from: 622, length: 0.24, at: 0.26, gain: 1, envelope: { attack: 0.02, release: 0.14 } }, // prettier-ignore
        air(800, 650, 0.4, 0, 0.2, 3),
      ],
      room: 0.35,
      level: -3,
    },
    kwaak: {
      layers: [
        { kind: 'tone', wave: 'reed', from: 330, to: 250, length: 0.16, gain: 0.8, filter: { type: 'bandpass', from: 900, q: 1.4 }, envelope: { attack: 0.01, release: 0.06 } }, // prettier-ignore
      ],
      room: 0.15,
      level: -3,
    },
    stoomwolk: {
      layers: [air(900, 2600, 0.35, 0, 0.9, 0.7), air(1800, 700, 0.3, 0.2, 0.5)],
      room: 0.2,
      level: -5,
    },
    ...Object.fromEntries(PIPES.map((pitch, i) => [`orgel-${i}`, pipe(pitch)])),
  },
});
