/** Letters that fit on two lines, also as large letters (scenes/README.md 1.8). */
const MOST = 110;

/** A text in parts of at most two lines: whole sentences, and of a long sentence whole words. Together they are the text. */
export function stepsOf(text: string): string[] {
  const sentences = text.match(/\S.*?[.!?]+['"]?(?=\s|$)|\S.*$/g) ?? [];
  return packed(sentences.flatMap(pieces));
}

/** A sentence that is too long, cut behind a comma or else between words in two about equal parts. */
function pieces(sentence: string): string[] {
  if (sentence.length <= MOST) return [sentence];
  const spaces = [...sentence.matchAll(/ /g)].map(({ index }) => index);
  const far = (at: number) =>
    Math.abs(at - sentence.length / 2) - (/[,:;]/.test(sentence[at - 1]!) ? MOST / 4 : 0);
  const cut = spaces.reduce((best, at) => (far(at) < far(best) ? at : best));
  return [...pieces(sentence.slice(0, cut)), ...pieces(sentence.slice(cut + 1))];
}

/** As many of them on each step as fit. */
function packed(parts: readonly string[]): string[] {
  const steps: string[] = [];
  for (const part of parts) {
    const last = steps.at(-1);
    if (last !== undefined && last.length + 1 + part.length <= MOST)
      steps[steps.length - 1] = `${last} ${part}`;
    else steps.push(part);
  }
  return steps;
}
