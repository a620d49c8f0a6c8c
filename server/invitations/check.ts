import { z } from 'zod';
import type { CheckedInvitees, InviteeDraft, LineNote } from '../contract/campaigns.ts';
import type { AccountKind } from '../contract/lead-kinds.ts';
import { emailAddress, formMessage } from '../contract/messages.ts';
import { tidyText } from '../contract/written.ts';
import type { Variant } from '../contract/variant.ts';
import { foldEmail } from '../auth/fold.ts';
import type { Db } from '../data/database.ts';
import { addressDigest } from '../friends/code.ts';
import { suppressedAmong } from './suppressed.ts';

/** Somebody of a list who can be written to. */
export interface Invitee {
  line: number;
  name: string;
  email: string;
  digest: string;
  organisation: string;
  kind: AccountKind;
  variant: Variant;
  /** Wants no invitations: stands in the list, and gets none. */
  isSuppressed: boolean;
}

const text = (most: number) => z.string().overwrite(tidyText).max(most, `Gebruik hoogstens ${most} tekens.`);
const rowSchema = z.object({
  name: text(100).min(1, 'Er staat geen naam.'),
  email: emailAddress,
  organisation: text(120),
});

/** How what people write in a column of kinds begins, and in one of countries; what is empty follows from the rest. */
const KINDS: readonly (readonly [begins: string, AccountKind])[] = [
  ['school', 'school'],
  ['basisschool', 'school'],
  ['rt', 'rt'],
  ['praktijk', 'rt'],
  ['logoped', 'rt'],
  ['thuis', 'thuis'],
  ['gezin', 'thuis'],
  ['ouder', 'thuis'],
];
const COUNTRIES: Record<string, Variant> = {
  nl: 'nl',
  nederland: 'nl',
  be: 'be',
  belgie: 'be',
  vlaanderen: 'be',
};

const plain = (cell: string) =>
  tidyText(cell)
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** A list as it was read: who can be written to, and all there is to say of its lines, in their order. */
export async function checkList(
  db: Db,
  secret: string,
  drafts: readonly InviteeDraft[],
): Promise<{ invitees: Invitee[]; notes: LineNote[] }> {
  const notes: LineNote[] = [];
  const invitees: Invitee[] = [];
  const lines = new Map<string, number>();
  for (const draft of drafts) {
    const { line } = draft;
    const email = tidyText(draft.email);
    const read = readRow(draft);
    if (typeof read === 'string') {
      notes.push({ line, email, kind: 'faulty', text: read });
      continue;
    }
    const first = lines.get(foldEmail(read.email));
    if (first !== undefined) {
      notes.push({ line, email, kind: 'double', text: `Dit adres staat ook op regel ${first}.` });
      continue;
    }
    lines.set(foldEmail(read.email), line);
    invitees.push({ ...read, line, digest: addressDigest(secret, read.email), isSuppressed: false });
  }
  const never = await suppressedAmong(
    db,
    invitees.map(({ digest }) => digest),
  );
  const [customers, invited] = [await customersAmong(db, invitees), await invitedAmong(db, invitees)];
  for (const one of invitees) {
    const about = { line: one.line, email: one.email };
    one.isSuppressed = never.has(one.digest);
    const customer = customers.get(foldEmail(one.email));
    if (one.isSuppressed)
      notes.push({ ...about, kind: 'suppressed', text: 'Wil geen uitnodigingen, en krijgt er dus geen.' });
    else if (customer !== undefined)
      notes.push({ ...about, kind: 'customer', text: `Is al klant, bij ${customer}.` });
    else if (invited.has(one.digest))
      notes.push({ ...about, kind: 'invited', text: 'Heeft nog een uitnodiging die geldig is.' });
  }
  return { invitees, notes: notes.sort((a, b) => a.line - b.line) };
}

/** How a list that was checked is told. */
export const toldOf = ({ invitees, notes }: Awaited<ReturnType<typeof checkList>>): CheckedInvitees => {
  const skipped = invitees.filter(({ isSuppressed }) => isSuppressed).length;
  return { notes, total: invitees.length - skipped, skipped };
};

/** What has to be mended before anything goes out. */
export const isFault = ({ kind }: LineNote): boolean => kind === 'faulty' || kind === 'double';

function readRow(draft: InviteeDraft) {
  if (tidyText(draft.email) === '') return 'Er staat geen mailadres.';
  const read = rowSchema.safeParse(draft, { error: formMessage });
  if (!read.success) return read.error.issues[0]!.message;
  const [kindCell, countryCell] = [plain(draft.kind), plain(draft.variant)];
  const kind = kindCell === '' ? 'school' : KINDS.find(([begins]) => kindCell.startsWith(begins))?.[1];
  if (!kind) return `“${draft.kind.trim()}” is geen soort. Schrijf school, rt of thuis.`;
  const variant = countryCell === '' ? countryOf(read.data.email) : COUNTRIES[countryCell];
  if (!variant) return `“${draft.variant.trim()}” is geen land. Schrijf Nederland of België.`;
  return { ...read.data, kind, variant };
}

const countryOf = (email: string): Variant => (email.endsWith('.be') ? 'be' : 'nl');

/** Who of these can log in already, with where. */
async function customersAmong(db: Db, invitees: readonly Invitee[]): Promise<Map<string, string>> {
  if (invitees.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .select(['users.email_key as key', 'accounts.name'])
    .where(
      'users.email_key',
      'in',
      invitees.map(({ email }) => foldEmail(email)),
    )
    .execute();
  return new Map(rows.map(({ key, name }) => [key!, name]));
}

/** Who of these has an invitation that can be taken up yet. */
async function invitedAmong(db: Db, invitees: readonly Invitee[]): Promise<Set<string>> {
  if (invitees.length === 0) return new Set();
  const rows = await db
    .selectFrom('campaign_invitees')
    .select('digest')
    .where(
      'digest',
      'in',
      invitees.map(({ digest }) => digest),
    )
    .where('state', 'in', ['queued', 'sent', 'opened'])
    .execute();
  return new Set(rows.map(({ digest }) => digest));
}
