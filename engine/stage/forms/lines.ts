/** A text on as few lines of at most `most` letters as can be, and those about equally long. */
export function breakLines(text: string, most: number): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  const lines = greedy(words, most);
  for (let width = Math.ceil(text.length / Math.max(1, lines.length)); width < most; width++) {
    const even = greedy(words, width);
    if (even.length === lines.length) return even;
  }
  return lines;
}

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
