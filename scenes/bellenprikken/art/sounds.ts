import { air, burst, defineSounds, drop, note, struck, type Recipe } from '../../../engine/foley/index.ts';

/** A soap bubble that bursts on a note: a breath of skin, then the note as a drop. */
const pop = (name: string): Recipe => ({
  layers: [burst(2400, 0.025, 0, 0.5), drop(note(name) * 0.55, note(name), 0.06, 0, 0.9), struck('kalimba', name, 0.02, 0.55, 0.5)], // prettier-ignore
  room: 0.3,
  level: -2,
});

/** Water, soap and a bathroom that sings along. */
export default defineSounds({
  music: 'keuken',
  sounds: {
    plop1: pop('C5'),
    plop2: pop('D5'),
    plop3: pop('E5'),
    plop4: pop('F5'),
    plop5: pop('G5'),
    plop6: pop('A5'),
    plop7: pop('B5'),
    plop8: pop('C6'),
    'piep-kietel': {
      layers: [
        { kind: 'tone', wave: 'sine', from: 820, to: 1250, length: 0.09, gain: 0.7 },
        { kind: 'tone', wave: 'sine', from: 900, to: 1340, length: 0.09, at: 0.13, gain: 0.7 },
        ...[0.32, 0.4, 0.48, 0.56].map((at, i) =>
          drop(520 + (i % 2) * 70, 690 + (i % 2) * 80, 0.05, at, 0.6),
        ),
      ],
      room: 0.25,
      level: -6,
    },
    'bel-blaas': {
      layers: [
        air(420, 760, 0.4, 0, 0.7, 2),
        { kind: 'tone', wave: 'sine', from: 260, to: 470, length: 0.42, gain: 0.25, vibrato: { rate: 9, semitones: 0.6 }, envelope: { attack: 0.12, release: 0.08 } }, // prettier-ignore
        drop(420, 700, 0.05, 0.46, 0.4),
      ],
      room: 0.3,
      level: -6,
    },
    'tub-bel': {
      layers: [
        { kind: 'struck', body: 'bell', pitch: note('E5'), ring: 1.3 },
        { kind: 'struck', body: 'bell', pitch: note('B4'), ring: 1, at: 0.14, gain: 0.7 },
      ],
      room: 0.4,
      level: -2,
    },
    eend: {
      layers: [0, 0.19].map((at, i) => ({
        kind: 'tone' as const,
        wave: 'reed' as const,
        from: 400 - 30 * i,
        to: 290,
        length: 0.11,
        at,
        envelope: { attack: 0.012, release: 0.05 },
        filter: { type: 'bandpass' as const, from: 1150, to: 800, q: 1.6 },
      })),
      room: 0.25,
      level: -4,
    },
    mist: {
      layers: [
        air(700, 1700, 0.8, 0, 0.5, 1),
        ...['C5', 'E5', 'G5', 'B5', 'D6'].map((name, i) => struck('glass', name, 0.1 + i * 0.13, 0.3, 0.9)),
      ],
      room: 0.6,
      level: -5,
    },
  },
});
