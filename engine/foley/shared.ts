import { air, burst, drop, struck, thud } from './layers.ts';
import { defineSounds, type Recipe } from './recipe.ts';

/** One right answer, of five: a kalimba that climbs the pentatonic scale as the run of rights grows. */
const right = (from: string, to: string): Recipe => ({
  layers: [
    struck('kalimba', from, 0, 0.8),
    struck('kalimba', to, 0.085, 1),
    struck('marimba', to, 0.085, 0.35),
  ],
  room: 0.3,
});

/** The sounds that all games share (scenes/README.md 2.8). */
export const SHARED_SOUNDS = defineSounds({
  sounds: {
    tik: { layers: [{ kind: 'struck', body: 'wood', pitch: 1150, ring: 0.05 }], room: 0.1, level: -7 },
    plop: { layers: [drop(340, 980, 0.075)], room: 0.15, level: -2 },
    pak: { layers: [air(1300, 2400, 0.07, 0, 0.5), drop(420, 640, 0.06, 0.02, 0.8)], level: -5 },
    leg: { layers: [struck('wood', 'E4', 0, 1, 0.12), burst(900, 0.05, 0, 0.5)], room: 0.15, level: -4 },
    goed1: right('C5', 'E5'),
    goed2: right('D5', 'G5'),
    goed3: right('E5', 'A5'),
    goed4: right('G5', 'C6'),
    goed5: {
      layers: [
        struck('kalimba', 'A5', 0, 0.7),
        struck('kalimba', 'C6', 0.07, 0.8),
        struck('kalimba', 'E6', 0.14, 1),
        struck('marimba', 'C5', 0.14, 0.5),
      ],
      room: 0.35,
    },
    zachtnee: {
      layers: [struck('marimba', 'G4', 0, 0.8, 0.5), struck('marimba', 'E4', 0.17, 1, 0.7)],
      room: 0.2,
      level: -5,
    },
    gum: {
      layers: [
        ...[0, 0.13, 0.26, 0.39].map((at, i) =>
          air(i % 2 ? 1500 : 1000, i % 2 ? 1050 : 1450, 0.09, at, 0.9, 2.5),
        ),
        ...[0.58, 0.67, 0.76].map((at, i) => drop(620 + 60 * i, 800 + 70 * i, 0.05, at, 0.5)),
      ],
      room: 0.15,
      level: -4,
    },
    banner: {
      layers: [
        air(500, 2600, 0.22, 0, 0.7),
        burst(1700, 0.05, 0.24, 0.5),
        struck('kalimba', 'G5', 0.25, 0.35),
        struck('kalimba', 'C6', 0.31, 0.35),
      ],
      room: 0.25,
      level: -4,
    },
    ster: {
      layers: ['E5', 'A5', 'C6', 'E6'].map((name, i) =>
        struck(i === 3 ? 'bell' : 'glass', name, i * 0.075, 0.6 + i * 0.1, 0.9),
      ),
      room: 0.4,
      level: -2,
    },
    munt: {
      layers: [
        struck('glass', 'B5', 0, 0.8, 0.3),
        struck('glass', 'E6', 0.065, 1, 0.5),
        burst(2600, 0.02, 0, 0.4),
      ],
      room: 0.15,
      level: -4,
    },
    applaus: {
      layers: [
        {
          kind: 'scatter',
          of: {
            kind: 'noise',
            filter: { type: 'bandpass', from: 1250, q: 1.4 },
            length: 0.006,
            envelope: { attack: 0.001, decay: 0.03, sustain: 0, release: 0.035 },
          },
          count: 170,
          over: 2,
          semitones: 7,
          shape: 'swell',
        },
      ],
      room: 0.5,
      level: -3,
    },
    fluit: {
      layers: [
        {
          kind: 'tone',
          wave: 'sine',
          from: 700,
          to: 1050,
          length: 0.2,
          gain: 0.8,
          envelope: { attack: 0.03, release: 0.05 },
        },
        {
          kind: 'tone',
          wave: 'sine',
          from: 1050,
          length: 0.3,
          at: 0.22,
          gain: 0.8,
          vibrato: { rate: 7, semitones: 0.35 },
          envelope: { attack: 0.03, release: 0.14 },
        },
        air(1050, 1500, 0.5, 0, 0.35, 3),
      ],
      room: 0.3,
      level: -4,
    },
    klaar: {
      layers: [
        ...['C4', 'E4', 'G4', 'C5'].map((name, i) => struck('marimba', name, i * 0.11, 0.8)),
        ...['E5', 'G5', 'C6'].map((name, i) => struck('kalimba', name, 0.5 + i * 0.03, 0.7, 1.4)),
        struck('marimba', 'C4', 0.5, 1, 1),
        thud(130, 90, 0.15, 0.5, 0.5),
      ],
      room: 0.35,
    },
  },
});
