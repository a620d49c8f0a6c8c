import { PATTERNS } from './lexicon/patterns.ts';

interface Node {
  next: Map<number, Node>;
  levels?: readonly number[];
}

const node = (): Node => ({ next: new Map() });

/** Reads the packed patterns (see tools/content/hyphenation.ts): each back to front, after what it shares with the one before. */
function unpack(): Node {
  const root = node();
  let pattern = '';
  for (const [, shared = '', rest = ''] of PATTERNS.matchAll(/([A-Z])([^A-Z]*)/g)) {
    pattern = pattern.slice(0, shared.charCodeAt(0) - 65) + rest;
    add(root, [...pattern].reverse());
  }
  return root;
}

/** Adds one pattern: letters with the levels between them, a point for the begin or the end of a word. */
function add(root: Node, signs: readonly string[]): void {
  const levels: number[] = [];
  let at = root;
  let letters = 0;
  for (const sign of signs) {
    if (sign >= '0' && sign <= '9') levels[letters] = Number(sign);
    else {
      const code = sign.charCodeAt(0);
      let child = at.next.get(code);
      if (!child) at.next.set(code, (child = node()));
      at = child;
      // The begin of a word is no letter: levels are counted from its first one.
      if (sign !== '.' || at !== root.next.get(code)) letters++;
    }
  }
  at.levels = Array.from(levels, (level) => level ?? 0);
}

/** Letters that no pattern has: they break as without their sign. */
const UNKNOWN = /[áàâäåíîñóôúû]/g;

let patterns: Node | undefined;

/**
 * How willingly a word is broken before each of its letters, by Liang's patterns: odd is a break, and the higher the
 * surer. The word is in small letters, without hyphens.
 */
export const breakLevels = (word: string): number[] =>
  levelsBy(
    (patterns ??= unpack()),
    word.replace(UNKNOWN, (letter) => letter.normalize('NFD')[0]!),
  );

function levelsBy(root: Node, word: string): number[] {
  const text = `.${word}.`;
  const found = new Array<number>(text.length + 1).fill(0);
  for (let start = 0; start < text.length; start++) {
    // Patterns for the beginning of a word count their levels from its first letter.
    const offset = Math.max(1, start);
    let at: Node | undefined = root;
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
