import { air, burst, defineSounds, drop, struck, thud } from '../../../engine/foley/index.ts';

/** Clicks of a reel that runs. */
const clicks = (count: number, pitch: number, apart: number) =>
  Array.from({ length: count }, (_, i) => burst(pitch + (i % 2) * 160, 0.02, i * apart, 0.7));

/** A reel, a rod, water, and a pelican. */
export default defineSounds({
  music: 'landkaart',
  sounds: {
    katrol: { layers: clicks(3, 900, 0.05), room: 0.1, level: -10 },
    schiet: { layers: [air(600, 1800, 0.16, 0, 0.9), ...clicks(4, 1100, 0.035)], level: -7 },
    'haak-plop': { layers: [thud(240, 110, 0.09), drop(300, 640, 0.09, 0.03, 0.7)], room: 0.15, level: -4 },
    haspel: { layers: [...clicks(9, 760, 0.045), air(500, 800, 0.36, 0, 0.25)], room: 0.1, level: -8 },
    kietel: {
      layers: [0, 1, 2, 3].map((i) => ({
        kind: 'tone' as const,
        wave: 'triangle' as const,
        from: 620 - (i % 2) * 120,
        to: 520 - (i % 2) * 110,
        length: 0.06,
        at: i * 0.1,
        gain: 0.8,
        vibrato: { rate: 18, semitones: 0.7 },
        envelope: { attack: 0.01, release: 0.04 },
      })),
      room: 0.2,
      level: -6,
    },
    bellen: { layers: [drop(260, 560, 0.07), drop(340, 720, 0.06, 0.08, 0.7), drop(420, 860, 0.05, 0.15, 0.5)], room: 0.2, level: -8 }, // prettier-ignore
    plons: { layers: [drop(200, 430, 0.1), air(900, 420, 0.26, 0.01, 0.7), drop(460, 820, 0.06, 0.12, 0.4)], room: 0.15, level: -5 }, // prettier-ignore
    pelikaan: { layers: [{ kind: 'tone', wave: 'reed', from: 240, to: 190, length: 0.16, gain: 0.7, envelope: { attack: 0.02, release: 0.07 } }, struck('wood', 'E4', 0.18, 0.6), struck('wood', 'E4', 0.26, 0.5)], room: 0.15, level: -7 }, // prettier-ignore
    zeil: { layers: [air(300, 900, 0.2, 0, 0.9), thud(150, 80, 0.12, 0.14, 0.7)], room: 0.15, level: -5 },
  },
});
