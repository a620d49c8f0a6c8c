import { air, burst, defineSounds, drop, struck, thud } from '../../../engine/foley/index.ts';

/** The juice factory: pipes that click, a tap, and juice that gurgles, leaks and pops a lid. */
export default defineSounds({
  music: 'werkplaats',
  sounds: {
    'klik-draai': {
      layers: [
        burst(1900, 0.03, 0, 0.9),
        struck('wood', 'A4', 0.02, 0.7, 0.07),
        thud(240, 150, 0.06, 0.03, 0.6),
      ],
      room: 0.1,
      level: -4,
    },
    kraan: {
      layers: [air(700, 1300, 0.12, 0, 0.6), air(900, 1500, 0.1, 0.1, 0.5), thud(170, 90, 0.12, 0.2, 0.9)],
      room: 0.15,
      level: -3,
    },
    gorgel: {
      layers: [
        ...Array.from({ length: 9 }, (_, i) =>
          drop(190 + (i % 3) * 70 + i * 12, 420 + (i % 4) * 90, 0.08, i * 0.095, 0.8),
        ),
        air(380, 620, 0.9, 0, 0.4),
      ],
      room: 0.2,
      level: -4,
    },
    'lek-spetter': {
      layers: [
        air(1400, 2400, 0.3, 0, 0.9),
        drop(620, 300, 0.1, 0.05),
        drop(500, 900, 0.07, 0.18, 0.6),
        drop(700, 420, 0.08, 0.28, 0.5),
      ],
      room: 0.15,
      level: -5,
    },
    'vat-plop': {
      layers: [drop(160, 620, 0.12), thud(200, 90, 0.14, 0.02, 0.8), drop(520, 980, 0.08, 0.16, 0.6)],
      room: 0.2,
      level: -2,
    },
    blub: {
      layers: [drop(150, 300, 0.16), drop(180, 340, 0.14, 0.18, 0.8), drop(140, 230, 0.2, 0.34, 0.7)],
      room: 0.2,
      level: -3,
    },
    schuif: {
      layers: [air(500, 1100, 0.22, 0, 0.8), struck('wood', 'E4', 0.2, 0.6, 0.08)],
      room: 0.12,
      level: -7,
    },
    zoem: {
      layers: [{ kind: 'tone', wave: 'triangle', from: 240, to: 330, length: 0.4, gain: 0.6, vibrato: { rate: 22, semitones: 0.6 }, envelope: { attack: 0.05, release: 0.15 } }], // prettier-ignore
      level: -6,
    },
    proost: {
      layers: [
        { kind: 'struck', body: 'bell', pitch: 1320, ring: 0.5, gain: 0.6 },
        { kind: 'struck', body: 'bell', pitch: 1568, at: 0.14, ring: 0.5, gain: 0.5 },
        { kind: 'struck', body: 'bell', pitch: 1760, at: 0.26, ring: 0.6, gain: 0.5 },
        drop(300, 700, 0.1, 0.3, 0.6),
      ],
      room: 0.3,
      level: -4,
    },
  },
});
