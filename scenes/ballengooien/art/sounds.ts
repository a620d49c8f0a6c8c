import { air, burst, defineSounds, drop, struck, thud, type Recipe } from '../../../engine/foley/index.ts';

/** Tins that fall over each other: thin metal, a little different each time. */
const clatter = (pitches: readonly number[], apart: number): Recipe => ({
  layers: pitches.flatMap((pitch, i) => [
    {
      kind: 'struck' as const,
      body: 'glass' as const,
      pitch,
      ring: 0.14,
      at: i * apart * (1 - 0.05 * i),
      gain: 1 - i * 0.1,
    },
    {
      kind: 'struck' as const,
      body: 'wood' as const,
      pitch: pitch * 0.6,
      ring: 0.1,
      at: i * apart * (1 - 0.05 * i),
      gain: 0.9 - i * 0.1,
    },
    burst(1900 - i * 140, 0.04, i * apart * (1 - 0.05 * i), 0.6),
  ]),
  room: 0.22,
  level: -2,
});

/** The can stall: wool, tin, a brass bell and a barrel organ round the corner. */
export default defineSounds({
  music: 'kermis',
  sounds: {
    zwiep: { layers: [air(500, 1900, 0.26, 0, 1, 1.1), air(900, 400, 0.18, 0.2, 0.4)], room: 0.1, level: -5 },
    blik1: clatter([620, 540, 700, 480], 0.11),
    blik2: clatter([560, 690, 470, 610, 420], 0.09),
    blik3: clatter([700, 510, 580, 430], 0.13),
    blik4: clatter([510, 640, 560, 460, 600], 0.1),
    bel: {
      layers: [
        { kind: 'struck', body: 'bell', pitch: 940, ring: 1 },
        { kind: 'struck', body: 'bell', pitch: 944, ring: 0.8, gain: 0.5, at: 0.16 },
        { kind: 'struck', body: 'bell', pitch: 940, ring: 1, gain: 0.7, at: 0.32 },
      ],
      room: 0.25,
      level: -4,
    },
    'duikelaar-boing': {
      layers: [
        { kind: 'tone', wave: 'triangle', from: 170, to: 330, length: 0.6, vibrato: { rate: 9, semitones: 2.6 }, envelope: { attack: 0.01, decay: 0.7, sustain: 0.1, release: 0.1 } }, // prettier-ignore
        struck('wood', 'C4', 0, 0.6),
        struck('marimba', 'G3', 0.02, 0.5, 0.5),
      ],
      room: 0.2,
      level: -3,
    },
    'net-plof': {
      layers: [thud(190, 90, 0.16), air(380, 220, 0.2, 0.01, 0.7, 0.7), drop(300, 210, 0.08, 0.12, 0.4)],
      room: 0.15,
      level: -4,
    },
    plank: {
      layers: [struck('wood', 'A3', 0, 1, 0.14), thud(150, 100, 0.08, 0, 0.6)],
      room: 0.15,
      level: -5,
    },
    kermisorgel: {
      layers: ['C5', 'E5', 'G5', 'E5', 'A5', 'G5', 'C6'].flatMap((name, i) => {
        const at = i * 0.17;
        const hz = { C5: 523, E5: 659, G5: 784, A5: 880, C6: 1047 }[name]!;
        return [
          { kind: 'tone' as const, wave: 'reed' as const, from: hz / 2, length: 0.13, at, gain: 0.5, filter: { type: 'lowpass' as const, from: 2200 }, envelope: { attack: 0.012, release: 0.06 } }, // prettier-ignore
          { kind: 'tone' as const, wave: 'sine' as const, from: hz, length: 0.13, at, gain: 0.5, vibrato: { rate: 6, semitones: 0.2 }, envelope: { attack: 0.012, release: 0.08 } }, // prettier-ignore
          ...(i % 2 === 0 ? [struck('marimba', 'C3', at, 0.4)] : []),
        ];
      }),
      room: 0.35,
      level: -3,
    },
  },
});
