import type { Db } from '../data/database.ts';
import type { Owner } from '../settings/read.ts';
import type { Catalogue } from './catalogue.ts';
import type { Dealer, DealSettings, Words } from './dealer.ts';
import { HIDDEN_BELOW, PLACES } from './island.ts';
import { allowedBy } from './new-island.ts';
import { readyForPupil } from './ready.ts';
import { readPractice, type PracticeSettings } from './settings.ts';

/** What must be known to say what a pupil can practise. */
export interface PractisableDeps {
  db: Db;
  words: Pick<Words, 'category' | 'items' | 'line'>;
  dealer: Pick<Dealer, 'formOf'>;
  catalogue: Pick<Catalogue, 'games'>;
}

/** What a pupil can do with categories. */
export interface Practisable {
  /** Its learning line leads there, or there is an open place for it, and there is a game. */
  canPractise(this: void, category: string): boolean;
  /** The setting leaves a game for it: once set ready it can be played. */
  canPlay(this: void, category: string): boolean;
}

/** Says of categories whether there is such a one, and a game for it by these settings. */
export const playable =
  ({ words, dealer, catalogue }: Omit<PractisableDeps, 'db'>, settings: DealSettings) =>
  (category: string): boolean =>
    words.category(category) !== undefined &&
    catalogue.games.some((game) => dealer.formOf(game, { category }, settings) !== undefined);

/** Says of categories whether a setting lets a pupil practise them: the learning line leaves them in, and there is a game. */
export function letBy(
  deps: Omit<PractisableDeps, 'db'>,
  { line, settings }: Pick<PracticeSettings, 'line' | 'settings'>,
): (category: string) => boolean {
  const { words } = deps;
  const isAllowed = allowedBy({ line, steps: words.line, exists: (id) => words.category(id) !== undefined });
  const canPlay = playable(deps, settings);
  return (category) => isAllowed(category) && canPlay(category);
}

/** Says of categories whether a pupil can practise them. `practice` tries a setting out that is not saved. */
export async function practisableBy(
  { db, words, dealer, catalogue }: PractisableDeps,
  pupil: Owner,
  practice?: PracticeSettings,
): Promise<Practisable> {
  const { line, settings } = practice ?? (await readPractice(db, pupil));
  const exists = (id: string) => words.category(id) !== undefined;
  const isAllowed = allowedBy({ line, steps: words.line, exists });
  const ready = (await readyForPupil(db, pupil)).filter(({ word_list_id }) => word_list_id === null);
  const places = await db
    .selectFrom('tasks')
    .select('category')
    .where('pupil_id', '=', pupil.id)
    .where('word_list_id', 'is', null)
    .where('opened_at', 'is not', null)
    // What lies beyond the path is gone when it is not set ready any more.
    .where('anchor', '<', PLACES)
    .where('anchor', '>=', HIDDEN_BELOW.anchor)
    .execute();
  const open = new Set([...ready, ...places].map(({ category }) => category));
  const canPlay = playable({ words, dealer, catalogue }, settings);
  return {
    canPlay,
    canPractise: (id) => (isAllowed(id) || open.has(id)) && canPlay(id),
  };
}
