/** A text on as few lines of at most `most` letters as can be, and those about equally long. */
export const breakLines = (text: string, most: number): string[] =>
  breakInto(text, greedy(wordsOf(text), most).length);

/** A text on so many lines, or fewer where it has not so many words, about equally long. */
export function breakInto(text: string, count: number): string[] {
  const words = wordsOf(text);
  const most = Math.max(1, count);
  for (let width = Math.ceil(text.length / most); ; width++) {
    const lines = greedy(words, width);
    if (lines.length <= most) return lines;
  }
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

function greedy(words: readonly string[], most: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A text in pages of at most so many lines of so many letters, which all have about as many lines. */
export function pagesIn(text: string, letters: number, most: number): string[][] {
  const lines = breakLines(text, letters);
  const pages = Math.ceil(lines.length / most);
  const each = Math.ceil(lines.length / pages);
  return Array.from({ length: pages }, (_, i) => lines.slice(i * each, (i + 1) * each));
}
