import { describe, expect, it } from 'vitest';
import type { GameEntry } from '../../bridge/index.ts';
import type { Form } from '../../exercise/index.ts';
import { leastAMinute, MOST_BETWEEN_MS, MOST_IDLE_MS, PACE_TEMPOS, paceOf } from '../pace.ts';
import { skipUnplayed } from './forms.ts';

/** A round is practice and not waiting, in every form, when the game is at its slowest and half-way. */
export function keepsPace(entry: GameEntry) {
  describe.each(entry.manifest.forms.map((form): [Form] => [form]))('the pace of %s', (form) => {
    skipUnplayed(entry, [form]);

    it.each(PACE_TEMPOS)('leaves a thinking pupil enough words a minute at tempo %f', async (tempo) => {
      const { aMinute, between, idle } = await paceOf(entry, form, tempo);
      expect(aMinute).toBeGreaterThanOrEqual(leastAMinute(form));
      expect(Math.max(...between)).toBeLessThanOrEqual(MOST_BETWEEN_MS);
      expect(Math.max(...idle)).toBeLessThanOrEqual(MOST_IDLE_MS);
    });
  });
}
