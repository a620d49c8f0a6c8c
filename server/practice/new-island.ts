import type { LearningLine } from '../contract/learning-line.ts';
import { isCarrying, PLACES, type PlaceLevel } from './island.ts';

/** A category in the order of practice, with the school year in which it is practised. */
export interface LineStep {
  id: string;
  groep: number;
}

/** What a new island is made of: a category, or a list of words. */
export type PlaceMatter = { category: string } | { list: string };

/** What is known when a new island is made. */
export interface Journey {
  line: LearningLine;
  /** School year in whose categories the pupil begins. */
  from: number;
  /** The whole line of primary school. */
  steps: readonly LineStep[];
  /** What the first island of a school year has. */
  firstOf(groep: number): readonly string[];
  /** Categories and lists that have a place already. */
  placed: ReadonlySet<string>;
  levels: ReadonlyMap<string, PlaceLevel>;
  /** Expected share of a category that the pupil would write right now; undefined when that is not known. */
  expected(category: string): number | undefined;
  /** Categories that a category builds on. */
  requires(category: string): readonly string[];
  /** Whether there is such a category. */
  exists(category: string): boolean;
}

/** Expected share above which a category of before needs no place: it comes back as soon as it is forgotten. */
const KNOWN = 0.93;
/** A category of an earlier year gets a place when less than this is expected. */
const WEAK = 0.7;
/** Expected share from which a category is within reach: below it a pupil fails more than is learnt of it. */
export const WITHIN_REACH = 0.45;
/** A level of the best or the weakest fifth counts as a school year ahead or behind. */
const AHEAD: ReadonlySet<string> = new Set(['I', 'A']);
const BEHIND: ReadonlySet<string> = new Set(['V', 'E']);

/** The school year at whose beginning a pupil starts: the own one, one further or one back by the level. */
export function startYear(groep: number, lvs: string | null): number {
  const shift = lvs === null ? 0 : AHEAD.has(lvs) ? 1 : BEHIND.has(lvs) ? -1 : 0;
  return Math.min(8, Math.max(3, groep + shift));
}

/** What the next island is about, in walking order; nothing when the line has come to its end. */
export function nextMatters(journey: Journey): PlaceMatter[] {
  const { line, placed } = journey;
  if (line.kind === 'lists')
    return line.lists
      .filter((list) => !placed.has(list))
      .slice(0, PLACES)
      .map((list) => ({ list }));
  const own = line.kind === 'adaptive' ? [] : chosen(journey, line);
  // A line of which nothing is left to practise would be an empty map.
  const categories = own.length > 0 ? own.filter((id) => !placed.has(id)) : adaptive(journey);
  return categories.slice(0, PLACES).map((category) => ({ category }));
}

/** Everything that a line names; nothing of an adaptive one, which follows the pupil. */
export function namedBy(journey: Pick<Journey, 'line' | 'steps' | 'exists'>): readonly string[] {
  const { line } = journey;
  if (line.kind === 'adaptive') return [];
  return line.kind === 'lists' ? line.lists : chosen(journey, line);
}

/** Says of categories whether a learning line leaves them in; one of which nothing is left goes on as an adaptive one. */
export function allowedBy(
  journey: Pick<Journey, 'line' | 'steps' | 'exists'>,
): (category: string) => boolean {
  const { line, exists } = journey;
  if (line.kind === 'lists') return () => false;
  const named = new Set(namedBy(journey));
  return (category) => exists(category) && (named.size === 0 || named.has(category));
}

function chosen(
  { steps, exists }: Pick<Journey, 'steps' | 'exists'>,
  line: Extract<LearningLine, { kind: 'categories' | 'block' }>,
): string[] {
  const { floor = 0, ceiling = 9 } = line.kind === 'categories' ? line : {};
  const years = (id: string) => steps.filter((step) => step.id === id).map(({ groep }) => groep);
  const fits = (id: string) => {
    const own = years(id);
    return own.length === 0 || own.some((groep) => groep >= floor && groep <= ceiling);
  };
  return [...new Set(line.categories)].filter((id) => exists(id) && fits(id));
}

/**
 * The next categories of a pupil who goes through primary school: first what a step back asks for, then onwards as far as
 * it is within reach. Weak ones of earlier years lead up to what is new, a few at a time; they are the island of a pupil
 * for whom what is new is still too far.
 */
function adaptive(journey: Journey): string[] {
  const { from, steps, placed, levels, expected } = journey;
  const back = stepsBack(journey);
  if (placed.size === 0) return [...new Set([...back, ...journey.firstOf(from)])];
  const share = (id: string) => expected(id) ?? 1;
  const isNear = ({ id }: LineStep) => share(id) >= WITHIN_REACH;
  const fresh = steps.filter(({ id }) => !placed.has(id));
  const isKnown = (id: string) => levels.get(id)?.status === 'klaar' || (expected(id) ?? 0) >= KNOWN;
  const earlier = fresh.filter(({ id, groep: year }) => year < from && share(id) < WEAK);
  const onwards = fresh.filter(({ id, groep: year }) => year >= from && !isKnown(id));
  const ahead = onwards.filter(isNear);
  const lead = earlier.filter(isNear).slice(-Math.max(Math.floor(PLACES / 4), PLACES - ahead.length));
  const next = new Set([...back, ...[...lead, ...ahead].map(({ id }) => id)]);
  // Further on the path, where they open late: what is nearest first.
  const far = [...earlier, ...onwards].map(({ id }) => id).sort((a, b) => share(b) - share(a));
  for (const id of far) if (next.size < PLACES) next.add(id);
  if (next.size > 0) return [...next];
  // Everything has had its place: once more what is known least, but what is far away only then.
  const again = [...new Set(steps.map(({ id }) => id))].sort((a, b) => share(a) - share(b));
  const isFar = (id: string) => share(id) < WITHIN_REACH;
  const isDone = (id: string) => share(id) >= KNOWN;
  const near = again.filter((id) => !isFar(id) && !isDone(id));
  return [...near, ...again.filter(isFar).reverse(), ...again.filter(isDone)].slice(0, PLACES);
}

/** What the categories that are too hard build on, as far as it does not go well. */
export function neededBack({
  levels,
  requires,
  exists,
  expected,
}: Pick<Journey, 'levels' | 'requires' | 'exists' | 'expected'>): string[] {
  const tooHard = [...levels].filter(([, { status }]) => status === 'stap-terug').map(([id]) => id);
  const needed = tooHard.flatMap((id) => requires(id));
  return [...new Set(needed)].filter((id) => exists(id) && !isCarrying(levels.get(id), expected(id) ?? 0));
}

/** The same, as far as it has no place yet. */
export const stepsBack = (journey: Omit<Journey, 'line'>): string[] =>
  neededBack(journey).filter((id) => !journey.placed.has(id));

/** Categories without a place that a pupil does not know yet, but that are within reach. */
export const withinReach = ({
  steps,
  placed,
  expected,
}: Pick<Journey, 'steps' | 'placed' | 'expected'>): string[] =>
  [...new Set(steps.map(({ id }) => id))].filter((id) => {
    const share = expected(id) ?? 0;
    return !placed.has(id) && share >= WITHIN_REACH && share < KNOWN;
  });
