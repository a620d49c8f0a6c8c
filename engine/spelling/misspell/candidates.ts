import type { CategoryId } from '../catalogue/ids.ts';
import { asBeginning } from '../focus.ts';
import { touch } from './shape.ts';
import { RULES } from './rules/index.ts';
import type { Band, Edit, Rule, Shape } from './types.ts';

/** A wrong spelling with all that its rank depends on. */
export interface Candidate {
  text: string;
  rule: Rule;
  edit: Edit;
  category: CategoryId;
  score: number;
}

/** Likeliest first, always in the same order. */
export const byScore = (a: Candidate, b: Candidate) => b.score - a.score || (a.text < b.text ? -1 : 1);

/** For whom a misspelling must be likely. */
export interface Pupil {
  /** School year 3 to 8. */
  groep?: number;
  variant?: 'nl' | 'be';
  /** The category that is practised: errors against it come first. */
  category?: CategoryId;
}

/** Categories that begin in groep 5 or 6, and in 7 or 8; all others are of the first years. */
const MIDDLE: ReadonlySet<CategoryId> = new Set<CategoryId>([
  ...(['diminutive-etje-nkje', 'suffix-heid-teit', 'apostrophe-s', 'i-as-ie', 'apostrophe-s-time'] as const),
  ...([
    'c-as-s',
    'c-as-k',
    'tie',
    'isch',
    'x-as-ks',
    'ch-as-sj',
    'th',
    'e-acute',
    'eau',
    'ou-as-oe',
  ] as const),
  ...(['g-as-zj', 'y', 'trema', 'verb-stem', 'verb-present-t', 'verb-present-dt', 'verb-inversion'] as const),
  ...(['verb-past-weak', 'verb-past-dt-stem', 'verb-strong'] as const),
]);
const LATE: ReadonlySet<CategoryId> = new Set<CategoryId>([
  ...(['diminutive-long-vowel', 'plural-trema', 'air-oir', 'hyphen', 'linking-en', 'linking-s'] as const),
  ...([
    'latin-prefix',
    'material-adjective',
    'qu-as-kw',
    'english-loanword',
    'loan-double-consonant',
  ] as const),
  ...(['verb-past-vz-stem', 'verb-participle-weak', 'verb-participle-adjective'] as const),
  ...(['verb-imperative', 'verb-homophone'] as const),
]);

/** The band of weights of a school year; without one that in which the word can be spelled by what was taught. */
function bandOf({ findings }: Shape, groep?: number): Band {
  if (groep !== undefined) return groep <= 4 ? 0 : groep <= 6 ? 1 : 2;
  if (findings.some(({ id }) => LATE.has(id))) return 2;
  return findings.some(({ id }) => MIDDLE.has(id)) ? 1 : 0;
}

/** The category that an edit breaks: one of the word at that place, else one of the word, else that of the rule. */
export function categoryOf(shape: Shape, rule: Rule, edit: Edit, target?: CategoryId): CategoryId {
  const own = shape.findings.filter(({ id }) => rule.categories.includes(id));
  const here = own.filter((finding) => touch(finding, edit));
  const found = here.find(({ id }) => id === target) ?? first(rule, here) ?? first(rule, own);
  return found?.id ?? rule.categories[0]!;
}

const first = <F extends { id: CategoryId }>(rule: Rule, findings: readonly F[]): F | undefined =>
  rule.categories.flatMap((id) => findings.find((finding) => finding.id === id) ?? [])[0];

/** How much an edit counts where it stands: a category of the word, the one that is practised, or none at all. */
function placeOf(shape: Shape, rule: Rule, edit: Edit, target?: CategoryId): number {
  const own = shape.findings.filter(({ id }) => rule.categories.includes(id));
  if (target && rule.categories.includes(target) && own.some(({ id }) => id === target)) return 1;
  const factor = target ? 0.6 : 1;
  if (own.some((finding) => touch(finding, edit))) return factor;
  return own.length > 0 ? 0.8 * factor : 0.55 * factor;
}

/** Rules after which a word sounds otherwise: from groep 5 on pupils hear that. All others write the same sounds. */
const SOUNDS_OTHER: ReadonlySet<string> = new Set(
  'D02 D03 D04 D09 D18 D48 D52 D53 D57 D59 D60 D61 D62 D65 D66 D67 D68'.split(' '),
);

/** How likely an edit is for a pupil, 0 to 1. */
export function likelihood(
  shape: Shape,
  rule: Rule,
  edit: Edit,
  { groep, variant, category }: Pupil,
): number {
  const regional = variant === 'be' ? rule.be : 1;
  const band = bandOf(shape, groep);
  const sound = SOUNDS_OTHER.has(rule.id) ? (band === 0 ? 1 : 0.8) : 1.1;
  return rule.weights[band] * regional * sound * edit.share * placeOf(shape, rule, edit, category);
}

/** All that the rules make of a word, each place on its own. */
export function* candidates(shape: Shape, pupil: Pupil): Iterable<Candidate> {
  for (const rule of RULES) {
    for (const edit of rule.edits(shape)) {
      const text = applied(shape.word, edit);
      if (text === shape.word) continue;
      const score = likelihood(shape, rule, edit, pupil);
      yield { text, rule, edit, category: categoryOf(shape, rule, edit, pupil.category), score };
    }
  }
}

/** A word with one edit done to it; a capital at its start stays unless the edit is about capitals. */
export function applied(word: string, { from, to, given }: Edit): string {
  const old = word.slice(from, to);
  const isAboutCase = given.toLowerCase() === old.toLowerCase();
  const hadCapital = !isAboutCase && /^\p{Lu}/u.test(old);
  return word.slice(0, from) + (hadCapital ? asBeginning(given) : given) + word.slice(to);
}
