/** Letter groups that write one sound, longest first. */
const GROUPS = [
  ...['eeuw', 'ieuw', 'aai', 'ooi', 'oei', 'eau', 'sch', 'auw', 'ouw'],
  ...['aa', 'ee', 'oo', 'uu', 'ie', 'oe', 'eu', 'ui', 'ei', 'ij', 'au', 'ou', 'uw', 'ng', 'ch', 'qu', 'th'],
];

/** Word parts that keep their own last sound: aan-geven, on-geluk, ver-rassing. */
const STANDS_APART = /^(aan|af|door|een|her|in|om|on|ont|op|uit|van|ver|voor)$/;

/** Letter groups that run on over the border of two written syllables: jon-gen, ap-pel, leeu-wen. */
function straddles(left: string, right: string): boolean {
  if (STANDS_APART.test(left)) return false;
  const last = left.at(-1)!;
  if (last === right[0] && /[bdfgklmnprstz]/.test(last)) return true;
  if (last === 'n' && /^g[aeiou]/.test(right)) return /(^|[^aeiou])[aeiou]n$/.test(left);
  return right[0] === 'w' && /(eeu|ieu|[^aeiou]u)$/.test(left);
}

/**
 * The graphemes of a word, left to right, each written as it stands in the word. It looks inside the written
 * syllables, so that letters on both sides of a border are not taken for one sound (na-ief, nacht-hemd).
 */
export function graphemes(syllables: readonly string[]): string[] {
  const parts: string[] = [];
  syllables.forEach((syllable, i) => {
    if (i > 0 && straddles(syllables[i - 1]!.toLowerCase(), syllable.toLowerCase()))
      parts[parts.length - 1] += syllable;
    else parts.push(syllable);
  });
  return parts.flatMap(cut);
}

function cut(part: string): string[] {
  const found: string[] = [];
  const lower = part.toLowerCase();
  for (let at = 0; at < part.length;) {
    const size = groupAt(lower, at);
    found.push(part.slice(at, at + size));
    at += size;
  }
  return found;
}

function groupAt(text: string, at: number): number {
  const doubled = text[at] === text[at + 1] && /[bdfgklmnprstz]/.test(text[at]!);
  if (doubled) return 2;
  return GROUPS.find((group) => text.startsWith(group, at))?.length ?? 1;
}
