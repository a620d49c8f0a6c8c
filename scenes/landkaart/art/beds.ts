import {
  air,
  burst,
  drop,
  struck,
  thud,
  type Layer,
  type Recipe,
  type SoundSet,
} from '../../../engine/foley/index.ts';
import type { ThemeName } from './theme.ts';

/** Seconds of the two loops; they differ, so that together they hardly ever sound the same. */
const LENGTH = { ambience: 5, figure: 3.6 } as const;

/** Air or water that goes on all the time, swelling a little. */
const stream = (from: number, to: number, gain: number, q = 0.8, rate = 0.35): Layer => ({
  kind: 'noise',
  filter: { type: 'bandpass', from, to, q },
  length: LENGTH.ambience + 0.4,
  gain,
  envelope: { attack: 0.01, sustain: 1, release: 0.1 },
  tremolo: { rate, depth: 0.45 },
});
/** Something small, strewn over the loop. */
const strew = (
  of: Extract<Layer, { kind: 'noise' | 'struck' | 'tone' }>,
  count: number,
  gain: number,
  semitones = 4,
): Layer => ({
  kind: 'scatter',
  of,
  count,
  gain,
  semitones,
  over: LENGTH.ambience - 0.6,
  shape: 'even',
});
const chirp = (from: number, to: number, at: number, gain = 0.4): Layer => ({
  kind: 'tone',
  wave: 'sine',
  from,
  to,
  length: 0.09,
  at,
  gain,
  envelope: { attack: 0.01, decay: 0.08, sustain: 0.2, release: 0.05 },
});
const tick: Extract<Layer, { kind: 'noise' }> = {
  kind: 'noise',
  filter: { type: 'bandpass', from: 2100, q: 2 },
  length: 0.004,
  envelope: { attack: 0.001, decay: 0.02, sustain: 0, release: 0.02 },
};

const ambience = (...layers: Layer[]): Recipe => ({ layers, loop: LENGTH.ambience, level: -12 });
const figure = (...layers: Layer[]): Recipe => ({ layers, loop: LENGTH.figure, level: -14, room: 0.3 });
/** Notes one after the other, evenly over the loop; `.` is a rest. */
const notes = (
  body: 'marimba' | 'kalimba' | 'glass' | 'bell' | 'wood' | 'skin',
  line: string,
  gain = 0.6,
): Layer[] => {
  const list = line.split(' ');
  return list.flatMap((name, i) =>
    name === '.' ? [] : [struck(body, name, (i / list.length) * LENGTH.figure, gain, 0.8)],
  );
};

