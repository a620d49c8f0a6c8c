/** What stands in front of a family name, in full. */
const FULL = new Set(
  (
    'van von vom zu zum zur de den der des het ten ter te in op aan onder over bij uit voor la le les du da das do dos di del ' +
    "della el al ben bin ibn af 't 's d' l' van't in't op't aan't"
  ).split(' '),
);
/** The same in short: v., v.d., v/d, vd, v/der, v.'t, a/d, i.d. */
const SHORT = /^(?:v[dh]\.?|vdr|vder|vden|v[./](?:de?|den|der|h|het|'t)\.?|[aiou][./][dh]\.?)$/;
/** Alone and with a capital these are initials. */
const SHORT_ALONE = /^(?:v|v\.|d\.)$/;

const isShort = (word: string) => SHORT.test(word.toLowerCase()) || SHORT_ALONE.test(word);
/** An infix; with a capital it belongs to the family name, as in Flanders. */
const isInfixWord = (word: string) => FULL.has(word) || isShort(word);
const isPartOfFamily = (word: string) => FULL.has(word.toLowerCase()) || isShort(word);

const wordsOf = (text: string) => text.split(' ').filter(Boolean);
const joined = (words: readonly string[]) => words.join(' ');

/** Whether a text is an infix and nothing else. */
export const isInfix = (text: string): boolean => {
  const words = wordsOf(text);
  return words.length > 0 && words.every((word) => isPartOfFamily(word));
};

/** A family name with what stands in front of it. */
export interface Family {
  infix: string;
  lastName: string;
}
/** A name in its parts. */
export interface NameParts extends Family {
  firstName: string;
}

/**
 * A family name in its parts, wherever its infix stands: "van den Berg", "Berg, van den", "Berg v.d.", "Berg (van den)". One with a
 * capital stays part of the name: De Wit.
 */
export function splitFamily(text: string): Family {
  const [, name, behind] = /^([^,(]+?)\s*(?:,\s*|\()([^,()]+)\)?$/.exec(text) ?? [];
  if (name !== undefined && behind !== undefined && isInfix(behind)) return withInfix(behind, name);
  const words = wordsOf(text);
  let start = 0;
  while (start < words.length - 1 && isInfixWord(words[start]!)) start++;
  if (start > 0) return { infix: joined(words.slice(0, start)), lastName: joined(words.slice(start)) };
  const end = endOfName(words);
  return { infix: joined(words.slice(end)), lastName: joined(words.slice(0, end)) };
}

const withInfix = (infix: string, name: string): Family =>
  wordsOf(infix).every((word) => isInfixWord(word))
    ? { infix, lastName: name }
    : { infix: '', lastName: `${infix} ${name}` };

/** Where the infix that stands behind a name begins; at the end when there is none. */
function endOfName(words: readonly string[]): number {
  let end = words.length;
  while (end > 1 && isInfixWord(words[end - 1]!)) end--;
  return end;
}

/** First names with an infix behind: "Jan-Willem de", as in "Wit, Jan-Willem de". */
export function splitFirst(text: string): { firstName: string; infix: string } {
  const words = wordsOf(text);
  let end = words.length;
  while (end > 1 && isPartOfFamily(words[end - 1]!)) end--;
  return { firstName: joined(words.slice(0, end)), infix: joined(words.slice(end)) };
}

/** The name that somebody is called by stands between brackets behind initials: "Bakker, E.M. (Noor)". */
const isCalled = (text: string) => /^\p{L}[\p{L}' -]+$/u.test(text) && !isInfix(text);
const CALLED = /^(.*?)\s*\(([^()]+)\)\s*(.*)$/;

/**
 * A whole name in its parts: "Anouk van der Berg", "Berg, Anouk van der", "Berg, van der, Anouk", "Anouk v.d. Berg", "PEETERS Noor".
 * `isLastFirst` reads "Peeters Noor" and "De Wit Jan".
 */
export function splitName(name: string, isLastFirst = false): NameParts {
  const [, before = '', within = '', after = ''] = CALLED.exec(name) ?? [];
  if (isCalled(within))
    return { ...splitName(joined([before, after].filter(Boolean)), isLastFirst), firstName: within };
  const parts = name
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length > 1) return splitAtCommas(parts);
  const words = wordsOf(name);
  const cried = splitCapitals(words);
  if (cried) return cried;
  if (isLastFirst || (words.length > 1 && isInfixWord(words[0]!))) return splitLastFirst(words);
  const at = words.findIndex((word, i) => i > 0 && i < words.length - 1 && isPartOfFamily(word));
  const end = endOfName(words);
  if (at > 0 && at < end)
    return { firstName: joined(words.slice(0, at)), ...splitFamily(joined(words.slice(at))) };
  // Behind the name: "Noor Berg v.d.".
  const [firstName = '', ...family] = words;
  return { firstName, ...splitFamily(joined(family)) };
}

function splitAtCommas([last = '', ...others]: readonly string[]): NameParts {
  const at = others.findIndex((part) => isInfix(part));
  if (at >= 0) {
    const first = others.filter((_, i) => i !== at);
    return { firstName: joined(first), ...withInfix(others[at]!, last) };
  }
  const words = wordsOf(joined(others));
  let start = 0;
  while (start < words.length - 1 && isInfixWord(words[start]!)) start++;
  if (start > 0)
    return { firstName: joined(words.slice(start)), infix: joined(words.slice(0, start)), lastName: last };
  const { firstName, infix } = splitFirst(joined(words));
  return { firstName, ...(infix === '' ? splitFamily(last) : withInfix(infix, last)) };
}

/** "Peeters Noor", "van den Berg Noor", "Berg van den Noor". */
function splitLastFirst(words: readonly string[]): NameParts {
  if (words.length < 2) return { firstName: joined(words), infix: '', lastName: '' };
  let end = 0;
  while (end < words.length - 2 && isPartOfFamily(words[end]!)) end++;
  end++;
  while (end < words.length - 1 && isInfixWord(words[end]!)) end++;
  return { firstName: joined(words.slice(end)), ...splitFamily(joined(words.slice(0, end))) };
}

const isCried = (word: string) => /\p{Lu}{2}/u.test(word) && word === word.toUpperCase();

/** A family name in capitals before or behind a first name that is not. */
function splitCapitals(words: readonly string[]): NameParts | undefined {
  const cried = words.map(isCried);
  const count = cried.filter(Boolean).length;
  if (count === 0 || count === words.length) return undefined;
  const before = cried.indexOf(false);
  const isBefore = before === count;
  if (!isBefore && cried.indexOf(true) !== words.length - count) return undefined;
  const family = isBefore ? words.slice(0, count) : words.slice(-count);
  const first = isBefore ? words.slice(count) : words.slice(0, -count);
  return { firstName: joined(first), infix: '', lastName: joined(family) };
}
