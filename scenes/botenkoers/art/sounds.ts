import { air, burst, defineSounds, drop, struck, thud } from '../../../engine/foley/index.ts';

/** A pencil on stiff paper, brass bells over water, canvas, and the horn of a port. */
export default defineSounds({
  music: 'werkplaats',
  sounds: {
    potlood: {
      layers: [
        air(1350, 2050, 0.09, 0, 1, 0.8),
        air(2050, 1350, 0.08, 0.08, 0.7, 0.8),
        struck('wood', 'E4', 0, 0.4, 0.08),
      ],
      level: -6,
    },
    boei: {
      layers: [
        { kind: 'struck', body: 'bell', pitch: 523, ring: 0.7 },
        { kind: 'struck', body: 'bell', pitch: 526, ring: 0.5, gain: 0.4, at: 0.05 },
        drop(300, 520, 0.06, 0, 0.3),
      ],
      room: 0.3,
      level: -4,
    },
    zeil: {
      layers: [
        burst(700, 0.09, 0, 1, 0.6),
        air(300, 1100, 0.3, 0.04, 0.9, 0.7),
        burst(900, 0.07, 0.3, 0.7, 0.6),
        thud(150, 90, 0.1, 0.3, 0.6),
      ],
      room: 0.15,
      level: -3,
    },
    golf: {
      layers: [
        air(420, 900, 0.3, 0, 1, 0.6),
        air(900, 350, 0.4, 0.24, 0.8, 0.6),
        drop(420, 800, 0.06, 0.3, 0.4),
      ],
      room: 0.25,
      level: -5,
    },
    zand: {
      layers: [air(700, 300, 0.4, 0, 1, 0.5), thud(130, 70, 0.22, 0.12, 0.8), drop(260, 420, 0.08, 0.3, 0.4)],
      room: 0.2,
      level: -4,
    },
    meeuw: {
      layers: [0, 0.26, 0.46].map((at, i) => ({
        kind: 'tone' as const,
        wave: 'reed' as const,
        from: [740, 840, 800][i]!,
        to: [560, 600, 540][i]!,
        length: 0.13,
        at,
        gain: 0.7,
        filter: { type: 'lowpass' as const, from: 2400 },
        envelope: { attack: 0.03, release: 0.07 },
      })),
      room: 0.4,
      level: -7,
    },
    hoorn: {
      layers: [
        { kind: 'tone', wave: 'reed', from: 147, length: 0.6, gain: 1, filter: { type: 'lowpass', from: 900 }, envelope: { attack: 0.07, release: 0.25 } }, // prettier-ignore
        { kind: 'tone', wave: 'reed', from: 220, length: 0.6, gain: 0.6, filter: { type: 'lowpass', from: 1200 }, envelope: { attack: 0.09, release: 0.25 } }, // prettier-ignore
      ],
      room: 0.45,
      level: -5,
    },
    fles: {
      layers: [
        burst(800, 0.03, 0, 0.9),
        drop(280, 620, 0.1, 0.02, 1),
        struck('glass', 'A4', 0.1, 0.5, 0.3),
        struck('kalimba', 'E5', 0.16, 0.6),
      ],
      room: 0.25,
      level: -3,
    },
  },
});
