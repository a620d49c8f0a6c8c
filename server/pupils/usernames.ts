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
/** Numbers to choose from where all letters are taken. */
const LEAST_NUMBERS = 60;
/** Longer first names are cut: a child has to type it. */
const LONGEST = 20;

/**
 * User names for a pupil, the nicest first: anouk5; anoukv5 with the first letter of what follows the first name;
 * anouk5b to anouk5z; then with a number. A name without any letter of ours becomes leerling5.
 */
export function usernamesFor({ firstName, infix, lastName, year }: Named, numbers = LEAST_NUMBERS): string[] {
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

/** So many of the wishes are looked up at once; hardly ever is a later one needed, and a class has a thousand of those. */
const NICEST = 10;

/** A statement has so many values at most; a school of new pupils has more wishes. */
const MOST_ASKED = 5000;

/** Those of these user names that somebody has, folded. */
export async function takenOf(db: Db, usernames: readonly string[]): Promise<Set<string>> {
  const keys = [...new Set(usernames.map(foldUsername))].filter(Boolean);
  const taken = new Set<string>();
  for (let at = 0; at < keys.length; at += MOST_ASKED) {
    const rows = await db
      .selectFrom('users')
      .select('username_key')
      .where('username_key', 'in', keys.slice(at, at + MOST_ASKED))
      .execute();
    for (const { username_key } of rows) taken.add(username_key);
  }
  return taken;
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
  const sameFirst = new Map<string, number>();
  for (const { firstName } of rows) {
    const first = plain(firstName);
    sameFirst.set(first, (sameFirst.get(first) ?? 0) + 1);
  }
  const wishes = rows.map((row) => {
    if (row.username !== '') return [row.username];
    const named = { ...row, year: yearNumber(row.year, variant) };
    return usernamesFor(named, Math.max(LEAST_NUMBERS, sameFirst.get(plain(row.firstName))!));
  });
  const used = await takenOf(
    db,
    wishes.flatMap((all) => all.slice(0, NICEST)),
  );
  const freeOf = (usernames: readonly string[]) =>
    usernames.find((username) => !used.has(foldUsername(username)));
  const named: { username: string; isTaken: boolean }[] = new Array(rows.length);
  const name = async (i: number) => {
    const [nicest, others] = [wishes[i]!.slice(0, NICEST), wishes[i]!.slice(NICEST)];
    let free = freeOf(nicest);
    if (free === undefined && others.length > 0) {
      for (const taken of await takenOf(db, others)) used.add(taken);
      free = freeOf(others);
    }
    named[i] = { username: free ?? nicest[0]!, isTaken: free === undefined };
    used.add(foldUsername(named[i].username));
  };
  for (const [i, row] of rows.entries()) if (row.username !== '') await name(i);
  for (const [i, row] of rows.entries()) if (row.username === '') await name(i);
  return named;
}
