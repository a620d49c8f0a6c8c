import { setImmediate } from 'node:timers/promises';
import { FORMS } from '../../engine/exercise/index.ts';
import type { LearningLine } from '../contract/learning-line.ts';
import type { MethodBlock } from '../contract/methods.ts';
import { CALM_SUCCESS, type PracticeFields } from '../contract/practice-fields.ts';
import { WEEKDAYS } from '../contract/practice-time.ts';
import type { Effect } from '../contract/settings.ts';
import type { Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import type { MethodRow } from '../data/schema.ts';
import type { Catalogue } from '../practice/catalogue.ts';
import type { Dealer, Matter, Words } from '../practice/dealer.ts';
import { namedBy } from '../practice/new-island.ts';
import { listsOf, type NamedList } from '../practice/list-tasks.ts';
import { placeName } from '../practice/place-name.ts';
import type { OwnWord } from '../words/index.ts';
import { isMethodGone, lineBy, lineWith, methodsBy } from './methods.ts';

/** What is needed to tell what a setting leaves. */
export interface EffectDeps {
  db: Db;
  words: Pick<Words, 'categoriesOf' | 'category' | 'line' | 'items'>;
  catalogue: Catalogue;
  dealer: Pick<Dealer, 'formOf'>;
  /** A change that is looked at as if it had been made. */
  instead?: Instead;
  /** The word lists and methods that learning lines name, where they were read beforehand. */
  there?: { lists: ReadonlyMap<string, NamedList>; methods: ReadonlyMap<string, MethodRow> };
}

/** Other words of a list (none of one that was thrown away), or other blocks of a method. */
export type Instead =
  { list: string; words: readonly OwnWord[] } | { method: string; blocks: readonly MethodBlock[] };

/** For whom a setting is. */
export interface For {
  accountId: string;
  /** School years of the pupils. */
  groep: readonly number[];
}

/** Places of which it is tried whether a game suits them: those of two islands. */
const MOST_TRIED = 24;
/** Games that a place on the map offers. */
const OFFERED = 3;
/** Fewer words than this come back within a few rounds. */
const FEW_WORDS = 20;
/** Minutes from which a day counts for the kite (scenes/landkaart/README.md 4.6). */
const KITE_MINUTES = 10;

const percent = (share: number) => Math.round(100 * share);

/**
 * What a setting leaves to practise on a day (as 2026-11-16), and why it can't be saved when that is nothing. Nothing is
 * stored.
 */
export async function effectOf(
  deps: EffectDeps,
  fields: PracticeFields,
  whom: For,
  day = nameOfDay(Date.now()),
): Promise<Effect> {
  const { catalogue } = deps;
  const { errors, warnings, named, matters } = await mattersOf(deps, fields, whom, day);
  const allowed = catalogue.games.filter(({ id }) => !fields.gamesOff.includes(id));
  if (fields.formsOff.length >= FORMS.length) errors.formsOff = 'Laat minstens één soort opgave aan staan.';
  if (allowed.length === 0) errors.gamesOff = 'Laat minstens één spel aan staan.';

  const playable = new Set<string>();
  const without: string[] = [];
  for (const { name, matter } of matters) {
    // Whether a game suits a place is tried out: others may go first in between.
    await setImmediate();
    const games = allowed.filter((game) => deps.dealer.formOf(game, matter, fields) !== undefined);
    if (games.length === 0) without.push(name);
    for (const { id } of games) playable.add(id);
  }
  const blamed = fields.formsOff.length > 0 ? 'formsOff' : 'gamesOff';
  const isTried = matters.length > 0 && !errors.formsOff && !errors.gamesOff;
  if (isTried && playable.size === 0) {
    errors[blamed] =
      'Hiermee blijft er geen spel over dat bij deze woorden past. Zet een soort opgave of een spel aan.';
  } else if (isTried && without.length > 0) {
    warnings[blamed] =
      `Geen spel past bij ${inWords(without)}: die ${without.length === 1 ? 'plek blijft' : 'plekken blijven'} leeg.`;
  } else if (isTried && playable.size < OFFERED) {
    warnings.gamesOff = `Er ${playable.size === 1 ? 'blijft maar één spel' : `blijven maar ${playable.size} spellen`} over.`;
  }
  if (fields.calm) {
    warnings.calm = `Rustig mikt op ${percent(CALM_SUCCESS)} % goed: prettig oefenen, met wat minder vooruitgang per minuut.`;
  }
  if (!fields.noMisspellings)
    warnings.noMisspellings =
      '{De leerling} ziet ook foute woordbeelden. Onderzoek raadt dat af voor wie een woord nog leert.';
  if (fields.onlineVoices)
    warnings.onlineVoices = 'Sommige apparaten sturen de woorden naar de maker van de stem.';
  if (fields.minutes !== null && fields.minutes < KITE_MINUTES)
    warnings.minutes = `Een dag telt voor de weekvlieger vanaf ${KITE_MINUTES} minuten of 40 opgaven.`;
  const days = new Set(fields.days ?? WEEKDAYS).size;
  if (days < fields.weekGoal) {
    const there = days === 1 ? 'is maar één oefendag' : `zijn maar ${days} oefendagen`;
    warnings.days = `De vlieger vraagt ${fields.weekGoal} dagen per week, en er ${there}.`;
    warnings.weekGoal = warnings.days;
  }
  if (named.words > 0 && named.words < FEW_WORDS)
    warnings.learningLine ??= `Het ${named.words === 1 ? 'is maar één woord' : `zijn maar ${named.words} woorden`}: ze komen snel terug.`;
  return { words: named.words, categories: named.places, games: playable.size, errors, warnings };
}

interface Found {
  errors: Effect['errors'];
  warnings: Effect['warnings'];
  /** How much the learning line names in all. */
  named: { places: number; words: number };
  /** Of what it names, those of which it is tried whether they can be played. */
  matters: { name: string; matter: Matter }[];
}

async function mattersOf(deps: EffectDeps, fields: PracticeFields, whom: For, day: string): Promise<Found> {
  const { words } = deps;
  const found: Found = { errors: {}, warnings: {}, named: { places: 0, words: 0 }, matters: [] };
  const { line, isGone } = await lineThen(deps, fields.learningLine, day, whom);
  if (isGone) {
    found.errors.learningLine = 'Deze methode is er niet meer. Kies een andere leerlijn.';
    return found;
  }
  if (line.kind === 'lists') return listMatters(deps, line.lists, whom);
  const nameOf = (id: string) => placeName(words.category(id)!);
  const exists = (id: string) => words.category(id) !== undefined;
  const all = [...new Set(words.line.map(({ id }) => id))];
  const ids = line.kind === 'adaptive' ? all : [...namedBy({ line, steps: words.line, exists })];
  if (ids.length === 0) {
    found.errors.learningLine =
      line.kind === 'categories' &&
      line.floor !== undefined &&
      line.ceiling !== undefined &&
      line.floor > line.ceiling
        ? 'Het laagste leerjaar ligt boven het hoogste. Zo blijft er geen woord over.'
        : line.kind === 'categories' && line.categories.some(exists)
          ? 'Geen van de gekozen categorieën valt tussen deze leerjaren. Zo blijft er geen woord over.'
          : 'Kies minstens één categorie. Zo blijft er geen woord over.';
    return found;
  }
  if (line.kind === 'categories' && ids.length < new Set(line.categories).size) {
    const out = line.categories.filter((id) => exists(id) && !ids.includes(id)).map(nameOf);
    if (out.length > 0) found.warnings.learningLine = `Buiten deze leerjaren valt: ${inWords(out)}.`;
  }
  const tried =
    line.kind === 'adaptive'
      ? whom.groep.flatMap((groep) => words.categoriesOf(groep).map(({ id }) => id))
      : ids;
  return {
    ...found,
    named: { places: ids.length, words: countWords(words.items, new Set(ids)) },
    matters: [...new Set(tried)]
      .slice(0, MOST_TRIED)
      .map((id) => ({ name: nameOf(id), matter: { category: id } })),
  };
}

/** The same with all word lists and methods of an account that learning lines name read beforehand. */
export async function knowing(
  deps: EffectDeps,
  lines: readonly LearningLine[],
  accountId: string,
): Promise<EffectDeps> {
  const lists = new Set(lines.flatMap((line) => (line.kind === 'lists' ? line.lists : [])));
  const methods = new Set(lines.flatMap((line) => (line.kind === 'block' ? [line.method] : [])));
  const there = {
    lists: await listsOf(deps.db, [...lists], accountId),
    methods: await methodsBy(deps.db, [...methods]),
  };
  return { ...deps, there };
}

/** A learning line as it is on a day, and whether its method is gone. */
async function lineThen(
  { db, instead, there }: EffectDeps,
  line: LearningLine,
  day: string,
  { accountId }: For,
): Promise<{ line: LearningLine; isGone: boolean }> {
  if (line.kind !== 'block') return { line, isGone: false };
  const row = (there?.methods ?? (await methodsBy(db, [line.method]))).get(line.method);
  const isOther = instead && 'method' in instead && instead.method === line.method;
  return {
    line: isOther ? lineWith(line, instead.blocks, day) : lineBy(row, line, day, accountId),
    isGone: isMethodGone(row, line, accountId),
  };
}

/** Word lists that are there. */
async function listsThen(
  { db, instead, there: known }: EffectDeps,
  ids: readonly string[],
  { accountId }: For,
): Promise<NamedList[]> {
  const lists = known?.lists ?? (await listsOf(db, ids, accountId));
  const there = [...new Set(ids)].flatMap((id) => lists.get(id) ?? []);
  if (!instead || !('list' in instead)) return there;
  // A version of its own: what can be played with other words is remembered by it.
  const other = { version: JSON.stringify(instead.words), words: instead.words };
  return there
    .map((list) => (list.id === instead.list ? { ...list, ...other } : list))
    .filter((list) => list.words.length > 0);
}

async function listMatters(deps: EffectDeps, ids: readonly string[], whom: For): Promise<Found> {
  const lists = await listsThen(deps, ids, whom);
  const words = new Set(lists.flatMap((list) => list.words.map(({ word }) => word)));
  const found: Found = {
    errors: {},
    warnings: {},
    named: { places: lists.length, words: words.size },
    matters: lists.map((list) => ({ name: list.name, matter: { list } })),
  };
  const isGone = lists.length < new Set(ids).size;
  if (words.size === 0)
    found.errors.learningLine = 'Deze woordenlijsten zijn er niet meer. Zo blijft er geen woord over.';
  else if (isGone)
    found.warnings.learningLine = 'Een van de woordenlijsten is er niet meer; de andere blijven.';
  return found;
}

/** Different words in these categories: of a word that is practised as several things, one. */
function countWords(items: Words['items'], categories: ReadonlySet<string>): number {
  const words = new Set<string>();
  for (const { id, category } of items.words)
    if (categories.has(category)) words.add(id.slice(category.length + 1));
  return words.size;
}

const MOST_NAMED = 3;
/** A few names in a sentence: of more than three how many others there are. */
export function few(names: readonly string[]): string {
  const first = names.slice(0, MOST_NAMED);
  if (names.length > MOST_NAMED) return `${first.join(', ')} en nog ${names.length - MOST_NAMED}`;
  return first.length < 2 ? (first[0] ?? '') : `${first.slice(0, -1).join(', ')} en ${first.at(-1)}`;
}

const inWords = (names: readonly string[]): string => few(names.map((name) => `“${name}”`));
