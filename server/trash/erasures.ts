import { newId } from '../contract/id.ts';
import { addLines, addMissing, erasuresIn, forgetBefore, linesIn } from './erasure-files.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long the list remembers: a backup that is older may bring somebody back. */
export const KEPT_DAYS = 366;

/** What is erased for good: of staff only who never accepted an invitation, with a whole account all the others. */
export type ErasedKind =
  'account' | 'pupil' | 'plan' | 'staff' | 'group' | 'setting' | 'list' | 'method' | 'tests' | 'note';

/** One thing that was erased; its id says nothing to who has no backup. */
export interface Erasure {
  kind: ErasedKind;
  id: string;
}

/** Things that were to be erased in one transaction. */
export interface Attempt {
  key: string;
  things: Erasure[];
  /** Undefined of a process that died, or lost its database, before it knew. */
  erased: boolean | undefined;
}

/**
 * The list of what was erased for good. It is not in the database, so that it is still there when an older backup takes the place of that:
 * then all that stands in it is erased anew.
 */
export interface Erasures {
  /**
   * Writes down what is about to be erased, and has `work` erase it, which says whether it did. Where that throws nobody knows, until the
   * next start (settled by whoever reads `attempts`).
   */
  erasing(things: readonly Erasure[], work: () => Promise<boolean>): Promise<boolean>;
  /** Writes down what is about to be erased over several transactions; gives the key under which its end is to be settled. */
  begin(things: readonly Erasure[]): Promise<string>;
  /** Writes down what became of an attempt that was left open. */
  settle(key: string, erased: boolean): Promise<void>;
  /** Takes in what was erased elsewhere. */
  take(things: readonly Erasure[]): Promise<void>;
  /** All attempts, oldest first. */
  attempts(): Attempt[];
  /** Makes both lists the same, and forgets what no backup goes back to. */
  tidy(now: number): Promise<void>;
}

const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10);

/** Opens the list in a data folder; `beside` is a folder with backups, in which a second one is kept. */
export function openErasures(
  path: string,
  {
    beside,
    failed = () => undefined,
  }: { beside?: string | undefined; failed?: (error: unknown) => void } = {},
): Erasures {
  const own = erasuresIn(path);
  const second = beside === undefined ? undefined : erasuresIn(beside);

  async function add(lines: readonly object[]) {
    const day = dayOf(Date.now());
    const texts = lines.map((line) => JSON.stringify(line));
    await addLines(own, day, texts);
    // Without this one nothing stops: at night the lists are made the same.
    if (second !== undefined) await addLines(second, day, texts).catch(failed);
  }

  const begin = async (things: readonly Erasure[]) => {
    const key = newId();
    const day = dayOf(Date.now());
    await add(things.map(({ kind, id }) => ({ key, day, kind, id })));
    return key;
  };
  const settle = (key: string, erased: boolean) => add([{ key, erased }]);

  return {
    begin,
    settle,
    async erasing(things, work) {
      if (things.length === 0) return false;
      const key = await begin(things);
      const erased = await work();
      await settle(key, erased);
      return erased;
    },
    async take(things) {
      if (things.length > 0) await settle(await begin(things), true);
    },
    attempts: () => readAttempts(linesIn(own)),
    async tidy(now) {
      const first = dayOf(now - KEPT_DAYS * DAY_MS);
      for (const folder of second === undefined ? [own] : [own, second]) forgetBefore(folder, first);
      if (second === undefined) return;
      await addMissing(own, second);
      await addMissing(second, own);
    },
  };
}

function readAttempts(lines: readonly string[]): Attempt[] {
  const attempts = new Map<string, Attempt>();
  const ends = new Map<string, boolean>();
  for (const line of lines) {
    const { key, kind, id, erased } = read(line);
    if (key === undefined) continue;
    // Who saw that it was erased is right: another may have looked a moment too early.
    if (erased !== undefined) ends.set(key, erased || ends.get(key) === true);
    if (kind === undefined || id === undefined) continue;
    const attempt = attempts.get(key) ?? { key, things: [], erased: undefined };
    attempt.things.push({ kind, id });
    attempts.set(key, attempt);
  }
  for (const attempt of attempts.values()) attempt.erased = ends.get(attempt.key);
  return [...attempts.values()];
}

function read(line: string): Partial<Erasure & { key: string; erased: boolean }> {
  try {
    return JSON.parse(line) as object;
  } catch {
    // Half a line, of a process that was killed.
    return {};
  }
}
