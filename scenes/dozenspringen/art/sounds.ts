import { air, burst, defineSounds, struck, thud } from '../../../engine/foley/index.ts';

/** A spring that is let go: a tone that wobbles as it rises. */
const boing = (from: number, to: number, length: number) => ({
  kind: 'tone' as const,
  wave: 'triangle' as const,
  from,
  to,
  length,
  gain: 0.9,
  vibrato: { rate: 14, semitones: 1.4 },
  envelope: { attack: 0.004, decay: length * 1.5, sustain: 0.2, release: 0.08 },
});

/** Cardboard, springs, rollers, a bell and a forklift. */
export default defineSounds({
  music: 'landkaart',
  sounds: {
    laad: { layers: [{ kind: 'tone', wave: 'triangle', from: 180, to: 420, length: 0.55, gain: 0.6, envelope: { attack: 0.05, decay: 0.6, sustain: 0.5, release: 0.1 } }, burst(700, 0.03, 0, 0.4)], room: 0.1, level: -9 }, // prettier-ignore
    spring: { layers: [air(500, 1700, 0.16, 0, 0.8), boing(260, 520, 0.12)], level: -8 },
    'doos-plof': { layers: [thud(190, 80, 0.12), burst(520, 0.06, 0.005, 0.7), burst(300, 0.09, 0.02, 0.5)], room: 0.15, level: -5 }, // prettier-ignore
    veer: { layers: [boing(220, 470, 0.22), thud(150, 90, 0.08, 0, 0.5)], room: 0.15, level: -7 },
    bel: { layers: [struck('bell', 'E5'), struck('bell', 'B5', 0.11, 0.6)], room: 0.25, level: -7 },
    rollen: { layers: [0, 1, 2, 3, 4].map((i) => burst(620 + (i % 2) * 130, 0.04, i * 0.07, 0.8 - i * 0.1)), room: 0.1, level: -10 }, // prettier-ignore
    vorkheftruck: { layers: [{ kind: 'tone', wave: 'reed', from: 92, to: 128, length: 0.45, gain: 0.7, tremolo: { rate: 17, depth: 0.5 }, envelope: { attack: 0.05, release: 0.2 } }, air(300, 600, 0.4, 0, 0.4), burst(900, 0.03, 0.42, 0.6)], room: 0.1, level: -9 }, // prettier-ignore
  },
});
