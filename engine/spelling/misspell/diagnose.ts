import { plainText } from '../../exercise/shapes.ts';
import type { Span } from '../analyse/types.ts';
import type { CategoryId } from '../catalogue/ids.ts';
import { align, type Arc } from './align.ts';
import { categoryOf, likelihood, type Pupil } from './candidates.ts';
import { variantsOf } from '../variants.ts';
import { RULES } from './rules/index.ts';
import { shapeOf } from './shape.ts';
import { slipsAt, type Slip, type SlipKind } from './slips.ts';
import type { Edit, Rule, Shape } from './types.ts';

/** A spelling error: the letters of the word that it touches and what was written for them. */
export interface SpellingError extends Span {
  /** Id of the rule that it breaks (D01 to D68). */
  rule: string;
  category: CategoryId;
  given: string;
}

/** What a typed word tells of the pupil. */
export interface Diagnosis {
  /** Whether it is the word, capitals included, or another right spelling of it. */
  right: boolean;
  errors: SpellingError[];
  slips: Slip[];
}

type Reason = { rule: Rule; edit: Edit } | SlipKind;

/** What is longer was not meant as the word. */
const LONGEST = 60;
/** No more than this is looked at. */
const LONGEST_RAW = 1000;

/**
 * Names the rule behind each error of a typed word; what no rule explains is a slip of the keyboard. Of all
 * explanations it takes the one with the fewest and likeliest errors.
 */
export function diagnose(word: string, typed: string, pupil: Pupil = {}): Diagnosis {
  const shape = shapeOf(word, pupil.variant === 'be', pupil.category);
  const given = plainText(typed.slice(0, LONGEST_RAW));
  if (given === shape.word || variantsOf(shape.word).includes(given))
    return { right: true, errors: [], slips: [] };
  const otherWord: Diagnosis = {
    right: false,
    errors: [],
    slips: [slip('other word', 0, shape.text.length)],
  };
  if (given.length > LONGEST || shape.text === '') return otherWord;
  const lower = given.toLowerCase();
  const slips = slipsAt(shape.text, lower, shape.belgian);
  const path = align<Reason>(shape.text, lower, ruleSteps(shape, pupil), slips) ?? [];
  const found = sorted(shape, path, pupil);
  if (isUnlike(shape.text, path)) return otherWord;
  if (lower.length === given.length) addCapitals(shape, given, path, found, pupil);
  return found;
}

/** Each edit of each rule, the likelier the cheaper; always cheaper than a slip. */
function ruleSteps(shape: Shape, pupil: Pupil): Arc<Reason>[] {
  const steps: Arc<Reason>[] = [];
  for (const rule of RULES)
    for (const edit of rule.edits(shape)) {
      const given = edit.given.toLowerCase();
      if (given === shape.text.slice(edit.from, edit.to)) continue;
      const likely = likelihood(shape, rule, edit, pupil);
      const cost = Math.min(2.4, 1 - Math.log(Math.max(likely, 0.02)) / 3);
      steps.push({ from: edit.from, to: edit.to, given, cost, what: { rule, edit } });
    }
  return steps;
}

const slip = (kind: SlipKind, from: number, to: number): Slip => ({ kind, from, to });

function sorted(shape: Shape, path: readonly Arc<Reason>[], { category }: Pupil): Diagnosis {
  const found: Diagnosis = { right: false, errors: [], slips: [] };
  for (const { from, to, given, what } of path) {
    if (typeof what === 'string') found.slips.push(slip(what, from, to));
    else {
      const broken = categoryOf(shape, what.rule, what.edit, category);
      found.errors.push({ rule: what.rule.id, category: broken, from, to, given });
    }
  }
  return found;
}

/** More slips than a pupil makes in one word: it is not that word at all. */
function isUnlike(text: string, path: readonly Arc<Reason>[]): boolean {
  const slipped = path.filter(({ what }) => typeof what === 'string').length;
  return slipped > Math.max(2, text.length * 0.45);
}

/**
 * A capital too few breaks a rule, and one too many does in days and months (Maandag) unless something else is practised; else
 * it is the shift key.
 */
function addCapitals(
  shape: Shape,
  given: string,
  path: readonly Arc<Reason>[],
  found: Diagnosis,
  { category = 'capital-letters' }: Pupil,
): void {
  const rule = RULES.find(({ id }) => id === 'D50')!;
  const breaks = category === 'capital-letters' ? [...rule.edits(shape)] : [];
  let shift = 0;
  const passed = [...path];
  for (let at = 0; at < shape.word.length; at++) {
    while (passed[0] && passed[0].to <= at) {
      const arc = passed.shift()!;
      shift += arc.given.length - (arc.to - arc.from);
    }
    const isInside = passed[0] !== undefined && passed[0].from <= at;
    const [own, key] = [shape.word[at]!, given[at + shift]];
    if (isInside || key === undefined || own === key || own.toLowerCase() !== key.toLowerCase()) continue;
    if (key === key.toLowerCase() || breaks.some((edit) => edit.from === at && edit.given === key))
      found.errors.push({ rule: 'D50', category: 'capital-letters', from: at, to: at + 1, given: key });
    else found.slips.push(slip('capital', at, at + 1));
  }
}
