import { air, burst, defineSounds, struck, thud, type Layer } from '../../../engine/foley/index.ts';

/** A bird's call: quick notes that glide up and down. */
const chirp = (at: number, from: number, to: number): Layer => ({
  kind: 'tone',
  wave: 'sine',
  from,
  to,
  length: 0.07,
  at,
  gain: 0.6,
  envelope: { attack: 0.008, release: 0.04 },
});

/** A garden by night. */
export default defineSounds({
  music: 'nachttuin',
  sounds: {
    'stap-gras': { layers: [air(1500, 900, 0.07, 0, 0.8, 0.8), burst(700, 0.03, 0.015, 0.5)], level: -8 },
    klop: {
      layers: [0, 0.15, 0.3].flatMap((at) => [
        struck('wood', 'E4', at, 1, 0.12),
        thud(170, 110, 0.07, at, 0.8),
      ]),
      room: 0.2,
      level: -3,
    },
    deur: {
      layers: [
        { kind: 'tone', wave: 'reed', from: 210, to: 330, length: 0.42, gain: 0.35, vibrato: { rate: 13, semitones: 0.7 }, filter: { type: 'bandpass', from: 700, to: 1300, q: 2 }, envelope: { attack: 0.06, release: 0.12 } }, // prettier-ignore
        ...['C5', 'E5', 'G5', 'C6'].map((name, i) => struck('kalimba', name, 0.3 + i * 0.09, 0.6, 0.9)),
      ],
      room: 0.45,
      level: -3,
    },
    gordijn: {
      layers: [
        air(900, 300, 0.34, 0, 0.9, 0.8),
        air(500, 1200, 0.12, 0.26, 0.4),
        thud(150, 90, 0.1, 0.36, 0.6),
      ],
      room: 0.15,
      level: -3,
    },
    vogel: {
      layers: [
        chirp(0, 1500, 2100),
        chirp(0.12, 1700, 2300),
        chirp(0.24, 2200, 1600),
        chirp(0.42, 1600, 2200),
      ],
      room: 0.4,
      level: -7,
    },
    krekels: {
      layers: [0, 0.5, 1.1, 1.5, 2.1].flatMap((at, i) => [
        { kind: 'tone' as const, wave: 'triangle' as const, from: 2500 + (i % 2) * 160, length: 0.22, at, gain: 0.24, tremolo: { rate: 28, depth: 1 }, envelope: { attack: 0.04, release: 0.08 } }, // prettier-ignore
      ]),
      room: 0.5,
      level: -10,
    },
    konijn: { layers: [burst(1300, 0.03, 0, 0.6), air(700, 1400, 0.1, 0.03, 0.6)], level: -8 },
  },
});
