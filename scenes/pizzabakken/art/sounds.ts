import { air, burst, defineSounds, drop, struck, thud } from '../../../engine/foley/index.ts';

/** A warm kitchen: dough, brass, fire and cheese. */
export default defineSounds({
  music: 'keuken',
  sounds: {
    'deeg-plof': {
      layers: [thud(230, 120, 0.14), air(500, 260, 0.12, 0.01, 0.9, 0.7), burst(1400, 0.05, 0, 0.25)],
      room: 0.15,
    },
    bel: {
      layers: [
        { kind: 'struck', body: 'bell', pitch: 1180, ring: 1.1 },
        { kind: 'struck', body: 'bell', pitch: 1184, ring: 0.9, gain: 0.6 },
        burst(2200, 0.02, 0, 0.5),
      ],
      room: 0.2,
      level: -2,
    },
    'oven-zoem': {
      layers: [
        { kind: 'tone', wave: 'reed', from: 140, length: 2.6, gain: 0.5, filter: { type: 'lowpass', from: 900 }, tremolo: { rate: 2, depth: 0.3 } }, // prettier-ignore
        { kind: 'tone', wave: 'triangle', from: 280, length: 2.6, gain: 0.2 },
        { kind: 'noise', filter: { type: 'bandpass', from: 420, q: 0.8 }, length: 2.6, gain: 0.6, tremolo: { rate: 1, depth: 0.4 } }, // prettier-ignore
      ],
      loop: 2,
      level: -8,
    },
    knisper: {
      layers: [
        {
          kind: 'scatter',
          of: { kind: 'noise', filter: { type: 'bandpass', from: 2000, q: 2 }, length: 0.002, envelope: { attack: 0.001, decay: 0.012, sustain: 0, release: 0.014 } }, // prettier-ignore
          count: 42,
          over: 0.9,
          semitones: 8,
          shape: 'early',
        },
        air(900, 700, 0.7, 0, 0.08, 0.6),
      ],
      room: 0.1,
      level: -4,
    },
    hap: {
      layers: [burst(1500, 0.07, 0, 1, 0.7), burst(900, 0.09, 0.035, 1, 0.8), thud(210, 150, 0.09, 0.02, 0.8), drop(300, 480, 0.05, 0.2, 0.5)], // prettier-ignore
      room: 0.1,
      level: -2,
    },
    'kaas-rek': {
      layers: [
        {
          kind: 'tone',
          wave: 'triangle',
          from: 240,
          to: 560,
          length: 0.55,
          vibrato: { rate: 11, semitones: 0.5 },
          envelope: { attack: 0.06, release: 0.03 },
          gain: 0.7,
        },
        drop(520, 1100, 0.05, 0.6, 1),
      ],
      room: 0.15,
      level: -5,
    },
    tip: {
      layers: [
        struck('glass', 'A5', 0, 0.8, 0.3),
        struck('glass', 'D6', 0.05, 0.9, 0.35),
        struck('glass', 'F#6', 0.12, 0.7, 0.5),
        struck('wood', 'A4', 0.12, 0.6),
      ],
      room: 0.2,
      level: -3,
    },
  },
});
