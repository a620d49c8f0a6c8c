import type { MethodWish } from '../../engine/measure/index.ts';
import type { TestSource } from '../contract/method-tests.ts';
import type { MethodBlock } from '../contract/methods.ts';
import type { Db } from '../data/database.ts';
import { dayFrom } from '../data/day.ts';
import { byRound } from '../data/rounds-answers.ts';
import { Problem } from '../http/problem.ts';
import type { AskedWord, Matter, Words } from '../practice/dealer.ts';
import { listsOf } from '../practice/list-tasks.ts';
import { blocksOf } from '../settings/methods.ts';
import { itemId, listCategory } from '../words/practice-items.ts';

/** Days in which a word was practised that counts as such in a test. */
const PRACTISED_DAYS = 365;

/** A word that a test may ask, with what a teacher sees and a pupil hears of it. */
export type TestWord = MethodWish['words'][number] & Pick<AskedWord, 'text'>;

/** For whom a test is made, and of what. */
export interface MaterialWish {
  source: TestSource;
  accountId: string;
  pupils: readonly string[];
  now: number;
}

/** What a test can be made of: the words of its source, each with whether one of these pupils practised it. */
export async function materialOf(db: Db, words: Words, wish: MaterialWish): Promise<TestWord[]> {
  const matters = await mattersOf(db, words, wish);
  const found: TestWord[] = [];
  for (const matter of matters) {
    const category = 'list' in matter ? listCategory(matter.list.id) : matter.category;
    const practised = await practisedIn(db, matter, wish);
    for (const word of words.asked(matter))
      found.push({
        item: itemId(category, word.id),
        category,
        text: word.text,
        family: word.family,
        d: word.difficulty,
        v: 0,
        graphemes: word.graphemes,
        ...(word.sentence !== undefined && { sentence: word.sentence }),
        practised: practised.has(word.text.toLowerCase()),
      });
  }
  return found;
}

/** The categories, or the list, that a source stands for. `invalid-fields` when it is not there, or can't be tested. */
async function mattersOf(db: Db, words: Words, { source, accountId }: MaterialWish): Promise<Matter[]> {
  if (source.kind === 'list') {
    const list = (await listsOf(db, [source.list], accountId)).get(source.list);
    if (!list) throw wrongSource('Deze woordenlijst is er niet meer. Kies een andere.');
    return [{ list }];
  }
  const categories =
    source.kind === 'block' ? (await blockOf(db, accountId, source)).categories : source.categories;
  const matters = categories.map((category) => ({ category }));
  const unknown = matters.find((matter) => words.asked(matter).length === 0);
  // A block may hold what is only read: the test is about the rest of it.
  if (unknown && source.kind === 'categories')
    throw wrongSource('Kies alleen categorieën waarin geschreven wordt.');
  return matters;
}

async function blockOf(
  db: Db,
  accountId: string,
  { method, block }: Extract<TestSource, { kind: 'block' }>,
): Promise<MethodBlock> {
  const found = (await blocksOf(db, accountId, method)).find(({ id }) => id === block);
  if (!found) throw wrongSource('Dit blok is er niet meer. Kies een ander.');
  return found;
}

export const wrongSource = (message: string) =>
  new Problem('invalid-fields', undefined, { fields: { source: message } });

/** Words, in small letters, that one of these pupils practised of a matter this last year. */
async function practisedIn(db: Db, matter: Matter, { pupils, now }: MaterialWish): Promise<Set<string>> {
  if (pupils.length === 0) return new Set();
  const rows = await db
    .selectFrom('rounds')
    .innerJoin('tasks', 'tasks.id', 'rounds.task_id')
    .innerJoin('answers', byRound)
    .select('answers.word')
    .distinct()
    .where('rounds.pupil_id', 'in', pupils)
    .where('rounds.started_at', '>=', dayFrom(now, -PRACTISED_DAYS))
    .$if('list' in matter, (rounds) =>
      rounds.where('tasks.word_list_id', '=', 'list' in matter ? matter.list.id : ''),
    )
    .$if('category' in matter, (rounds) =>
      rounds.where('answers.category', '=', 'category' in matter ? matter.category : ''),
    )
    .execute();
  return new Set(rows.map(({ word }) => word.toLowerCase()));
}
