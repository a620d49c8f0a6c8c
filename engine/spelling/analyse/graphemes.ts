import { nuclei } from './nuclei.ts';
import type { Span } from './types.ts';

/** Words with a hard g after the n, though an e or i may follow: con-ges-tie. */
const HARD_NG = /^(?:in|on|aan|een)$/;

/** Prefixes that keep their last consonant to themselves: on-nozel, ver-rassen, op-passen. */
const PREFIX_END = /^(?:on|ver|op|om|weg|terug|her|ont|uit|in)$/;

/** Words where such a prefix is none: opper, verre, herrie, innen, omme. */
const NO_PREFIX_END = /^(?:oppe[rn]|oppert|verr[eo](?!k$)|herri|inne[nr]|innig|omme|onno$|vers)/;

/** Whether the same consonant on both sides of a border is two sounds, because a prefix ends there. */
function keepsApart(part: string, border: number): boolean {
  if (part.startsWith('lijk', border) || (border === 3 && part.startsWith('misst'))) return true;
  const left = part.slice(0, border);
  if (left === 'terug') return true;
  return (
    PREFIX_END.test(left) &&
    !NO_PREFIX_END.test(part) &&
    /^.[^aeiou]*(?:[aiou]|e[a-z]{2})/.test(part.slice(border))
  );
}

/** Whether n and g on both sides of a border are one sound: jon-gen, not on-geluk, not tan-go (G2). */
function joinsNg(part: string, border: number): boolean {
  const start = part.lastIndexOf('n', border - 1);
  if (!/^g[eiy]/.test(part.slice(border))) return false;
  const left = part.slice(0, start + 1);
  // Behind a mute e the n stands alone: buiten-gewoon; not in ver-lengen.
  if (/[aeiouy].*en$/.test(left) && !/(?:br|l|m|str|z)en$/.test(left)) return false;
  return /(?:^|[^aeiou])[aeiou]n$/.test(left) && !HARD_NG.test(part.slice(0, border));
}

/**
 * The graphemes of a word part in small letters (G1 to G7), as spans: inside a syllable the longest group wins; only
 * double consonants, ng and the w of uw, eeuw and ieuw run on over a border. `starts` are the borders of its syllables.
 */
export function graphemes(part: string, starts: ReadonlySet<number>): { span: Span; vowel: boolean }[] {
  const vowels = new Map(nuclei(part).map((vowel) => [vowel.from, vowel.to]));
  const found: { span: Span; vowel: boolean }[] = [];
  for (let at = 0; at < part.length;) {
    const end = vowels.get(at);
    const vowel = end !== undefined;
    const before = found.at(-1);
    const short = before !== undefined && before.vowel && before.span.to - before.span.from === 1;
    const to = vowel ? vowelEnd(part, at, end, starts) : consonantEnd(part, at, starts, short);
    found.push({ span: { from: at, to }, vowel });
    at = to;
  }
  return found;
}

function vowelEnd(part: string, from: number, to: number, starts: ReadonlySet<number>): number {
  for (let at = from + 1; at < to; at++) if (starts.has(at)) return at;
  if (part[to] !== 'w') return to;
  const vowel = part.slice(from, to);
  if (/^(?:eeu|ieu|u)$/.test(vowel)) return to + 1;
  return /^(?:au|ou)$/.test(vowel) && !starts.has(to) ? to + 1 : to;
}

/** After a long vowel the same consonant twice is two sounds: voor-rang, brood-doos. */
function consonantEnd(part: string, at: number, starts: ReadonlySet<number>, short: boolean): number {
  const border = starts.has(at + 1);
  if (border && part.startsWith('ssch', at)) return at + 1;
  if (part[at] === part[at + 1] && /[bcdfgklmnprstz]/.test(part[at]!))
    return border && (!short || keepsApart(part, at + 1)) ? at + 1 : at + 2;
  if (part.startsWith('ng', at)) return !border || joinsNg(part, at + 1) ? at + 2 : at + 1;
  if (border) return at + 1;
  if (part.startsWith('sch', at) && !starts.has(at + 2)) return at + 3;
  if (part.startsWith('th', at) && part[at - 1] === 's' && !/^(?:esthe|anesthe|asthen)/.test(part))
    return at + 1;
  return /^(?:ch|th|qu)$/.test(part.slice(at, at + 2)) ? at + 2 : at + 1;
}
