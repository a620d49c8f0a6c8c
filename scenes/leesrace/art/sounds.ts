import { air, burst, defineSounds, drop, struck, thud, type Layer } from '../../../engine/foley/index.ts';

/** Many hands and a few high voices. */
const clapping = (over: number, count: number): Layer => ({
  kind: 'scatter',
  of: { kind: 'noise', filter: { type: 'bandpass', from: 1500, q: 1.4 }, length: 0.012, gain: 0.9, envelope: { attack: 0.002, decay: 0.05, sustain: 0, release: 0.04 } }, // prettier-ignore
  count,
  over,
  semitones: 5,
  shape: 'swell',
});
const voices = (over: number): Layer => ({
  kind: 'scatter',
  of: { kind: 'tone', wave: 'reed', from: 330, to: 420, length: 0.3, gain: 0.3, filter: { type: 'bandpass', from: 900, q: 0.9 }, envelope: { attack: 0.08, release: 0.24 } }, // prettier-ignore
  count: 9,
  over,
  semitones: 6,
  shape: 'swell',
});

/** The stadium: shoes on paper, a ribbon that rolls, gates that burst, and people who cheer. */
export default defineSounds({
  music: 'kermis',
  sounds: {
    stap: { layers: [thud(210, 120, 0.05, 0, 0.9), air(1300, 900, 0.05, 0.005, 0.5)], level: -9 },
    'rol-op': {
      layers: [
        air(700, 1700, 0.34, 0, 0.8, 0.8),
        { kind: 'scatter', of: { kind: 'noise', filter: { type: 'bandpass', from: 2300, q: 2 }, length: 0.01, gain: 0.5, envelope: { attack: 0.001, decay: 0.02, sustain: 0, release: 0.02 } }, count: 16, over: 0.36, semitones: 4, shape: 'even' }, // prettier-ignore
        thud(180, 110, 0.08, 0.36, 0.6),
      ],
      level: -5,
    },
    poort: {
      layers: [burst(1700, 0.1, 0, 1), air(2600, 900, 0.3, 0.02, 0.8), drop(420, 980, 0.12, 0.03, 0.6), struck('kalimba', 'C5', 0.06), struck('kalimba', 'E5', 0.13), struck('kalimba', 'G5', 0.2)], // prettier-ignore
      room: 0.2,
      level: -2,
    },
    veer: {
      layers: [{ kind: 'tone', wave: 'triangle', from: 150, to: 310, length: 0.36, gain: 0.8, vibrato: { rate: 15, semitones: 1.6 }, envelope: { attack: 0.02, release: 0.16 } }, drop(190, 330, 0.1, 0.02, 0.5)], // prettier-ignore
      room: 0.12,
      level: -4,
    },
    publiek: { layers: [clapping(1.1, 60), voices(0.7)], room: 0.4, level: -5 },
    lijm: {
      layers: [drop(260, 170, 0.16, 0, 0.8), drop(360, 210, 0.18, 0.12, 0.8), air(500, 800, 0.34, 0.05, 0.5, 2), drop(220, 420, 0.1, 0.36, 0.8)], // prettier-ignore
      room: 0.1,
      level: -3,
    },
    klap: { layers: [burst(900, 0.05, 0, 1), struck('wood', 'A4', 0.01, 0.8, 0.08)], room: 0.1, level: -5 },
    finish: {
      layers: [struck('marimba', 'C5', 0), struck('marimba', 'E5', 0.14), struck('marimba', 'G5', 0.28), struck('marimba', 'C6', 0.44, 1.2), struck('kalimba', 'E6', 0.46, 0.7), clapping(1.3, 50)], // prettier-ignore
      room: 0.35,
      level: -2,
    },
    klik: { layers: [burst(2400, 0.03, 0, 0.9), struck('wood', 'E5', 0.05, 0.8, 0.06), burst(1800, 0.03, 0.09, 0.7)], level: -4 }, // prettier-ignore
  },
});
