const MARKED_VOWELS = 'áàâäåéèêëíîïóôöúûü';

/** The vowel signs of words of the word list, with or without an accent; as they stand in a pattern. */
export const VOWEL_SIGNS = `aeiouy${MARKED_VOWELS}`;

/**
 * A letter with dots that begin a new syllable: behind a vowel (reünie, Aäron). Elsewhere they are a sign of another language, and
 * tell nothing of syllables: knäckebröd, föhn.
 */
export const TREMA = new RegExp(`(?<=[${VOWEL_SIGNS}])[äëïöü]`, 'g');

/** The letters beside a to z that words can be asked with: each has its key on the screen keyboard. */
export const MARKED_LETTERS = `${MARKED_VOWELS}çñ`;
