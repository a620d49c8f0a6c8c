import { air, burst, defineSounds, struck, thud, type Layer } from '../../../engine/foley/index.ts';

const BEAT = 0.15;
const puffs: Layer[] = [0, 1, 2, 3].flatMap((i) => [
  air(520, 300, 0.09, i * BEAT, i === 0 ? 1 : 0.6, 0.9),
  thud(120, 80, 0.05, i * BEAT, 0.4),
]);

/** The railway: puffs that follow the speed, levers, whistle, bell and coupling. */
export default defineSounds({
  music: 'werkplaats',
  sounds: {
    puf: { layers: puffs, level: -8, loop: BEAT * 4 },
    'wissel-klak': {
      layers: [
        burst(1900, 0.03, 0, 0.8),
        struck('wood', 'E4', 0.02, 1, 0.09),
        thud(190, 110, 0.08, 0.05, 0.7),
      ],
      room: 0.12,
      level: -3,
    },
    ping: {
      layers: [struck('bell', 'A5', 0, 0.6, 0.5), struck('glass', 'E6', 0.02, 0.35, 0.3)],
      room: 0.25,
      level: -7,
    },
    fluit: {
      layers: [
        { kind: 'tone', wave: 'reed', from: 587, to: 620, length: 0.34, gain: 0.7, filter: { type: 'lowpass', from: 2400 }, envelope: { attack: 0.05, release: 0.18 } }, // prettier-ignore
        { kind: 'tone', wave: 'reed', from: 740, to: 780, length: 0.34, gain: 0.5, filter: { type: 'lowpass', from: 2400 }, envelope: { attack: 0.05, release: 0.18 } }, // prettier-ignore
        air(1800, 2300, 0.4, 0, 0.35, 2),
      ],
      room: 0.35,
      level: -3,
    },
    stationsbel: {
      layers: [0, 0.16, 0.32].map((at) => struck('bell', at === 0.16 ? 'E5' : 'C5', at, 1, 0.7)),
      room: 0.3,
      level: -4,
    },
    koppeling: {
      layers: [burst(1500, 0.03, 0, 0.9), struck('bell', 'D4', 0.01, 0.5, 0.14), thud(150, 90, 0.1, 0.03, 1)],
      room: 0.12,
      level: -2,
    },
    stoom: { layers: [air(2400, 900, 0.5, 0, 1, 0.7), air(1200, 600, 0.4, 0.15, 0.5)], room: 0.2, level: -6 },
  },
});
