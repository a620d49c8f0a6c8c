import { clamp, DAY_MS } from './math.ts';
import type { Params } from './params.ts';
import type { Shared, SharedCategory, SharedWord } from './shared.ts';
import type { PupilState, SessionState } from './state.ts';
import type { Focus, PracticeForm } from './types.ts';

/** What a choice is made from. */
export interface Selection {
  state: PupilState;
  shared: Shared;
  params: Params;
  seed: string;
  session: Pick<SessionState, 'id' | 'answers' | 'words' | 'categories' | 'wrongRun' | 'rapidRun'>;
  isLast: boolean;
  form: PracticeForm;
  now: number;
  target: number;
  /** What may be practised now. */
  categories: readonly SharedCategory[];
  /** Words that were chosen already and not answered yet. */
  ahead: readonly string[];
  focus?: Focus | undefined;
}

/** How far success has been below the wish for longer than chance goes, 0 to 1: few words are then easy enough. */
export const shortOf = ({ state, params }: Selection): number =>
  clamp((2 * state.control) / params.controlMost - 1, 0, 1);

/** How far success has been above the wish for longer than chance goes, 0 to 1: what is worth practising is too easy. */
export const overOf = ({ state, params }: Selection): number =>
  clamp((-2 * state.control) / params.controlMost - 1, 0, 1);

/** Answers of this session in a category, with those that are dealt ahead. */
export const inSession = ({ session, ahead, shared }: Selection, { id }: SharedCategory): number =>
  (session.categories[id] ?? 0) + ahead.filter((one) => shared.words.get(one)?.category.id === id).length;

/** Whether a word may be dealt: not just now, and not in the last days. */
export function isFree(wish: Selection, { id }: SharedWord, isStrict: boolean): boolean {
  const { state, params, now, session, ahead } = wish;
  if (ahead.includes(id) || (session.words[id] ?? 0) >= params.perSession) return false;
  const recent = state.recent.slice(-params.skipWords);
  if (recent.some(({ wordId }) => wordId === id)) return false;
  const card = state.words[id]?.card;
  // What went wrong comes back as a review, at its own time.
  if (isStrict && card?.review) return false;
  const seenAt = card?.seenAt;
  if (!isStrict || seenAt === undefined || now < seenAt) return true;
  const skipDays = params.skipDays * (1 - params.shortSkip * shortOf(wish));
  return now - seenAt >= skipDays * DAY_MS;
}
