import transliterate from '@sindresorhus/transliterate';
import { foldUsername } from '../auth/fold.ts';
import { yearNumber, type Variant } from '../contract/variant.ts';
import type { Db } from '../data/database.ts';

/** What a user name is proposed from. */
export interface Named {
  firstName: string;
  infix: string;
  lastName: string;
  /** As the school counts its years. */
  year: number;
}

/** The letters of a name as any keyboard has them: Zoë is zoe, Łukasz lukasz, 's-Gravesande sgravesande. */
const plain = (text: string) =>
  transliterate(text)
    .toLowerCase()
    .replace(/[^a-z]/g, '');

const LETTERS = 'bcdefghijklmnopqrstuvwxyz';
/** Longer first names are cut: a child has to type it. */
const LONGEST = 20;

/**
 * User names for a pupil, the nicest first: anouk5; anoukv5 with the first letter of what follows the first name;
 * anouk5b to anouk5z; then with a number. A name without any letter of ours becomes leerling5.
 */
export function usernamesFor({ firstName, infix, lastName, year }: Named, numbers = 60): string[] {
  const first = plain(firstName).slice(0, LONGEST) || 'leerling';
  const initial = plain(infix || lastName).slice(0, 1);
  const base = `${first}${year}`;
  return [
    base,
    ...(initial ? [`${first}${initial}${year}`] : []),
    ...[...LETTERS].map((letter) => base + letter),
    ...Array.from({ length: numbers }, (_, i) => `${base}.${i + 2}`),
  ];
}

/** Those of these user names that somebody has, folded. */
export async function takenOf(db: Db, usernames: readonly string[]): Promise<Set<string>> {
  const keys = [...new Set(usernames.map(foldUsername))].filter(Boolean);
  if (keys.length === 0) return new Set();
  const rows = await db
    .selectFrom('users')
    .select('username_key')
    .where('username_key', 'in', keys)
    .execute();
  return new Set(rows.map(({ username_key }) => username_key));
}

/**
 * A user name for each row: the one that was chosen, else the nicest that nobody has, neither in the product nor in the
 * rows before. Chosen ones go first, so that none is proposed that a later row chose. `isTaken` tells of a chosen one
 * that somebody has already.
 */
export async function nameRows(
  db: Db,
  rows: readonly (Named & { username: string })[],
  variant: Variant,
): Promise<{ username: string; isTaken: boolean }[]> {
  const wishes = rows.map((row) =>
    row.username === '' ? usernamesFor({ ...row, year: yearNumber(row.year, variant) }) : [row.username],
  );
  const used = await takenOf(db, wishes.flat());
  const named: { username: string; isTaken: boolean }[] = new Array(rows.length);
  const name = (i: number) => {
    const [first] = wishes[i]!;
    const free = wishes[i]!.find((username) => !used.has(foldUsername(username)));
    named[i] = { username: free ?? first!, isTaken: free === undefined };
    used.add(foldUsername(named[i].username));
  };
  for (const [i, row] of rows.entries()) if (row.username !== '') name(i);
  for (const [i, row] of rows.entries()) if (row.username === '') name(i);
  return named;
}
