import { air, burst, defineSounds, struck, thud } from '../../../engine/foley/index.ts';

/** A cloth that is stretched and lets go: a tone that wobbles as it rises. */
const boing = (from: number, to: number, length: number, gain = 0.9) => ({
  kind: 'tone' as const,
  wave: 'triangle' as const,
  from,
  to,
  length,
  gain,
  vibrato: { rate: 11, semitones: 1.1 },
  envelope: { attack: 0.004, decay: length * 1.5, sustain: 0.2, release: 0.1 },
});
const flute = (from: number, at: number) => ({
  kind: 'tone' as const,
  wave: 'sine' as const,
  from,
  to: from * 1.01,
  at,
  length: 0.09,
  gain: 0.7,
  vibrato: { rate: 6, semitones: 0.2 },
  envelope: { attack: 0.02, decay: 0.1, sustain: 0.6, release: 0.09 },
});

/** Cloth, wind, cotton wool, a flute and running feet. */
export default defineSounds({
  music: 'landkaart',
  sounds: {
    boing: { layers: [boing(150, 290, 0.16), thud(120, 70, 0.1, 0, 0.7), burst(420, 0.05, 0, 0.3)], room: 0.1, level: -9 }, // prettier-ignore
    suizen: { layers: [boing(220, 620, 0.24, 0.6), air(500, 2100, 0.4, 0, 0.9), air(900, 2600, 0.3, 0.06, 0.4)], room: 0.15, level: -7 }, // prettier-ignore
    'wolk-pof': { layers: [thud(170, 90, 0.1, 0, 0.7), air(900, 380, 0.22, 0, 1), burst(620, 0.08, 0.02, 0.6)], room: 0.2, level: -6 }, // prettier-ignore
    fluitloop: { layers: [523, 659, 784, 1047].map((hz, i) => flute(hz, i * 0.085)), room: 0.3, level: -9 },
    rennen: { layers: [0, 1, 2, 3].map((i) => burst(380 + (i % 2) * 90, 0.035, i * 0.075, 0.8)), room: 0.05, level: -9 }, // prettier-ignore
    parachute: { layers: [burst(700, 0.09, 0, 0.9), air(700, 420, 0.5, 0.06, 0.7), struck('kalimba', 'G4', 0.05, 0.4)], room: 0.15, level: -8 }, // prettier-ignore
    kussen: { layers: [thud(130, 65, 0.16), air(420, 240, 0.2, 0, 0.8)], room: 0.1, level: -7 },
  },
});
