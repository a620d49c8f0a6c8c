import { air, burst, defineSounds, drop, struck, thud } from '../../../engine/foley/index.ts';

/** Rubber on wet glass, suds, a pulley, and pigeons. */
export default defineSounds({
  music: 'werkplaats',
  sounds: {
    veeg: {
      layers: [
        { kind: 'tone', wave: 'sine', from: 620, to: 700, length: 0.5, gain: 0.5, vibrato: { rate: 9, semitones: 0.5 }, envelope: { attack: 0.06, release: 0.06 } }, // prettier-ignore
        { kind: 'tone', wave: 'triangle', from: 930, to: 1020, length: 0.5, gain: 0.16, vibrato: { rate: 11, semitones: 0.7 }, envelope: { attack: 0.06, release: 0.06 } }, // prettier-ignore
        air(1500, 1700, 0.5, 0, 0.5, 1.4),
      ],
      level: -9,
      loop: 0.5,
    },
    schuim: {
      layers: [
        air(2600, 1200, 0.3, 0, 0.7, 0.7),
        { kind: 'scatter', of: { kind: 'tone', wave: 'sine', from: 700, to: 1300, length: 0.025, envelope: { attack: 0.002, decay: 0.04, sustain: 0.1, release: 0.02 } }, count: 12, over: 0.35, gain: 0.4, semitones: 9 }, // prettier-ignore
      ],
      level: -5,
    },
    druppels: {
      layers: [drop(620, 1150, 0.05), drop(480, 900, 0.06, 0.16, 0.7), drop(740, 1300, 0.05, 0.29, 0.6), drop(540, 1000, 0.05, 0.42, 0.4)], // prettier-ignore
      room: 0.35,
      level: -5,
    },
    katrol: {
      layers: [
        ...[0, 0.11, 0.22, 0.33, 0.44, 0.55].map((at, i) =>
          struck('wood', i % 2 ? 'E5' : 'C5', at, 0.6, 0.05),
        ),
        { kind: 'tone', wave: 'triangle', from: 320, to: 470, length: 0.6, gain: 0.25, vibrato: { rate: 7, semitones: 0.6 }, envelope: { attack: 0.1, release: 0.1 } }, // prettier-ignore
        air(600, 900, 0.6, 0, 0.35),
      ],
      room: 0.15,
      level: -6,
    },
    'raam-open': {
      layers: [struck('wood', 'G4', 0, 0.8, 0.08), air(700, 1600, 0.25, 0.03, 0.6), struck('kalimba', 'G5', 0.16, 0.8), struck('kalimba', 'C6', 0.26, 0.7)], // prettier-ignore
      room: 0.25,
      level: -3,
    },
    duif: {
      layers: [
        { kind: 'tone', wave: 'reed', from: 340, to: 420, length: 0.13, gain: 0.7, vibrato: { rate: 22, semitones: 0.8 }, filter: { type: 'lowpass', from: 900 }, envelope: { attack: 0.02, release: 0.06 } }, // prettier-ignore
        { kind: 'tone', wave: 'reed', from: 440, to: 330, length: 0.24, at: 0.17, gain: 0.8, vibrato: { rate: 22, semitones: 0.8 }, filter: { type: 'lowpass', from: 900 }, envelope: { attack: 0.03, release: 0.1 } }, // prettier-ignore
      ],
      room: 0.25,
      level: -6,
    },
    poets: {
      layers: [0, 0.12, 0.24].map((at, i) =>
        air(i === 1 ? 1900 : 1200, i === 1 ? 1200 : 2000, 0.1, at, 0.9, 0.9),
      ),
      level: -5,
    },
    lint: { layers: [air(500, 1500, 0.14, 0, 0.7), thud(240, 150, 0.07, 0.11, 0.7), burst(1800, 0.04, 0.12, 0.5)], level: -4 }, // prettier-ignore
    miauw: {
      layers: [
        { kind: 'tone', wave: 'reed', from: 520, to: 760, length: 0.16, gain: 0.7, filter: { type: 'lowpass', from: 1800 }, envelope: { attack: 0.05, release: 0.04 } }, // prettier-ignore
        { kind: 'tone', wave: 'reed', from: 760, to: 430, length: 0.34, at: 0.17, gain: 0.7, filter: { type: 'lowpass', from: 1500 }, envelope: { attack: 0.02, release: 0.16 } }, // prettier-ignore
      ],
      room: 0.2,
      level: -6,
    },
  },
});
