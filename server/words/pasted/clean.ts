/** A line as its writer saw it: ligatures of PDF files as letters, without signs that nobody sees or that mark stress. */
export const clean = (line: string): string =>
  line
    .replace(/\u00ad\s*$/, '-')
    .replace(/[\ufb00-\ufb06]/g, (sign) => sign.normalize('NFKC'))
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff\u0323\u0331\u0332\u035f\u02c8\u02cc]/g, '')
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000]/g, ' ');

/** Lines without making a list of all of them: a pasted text may be a megabyte of line ends. */
export function* linesOf(text: string): Generator<string> {
  const end = /\r\n|\r|\n|$/g;
  let from = 0;
  for (let match = end.exec(text); match; match = end.exec(text)) {
    yield text.slice(from, match.index);
    from = match.index + match[0].length;
    if (match[0] === '') return;
  }
}

const NUMBERINGS = [
  // A bullet of any kind: of the keyboard, of a symbol font, an emoji, a box to tick, the o of word processors.
  /^\s*(?:[-–—•*·‣▪◦○●■□☐☑☒✓✔✗➢>§»›→⇒➜➔►▶◆◇❖★☆⮚~+#\uE000-\uF8FF]+|_{1,3}|\p{Extended_Pictographic}\uFE0F?|o|\[[ xX]?\])\s+(?=\S)/u,
  // 1. 1) (1) 1: 1.1 5/ 3° nr. 6 #7, and a bare number before a word.
  /^\s*(?:(?:nr\.?\s?|#)\d{1,3}[.:)]?\s+|\(?\d{1,3}(?:\.\d{1,2})?\s?[.):°/]+-?\s*(?=\D|$)|\d{1,3}\s?-\s+|\d{1,3}(?:\.\d{1,2})?\s+(?=\p{L}))/u,
  // a) B. c: and Roman numbers.
  /^\s*(?:\(?\p{L}[.):]\s+|\(?(?:[ivx]{1,5}|[IVX]{1,5})[.):]\s+|[IVX]{1,4}\s+(?=\p{L}))/u,
];

/** The line without its bullet, number or letter; with it when nothing stands behind: then it is what was meant. */
export function withoutNumbering(line: string): string {
  let bare = line;
  for (const numbering of NUMBERINGS) bare = bare.replace(numbering, '');
  bare = bare.trim();
  return bare === '' ? line.trim() : bare;
}
