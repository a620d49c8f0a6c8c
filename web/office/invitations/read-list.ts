import parseAddresses from 'nodemailer/lib/addressparser';
import type { InviteeDraft } from '../../../server/contract/campaigns.ts';
import { readTable } from '../../admin/roster/table.ts';
import { nameOf } from '../../admin/teachers/read-addresses.ts';
import { fold } from '../../ui/fold.ts';

type Field = Exclude<keyof InviteeDraft, 'line'>;

/** What people write above a column. */
const HEADS: Record<string, Field> = {
  naam: 'name',
  contactpersoon: 'name',
  'e-mail': 'email',
  email: 'email',
  mail: 'email',
  'e-mailadres': 'email',
  emailadres: 'email',
  mailadres: 'email',
  organisatie: 'organisation',
  school: 'organisation',
  schoolnaam: 'organisation',
  'naam school': 'organisation',
  praktijk: 'organisation',
  soort: 'kind',
  type: 'kind',
  land: 'variant',
};
const headOf = (cell: string): Field | undefined => HEADS[fold(cell).trim()];

/** Longer is no name or address; the server tells what is wrong with it. */
const LONGEST = 300;
const NOBODY: Omit<InviteeDraft, 'line'> = { name: '', email: '', organisation: '', kind: '', variant: '' };

/**
 * Whom a list invites, by line: a table with heads or without, or addresses out of a mail program. What is no address stays as it
 * is, to be told as a fault.
 */
export function readList(list: string): InviteeDraft[] {
  const rows = readTable(list, (cell) => headOf(cell) !== undefined);
  const heads = rows[0]?.cells.map(headOf);
  const hasHeads = heads !== undefined && heads.filter(Boolean).length > 1 && heads.includes('email');
  return (hasHeads ? rows.slice(1) : rows)
    .flatMap(({ line, cells }) =>
      (hasHeads ? [named(heads, cells)] : loose(cells)).map((one) => ({ ...one, line })),
    )
    .map(({ line, ...one }) => ({ ...cut(withName(one)), line }));
}

const named = (heads: readonly (Field | undefined)[], cells: readonly string[]) => ({
  ...NOBODY,
  ...Object.fromEntries(
    heads.flatMap((field, i) => (field === undefined ? [] : [[field, cells[i] ?? ''] as const])),
  ),
});

/** A line without heads: several addresses, or one with what belongs to it, in the order that the screen asks for. */
function loose(cells: readonly string[]): Omit<InviteeDraft, 'line'>[] {
  const only = cells.filter((cell) => cell.includes('@'));
  // One address with what belongs to it, parted by a sign that parts addresses elsewhere.
  if (only.length === 1 && /^[^@<]*[,;][^@<]*@[^@<]*$|^[^@<]*@[^@<]*[,;][^@<]*$/.test(only[0]!))
    return loose(cells.flatMap((cell) => cell.split(/[,;]/)).map((cell) => cell.trim()));
  const addresses = only;
  const found = addresses.flatMap((cell) => parseAddresses(cell, { flatten: true }));
  if (found.length > 1) return found.map(({ name, address }) => ({ ...NOBODY, name, email: address }));
  const others = cells.filter((cell) => !cell.includes('@'));
  if (found.length === 0) return [{ ...NOBODY, name: others[0] ?? '', email: others[1] ?? '' }];
  const { name, address } = found[0]!;
  const [first = '', ...rest] = name === '' ? others : [name, ...others];
  const [organisation = '', kind = '', variant = ''] = rest;
  return [{ name: first, email: address || addresses[0]!, organisation, kind, variant }];
}

/** Who is called by nothing is called by the address. */
const withName = (one: Omit<InviteeDraft, 'line'>) => ({
  ...one,
  name: one.name.trim() || (one.email.includes('@') ? nameOf(one.email.toLowerCase()) : ''),
});

const cut = (one: Omit<InviteeDraft, 'line'>) =>
  Object.fromEntries(
    Object.entries(one).map(([field, cell]) => [field, cell.slice(0, LONGEST)]),
  ) as typeof one;
