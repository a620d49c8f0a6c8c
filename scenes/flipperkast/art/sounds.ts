import { air, burst, defineSounds, drop, struck, thud } from '../../../engine/foley/index.ts';

/** A rubber that is plucked, or a stomach of ink. */
const twang = (from: number, to: number, length: number, rate: number, semitones: number) => ({
  kind: 'tone' as const,
  wave: 'triangle' as const,
  from,
  to,
  length,
  gain: 0.9,
  vibrato: { rate, semitones },
  envelope: { attack: 0.004, decay: length * 1.4, sustain: 0.2, release: 0.08 },
});

/** Wood, tin pins, rubber, a lid and ink, and a keeper who works hard. */
export default defineSounds({
  music: 'landkaart',
  sounds: {
    flip: { layers: [thud(210, 110, 0.07, 0, 0.9), burst(900, 0.03, 0, 0.7)], room: 0.05, level: -8 },
    punaise: { layers: [struck('kalimba', 'E5', 0, 0.8), burst(1800, 0.03, 0, 0.5), thud(260, 160, 0.06, 0, 0.5)], room: 0.15, level: -9 }, // prettier-ignore
    elastiek: { layers: [twang(190, 120, 0.18, 17, 1.4), burst(500, 0.04, 0, 0.4)], room: 0.08, level: -9 },
    slot: { layers: [burst(1100, 0.03, 0, 0.7), thud(240, 160, 0.07, 0.02, 0.7), struck('kalimba', 'A4', 0.05, 0.6)], room: 0.12, level: -8 }, // prettier-ignore
    plons: { layers: [drop(420, 0, 1), thud(150, 70, 0.14, 0.01, 0.8), air(900, 300, 0.34, 0.03, 0.9), drop(640, 0.14, 0.6), drop(780, 0.24, 0.4)], room: 0.2, level: -6 }, // prettier-ignore
    boer: { layers: [twang(130, 78, 0.34, 24, 2.2), air(360, 220, 0.2, 0.04, 0.5), drop(300, 0.3, 0.5)], room: 0.1, level: -9 }, // prettier-ignore
    hup: { layers: [twang(230, 420, 0.14, 6, 0.3), air(500, 1300, 0.2, 0.02, 0.6)], room: 0.1, level: -9 },
    vang: { layers: [thud(170, 110, 0.09, 0, 0.9), burst(480, 0.05, 0, 0.5)], room: 0.08, level: -8 },
    miauw: { layers: [twang(520, 690, 0.16, 6, 0.4), { ...twang(690, 430, 0.22, 6, 0.4), at: 0.16 }], room: 0.15, level: -9.5 }, // prettier-ignore
  },
});
