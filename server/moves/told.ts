import { TWINS_UNDO_HOURS } from '../contract/account-terms.ts';
import type { Db } from '../data/database.ts';
import { messageAdmins } from '../messages/to-admins.ts';
import { dayInWords } from './tokens.ts';

/** What a side of a move reads. User names at most, of no other account. */
interface Told {
  account: string;
  /** Who began it on this side; null when that person is gone, or nobody did. */
  by: string | null;
  title: string;
  text: string;
  /** By which it is sent once. */
  source: string;
}

/** Tells the administrators of an account, and who began it there, what became of a move; in the transaction of that. */
async function tellMove(trx: Db, { account, by, title, text, source }: Told, now: number): Promise<void> {
  await messageAdmins(
    trx,
    {
      kind: 'nieuws',
      title,
      text,
      link: 'verhuizingen',
      accountId: account,
      by,
      source: `move-${source}-${account}`,
    },
    now,
  );
}

/** Both sides of a move; the one that gave is undefined for a file. */
async function sidesOf(trx: Db, id: string) {
  const move = await trx
    .selectFrom('moves')
    .innerJoin('accounts', 'accounts.id', 'moves.account_id')
    .select([
      'moves.account_id as account',
      'accounts.name',
      'moves.made_by as by',
      'token_id',
      'how',
      'issuer',
    ])
    .where('moves.id', '=', id)
    .executeTakeFirstOrThrow();
  const token = await trx
    .selectFrom('move_tokens')
    .innerJoin('accounts', 'accounts.id', 'move_tokens.account_id')
    .select([
      'move_tokens.account_id as account',
      'accounts.name',
      'made_by as by',
      'move_tokens.kind',
      'state',
      'expires_on',
    ])
    .where('move_tokens.id', '=', move.token_id ?? '')
    .executeTakeFirst();
  return { move, token };
}

/** The user names by which each side knows the child; undefined where the child is not there. */
export interface Called {
  here: string | undefined;
  there?: string | undefined;
}

/** The user name of a pupil. */
export const calledOf = async (trx: Db, pupil: string): Promise<string | undefined> =>
  (await trx.selectFrom('users').select('username').where('id', '=', pupil).executeTakeFirst())?.username;

const child = (name: string | undefined) => name ?? 'Het kind';

/** Tells both sides that a child was taken over. */
export async function tellUsed(trx: Db, id: string, { here, there }: Called, now: number): Promise<void> {
  const { move, token } = await sidesOf(trx, id);
  if (move.how === 'twins')
    return tellMove(
      trx,
      {
        ...move,
        title: 'Twee dubbele {leerlingen} zijn samengevoegd',
        text: `Het kantoor van Spelwereld voegde ${child(there)} bij ${child(here)}: wat beide deden, staat nu bij ${child(here)}. ${child(there)} ligt in de prullenbak. Klopt dit niet? Bij de verhuizingen draai je het terug, tot ${TWINS_UNDO_HOURS} uur na het samenvoegen.`,
        source: `used-${id}`,
      },
      now,
    );
  const from = token?.name ?? move.issuer ?? 'een andere plek';
  await tellMove(
    trx,
    {
      ...move,
      title: 'Er is een kind overgenomen',
      text:
        move.how === 'merged'
          ? `Wat ${child(here)} bij ${from} deed, staat er nu bij.`
          : `${child(here)} komt van ${from}.`,
      source: `used-${id}`,
    },
    now,
  );
  if (!token) return;
  const leaves = token.kind === 'verhuizen';
  await tellMove(
    trx,
    {
      ...token,
      title: 'Een verhuistoken is ingelezen',
      text: `${child(there ?? here)} is overgenomen door ${move.name}. ${leaves ? 'Hier is het kind nu weg.' : 'Het kind blijft ook hier.'}`,
      source: `used-${id}`,
    },
    now,
  );
}

/** Tells both sides that taking over was taken back. */
export async function tellUndone(trx: Db, id: string, { here, there }: Called, now: number): Promise<void> {
  const { move, token } = await sidesOf(trx, id);
  if (move.how === 'twins')
    return tellMove(
      trx,
      {
        ...move,
        title: 'Samenvoegen is teruggedraaid',
        text: `${child(here)} en ${child(there)} zijn weer twee {leerlingen}, met wat elk zelf deed. ${child(there)} is terug uit de prullenbak.`,
        source: `undone-${id}`,
      },
      now,
    );
  const title = 'Een verhuizing is teruggedraaid';
  await tellMove(
    trx,
    {
      ...move,
      title,
      text:
        move.how === 'merged'
          ? `Wat ${child(here)} bij ${token?.name ?? move.issuer ?? 'een andere plek'} deed, is er weer af.`
          : `${child(here)} is teruggezet.`,
      source: `undone-${id}`,
    },
    now,
  );
  if (!token) return;
  await tellMove(
    trx,
    {
      ...token,
      title,
      text: `${move.name} draaide terug dat ${there ?? here ?? 'een kind'} daar kwam. ${token.kind === 'verhuizen' ? 'Het kind is hier weer.' : 'Hier verandert er niets.'}`,
      source: `undone-${id}`,
    },
    now,
  );
}

/** Tells both sides that taking over did not go on, and whether the code works again. */
export async function tellFailed(trx: Db, id: string, there: string | undefined, now: number): Promise<void> {
  const { move, token } = await sidesOf(trx, id);
  const title = 'Een verhuizing ging niet door';
  const code =
    token === undefined
      ? 'Het bestand kan nog een keer worden ingelezen.'
      : token.state === 'open'
        ? `De code werkt weer, tot en met ${dayInWords(token.expires_on)}.`
        : 'De code werkt niet meer.';
  await tellMove(
    trx,
    {
      ...move,
      title,
      text: `Overnemen is niet gelukt of gestopt. Er is niets veranderd. ${code}`,
      source: `failed-${id}`,
    },
    now,
  );
  if (!token) return;
  await tellMove(
    trx,
    {
      ...token,
      title,
      text: `Het overnemen van ${there ?? 'een kind'} door ${move.name} ging niet door. ${code}`,
      source: `failed-${id}`,
    },
    now,
  );
}
