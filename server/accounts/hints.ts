import { sql } from 'kysely';
import { foldEmail } from '../auth/fold.ts';
import type { Likeness, NewAccount } from '../contract/applications.ts';
import type { Db } from '../data/database.ts';
import { containing, fold } from '../data/fold.ts';
import { ownDomainOf } from '../friends/same-customer.ts';

/** The most that are shown of each. */
const MOST = 5;
/** More names than that with the same word in it tell nothing. */
const MOST_NAMES = 200;
/** A shorter name is not looked for. */
const LEAST = 3;
/** With what names of schools begin, and one writes it where another does not. */
const BEGINNINGS = new Set(
  (
    'de het t school basisschool bs obs cbs rkbs kbs pcb pcbs pc rk gbs vbs gvbs bsgo sbo so ods ocbs sk ' +
    'daltonschool montessorischool jenaplanschool kindcentrum ikc kc praktijk rt familie'
  ).split(' '),
);

type Hint = Omit<Likeness, 'who'>;

/** A name without what it begins with: "Obs De Regenboog" is "regenboog". */
function coreOf(name: string): string {
  const words = fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const first = words.findIndex((word) => !BEGINNINGS.has(word));
  return first < 0 ? '' : words.slice(first).join(' ');
}

/** Customers that may be the same by less than all of a name or address; never those of `known`. */
export async function hintsFor(
  db: Db,
  { email, name }: Pick<NewAccount, 'email' | 'name'>,
  known: ReadonlySet<string | null>,
): Promise<Hint[]> {
  const found = [...(await ofDomain(db, email)), ...(await ofName(db, name))];
  const named = new Set(known);
  return found.filter(({ account }) => {
    const isNew = !named.has(account);
    named.add(account);
    return isNew;
  });
}

/** Customers of whom somebody has a mail address of the same organisation. */
export async function ofDomain(db: Db, email: string): Promise<Hint[]> {
  const domain = ownDomainOf(foldEmail(email));
  if (domain === undefined) return [];
  const rows = await db
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .select(['accounts.id', 'accounts.name'])
    .distinct()
    // Of staff alone: there is an index for that.
    .where('staff_key', 'is not', null)
    .where(sql<boolean>`email_key like ${containing(`@${domain}`).slice(0, -1)} escape '\\'`)
    .orderBy('accounts.name')
    .limit(MOST)
    .execute();
  return rows.map(({ id, name }) => ({ by: 'domain', text: name, account: id }));
}

async function ofName(db: Db, name: string): Promise<Hint[]> {
  const core = coreOf(name);
  if (core.length < LEAST) return [];
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where(sql<boolean>`fold(name) like ${containing(core.split(' ').at(-1)!)} escape '\\'`)
    .orderBy('name')
    .limit(MOST_NAMES)
    .execute();
  return rows
    .filter((row) => coreOf(row.name) === core)
    .slice(0, MOST)
    .map((row) => ({ by: 'namesake', text: row.name, account: row.id }));
}
