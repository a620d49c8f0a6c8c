import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getMap, type PupilMap } from '../../../server/contract/practice.ts';
import { askAnew } from '../../app/query-of.ts';

/** So often is looked whether practice time has begun or ended. */
const LOOK_MS = 15_000;

/**
 * Fetches the map anew when practice time begins or ends. The server says in how long that is: the clock of this device
 * may be wrong, and time that it was asleep counts. While the line is gone it is tried again at each look.
 */
export function usePracticeTime({ practiceTime, pupil }: PupilMap) {
  const queries = useQueryClient();
  useEffect(() => {
    const { changesIn } = practiceTime;
    if (changesIn === undefined) return undefined;
    const [clock, ticks] = [Date.now(), performance.now()];
    const timer = setInterval(() => {
      // Not every device counts on in its sleep; one whose clock is set back still counts.
      const past = Math.max(Date.now() - clock, performance.now() - ticks);
      if (past >= changesIn) void askAnew(queries, [getMap], { pupil: pupil.id });
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [practiceTime, pupil.id, queries]);
}
