import type { Db } from '../data/database.ts';
import { Refusal } from './refusal.ts';

/** Puts a database into its place, after `look` has found it to be sound; gives where the former one went. */
export type Into = (job: {
  from: string;
  place: string;
  /** Whether there may be people in the former one. */
  replace: boolean;
  /** A name that nothing has yet, for what is kept aside. */
  stamp: string;
  look: (db: Db) => Promise<void>;
}) => Promise<string | undefined>;

/** Why nothing is put over what is there. */
export const occupied = (what: string) =>
  new Refusal(
    `${what} Kies een lege plaats, of zeg met --replace dat het vervangen mag worden; wat er was, wordt dan apart bewaard.`,
  );

/** A backup that is not what was put into it. */
export const damaged = (file: string, how: string) =>
  new Refusal(`De reservekopie ${file} is beschadigd; gebruik een andere. ${how}`);
