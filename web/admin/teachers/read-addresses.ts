import parseAddresses from 'nodemailer/lib/addressparser';
import { newId } from '../../../server/contract/id.ts';
import { tidyText } from '../../../server/contract/written.ts';
import { isInfix, splitName } from '../roster/names.ts';
import { peopleOf, readRoster } from '../roster/read.ts';
import { STAFF_FIELDS } from '../roster/screens.ts';

/** A line of an invitation that is still to be sent. */
export interface Line {
  id: string;
  name: string;
  email: string;
}

/**
 * Reads whom to invite as it is pasted: a table or CSV file with a column of addresses, or addresses out of a mail program, with
 * their names or without, parted by lines, commas, semicolons or spaces. Who has no name is called by the part before the @.
 */
export function readAddresses(text: string): Line[] {
  const seen = new Set<string>();
  return (fromTable(text) ?? fromMail(text))
    .map(({ name, email }) => ({
      id: newId(),
      email: email.toLowerCase(),
      name: name || nameOf(email.toLowerCase()),
    }))
    .filter(({ email, name }) => {
      const key = email || name;
      return key !== '' && !seen.has(key) && seen.add(key);
    });
}

type Found = Omit<Line, 'id'>;

/** Names and addresses in columns of their own; undefined when they are not. */
function fromTable(text: string): Found[] | undefined {
  const roster = readRoster(text, STAFF_FIELDS);
  const addresses = roster.columns.filter(({ use }) => use === 'email');
  if (addresses.length !== 1 || roster.columns.length < 2) return undefined;
  return peopleOf(roster).map(({ firstName, infix, lastName, email }) => ({
    name: [firstName, infix, lastName].filter(Boolean).join(' '),
    email: oneOf(email)?.email ?? email,
  }));
}

/** Two addresses with nothing but a space between them. */
const BETWEEN = /([^\s,;<>"@]{1,100}@[^\s,;<>"@]{1,250})\s+(?=[^\s,;<>"@]{1,100}@)/g;

/** An address alone between brackets, which in a mail would be a note. */
const BRACKETS = /[([]([^()[\]\s@]{1,100}@[^()[\]\s@]{1,250})[)\]]/g;

const fromMail = (text: string): Found[] =>
  text
    .split(/[\r\n]+/)
    .map((line) => tidyText(line.replace(BRACKETS, ' $1 ')))
    .filter((line) => line !== '')
    .flatMap((line) => {
      // Not between quotes, where a mail program writes a name.
      const parted = line.includes('"') ? line : line.replace(BETWEEN, '$1, ');
      const found = parseAddresses(parted, { flatten: true }).map(toFound);
      // What is no address stays to be mended.
      return found.some(({ email }) => email.includes('@'))
        ? found.filter(({ email }) => email !== '')
        : [{ name: '', email: line }];
    });

const oneOf = (text: string): Found | undefined => parseAddresses(text, { flatten: true }).map(toFound)[0];

/** Longer is no address. */
const MOST_LENGTH = 300;
/** Signs around an address that belong to the text it stood in. */
const AROUND = /^(?:mailto:|['"(<[])+|[.,;:'")>\]]+$/gi;

function toFound({ name, address }: { name: string; address: string }): Found {
  const email = address.slice(0, MOST_LENGTH).replace(AROUND, '');
  const plain = name.replace(/^['"]+|['"]+$/g, '').trim();
  if (plain.toLowerCase() === email.toLowerCase()) return { name: '', email };
  // "Bos, Els" is how an address book sorts; a note between brackets says more than a name.
  if (!/^[^,()]+,[^,()]+$/.test(plain)) return { name: plain, email };
  const { firstName, infix, lastName } = splitName(plain);
  return { name: [firstName, infix, lastName].filter(Boolean).join(' '), email };
}

/** An address as a name: ijsbrand.van.dijk becomes IJsbrand van Dijk. */
export const nameOf = (email: string): string =>
  email
    .split('@')[0]!
    .split(/[._-]+/u)
    .filter(Boolean)
    .map((word, i, all) => (i > 0 && i < all.length - 1 && isInfix(word) ? word : capital(word)))
    .join(' ');

const capital = (word: string) => word.replace(/^(?:ij|.)/u, (letters) => letters.toUpperCase());
