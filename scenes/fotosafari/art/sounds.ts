import { air, burst, defineSounds, drop, struck, thud, type Layer } from '../../../engine/foley/index.ts';

/** The voice of an animal: a soft reed that glides. */
const voice = (from: number, to: number, length: number, at = 0, gain = 0.8, low = 1400): Layer => ({
  kind: 'tone',
  wave: 'reed',
  from,
  to,
  length,
  at,
  gain,
  filter: { type: 'lowpass', from: low },
  envelope: { attack: 0.03, release: 0.08 },
});

/** A ride with a camera: focus that rises, a shutter, paper, the engine, leaves, and what animals say. */
export default defineSounds({
  music: 'landkaart',
  sounds: {
    scherp: { layers: [{ kind: 'tone', wave: 'triangle', from: 300, to: 760, length: 0.7, gain: 0.6, envelope: { attack: 0.1, release: 0.12 } }], level: -9 }, // prettier-ignore
    piep: { layers: [struck('glass', 'A5', 0, 0.7, 0.12), struck('kalimba', 'A5', 0.02, 0.6)], level: -8 },
    klik: { layers: [burst(1700, 0.03, 0, 0.9), thud(220, 120, 0.06, 0.01, 0.7), burst(1300, 0.04, 0.09, 0.8)], room: 0.08, level: -4 }, // prettier-ignore
    uitrol: { layers: [air(700, 1300, 0.26, 0, 0.7, 2), burst(1100, 0.03, 0.3, 0.6)], level: -7 },
    jeep: { layers: [thud(90, 70, 0.09, 0, 0.9), thud(96, 72, 0.09, 0.12, 0.9), thud(100, 76, 0.09, 0.23, 0.9), thud(106, 80, 0.09, 0.33, 0.8), air(260, 420, 0.5, 0, 0.5, 1.5)], room: 0.1, level: -6 }, // prettier-ignore
    ritsel: { layers: [air(1600, 900, 0.22, 0, 0.7, 0.9), air(1100, 1700, 0.16, 0.14, 0.5, 0.9)], level: -9 },
    'dier-0': {
      layers: [voice(150, 96, 0.6, 0, 0.9, 700), air(300, 200, 0.5, 0.04, 0.5)],
      room: 0.2,
      level: -5,
    },
    'dier-1': { layers: [voice(300, 520, 0.22, 0, 0.8, 1500), voice(520, 360, 0.4, 0.2, 0.9, 1500)], room: 0.25, level: -6 }, // prettier-ignore
    'dier-2': { layers: [voice(460, 340, 0.1), voice(460, 330, 0.1, 0.16), voice(450, 320, 0.14, 0.32)], room: 0.15, level: -6 }, // prettier-ignore
    'dier-3': {
      layers: [drop(260, 620, 0.1, 0, 0.9), drop(280, 700, 0.12, 0.16, 0.9)],
      room: 0.2,
      level: -5,
    },
    'dier-4': { layers: [voice(190, 150, 0.5, 0, 0.9, 800)], room: 0.2, level: -5 },
    'dier-5': { layers: [voice(620, 820, 0.09, 0, 0.6, 2000), voice(820, 640, 0.14, 0.1, 0.7, 2000)], room: 0.25, level: -7 }, // prettier-ignore
    'dier-6': { layers: [struck('wood', 'C4', 0, 0.9, 0.05), struck('wood', 'C4', 0.11, 0.9, 0.05), voice(280, 200, 0.16, 0.24, 0.6)], room: 0.12, level: -5 }, // prettier-ignore
    vogel: { layers: ['E5', 'A5', 'E5', 'C6'].map((name, i) => struck('kalimba', name, i * 0.09, 0.8)), room: 0.4, level: -5 }, // prettier-ignore
    duim: { layers: [drop(300, 160, 0.2, 0, 0.8), air(800, 300, 0.3, 0.05, 0.5, 1.4)], level: -6 },
  },
});
