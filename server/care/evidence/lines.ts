import { schoolYearOf } from '../../calendar/years.ts';
import type { EvidenceLine, NormNumbers, ReadingResult } from '../../contract/care-evidence.ts';
import { partOf } from '../../contract/lvs-moment.ts';

/** A time of help as its plan tells it. */
export interface Period {
  /** Of the plan. */
  number: number;
  /** School weeks that were worked. */
  weeks: number;
  hasEnded: boolean;
  /** Each week. */
  minutes: number;
  size: number;
  goals: boolean;
  approach: boolean;
  who: boolean;
  effect: boolean;
}

/** What of a file is looked at. */
export interface FileFacts {
  reading: readonly ReadingResult[];
  /** Spelling tests that were read in, the latest first, each in words. */
  spelling: readonly string[];
  /** Of support level 3 and 4, the earliest first. */
  periods: readonly Period[];
}

/** Levels within the lowest tenth, and one that only says the lowest fifth. */
const LOWEST: readonly string[] = ['E', 'V-'];
const UNCLEAR = 'V';

/** Line by line what is in a file of what a norm asks. It advises nothing. */
export function evidenceLines(norm: NormNumbers, { reading, spelling, periods }: FileFacts): EvidenceLine[] {
  return [
    readingLine(norm, reading),
    {
      key: 'spelling',
      state: spelling.length > 0 ? 'aanwezig' : 'ontbreekt',
      asked: 'Resultaten van spellingtoetsen. Ze horen in het dossier, maar zijn geen criterium.',
      found:
        spelling.length > 0
          ? `${countOf(spelling.length, 'resultaat', 'resultaten')}, het laatste: ${spelling[0]}.`
          : 'Er zijn geen spellingtoetsen ingelezen.',
    },
    ...periodLines(norm, periods),
  ];
}

const countOf = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** The half of a school year in which a main moment lies, so that those on end differ by one. */
const halfOf = ({ day, moment }: ReadingResult) => schoolYearOf(day) * 2 + (partOf(moment) === 'E' ? 1 : 0);

function readingLine({ moments }: NormNumbers, reading: readonly ReadingResult[]): EvidenceLine {
  const asked = `Woordlezen bij de laagste 10 % (E of V-) op ${countOf(moments, 'hoofdmeetmoment', 'hoofdmeetmomenten na elkaar')}.`;
  const told = (state: EvidenceLine['state'], found: string) => ({ key: 'lezen', state, asked, found });
  const latest = lastOnEnd(reading).slice(0, moments);
  if (latest.length === 0) return told('ontbreekt', 'Er zijn geen leesresultaten ingevuld.');
  const named = `${latest
    .toReversed()
    .map(({ moment, level, norm }) => `${moment} ${level}${norm === '' ? '' : ` (norm: ${norm})`}`)
    .join(', ')}.`;
  if (latest.length < moments)
    return told('ontbreekt', `${latest.length} van ${moments} na elkaar: ${named}`);
  const repeated = latest.find(
    (one) =>
      one.norm === '' &&
      reading.some(
        (other) => other.moment === one.moment && other.day < one.day && halfOf(other) !== halfOf(one),
      ),
  );
  if (repeated)
    return told(
      'niet te zeggen',
      `${named} ${repeated.moment} staat er twee keer: vul in met welke norm de tweede keer is vergeleken.`,
    );
  const others = latest.filter(({ level }) => !LOWEST.includes(level));
  if (others.length === 0) return told('aanwezig', named);
  return others.every(({ level }) => level === UNCLEAR)
    ? told('niet te zeggen', `${named} Een gewone V is de laagste 20 %.`)
    : told('past niet', named);
}

/** The latest result and those of the main moments just before it, the latest first; of one moment the last result counts. */
function lastOnEnd(reading: readonly ReadingResult[]): ReadingResult[] {
  const halves = new Map(
    reading.toSorted((one, other) => (one.day < other.day ? -1 : 1)).map((one) => [halfOf(one), one]),
  );
  const found: ReadingResult[] = [];
  if (halves.size === 0) return found;
  for (let half = Math.max(...halves.keys()); halves.has(half); half--) found.push(halves.get(half)!);
  return found;
}

function periodLines(norm: NormNumbers, periods: readonly Period[]): EvidenceLine[] {
  const whole = periods.filter(({ weeks }) => weeks >= norm.weeks);
  const enough = whole.length >= norm.periods;
  const counted = enough ? whole.slice(-norm.periods) : periods;
  const isShort = periods.some(({ weeks, hasEnded }) => hasEnded && weeks < norm.weeks);
  // How many there are is a line of its own: these are about those that are there.
  const isThere = counted.length > 0;
  /** A line of which each period tells something: whether that fits the norm. */
  const fits = (
    key: string,
    asked: string,
    fit: (one: Period) => boolean,
    found: (one: Period) => string,
  ) => ({
    ...{ key, asked, found: foundIn(counted, found) },
    state: stateOf(counted.some((one) => !fit(one)) ? 'past niet' : undefined, isThere),
  });
  /** A line of something that is there or not. */
  const told = (key: string, asked: string, has: (one: Period) => boolean) => ({
    ...{ key, asked, found: foundIn(counted, (one) => (has(one) ? 'staat erin' : 'staat er niet in')) },
    state: stateOf(counted.some((one) => !has(one)) ? 'ontbreekt' : undefined, isThere),
  });
  return [
    {
      key: 'perioden',
      state: enough ? 'aanwezig' : isShort ? 'past niet' : 'ontbreekt',
      asked: `${countOf(norm.periods, 'periode', 'perioden')} van ${norm.weeks} schoolweken op niveau 3 of 4.`,
      found: foundIn(
        periods,
        ({ weeks, hasEnded }) => `${countOf(weeks, 'week', 'weken')}${hasEnded ? '' : ', loopt nog'}`,
      ),
    },
    fits(
      'minuten',
      `${norm.minutes} minuten per week.`,
      ({ minutes }) => minutes >= norm.minutes,
      ({ minutes }) => `${minutes} minuten per week`,
    ),
    fits(
      'groepje',
      norm.size === 1 ? 'Alleen.' : `Alleen of met hoogstens ${norm.size} tegelijk.`,
      ({ size }) => size <= norm.size,
      ({ size }) => (size === 1 ? 'alleen' : `${size} tegelijk`),
    ),
    told('doelen', 'De doelen staan erin.', ({ goals }) => goals),
    told('aanpak', 'De inhoud en aanpak staan erin.', ({ approach }) => approach),
    told('wie', 'Wie de hulp gaf.', ({ who }) => who),
    told('effect', 'Wat de hulp opleverde: een evaluatie.', ({ effect }) => effect),
  ];
}

const stateOf = (wrong: EvidenceLine['state'] | undefined, isThere: boolean): EvidenceLine['state'] =>
  wrong ?? (isThere ? 'aanwezig' : 'ontbreekt');

const foundIn = (periods: readonly Period[], found: (one: Period) => string): string =>
  periods.length === 0
    ? 'Er is nog geen plan op niveau 3 of 4 begonnen.'
    : `${periods.map((one) => `Plan ${one.number}: ${found(one)}`).join('; ')}.`;
