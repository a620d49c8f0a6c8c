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
