/** Signs that look like an apostrophe and come from keyboards, word processors and smart punctuation. */
const APOSTROPHES =
  /[\u2018\u2019\u201b\u02b9\u02bb-\u02bd\u02c8\u02ca\u02cb\u00b4`\u2032\u2035\u055a\ua78c\uff07\u275b\u275c]/g;

/** Hyphens and dashes that stand where a hyphen is meant. */
const HYPHENS = /[\u2010-\u2015\u2043\u2212\u02d7\ufe58\ufe63\uff0d]/g;

/** What can't be seen: soft hyphens, joiners, marks of direction. */
const UNSEEN = /[\u00ad\u034f\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufe00-\ufe0f\ufeff]/g;

/** Letters that were drawn as one (ﬁ), and those as wide as Chinese ones. */
const DRAWN_OTHERWISE = /[\ufb00-\ufb06\uff01-\uff5e]/g;

/** Nearly all texts are such, and have no other shape. */
const PLAIN = /^[ -_a-~\u00e0-\u00fc]*$/;

/**
 * The same letters in the one shape in which words are kept and compared, whatever keyboard, program or paste they come from:
 * composed, ij as i + j, one kind of apostrophe, hyphen and space, nothing unseen. How many spaces there are stays.
 */
export const plainSigns = (text: string): string =>
  PLAIN.test(text)
    ? text
    : text
        .normalize('NFC')
        .replace(APOSTROPHES, "'")
        .replace(HYPHENS, '-')
        .replace(DRAWN_OTHERWISE, (sign) => sign.normalize('NFKC'))
        .replaceAll('\u0133', 'ij')
        .replaceAll('\u0132', 'IJ')
        .replace(UNSEEN, '')
        .replace(/\s/g, ' ');

/** The same without spaces around it and with single ones in it: so typed text is compared. */
export const plainText = (text: string): string => plainSigns(text).replace(/ +/g, ' ').trim();
