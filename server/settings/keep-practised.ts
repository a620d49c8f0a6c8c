import type { LearningLine } from '../contract/learning-line.ts';
import type { Db } from '../data/database.ts';
import { Problem } from '../http/problem.ts';
import { few, type EffectDeps, type Instead } from './effect.ts';
import { faultFinder, fieldsOn, from, readStands, turns, type Stand } from './emptied.ts';
import { pupilsById } from './repository.ts';

/** Who would have nothing left to practise from a day on. */
interface Emptied {
  names: string[];
  day: string;
  /** Whether no word is left; else there are words, but no game that suits them. */
  wordless: boolean;
}

/**
 * Throws `conflict`, with whom it concerns, when a change of a word list or of the blocks of a method would leave pupils
 * nothing to practise, now or on a later day. Who has nothing already keeps nobody from it.
 */
export async function keepPractised(
  deps: EffectDeps,
  accountId: string,
  instead: Instead,
  now: number,
): Promise<void> {
  const found: Emptied[] = [];
  for (const stand of await standsWith(
    deps.db,
    accountId,
    'list' in instead ? instead.list : instead.method,
  )) {
    const emptied = await emptiedIn(deps, stand, accountId, instead, now);
    const [first] = emptied;
    if (!first) continue;
    const isWhole = stand.name !== undefined && emptied.length > 1 && emptied.length === stand.pupils.length;
    const names = isWhole ? [stand.name!] : emptied.flatMap((one) => one.names);
    found.push({ ...first, names });
  }
  const [first] = found;
  if (!first) return;
  const names = found.flatMap((one) => one.names);
  throw new Problem('conflict', reasonOf(first, names, instead, now));
}

function reasonOf(
  { day, wordless }: Emptied,
  names: readonly string[],
  instead: Instead,
  now: number,
): string {
  const [who, when] = [few(names), from(day, now)];
  if (wordless && 'list' in instead) {
    const does = [names.length === 1 ? 'oefent' : 'oefenen', ...when].join(' ');
    return `${who} ${does} alleen met deze lijst. Kies daar eerst een andere leerlijn.`;
  }
  const what = 'method' in instead ? 'deze categorieën' : instead.words.length > 0 ? 'deze woorden' : '';
  const cause = what === '' ? 'Zonder deze lijst' : `Met ${what}`;
  return `${cause} past er ${['voor', who, ...when].join(' ')} geen spel meer. Zet daar eerst een soort opgave of een spel aan.`;
}

/** A group and its pupils, or pupils without one. */
type NamedStand = Stand & { name?: string };

async function emptiedIn(
  deps: EffectDeps,
  stand: NamedStand,
  accountId: string,
  instead: Instead,
  now: number,
): Promise<Emptied[]> {
  const before = faultFinder(deps, accountId);
  const after = faultFinder({ ...deps, instead }, accountId);
  const blocks = 'method' in instead ? instead.blocks : [];
  const taught = blocks.map((block) => ({ from_day: block.from, to_day: block.to }));
  const emptied: Emptied[] = [];
  for (const pupil of stand.pupils) {
    for (const day of turns([...stand.settings, pupil, ...taught], now)) {
      const fields = fieldsOn(stand, pupil, day);
      if (!isMadeOf(fields.learningLine, instead)) continue;
      const fault = await after(fields, pupil.groep, day);
      if (!fault || (await before(fields, pupil.groep, day))) continue;
      emptied.push({ names: [pupil.name], day, wordless: fault.field === 'learningLine' });
      break;
    }
  }
  return emptied;
}

function isMadeOf(line: LearningLine, instead: Instead): boolean {
  if ('list' in instead) return line.kind === 'lists' && line.lists.includes(instead.list);
  return line.kind === 'block' && line.method === instead.method;
}

/**
 * The groups of an account in which something with this id (a list, a method) is practised by a setting or by somebody alone,
 * and together all such pupils without a group.
 */
export async function standsWith(db: Db, accountId: string, id: string): Promise<NamedStand[]> {
  const named = `%"${id}"%`;
  const groups = await db
    .selectFrom('groups')
    .select(['id', 'name'])
    .where('account_id', '=', accountId)
    .where('archived_at', 'is', null)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('practice_settings')
            .select('practice_settings.id')
            .whereRef('practice_settings.group_id', '=', 'groups.id')
            .where('practice_settings.archived_at', 'is', null)
            .where('practice_settings.fields', 'like', named),
        ),
        exists(
          selectFrom('pupils')
            .innerJoin('pupil_settings', 'pupil_settings.pupil_id', 'pupils.id')
            .select('pupils.id')
            .whereRef('pupils.group_id', '=', 'groups.id')
            .where('pupil_settings.fields', 'like', named),
        ),
      ]),
    )
    .execute();
  const alone = await db
    .selectFrom('pupils')
    .innerJoin('users', 'users.id', 'pupils.id')
    .innerJoin('pupil_settings', 'pupil_settings.pupil_id', 'pupils.id')
    .select('pupils.id')
    .where('pupils.account_id', '=', accountId)
    .where('pupils.group_id', 'is', null)
    // Who left the school practises no more.
    .where('users.active', '=', 1)
    .where('pupil_settings.fields', 'like', named)
    .execute();
  const stands = await readStands(
    db,
    groups.map((group) => group.id),
  );
  const ids = alone.map((pupil) => pupil.id);
  const pupils = ids.length > 0 ? await pupilsById(db, ids) : [];
  return [
    ...groups.map(({ id: group, name }) => ({ name, ...stands.get(group)! })),
    { settings: [], pupils },
  ];
}
