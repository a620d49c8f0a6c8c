import { z } from 'zod';
import type { Store } from '../../app/session/storage.ts';

const KEPT = 2;
const memorySchema = z.object({ last: z.array(z.string()), visits: z.int() });
type Memory = z.infer<typeof memorySchema>;

const keyOf = (pupilId: string) => `kaart/${pupilId}`;

/** What this browser remembers of a pupil: the games played last, newest first, and how often a place was opened. */
export function playedBy(store: Store, pupilId: string): Memory {
  try {
    return memorySchema.parse(JSON.parse(store.get(keyOf(pupilId)) ?? ''));
  } catch {
    return { last: [], visits: 0 };
  }
}

/** A place was opened: gives what was known before. */
export function visited(store: Store, pupilId: string): Memory {
  const memory = playedBy(store, pupilId);
  store.set(keyOf(pupilId), JSON.stringify({ ...memory, visits: memory.visits + 1 }));
  return memory;
}

/** A game was begun. */
export function began(store: Store, pupilId: string, game: string) {
  const memory = playedBy(store, pupilId);
  const last = [game, ...memory.last.filter((id) => id !== game)].slice(0, KEPT);
  store.set(keyOf(pupilId), JSON.stringify({ ...memory, last }));
}
