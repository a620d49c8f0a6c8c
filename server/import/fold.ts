/** Letters that Unicode does not take apart. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/** A name as it is compared: without accents, capitals, spaces and signs. */
export const comparable = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßøæœłđı]/g, (letter) => LETTERS[letter]!)
    .replace(/[^a-z0-9]/g, '');

/** A last name with its infix as it is compared: "Berg, van den", "van den" with "Berg" and "van den Berg" are the same. */
export function comparableLast(infix: string, last: string): string {
  const turned = /^([^,]+),\s*(.+)$/.exec(last);
  return comparable(turned ? `${infix} ${turned[2]} ${turned[1]}` : `${infix} ${last}`);
}
