import {
  isSpelling,
  momentNamedIn,
  partIn,
  STANDING_FIELDS,
  type LvsField,
  type Measure,
} from '../contract/lvs-heads.ts';
import { readMoment } from '../contract/lvs-moment.ts';
import type { LevelScale, LvsLine, LvsProvider } from '../contract/lvs.ts';
import type { Variant } from '../contract/variant.ts';
import { Problem } from '../http/problem.ts';
import {
  isNothing,
  levelOfValue,
  readDay,
  readFunctioning,
  readLevel,
  readNumber,
  readReference,
} from './cells.ts';
import type { ReadTable } from './columns.ts';
import type { Draft, FoundResult, Who } from './draft.ts';
import { readEvidence, withEvidence } from './evidence.ts';
import { percentilesOf } from './start.ts';

type Found = Pick<Draft, 'results' | 'skippedRows' | 'ignored'>;

/** Totals below a list are no pupil's. */
const TOTAL = /^(?:groeps?gemiddelde|gemiddelde?|totaal|aantal)\b/i;

/** Makes the digest of a day of birth; the day itself is kept of nobody. */
export type Birth = (day: string) => string;

interface Reading {
  read: ReadTable['read'];
  variant: Variant;
  birth: Birth;
}

/**
 * The results in a table, in the order of its lines: of a row with several tests one for each. Throws LVS_ONLY_OTHER when there are
 * tests in it and none of spelling. Days of birth become digests at once.
 */
export function readResults({ lines, read }: ReadTable, variant: Variant, birth: Birth): Found {
  const found: Found = { results: [], skippedRows: 0, ignored: {} };
  for (const line of lines) {
    if (line.cells.every((cell) => cell === '')) continue;
    const own = isTotal(line) ? [] : resultsOf(line, { read, variant, birth });
    if (own.length === 0) found.skippedRows++;
    for (const result of own)
      if (result.about !== undefined) found.ignored[result.about] = (found.ignored[result.about] ?? 0) + 1;
    found.results.push(...own);
  }
  const [scale = 'I-V'] = found.results.flatMap(({ level }) => level?.scale ?? []);
  for (const result of found.results) withLevel(result, scale);
  const subjects = Object.keys(found.ignored);
  if (subjects.length > 0 && found.results.every(({ about }) => about !== undefined))
    throw new Problem(
      'LVS_ONLY_OTHER',
      `In deze tabel staan geen spellingtoetsen. Wel gevonden: ${subjects.slice(0, 10).join(', ')}.`,
    );
  return found;
}

const isTotal = ({ cells }: LvsLine) => TOTAL.test(cells.find((cell) => cell !== '') ?? '');

function resultsOf(line: LvsLine, { read, variant, birth }: Reading): FoundResult[] {
  const cellOf = (at: number) => {
    const cell = (line.cells[at] ?? '').trim();
    return isNothing(cell) ? '' : cell;
  };
  const cell = (field: LvsField) => {
    const column = read.find(({ use }) => 'field' in use && use.field === field);
    return column ? cellOf(column.at) : '';
  };
  const base = commonOf(line.line, cell, birth);
  // Names of tests and subjects decide together: "Rekenen" of a test is no spelling, whatever part it has.
  const named = [cell('subject'), cell('test')].filter(Boolean);
  if (named.length > 0 && !named.some((text) => isSpelling(text))) return [{ ...base, about: named[0]! }];
  const part = partIn(cell('part')) ?? partIn(cell('test')) ?? partIn(cell('subject'));
  const moment = readMoment(cell('moment'), variant) ?? momentNamedIn(cell('test'), variant);
  const own: FoundResult = { ...base, ...(part && { part }), ...(moment && { moment }) };
  for (const { at, head, use } of read)
    if ('field' in use && isMeasure(use.field)) take(own, use.field, head, cellOf(at));
  const wide = new Map<string, FoundResult>();
  for (const { at, head, use } of read) {
    if (!('result' in use) || cellOf(at) === '') continue;
    const { result } = use;
    const place = `${result.part ?? ''} ${result.moment}`;
    const one = wide.get(place) ?? {
      ...base,
      faults: [...base.faults],
      notices: [],
      moment: result.moment,
      ...((result.part ?? part) && { part: result.part ?? part }),
    };
    wide.set(place, one as FoundResult);
    take(one as FoundResult, result.measure ?? measureBy(cellOf(at)), head, cellOf(at));
  }
  const all = [...(hasAny(own) ? [own] : []), ...wide.values()];
  for (const { at, head, use } of read)
    if ('category' in use) takeCategory(all, { category: use.category, head, text: cellOf(at) });
  return all.map((result, i) => ({ ...result, key: i === 0 ? `${line.line}` : `${line.line}.${i + 1}` }));
}

