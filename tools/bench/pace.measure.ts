// @vitest-environment jsdom
// Measures for pace.ts, which starts it.
import { inject, test } from 'vitest';
import { leastAMinute, MOST_BETWEEN_MS, PACE_TEMPOS, paceOf } from '../../engine/testing/pace.ts';
import { GAMES } from '../../scenes/index.ts';

/** The slowest that was measured of a form: exercises a minute, and the longest time in s after an answer in which nothing can be done. */
export interface MeasuredPace {
  game: string;
  form: string;
  aMinute: number;
  least: number;
  between: number;
  most: number;
}

declare module 'vitest' {
  interface TaskMeta {
    pace?: MeasuredPace;
  }
  interface ProvidedContext {
    /** Ids of games, parted by commas; nothing means all. */
    only: string;
  }
}

const only = inject('only');
const wanted = GAMES.filter(({ manifest }) => only === '' || only.split(',').includes(manifest.id));

for (const entry of wanted)
  for (const form of entry.manifest.forms)
    test(`${entry.manifest.id} ${form}`, async ({ task }) => {
      const paces = [];
      for (const tempo of PACE_TEMPOS) paces.push(await paceOf(entry, form, tempo));
      task.meta.pace = {
        game: entry.manifest.id,
        form,
        aMinute: Math.min(...paces.map(({ aMinute }) => aMinute)),
        least: leastAMinute(form),
        between: Math.max(...paces.flatMap(({ between }) => between)) / 1000,
        most: MOST_BETWEEN_MS / 1000,
      };
    });
