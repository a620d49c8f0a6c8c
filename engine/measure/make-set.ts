import { createRng, hashText, type Rng } from '../exercise/index.ts';
import { formsAlike } from './forms-alike.ts';
import { testOrder } from './order.ts';
import { drawFamilies, evenly, meanOf, poolOf, type Pool, type PoolWord } from './pool.ts';
import { CLEAR_WORDS, MOST_GOALS, partOf, SHARES } from './terms.ts';

export type FormId = 'A' | 'B' | 'C';
export const FORM_IDS: readonly FormId[] = ['A', 'B', 'C'];

/** What a word is there for: unpractised, practised, within a sentence, of a category outside the plan. */
export type Role = 'nieuw' | 'oefen' | 'zin' | 'controle';

/** One word of a test; `n` counts from 1 within its form, parts from 1. */
export interface TestItem {
  form: FormId;
  part: number;
  n: number;
  item: string;
  role: Role;
  d: number;
  v: number;
  sentence?: string;
}

/** What who orders a test has to know of it. */
export type SetNotice = 'few-new' | 'asked-before' | 'forms-unlike' | 'no-control';

export interface MadeSet {
  items: TestItem[];
  /** Words that may not be practised meanwhile, with their whole family. */
  reserved: { item: string; family: string }[];
  notices: SetNotice[];
}

/** A test of a plan. `words` are those of all categories that may be asked; the same wish makes the same test, byte for byte. */
export interface SetWish {
  seed: string;
  goals: readonly string[];
  words: readonly PoolWord[];
  size: keyof typeof SHARES;
  forms: 2 | 3;
  groep: number;
}

/** Composes the forms of a start and end test. A RangeError for no goal or more than four. */
export function makeSet({ seed, goals, words, size, forms, groep }: SetWish): MadeSet {
  if (goals.length === 0 || goals.length > MOST_GOALS) throw new RangeError('A test has one to four goals.');
  const rng = createRng(seed);
  const shares = SHARES[size];
  const notices = new Set<SetNotice>();
  const taken = new Set<string>();
  const roles: Record<Exclude<Role, 'oefen'>, PoolWord[]> = { nieuw: [], zin: [], controle: [] };

  const fresh = evenly(shares.new, goals.length);
  const sentences = evenly(shares.sentence, goals.length);
  const pools = goals.map((goal, i) => poolOf(goal, words, forms, fresh[i]! + sentences[i]!));
  if (pools.some(({ reachesBack }) => reachesBack)) notices.add('asked-before');
  const draw = (role: Role, pool: Pool, each: number, from = pool.words) => {
    const drawn = drawFamilies(from, each * forms, taken, rng.fork(`${role} ${pool.category}`));
    // As many in one form as in the other.
    return drawn.slice(0, drawn.length - (drawn.length % forms));
  };
  pools.forEach((pool, i) => roles.nieuw.push(...draw('nieuw', pool, Math.min(fresh[i]!, pool.places))));
  pools.forEach((pool, i) => {
    const room = Math.min(sentences[i]!, Math.max(0, pool.places - fresh[i]!));
    const spoken = pool.words.filter(({ sentence }) => sentence !== undefined);
    roles.zin.push(...draw('zin', pool, room, spoken));
  });
  const control = controlOf(words, goals, forms, shares.control, roles.nieuw);
  if (control) roles.controle.push(...draw('controle', control, shares.control));
  else if (shares.control > 0) notices.add('no-control');
  if (roles.nieuw.length / forms < CLEAR_WORDS) notices.add('few-new');

  const items: TestItem[] = [];
  const lists = Object.entries(roles).map(([role, own]) => {
    const { forms: made, alike } = formsAlike(own, forms, rng.fork(role));
    if (role === 'nieuw' && !alike) notices.add('forms-unlike');
    return { role: role as Role, made };
  });
  for (let form = 0; form < forms; form++) {
    const of = (wanted: Role) => lists.find(({ role }) => role === wanted)!.made[form]!;
    const loose = [...of('nieuw').map(asRole('nieuw')), ...of('controle').map(asRole('controle'))];
    items.push(...numbered(FORM_IDS[form]!, [loose, of('zin').map(asRole('zin'))], groep, rng));
  }
  const all = Object.values(roles).flat();
  return {
    items,
    reserved: all.map(({ item, family }) => ({ item, family })).sort((a, b) => (a.item < b.item ? -1 : 1)),
    notices: [...notices],
  };
}

type Placed = PoolWord & { role: Role };
const asRole =
  (role: Role) =>
  (word: PoolWord): Placed => ({ ...word, role });

/** The words of one form in their order and parts; each list begins a part of its own, and parts are about as long. */
export function numbered(
  form: FormId,
  lists: readonly (readonly Placed[])[],
  groep: number,
  rng: Rng,
): TestItem[] {
  const items: TestItem[] = [];
  let part = 0;
  lists.forEach((list, at) => {
    const ordered = testOrder(list, rng.fork(`order ${form} ${at}`));
    const sizes = evenly(ordered.length, Math.ceil(ordered.length / partOf(groep)));
    for (const size of sizes) {
      part++;
      for (const { item, role, d, v, sentence } of ordered.splice(0, size))
        items.push({
          form,
          part,
          n: items.length + 1,
          item,
          role,
          d,
          v,
          ...(role === 'zin' && sentence !== undefined && { sentence }),
        });
    }
  });
  return items;
}

/** The category outside the plan that is most nearly as hard and has words enough; undefined without one. */
function controlOf(
  words: readonly PoolWord[],
  goals: readonly string[],
  forms: number,
  share: number,
  fresh: readonly PoolWord[],
): Pool | undefined {
  if (share === 0) return undefined;
  const aim = meanOf(fresh, ({ d }) => d);
  const off = (pool: Pool) => Math.abs(meanOf(pool.words, ({ d }) => d) - aim);
  return [...new Set(words.map(({ category }) => category))]
    .filter((category) => !goals.includes(category))
    .sort()
    .map((category) => poolOf(category, words, forms, share))
    .filter(({ places }) => places >= share)
    .sort((a, b) => off(a) - off(b))[0];
}

/** With which form a pupil begins: the one that fewer began with so far, on a tie by chance that is always the same. */
export function firstForm(begun: Readonly<Record<'A' | 'B', number>>, set: string, pupil: string): 'A' | 'B' {
  if (begun.A !== begun.B) return begun.A < begun.B ? 'A' : 'B';
  // The lowest bit of this hash follows the last letter too closely.
  return (hashText(`${set} ${pupil}`) >>> 15) % 2 === 0 ? 'A' : 'B';
}
