import { air, burst, defineSounds, drop, struck, thud, type Layer } from '../../../engine/foley/index.ts';

/** A phrase of a worn piano: notes with their beats. */
const phrase = (notes: readonly (readonly [string, number, number?])[]): Layer[] =>
  notes.flatMap(([name, at, gain = 0.8]) => [struck('marimba', name, at, gain, 0.5), struck('kalimba', name, at + 0.004, gain * 0.4, 0.4)]); // prettier-ignore

const laugh: Layer[] = Array.from({ length: 7 }, (_, i) => drop(300 + (i % 3) * 60, 460 + (i % 3) * 80, 0.08, 0.1 + i * 0.13, 0.5)); // prettier-ignore

/** The projector, tape, popcorn, the hall, and five runs on the piano. */
export default defineSounds({
  music: 'kermis',
  sounds: {
    ratel: {
      layers: [burst(1900, 0.018, 0, 0.9), struck('wood', 'E5', 0, 0.5, 0.03)],
      room: 0.05,
      level: -9,
    },
    plak: { layers: [air(2400, 900, 0.12, 0, 0.7, 1.6), burst(1300, 0.04, 0.11, 1), thud(190, 120, 0.06, 0.11, 0.6)], room: 0.1, level: -4 }, // prettier-ignore
    knip: {
      layers: [burst(2200, 0.02, 0, 0.8, 1.6), burst(1700, 0.025, 0.06, 1, 1.6)],
      room: 0.1,
      level: -5,
    },
    flapper: { layers: Array.from({ length: 8 }, (_, i) => burst(900 + (i % 2) * 260, 0.035, i * 0.062, 1 - i * 0.07)), room: 0.15, level: -3 }, // prettier-ignore
    popcorn: { layers: [{ kind: 'scatter', count: 12, over: 0.5, semitones: 5, shape: 'swell', of: { kind: 'struck', body: 'wood', pitch: 620, ring: 0.05, gain: 0.8 } }], room: 0.15, level: -4 }, // prettier-ignore
    'applaus-zaal': {
      layers: [
        { kind: 'scatter', count: 46, over: 1.15, semitones: 4, shape: 'swell', of: { kind: 'noise', filter: { type: 'bandpass', from: 1300, q: 1.2 }, length: 0.008, gain: 0.6, envelope: { attack: 0.002, decay: 0.03, sustain: 0, release: 0.02 } } }, // prettier-ignore
        ...laugh,
      ],
      room: 0.45,
      level: -3,
    },
    doek: { layers: [air(500, 900, 0.55, 0, 0.9, 0.8), air(1500, 700, 0.4, 0.1, 0.4)], room: 0.2, level: -6 },
    'pianoloopje-0': { layers: phrase([['C4', 0], ['E4', 0.1], ['G4', 0.2], ['C5', 0.3, 1]]), room: 0.25 }, // prettier-ignore
    'pianoloopje-1': { layers: phrase([['G4', 0], ['A4', 0.09], ['B4', 0.18], ['D5', 0.27], ['G5', 0.4, 1]]), room: 0.25 }, // prettier-ignore
    'pianoloopje-2': { layers: phrase([['E4', 0], ['G4', 0.12], ['E4', 0.2], ['A4', 0.3], ['C5', 0.42, 1]]), room: 0.25 }, // prettier-ignore
    'pianoloopje-3': { layers: phrase([['F4', 0], ['A4', 0.08], ['C5', 0.16], ['A4', 0.26], ['F5', 0.38, 1]]), room: 0.25 }, // prettier-ignore
    'pianoloopje-4': { layers: phrase([['D4', 0], ['G4', 0.1], ['B4', 0.2], ['D5', 0.28], ['C5', 0.4], ['E5', 0.52, 1]]), room: 0.25 }, // prettier-ignore
  },
});
