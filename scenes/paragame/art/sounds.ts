import { air, burst, defineSounds, drop, struck, thud } from '../../../engine/foley/index.ts';

/** The air over a meadow: wind, silk, springs, and a cow now and then. */
export default defineSounds({
  music: 'werkplaats',
  sounds: {
    wind: {
      layers: [
        { kind: 'noise', filter: { type: 'bandpass', from: 420, to: 640, q: 0.8 }, length: 1.5, envelope: { attack: 0.4, release: 0.4 } }, // prettier-ignore
        { kind: 'noise', filter: { type: 'bandpass', from: 640, to: 420, q: 0.8 }, length: 1.5, at: 1.1, envelope: { attack: 0.4, release: 0.4 } }, // prettier-ignore
      ],
      loop: 2.2,
      level: -9,
    },
    sprong: { layers: [air(500, 1500, 0.3, 0, 1, 1), drop(320, 620, 0.12, 0.02, 0.5)], level: -5 },
    flap: {
      layers: [burst(420, 0.1, 0, 1), thud(150, 80, 0.14, 0.01, 0.9), air(1300, 500, 0.3, 0.04, 0.6, 0.8)],
      room: 0.15,
      level: -3,
    },
    trampoline: {
      layers: [
        thud(120, 70, 0.16),
        { kind: 'tone', wave: 'triangle', from: 190, to: 520, length: 0.34, vibrato: { rate: 11, semitones: 1.6 }, envelope: { attack: 0.01, decay: 0.4, sustain: 0.1, release: 0.1 } }, // prettier-ignore
        struck('marimba', 'C4', 0.02, 0.6),
        struck('marimba', 'G4', 0.12, 0.5),
        struck('marimba', 'C5', 0.22, 0.5),
      ],
      room: 0.2,
      level: -3,
    },
    veer: {
      layers: [
        { kind: 'tone', wave: 'triangle', from: 140, to: 380, length: 0.42, vibrato: { rate: 15, semitones: 2.4 }, envelope: { attack: 0.008, decay: 0.5, sustain: 0.1, release: 0.1 } }, // prettier-ignore
        burst(900, 0.06, 0, 0.6),
      ],
      room: 0.15,
      level: -4,
    },
    sis: { layers: [air(1700, 700, 0.62, 0, 1, 0.7), thud(160, 70, 0.2, 0.5, 0.4)], room: 0.1, level: -6 },
    fan: { layers: [air(260, 620, 0.6, 0, 1, 1.2), air(520, 300, 0.4, 0.3, 0.5)], level: -6 },
    vlag: {
      layers: [burst(700, 0.06), burst(820, 0.05, 0.1, 0.7), struck('kalimba', 'E5', 0.06, 0.6, 0.5)],
      level: -5,
    },
    hoepel: {
      layers: ['E5', 'A5', 'C6'].map((name, i) => struck('kalimba', name, i * 0.07, 0.8, 0.6)),
      room: 0.3,
      level: -5,
    },
    boe: {
      layers: [
        { kind: 'tone', wave: 'reed', from: 150, to: 118, length: 0.7, vibrato: { rate: 5, semitones: 0.4 }, filter: { type: 'bandpass', from: 420, to: 300, q: 1.1 }, envelope: { attack: 0.12, release: 0.25 } }, // prettier-ignore
      ],
      room: 0.3,
      level: -8,
    },
  },
});
