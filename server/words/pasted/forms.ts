/** Whether a text is a word, or a term of several, that exists. */
export type Exists = (text: string) => boolean;

const MARKS = /[·•∙‧⋅|/_–—-]/;
const ARTICLE = /^(?:de|het|een|de\/het|['’‘`´][tn])$/i;
const LABEL = /^(?:mv|meerv|meervoud|ev|enkelvoud|verkl|vt|vd)\s*[.:]*\s+/i;

/**
 * A word whose syllables, letters or stress are marked, without the marks: `sol·daat`, `wor|tel`, `m o o i`, `vakántie`.
 * Undefined when it has none, or when what is left does not exist.
 */
export function unmarked(text: string, exists: Exists): string | undefined {
  if (text.length < 4 || text.length > 60) return undefined;
  const whole = [text, text.replace(/[áéíóú]/gi, (sign) => sign.normalize('NFD')[0]!)].find(
    (word, i) => i > 0 && word !== text && /^\p{L}+$/u.test(word) && !exists(text) && exists(word),
  );
  if (whole !== undefined) return whole;
  if (/^\p{L}(?: \p{L}){2,}$/u.test(text)) return existing(text.replaceAll(' ', ''), exists);
  const parts = text.split(/\s*[·•∙‧⋅|/_–—-]\s*/u);
  if (parts.length < 2 || !MARKS.test(text) || !parts.every((part) => /^[\p{L}']+$/u.test(part)))
    return undefined;
  // Of two words with a hyphen or a stroke between them, each may be meant: zand-bak, kat/hond.
  const areWords = parts.every((part) => part.length > 2 && exists(part));
  if (areWords && /[-/–—]/.test(text)) return undefined;
  if (/^[^\s]+-[^\s]+$/.test(text) && exists(text)) return undefined;
  return existing(parts.join(''), exists);
}

const existing = (text: string, exists: Exists) => (exists(text) ? text : undefined);

/** What stands in brackets behind a word: other forms of it, nothing, or a note. */
export function inBrackets(
  base: string,
  isAttached: boolean,
  inside: string,
  exists: Exists,
): { words: string[]; instead?: boolean; note?: boolean } {
  const word = base.split(/\s+/).at(-1)!;
  const text = inside.trim().replace(LABEL, '');
  if (text === '' || ARTICLE.test(text)) return { words: [] };
  if (isAttached && /^\p{L}+$/u.test(text) && exists(word + text))
    return { words: [word + text], ...(!exists(word) && { instead: true }) };
  if (/^['’‘`´]s$/.test(text)) return { words: [`${word}'s`] };
  if (/^[-–~]/.test(text)) {
    const form = withEnd(word, text.replace(/^[-–~]+\s*/, ''), exists);
    return form === undefined ? { words: [], note: true } : { words: [form] };
  }
  const forms = text
    .split(/\s*[,;/]\s*|\s+-\s+|\s+en\s+/)
    .map((form) => form.replace(/^(?:de|het|een)\s+/i, ''));
  const single = forms.every((form) => /^[\p{L}'’-]+$/u.test(form));
  const isForm = (form: string) => form.slice(0, 2).toLowerCase() === word.slice(0, 2).toLowerCase();
  return single && (forms.length > 1 || forms.every(isForm)) ? { words: forms } : { words: [], note: true };
}

/** A word with another end: huis and -zen make huizen, kaas and -zen kazen. */
function withEnd(word: string, end: string, exists: Exists): string | undefined {
  for (let cut = 0; cut <= 3 && cut < word.length; cut++) {
    const form = word.slice(0, word.length - cut) + end;
    if (exists(form)) return form;
  }
  return undefined;
}
