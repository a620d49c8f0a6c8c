import { LEVELS, TREE } from './lexicon/patterns.ts';

interface Node {
  next: Map<number, Node>;
  levels?: readonly number[];
}

const FIRST_SIGN = 0x100;
const node = (): Node => ({ next: new Map() });

/** Reads the packed tree of patterns (see tools/content/hyphenation.ts). */
function unpack(): Node {
  const levels = LEVELS.split(' ').map((digits) => Array.from(digits, Number));
  const path = [node()];
  for (const sign of TREE) {
    const code = sign.charCodeAt(0);
    if (sign === ')') path.pop();
    else if (sign >= '2' && sign <= '9') path.length -= Number(sign);
    else if (sign >= 'A' && sign <= 'Z') path.at(-1)!.levels = levels[code - 65];
    else if (code >= FIRST_SIGN) path.at(-1)!.levels = levels[code - FIRST_SIGN];
    else {
      const child = node();
      path.at(-1)!.next.set(code, child);
      path.push(child);
    }
  }
  return path[0]!;
}

let patterns: Node | undefined;

/**
 * How willingly a word is broken before each of its letters, by Liang's patterns: odd is a break, and the higher the
 * surer. The word is in small letters, without hyphens.
 */
export function breakLevels(word: string): number[] {
  patterns ??= unpack();
  const text = `.${word}.`;
  const found = new Array<number>(text.length + 1).fill(0);
  for (let start = 0; start < text.length; start++) {
    // Patterns for the beginning of a word count their levels from its first letter.
    const offset = Math.max(1, start);
    let at: Node | undefined = patterns;
    for (let end = start; end < text.length; end++) {
      at = at.next.get(text.charCodeAt(end));
      if (!at) break;
      const { levels } = at;
      if (levels)
        for (let i = 0; i < levels.length; i++)
          if (levels[i]! > found[offset + i]!) found[offset + i] = levels[i]!;
    }
  }
  return found.slice(1, word.length + 1);
}