function commonOf(line: number, cell: (field: LvsField) => string, birth: Birth): FoundResult {
  const who: Who = {};
  const from = {
    number: 'pupilNumber',
    name: 'name',
    firstName: 'firstName',
    infix: 'infix',
    lastName: 'lastName',
  };
  for (const [key, field] of Object.entries({ ...from, group: 'group' }))
    if (cell(field as LvsField)) who[key as keyof Who] = cell(field as LvsField);
  const provider = providerIn(`${cell('provider')} ${cell('test')}`);
  const result: FoundResult = { key: '', line, who, faults: [], notices: [] };
  if (provider) result.provider = provider;
  if (cell('test')) result.test = cell('test');
  if (cell('normVersion')) result.normVersion = cell('normVersion');
  const born = readDay(cell('birthDate'));
  if (born) who.birthMac = birth(born);
  if (cell('takenAt')) {
    const day = readDay(cell('takenAt'));
    if (day) result.takenAt = day;
    else result.faults.push({ code: 'LVS_DATE', head: 'Datum', text: cell('takenAt') });
  }
  return result;
}

/** The publisher that a text names. */
export function providerIn(text: string): LvsProvider | undefined {
  const plain = text.toLowerCase();
  if (/vclb/.test(plain)) return 'vclb';
  if (/cito|leerling in beeld/.test(plain)) return 'cito';
  if (/\biep\b/.test(plain)) return 'iep';
  if (/\bdia/.test(plain)) return 'dia';
  return /\bboom\b/.test(plain) ? 'boom' : undefined;
}

const MEASURES: ReadonlySet<string> = new Set([...STANDING_FIELDS, 'rawScore', 'dle']);
const isMeasure = (field: LvsField): field is Measure => MEASURES.has(field);

/** Without a measure in the head a number is a skill score, and all else a level. */
const measureBy = (text: string): Measure => (readNumber(text) === undefined ? 'level' : 'skillScore');

/** Takes a cell into a result as that measure, or notes that it can't be read; an empty one is nothing. */
export function take(result: FoundResult, measure: Measure, head: string, text: string): void {
  if (text === '') return;
  if (measure === 'level') {
    const level = readLevel(text);
    if (!level) result.faults.push({ code: 'LVS_LEVEL', head, text });
    else {
      result.level = { scale: level.scale, value: level.value };
      if (level.isDigit) result.notices.push('LVS_DIGIT_LEVEL');
    }
    return;
  }
  if (measure === 'functioning' || measure === 'reference') {
    const read = measure === 'functioning' ? readFunctioning(text) : readReference(text);
    if (read === undefined) result.faults.push({ code: 'LVS_LEVEL', head, text });
    else result[measure] = read;
    return;
  }
  const number = readNumber(text);
  const isWithin = number !== undefined && number >= RANGE[measure][0] && number <= RANGE[measure][1];
  if (isWithin) result[measure] = number;
  else result.faults.push({ code: 'LVS_NUMBER', head, text });
}

/** Takes what a cell says of a category into the one result of a row; of several nobody knows which it is about. */
function takeCategory(
  all: readonly FoundResult[],
  { category, head, text }: { category: string; head: string; text: string },
): void {
  const [result] = all;
  if (text === '' || !result) return;
  if (all.length > 1) {
    if (!result.notices.includes('LVS_CATEGORY_OF')) result.notices.push('LVS_CATEGORY_OF');
    return;
  }
  const read = readEvidence(head, text);
  if (read) result.evidence = withEvidence(result.evidence, { categoryId: category, ...read });
  else result.faults.push({ code: 'LVS_CATEGORY', head, text });
}

/** What a number can be; scores of all publishers lie well within. */
const RANGE = {
  rawScore: [0, 1000],
  skillScore: [-1000, 10_000],
  levelValue: [0, 5],
  percentile: [0, 100],
  dle: [-10, 100],
} as const;

const hasAny = (result: FoundResult) =>
  [...MEASURES].some((measure) => result[measure as Measure] !== undefined) ||
  result.faults.some(({ code }) => code !== 'LVS_DATE');

/** Whether a result says where the pupil stands. */
export const saysStanding = (result: FoundResult): boolean =>
  STANDING_FIELDS.some((field) => result[field] !== undefined);

/** Without a level its value gives one; a level and a percentile that don't go together are told. */
export function withLevel(result: FoundResult, scale: LevelScale): void {
  if (!result.level && result.levelValue !== undefined)
    result.level = { scale, value: levelOfValue(result.levelValue, scale) };
  if (!result.level || result.percentile === undefined) return;
  const [low, high] = percentilesOf(result.level);
  // Publishers round, and their borders lie some points apart.
  const isFar = result.percentile < low - SLACK || result.percentile > high + SLACK;
  if (isFar && !result.notices.includes('LVS_CONTRADICTION')) result.notices.push('LVS_CONTRADICTION');
}
const SLACK = 5;
