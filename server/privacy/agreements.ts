import { createHash } from 'node:crypto';
import { hasAddress, readDetails } from '../accounts/details.ts';
import { audit } from '../audit/audit.ts';
import type { AgreementStanding, AgreementView, SignedAgreement } from '../contract/agreements.ts';
import { transact, type Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import type { AccountRow, AgreementRow } from '../data/schema.ts';
import { notFound, Problem } from '../http/problem.ts';
import { longDay } from '../licence/long-day.ts';
import { sendMessage } from '../messages/send.ts';
import { agreementPdf } from './agreement-pdf.ts';
import { agreementText } from './agreement-text.ts';
import { leafletFor } from './leaflet.ts';
import { contentNow, grownSince, versionsOf, type Version } from './leaflet-versions.ts';

/** What agreements are made with. */
export interface AgreementDeps {
  db: Db;
  /** Who runs the installation, line by line. */
  supplier: readonly string[];
  /** Who hosts for itself has nobody to agree with. */
  licencesOff: boolean;
}

/** All of an agreement but the document. */
export const COLUMNS = [
  'id',
  'account_id',
  'via',
  'version',
  'leaflet',
  'signed_by',
  'signer',
  'task',
  'signed_on',
  'at',
  'sha256',
] as const;
export type Signed = Omit<AgreementRow, 'pdf'>;

/** An agreement as it is shown. */
export const signedView = ({
  id,
  via,
  version,
  leaflet,
  signer,
  task,
  signed_on,
  sha256,
}: Signed): SignedAgreement => ({
  id,
  via,
  version,
  leaflet,
  signer,
  task,
  signedOn: signed_on,
  sha256,
});

const signedOf = (db: Db, accountId: string): Promise<Signed[]> =>
  db
    .selectFrom('agreements')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .orderBy('signed_on', 'desc')
    .orderBy('at', 'desc')
    .execute();

const needsOne = ({ kind }: Pick<AccountRow, 'kind'>, licencesOff: boolean) =>
  kind !== 'thuis' && !licencesOff;

/** What is kept or done by now that does not stand in the last agreement; all in it that is not known any more counts as agreed. */
function grownIn(last: Pick<AgreementRow, 'leaflet'>, versions: readonly Version[]): string[] {
  const before = versions.find(({ version }) => version === last.leaflet);
  return before ? grownSince(before.content, contentNow()) : [];
}

/** How it stands with an account whose last agreement this is. */
export function standingOf(
  account: Pick<AccountRow, 'kind'>,
  last: Pick<AgreementRow, 'leaflet'> | undefined,
  versions: readonly Version[],
  licencesOff: boolean,
): AgreementStanding {
  if (!needsOne(account, licencesOff)) return 'none';
  if (!last) return 'missing';
  return grownIn(last, versions).length > 0 ? 'again' : 'signed';
}

/** How it stands with the agreement of an account. */
export async function agreementStanding(
  db: Db,
  account: Pick<AccountRow, 'id' | 'kind'>,
  licencesOff: boolean,
): Promise<AgreementStanding> {
  const [last] = await signedOf(db, account.id);
  return standingOf(account, last, await versionsOf(db), licencesOff);
}

/** The two who agree, a line each. */
const partiesOf = (account: AccountRow, supplier: readonly string[]): string[] => {
  const { street, postalCode, city } = readDetails(account);
  const number =
    account.number && `${account.variant === 'be' ? 'instellingsnummer' : 'BRIN'} ${account.number}`;
  const customer = [account.name, street, [postalCode, city].filter(Boolean).join(' '), number];
  return [
    `${customer.filter(Boolean).join(', ')}: de verwerkingsverantwoordelijke.`,
    // Where to pay is no part of who somebody is.
    `${supplier.filter((line) => !/iban/i.test(line)).join(', ')}: de verwerker, hierna de aanbieder.`,
  ];
};

/** Why nobody can sign yet; empty when somebody can. */
function hindranceOf(account: AccountRow, supplier: readonly string[]): string {
  if (supplier.length === 0)
    return 'Wie deze Spelwereld beheert, heeft zich nog niet bekendgemaakt (SUPPLIER). Zonder die naam is er niets te ondertekenen.';
  return hasAddress(account) ? '' : 'Vul eerst bij Organisatie het adres in: dat staat in de overeenkomst.';
}

/** The agreement of an account: how it stands, what was signed, and what is to be read. Of a family it is none. */
export async function agreementView(
  { db, supplier, licencesOff }: AgreementDeps,
  account: AccountRow,
): Promise<AgreementView> {
  if (account.kind === 'thuis') throw notFound('Een account thuis heeft geen verwerkersovereenkomst.');
  const versions = await versionsOf(db);
  const signed = await signedOf(db, account.id);
  const { title, version, parts } = agreementText(account.kind, account.variant);
  return {
    standing: standingOf(account, signed[0], versions, licencesOff),
    grown: signed[0] ? grownIn(signed[0], versions) : [],
    signed: signed.map(signedView),
    text: {
      title,
      version,
      leaflet: versions.at(-1)!.version,
      parties: partiesOf(account, supplier),
      parts,
    },
    hindrance: hindranceOf(account, supplier),
    lacksAddress: supplier.length > 0 && !hasAddress(account),
  };
}

/** Who signs, for whom. */
interface Signer {
  id: string;
  name: string;
  accountId: string | null;
}

/**
 * Signs the agreement of now, once per id: its document is stored as it was signed. Throws `conflict` when another text is to be signed
 * by now, or somebody signed this one already.
 */
export async function signAgreement(
  deps: AgreementDeps,
  account: AccountRow,
  { id, version, leaflet, task }: { id: string; version: string; leaflet: number; task: string },
  by: Signer,
  now: number,
): Promise<void> {
  const { db, supplier } = deps;
  const known = await db
    .selectFrom('agreements')
    .select('account_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (known?.account_id === account.id) return;
  if (known) throw notFound();
  const view = await agreementView(deps, account);
  if (by.accountId === null)
    throw new Problem(
      'conflict',
      'Ondertekenen doet iemand van de organisatie zelf. Noteer hier wat op papier is ondertekend.',
    );
  if (view.standing === 'none')
    throw new Problem('conflict', 'Op deze installatie is geen overeenkomst nodig.');
  if (view.hindrance) throw new Problem('conflict', view.hindrance);
  if (version !== view.text.version || leaflet !== view.text.leaflet)
    throw new Problem('conflict', 'De tekst is net veranderd. Lees eerst wat er nu staat.');
  const signedOn = nameOfDay(now);
  const pdf = await agreementPdf({
    text: view.text,
    parties: view.text.parties,
    leaflet: await leafletFor(db, account, supplier, now),
    variant: account.variant,
    signature: { signer: by.name, task, organisation: account.name, signedOn, supplier: supplier[0]! },
    at: now,
  });
  const sha256 = createHash('sha256').update(pdf).digest('hex');
  const row = { id, account_id: account.id, via: 'app' as const, version, leaflet, signed_by: by.id, task };
  await transact(db, async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('agreements')
      .values({ ...row, signer: by.name, signed_on: signedOn, at: now, pdf: pdf.toString('base64'), sha256 })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) throw await signedBefore(trx, row);
    await audit(trx, { action: 'agreement-signed', actorId: by.id, accountId: account.id, subject: id });
    await sendMessage(
      trx,
      {
        kind: 'privacy',
        title: 'De verwerkersovereenkomst is ondertekend',
        text: `${by.name} ondertekende op ${longDay(signedOn)} de verwerkersovereenkomst, versie ${version}. Je kunt haar bij Privacy bekijken en bewaren.`,
        link: 'accountgegevens/privacy',
        accountId: account.id,
        target: { roles: ['schooladmin', 'rtadmin'] },
        source: `agreement ${id}`,
      },
      now,
    );
  });
}

/** The refusal of who signs what somebody signed already. */
export async function signedBefore(
  trx: Db,
  row: Pick<AgreementRow, 'account_id' | 'via' | 'version' | 'leaflet'>,
) {
  const other = await trx
    .selectFrom('agreements')
    .select(['signer', 'signed_on'])
    .where('account_id', '=', row.account_id)
    .where('via', '=', row.via)
    .where('version', '=', row.version)
    .where('leaflet', '=', row.leaflet)
    .executeTakeFirst();
  // Nobody did: the id is one of another account, taken meanwhile.
  if (!other) return notFound();
  return new Problem('conflict', `${other.signer} heeft dit op ${longDay(other.signed_on)} al ondertekend.`);
}

/** A document that was signed here, and its digest. */
export async function agreementDocument(db: Db, accountId: string, id: string) {
  const row = await db
    .selectFrom('agreements')
    .select(['pdf', 'sha256'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!row?.pdf) throw notFound('Van deze overeenkomst is hier geen document.');
  return { pdf: row.pdf, sha256: row.sha256! };
}
