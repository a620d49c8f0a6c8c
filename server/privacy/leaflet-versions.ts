import { sendMessage } from '../messages/send.ts';
import type { AccountKind } from '../contract/lead-kinds.ts';
import { transact, type Db } from '../data/database.ts';
import type { LeafletRow } from '../data/schema.ts';
import {
  category,
  CATEGORY_KEYS,
  purpose,
  PURPOSE_KEYS,
  type CategoryKey,
  type Purpose,
} from './categories.ts';
import { keptContent } from './kept.ts';
import { MEASURE_KEYS } from './measures.ts';

/** All that a leaflet tells, by keys: when this is otherwise than it was, there is a new version. Wording is none of it. */
export interface Content {
  /** Why each kind of data is kept. */
  data: Record<string, readonly string[]>;
  /** How long what is kept. */
  kept: readonly string[];
  measures: readonly string[];
}

/** What is told now, made of what the program keeps. */
export const contentNow = (): Content => ({
  data: Object.fromEntries(CATEGORY_KEYS.map((key) => [key, [...category(key).why]])),
  kept: keptContent(),
  measures: MEASURE_KEYS,
});

/** A version that was told to customers. */
export interface Version {
  version: number;
  at: number;
  content: Content;
}

const versionOf = ({ version, at, content }: LeafletRow): Version => ({
  version,
  at: Number(at),
  content: JSON.parse(content) as Content,
});

/** Every version there was, the last one at the end. */
export const versionsOf = async (db: Db): Promise<Version[]> =>
  (await db.selectFrom('leaflets').selectAll().orderBy('version').execute()).map(versionOf);

/** The version of now. */
export async function currentVersion(db: Db): Promise<Version> {
  const row = await db.selectFrom('leaflets').selectAll().orderBy('version', 'desc').executeTakeFirst();
  if (!row) throw new Error('no leaflet was noted');
  return versionOf(row);
}

/** What of a later content was not in an earlier one, in words: for this an agreement is signed anew. */
export function grownSince(before: Content, now: Content): string[] {
  const grown: string[] = [];
  for (const [key, why] of Object.entries(now.data)) {
    const name = CATEGORY_KEYS.includes(key as CategoryKey) ? category(key as CategoryKey).name : key;
    const known = before.data[key];
    if (!known) grown.push(name);
    else
      for (const one of why.filter((each) => !known.includes(each)))
        grown.push(
          `${name}, ook voor: ${PURPOSE_KEYS.includes(one as Purpose) ? purpose(one as Purpose).name.toLowerCase() : one}`,
        );
  }
  return grown;
}

/**
 * Notes what is told from now on, once whatever number of servers start. When it is not what was told before, administrators get a
 * message; at the very first nobody was told otherwise.
 */
export async function noteLeaflet(db: Db, now: number, content: Content = contentNow()): Promise<void> {
  const text = JSON.stringify(content);
  await transact(db, async (trx) => {
    const last = await trx.selectFrom('leaflets').selectAll().orderBy('version', 'desc').executeTakeFirst();
    if (last?.content === text) return;
    const version = (last?.version ?? 0) + 1;
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('leaflets')
      .values({ version, content: text, at: now })
      .onConflict((conflict) => conflict.column('version').doNothing())
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows || !last) return;
    const grown = grownSince(versionOf(last).content, content);
    for (const readers of [['school', 'rt'], ['thuis']] as const)
      await sendMessage(trx, { ...notice(readers, grown), source: `leaflet ${version} ${readers[0]}` }, now);
  });
}

function notice(kinds: readonly AccountKind[], grown: readonly string[]) {
  const isHome = kinds.includes('thuis');
  const name = isHome ? 'privacyverklaring' : 'privacybijsluiter';
  const more = grown.length === 0 ? '' : `\n\nErbij gekomen:\n${grown.map((one) => `- ${one}`).join('\n')}`;
  const again =
    grown.length === 0 || isHome
      ? ''
      : '\n\nOmdat dit meer is dan er in jullie verwerkersovereenkomst staat, vragen we een beheerder om opnieuw te ondertekenen.';
  return {
    kind: 'privacy' as const,
    title: `De ${name} is aangepast`,
    text: `Er is iets veranderd in wat we bewaren, waarvoor, hoelang of hoe we het beveiligen. In de ${name} staat hoe het nu is.${more}${again}`,
    link: 'accountgegevens/privacy',
    target: { kinds: [...kinds], roles: ['schooladmin' as const, 'rtadmin' as const, 'thuisadmin' as const] },
  };
}
