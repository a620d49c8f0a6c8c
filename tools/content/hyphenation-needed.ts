import { syllableStarts } from '../../engine/spelling/analyse/syllables.ts';
import type { Pattern } from './hyphenation-package.ts';

interface Node {
  next: Map<string, Node>;
  id?: number;
}

/** A pattern that fits a word, and where. */
interface Match {
  id: number;
  offset: number;
}

/**
 * The levels of the patterns that decide where a syllable of some words begins. Most decide nothing: other letters could
 * not begin a syllable anyway, or the rule for words that no pattern knows says the same.
 */
export class NeededPatterns {
  #patterns: readonly Pattern[];
  #root: Node = { next: new Map() };
  /** Per pattern and level whether it is kept. */
  #kept: boolean[][];

  constructor(patterns: readonly Pattern[]) {
    this.#patterns = patterns;
    this.#kept = patterns.map(({ levels }) => levels.map(() => false));
    for (const [id, { text }] of patterns.entries()) {
      let at = this.#root;
      for (const letter of text) {
        const next = at.next.get(letter) ?? { next: new Map<string, Node>() };
        at.next.set(letter, next);
        at = next;
      }
      at.id = id;
    }
  }

  /** What is kept, without the levels that are not. */
  get kept(): Pattern[] {
    return this.#patterns.flatMap(({ text, levels }, id) => {
      const own = this.#kept[id]!;
      return own.includes(true) ? [{ text, levels: levels.map((level, i) => (own[i] ? level : 0)) }] : [];
    });
  }

  /** Keeps what the words need to be cut as by all patterns. */
  learn(words: readonly string[]): void {
    const uses = this.#countUses(words);
    // What is kept for one word may turn another the wrong way: then it needs something more.
    while (this.#learnOnce(words, uses) > 0);
  }

  /** Gives how many words were not right yet. */
  #learnOnce(words: readonly string[], uses: readonly number[][]): number {
    let wrongWords = 0;
    for (const word of words) {
      const matches = this.#matches(word);
      const full = this.#levels(word, matches, false);
      const wanted = syllableStarts(word, full);
      for (let turn = 0; turn < word.length; turn++) {
        const starts = syllableStarts(word, this.#levels(word, matches, true));
        const wrong = wanted.findIndex((start, i) => start !== starts[i]);
        if (wrong === -1) break;
        if (turn === 0) wrongWords++;
        this.#keep(matches, full, wanted[wrong]!, uses);
        this.#keep(matches, full, starts[wrong]!, uses);
      }
    }
    return wrongWords;
  }

  /** Where the syllables of a word begin by all patterns. */
  startsByAll(word: string): number[] {
    return syllableStarts(word, this.#levels(word, this.#matches(word), false));
  }

  /** Leaves out what the words do not need after all, the rarest first. */
  prune(words: readonly string[]): void {
    const matches = words.map((word) => this.#matches(word));
    const wanted = words.map((word) => this.startsByAll(word).join());
    const wordsOf: number[][] = this.#patterns.map(() => []);
    for (const [i, list] of matches.entries())
      for (const id of new Set(list.map((match) => match.id))) wordsOf[id]!.push(i);
    const isRight = (i: number) =>
      syllableStarts(words[i]!, this.#levels(words[i]!, matches[i]!, true)).join() === wanted[i];
    const rarest = this.#patterns.map((_, id) => id).sort((a, b) => wordsOf[a]!.length - wordsOf[b]!.length);
    for (const id of rarest) {
      const own = this.#kept[id]!;
      for (const level of own.keys()) {
        if (!own[level]) continue;
        own[level] = false;
        own[level] = !wordsOf[id]!.every(isRight);
      }
    }
    const wrong = words.filter((_, i) => !isRight(i));
    if (wrong.length > 0) throw new Error(`Cut otherwise: ${wrong.slice(0, 20).join(', ')}`);
  }

  /** In how many words each level is the one that counts at its place. */
  #countUses(words: readonly string[]): number[][] {
    const uses = this.#patterns.map(({ levels }) => levels.map(() => 0));
    for (const word of words) {
      const matches = this.#matches(word);
      const full = this.#levels(word, matches, false);
      for (const { id, offset } of matches)
        for (const [i, level] of this.#patterns[id]!.levels.entries())
          if (level > 0 && level === full[offset + i]) uses[id]![i]!++;
    }
    return uses;
  }

  /** Keeps one level that gives a place what it has by all patterns, the one that most words use. */
  #keep(matches: readonly Match[], full: readonly number[], place: number, uses: readonly number[][]): void {
    const wanted = full[place]!;
    const able = matches.filter(
      ({ id, offset }) => wanted > 0 && this.#patterns[id]!.levels[place - offset] === wanted,
    );
    if (able.some(({ id, offset }) => this.#kept[id]![place - offset])) return;
    const used = ({ id, offset }: Match) => uses[id]![place - offset]!;
    const [best] = able.sort((a, b) => used(b) - used(a));
    if (best) this.#kept[best.id]![place - best.offset] = true;
  }

  #matches(word: string): Match[] {
    const text = `.${word}.`;
    const found: Match[] = [];
    for (let start = 0; start < text.length; start++) {
      let at: Node | undefined = this.#root;
      for (let end = start; end < text.length && at; end++) {
        at = at.next.get(text[end]!);
        if (at?.id !== undefined) found.push({ id: at.id, offset: Math.max(0, start - 1) });
      }
    }
    return found;
  }

  /** The levels before each letter of a word, by all patterns or by what is kept. */
  #levels(word: string, matches: readonly Match[], keptOnly: boolean): number[] {
    const found = new Array<number>(word.length + 1).fill(0);
    for (const { id, offset } of matches) {
      const { levels } = this.#patterns[id]!;
      const kept = this.#kept[id]!;
      for (let i = 0; i < levels.length; i++)
        if ((!keptOnly || kept[i]) && levels[i]! > found[offset + i]!) found[offset + i] = levels[i]!;
    }
    return found;
  }
}
