import { air, burst, defineSounds, drop, struck, thud } from '../../../engine/foley/index.ts';

/** A wooden soapbox with a rubber motor, and a crowd of blobs. */
export default defineSounds({
  music: 'werkplaats',
  sounds: {
    motor: {
      layers: [
        { kind: 'tone', wave: 'triangle', from: 92, to: 92, length: 1, vibrato: { rate: 8, semitones: 0.4 }, envelope: { attack: 0.2, release: 0.2 } }, // prettier-ignore
        { kind: 'tone', wave: 'triangle', from: 92, to: 92, length: 1, at: 0.8, vibrato: { rate: 8, semitones: 0.4 }, envelope: { attack: 0.2, release: 0.2 } }, // prettier-ignore
        { kind: 'noise', filter: { type: 'bandpass', from: 260, to: 260, q: 1.4 }, length: 1.6, envelope: { attack: 0.2, release: 0.2 }, level: -10 }, // prettier-ignore
      ],
      loop: 1.6,
      level: -9,
    },
    baanwissel: { layers: [air(500, 1100, 0.16, 0, 1, 1), burst(420, 0.05, 0.1, 0.6)], level: -6 },
    turbo: {
      layers: [thud(130, 70, 0.16), air(320, 1700, 0.7, 0.02, 1, 0.8), drop(240, 620, 0.3, 0.02, 0.5)],
      room: 0.15,
      level: -4,
    },
    vol: {
      layers: ['G4', 'C5', 'E5'].map((name, i) => struck('kalimba', name, i * 0.06, 0.7, 0.5)),
      room: 0.2,
      level: -6,
    },
    poort: {
      layers: [air(420, 900, 0.3, 0, 0.7), ...['C5', 'G5'].map((name, i) => struck('kalimba', name, 0.04 + i * 0.09, 0.8, 0.6))], // prettier-ignore
      room: 0.25,
      level: -4,
    },
    wasstraat: {
      layers: [air(700, 1300, 0.5, 0, 1, 0.6), air(1300, 700, 0.55, 0.45, 1, 0.6), burst(500, 0.06, 0.2, 0.6), burst(640, 0.06, 0.5, 0.6), drop(300, 700, 0.1, 0.7, 0.6), drop(360, 820, 0.1, 0.86, 0.6)], // prettier-ignore
      room: 0.15,
      level: -5,
    },
    publiek: {
      layers: [
        { kind: 'noise', filter: { type: 'bandpass', from: 620, to: 900, q: 1.1 }, length: 0.9, envelope: { attack: 0.12, release: 0.5 } }, // prettier-ignore
        drop(300, 520, 0.16, 0.05, 0.5),
        drop(360, 620, 0.16, 0.16, 0.5),
        drop(280, 500, 0.16, 0.3, 0.5),
      ],
      room: 0.3,
      level: -7,
    },
    piep: {
      layers: [{ kind: 'tone', wave: 'triangle', from: 520, to: 680, length: 0.16, vibrato: { rate: 14, semitones: 1 }, envelope: { attack: 0.02, release: 0.06 } }], // prettier-ignore
      level: -7,
    },
    rem: { layers: [air(900, 300, 0.4, 0, 1, 1), thud(120, 60, 0.14, 0.2, 0.6)], level: -6 },
    ronde: {
      layers: [0, 0.22, 0.44].map((at) => struck('marimba', 'G5', at, 0.7, 0.6)),
      room: 0.3,
      level: -5,
    },
  },
});
