import {
  READING,
  SPELLING_CATEGORIES,
  type ReadingCategory,
  type SpellingCategory,
} from '../../engine/spelling/catalogue/index.ts';
import type { SettingOptions } from '../contract/settings.ts';
import type { Db } from '../data/database.ts';
import type { AccountRow } from '../data/schema.ts';
import type { Catalogue } from '../practice/catalogue.ts';
import type { Words } from '../practice/dealer.ts';
import { blockOn, methodsOf, STAAL } from './methods.ts';
import { listsOfAccount, settingsSay } from './repository.ts';

/** What a practice setting of an account can choose from on a day. */
export async function optionsOf(
  db: Db,
  words: Pick<Words, 'category'>,
  catalogue: Catalogue,
  account: Pick<AccountRow, 'id' | 'variant'>,
  day: string,
): Promise<SettingOptions> {
  const [lists, own] = await Promise.all([listsOfAccount(db, account.id), methodsOf(db, account.id)]);
  // A Dutch method: in Belgium only where it was chosen already.
  const hasStaal = account.variant === 'nl' || (await isStaalChosen(db, account.id));
  const described = (kind: 'spelling' | 'reading') => (one: SpellingCategory | ReadingCategory) => ({
    id: one.id,
    title: one.title,
    kind,
    groep: one.start.groep,
    half: one.start.half ?? (1 as const),
  });
  return {
    categories: [
      ...SPELLING_CATEGORIES.map(described('spelling')),
      ...READING.map(described('reading')),
    ].filter(({ id }) => words.category(id) !== undefined),
    games: catalogue.games.map(({ id, title, forms, pace }) => ({ id, title, forms: [...forms], pace })),
    methods: [
      ...own.map((method) => {
        const now = blockOn(method.blocks, day);
        return { ...method, ...(now && { now: now.id }) };
      }),
      ...(hasStaal ? [staal(words)] : []),
    ],
    lists: lists.map(({ id, name, words: list }) => ({
      id,
      name,
      count: (JSON.parse(list) as unknown[]).length,
    })),
  };
}

/** Whether some setting of an account has a block of Staal. */
const isStaalChosen = (db: Db, accountId: string) =>
  settingsSay(db, accountId, JSON.stringify({ method: STAAL }).slice(1, -1));

/** The spelling categories of Staal by their number, as far as the catalogue knows it. */
function staal(words: Pick<Words, 'category'>): SettingOptions['methods'][number] {
  const numbered = SPELLING_CATEGORIES.filter(({ id, staal: number }) => number && words.category(id));
  const byNumber = Map.groupBy(numbered, (category) => category.staal!);
  const numbers = new Intl.Collator('nl', { numeric: true });
  return {
    id: STAAL,
    name: 'Staal',
    blocks: [...byNumber]
      .sort(([a], [b]) => numbers.compare(a, b))
      .map(([number, own]) => ({
        id: number,
        name: `Categorie ${number}: ${own.map(({ title }) => title).join(' · ')}`,
        categories: own.map(({ id }) => id),
      })),
  };
}