/** What one hears on the islands of each theme: two loops, and the toy. */
const beds: Record<ThemeName, SoundSet> = {
  weide: {
    sounds: {
      sfeer: ambience(
        stream(420, 520, 0.5),
        chirp(2100, 2700, 0.6),
        chirp(2300, 2800, 0.8),
        chirp(1900, 2500, 3.1),
        chirp(2200, 2600, 3.3),
        chirp(2000, 2500, 4.6),
      ),
      deun: figure(...notes('wood', 'D4 . A4 . D4 . A4 A4', 0.5)),
      speelgoed: {
        layers: [
          air(380, 900, 1, 0, 0.9),
          air(700, 420, 0.9, 0.5, 0.6),
          struck('wood', 'D5', 0.12, 0.4),
          struck('wood', 'A4', 0.4, 0.4),
        ],
        level: -4,
      },
    },
  },
  duinstrand: {
    sounds: {
      sfeer: ambience(
        stream(700, 500, 0.8, 0.6, 0.18),
        stream(1500, 1100, 0.25, 0.7, 0.36),
        chirp(1500, 1150, 1.2, 0.35),
        chirp(1450, 1100, 1.5, 0.3),
        chirp(1550, 1200, 4, 0.3),
      ),
      deun: figure(...notes('marimba', 'D4 . F#4 A4 . B4 A4 .', 0.5)),
      speelgoed: {
        layers: [
          air(500, 1600, 0.5, 0, 0.9),
          drop(320, 620, 0.08, 0.1),
          drop(420, 820, 0.07, 0.22),
          struck('kalimba', 'A5', 0.34, 0.6),
        ],
        level: -4,
      },
    },
  },
  fluisterbos: {
    sounds: {
      sfeer: ambience(
        stream(300, 380, 0.6, 0.9, 0.2),
        stream(1700, 1500, 0.16, 1.2, 0.5),
        strew(tick, 14, 0.25),
        chirp(620, 540, 2, 0.4),
        chirp(620, 520, 2.4, 0.4),
      ),
      deun: figure(...notes('kalimba', 'A4 . . D5 . . B4 .', 0.5)),
      speelgoed: {
        layers: [
          { kind: 'tone', wave: 'reed', from: 330, to: 294, length: 0.32, filter: { type: 'lowpass', from: 1100 }, envelope: { attack: 0.04, release: 0.2 } }, // prettier-ignore
          air(500, 700, 0.4, 0, 0.25),
        ],
        room: 0.6,
        level: -4,
      },
    },
  },
  bakkersberg: {
    sounds: {
      sfeer: ambience(
        stream(240, 300, 0.5, 0.8, 0.5),
        strew({ ...tick, filter: { type: 'bandpass', from: 1300, q: 1.6 } }, 34, 0.4, 7),
        strew({ kind: 'struck', body: 'glass', pitch: 1175, ring: 0.2 }, 3, 0.12),
      ),
      deun: figure(
        ...notes('marimba', 'D4 A4 . D4 B4 . A4 .', 0.5),
        ...notes('skin', 'D3 . . . A3 . . .', 0.3),
      ),
      speelgoed: {
        layers: [
          burst(420, 0.12),
          air(600, 1800, 0.6, 0.1, 0.6),
          struck('bell', 'D5', 0.3, 0.5),
          thud(180, 110, 0.1, 0.7),
        ],
        level: -4,
      },
    },
  },
  havenstad: {
    sounds: {
      sfeer: ambience(stream(340, 300, 0.5, 0.7, 0.25), strew({ kind: 'struck', body: 'wood', pitch: 220, ring: 0.12 }, 6, 0.3), chirp(1400, 1100, 3.4, 0.25), { kind: 'tone', wave: 'reed', from: 147, to: 146, length: 0.7, at: 1.3, gain: 0.2, filter: { type: 'lowpass', from: 500 }, envelope: { attack: 0.15, release: 0.3 } }), // prettier-ignore
      deun: figure(...notes('wood', 'D4 D4 . A3 . D4 . .', 0.5), ...notes('bell', '. . . . A4 . . .', 0.18)),
      speelgoed: {
        layers: [strewn(9, 0.9), thud(150, 90, 0.16, 0.95), struck('wood', 'D4', 0.95, 0.6)],
        level: -4,
      },
    },
  },
  sneeuwtop: {
    sounds: {
      sfeer: ambience(
        stream(560, 760, 0.55, 1.4, 0.22),
        stream(1300, 1000, 0.18, 1.6, 0.4),
        strew({ kind: 'struck', body: 'glass', pitch: 1760, ring: 0.5 }, 4, 0.1, 5),
      ),
      deun: figure(...notes('glass', 'D5 . A5 . F#5 . A5 .', 0.32)),
      speelgoed: { layers: [{ kind: 'scatter', of: { kind: 'struck', body: 'glass', pitch: 1480, ring: 0.5 }, count: 14, over: 1.1, semitones: 7, shape: 'early' }, air(900, 1600, 0.7, 0, 0.3)], room: 0.4, level: -5 }, // prettier-ignore
    },
  },
  vulkaanbaai: {
    sounds: {
      sfeer: ambience(stream(110, 150, 0.9, 0.7, 0.3), stream(900, 700, 0.2, 0.8, 0.2), strew({ kind: 'tone', wave: 'sine', from: 190, to: 300, length: 0.07, envelope: { attack: 0.004, decay: 0.1, sustain: 0.1, release: 0.04 } }, 16, 0.5, 6)), // prettier-ignore
      deun: figure(
        ...notes('skin', 'D3 . A3 D3 . A3 . D3', 0.5),
        ...notes('marimba', 'D4 . . . B3 . . .', 0.35),
      ),
      speelgoed: {
        layers: [
          air(300, 1900, 0.8, 0, 1),
          drop(200, 460, 0.12),
          drop(260, 700, 0.1, 0.2),
          air(1500, 600, 0.6, 0.6, 0.4),
        ],
        level: -4,
      },
    },
  },
  sterrenklip: {
    sounds: {
      sfeer: ambience(
        stream(360, 320, 0.4, 1.1, 0.15),
        strew({ kind: 'struck', body: 'glass', pitch: 1175, ring: 0.9 }, 5, 0.16, 7),
        chirp(1320, 1320, 1.8, 0.12),
        chirp(1760, 1760, 4.2, 0.1),
      ),
      deun: figure(...notes('kalimba', 'D5 . A5 . B5 . F#5 .', 0.4)),
      speelgoed: { layers: [{ kind: 'tone', wave: 'sine', from: 1760, to: 440, length: 0.9, gain: 0.5, envelope: { attack: 0.02, decay: 0.9, sustain: 0.2, release: 0.2 } }, struck('glass', 'D6', 0.9, 0.6), struck('glass', 'A5', 1, 0.5)], room: 0.5, level: -5 }, // prettier-ignore
    },
  },
};
export default beds;

/** The ratchet of a crane. */
function strewn(count: number, over: number): Layer {
  return {
    kind: 'scatter',
    of: { kind: 'struck', body: 'wood', pitch: 330, ring: 0.06 },
    count,
    over,
    semitones: 1,
    shape: 'even',
  };
}
