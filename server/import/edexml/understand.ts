import { areNationalNumbers } from '../bsn.ts';
import { readDay, yearsBefore } from '../days.ts';
import { Refused } from '../refusal.ts';
import {
  isRealKey,
  type Notice,
  type RowFault,
  type Source,
  type SourceGroup,
  type SourcePupil,
  type SourceSchool,
  type SourceTeacher,
} from '../source.ts';
import { readYear } from '../years.ts';
import { LIMITS } from './limits.ts';
import type { RawFile, RawRecord } from './raw.ts';

/** What is known of the file besides. */
interface About {
  today: string;
  encoding: string;
  differs: boolean;
  bytes: number;
  sha256: string;
}

/** The longest names that our own forms take. */
const LONGEST = { first: 60, infix: 30, last: 60, group: 64 } as const;
/** Who is older was born wrongly. */
const OLDEST_YEARS = 25;

/** What a file says, once all of it was read; throws Refused for what can't be a file of a school. */
export function understand(raw: RawFile, about: About): Source {
  const notices: Notice[] = [];
  const school = schoolOf(raw.school, about.today);
  if (raw.leerling.length === 0) throw new Refused('EDEX_NO_PUPILS');
  if (about.differs) notices.push({ code: 'EDEX_ENCODING_DIFFERS', level: 'info' });
  const { national = 0, ...passedOver } = raw.dropped;
  if (national > 0) notices.push({ code: 'EDEX_HAS_BSN', level: 'info' });
  if (areNationalNumbers(raw.leerling.map(({ key }) => key))) {
    notices.push({ code: 'EDEX_BSN_AS_KEY', level: 'warning' });
    for (const pupil of raw.leerling) pupil.key = '';
  } else
    for (const { key, line } of raw.leerling)
      if (key === '') notices.push({ code: 'EDEX_NO_KEY', level: 'warning', line });

  const groups = once(raw.groep, notices, sameFields('name', 'year')).flatMap(
    (one) => groupOf(one, notices) ?? [],
  );
  const composites = once(raw.samengestelde_groep, notices, sameFields('name')).map((one) => ({
    key: one.key,
    name: one.fields['name'] ?? one.key,
    pupils: 0,
  }));
  const pupils = once(raw.leerling, notices, samePupil).map((one, i) =>
    pupilOf(one, i + 1, school.referenceDate, notices),
  );
  const counts = new Map(composites.map((one) => [one.key, one]));
  for (const pupil of pupils)
    for (const key of pupil.composites) {
      const one = counts.get(key);
      if (one) one.pupils++;
    }
  const known = new Set(groups.map(({ key }) => key));
  for (const { group, line, key } of pupils)
    if (group !== undefined && !known.has(group))
      notices.push({ code: 'EDEX_UNKNOWN_GROUP', level: 'error', line, key: group || key });
  const teachers = once(raw.leerkracht, notices, samePupil).map((one, i) =>
    teacherOf(one, i + 1, known, notices),
  );
  if (!raw.hasGroups || groups.length === 0) notices.push({ code: 'EDEX_NO_GROUPS', level: 'warning' });
  noticeLookAlikes(pupils, notices);
  return {
    kind: 'edexml',
    version: raw.school[0]?.fields['version'] ?? '',
    encoding: about.encoding,
    bytes: about.bytes,
    sha256: about.sha256,
    school,
    hasGroups: groups.length > 0,
    groups,
    composites,
    pupils,
    teachers,
    notices,
    dropped: { ...(national > 0 && { nationalNumbers: national }), ...passedOver },
  };
}

function schoolOf(records: readonly RawRecord[], today: string): SourceSchool {
  const fields = records[0]?.fields;
  const years = /^(\d{4})\s*-\s*(\d{4})$/.exec(fields?.['year'] ?? '');
  if (!fields || records.length > 1 || !years || Number(years[2]) !== Number(years[1]) + 1)
    throw new Refused('EDEX_NO_SCHOOL');
  const day = readDay(fields['day'] ?? '') ?? readDay(fields['madeAt'] ?? '');
  return {
    year: `${years[1]}-${years[2]}`,
    brin: (fields['brin'] ?? '').toUpperCase(),
    branch: fields['branch'] ?? '',
    institution: fields['institution'] ?? '',
    schoolKey: fields['schoolKey'] ?? '',
    referenceDate: day?.day ?? today,
    madeAt: fields['madeAt'] ?? '',
    author: fields['author'] ?? '',
  };
}

/**
 * The records with each key once. Where the same key says the same twice it is counted once (some exports list a pupil once for each
 * composite group); where it says two things nobody knows which one is meant, and the file is refused.
 */
function once(
  records: readonly RawRecord[],
  notices: Notice[],
  isSame: (a: RawRecord, b: RawRecord) => boolean,
): RawRecord[] {
  const byKey = new Map<string, RawRecord>();
  const kept: RawRecord[] = [];
  const clashes: string[] = [];
  for (const record of records) {
    const before = isRealKey(record.key) ? byKey.get(record.key) : undefined;
    if (!before) {
      if (isRealKey(record.key)) byKey.set(record.key, record);
      kept.push(record);
    } else if (isSame(before, record)) {
      before.composites.push(...record.composites.filter((key) => !before.composites.includes(key)));
      notices.push({ code: 'EDEX_DOUBLE', level: 'warning', line: record.line, key: record.key });
    } else if (clashes.length < LIMITS.named)
      clashes.push(`Nummer ${record.key} komt twee keer voor: regel ${before.line} en regel ${record.line}.`);
  }
  if (clashes.length > 0)
    throw new Refused('EDEX_DUPLICATE_KEY', `${clashes.join(' ')} Herstel dit in uw administratie.`);
  return kept;
}

const sameFields =
  (...names: string[]) =>
  (a: RawRecord, b: RawRecord) =>
    names.every((name) => a.fields[name] === b.fields[name]);
const sameText = sameFields('first', 'infix', 'last', 'names', 'initials', 'year', 'birth', 'left', 'email');
const samePupil = (a: RawRecord, b: RawRecord) =>
  sameText(a, b) && a.eck === b.eck && a.groups.join('\n') === b.groups.join('\n');

function groupOf({ key, line, fields, tooLong }: RawRecord, notices: Notice[]): SourceGroup | undefined {
  const name = fields['name'] ?? '';
  if (key === '') {
    notices.push({ code: 'EDEX_NO_KEY', level: 'warning', line, about: name.slice(0, LONGEST.group) });
    return undefined;
  }
  if (name === '' || name.length > LONGEST.group || tooLong.size > 0) {
    notices.push({ code: name === '' ? 'EDEX_NO_NAME' : 'EDEX_TOO_LONG', level: 'error', line, key });
    return undefined;
  }
  const year = readYear(fields['year'] ?? '');
  if (year === null) notices.push({ code: 'EDEX_UNKNOWN_YEAR', level: 'error', line, key });
  return { key, name, year, line };
}

function namesOf(record: RawRecord, notices: Notice[]) {
  const { fields, line, key, tooLong } = record;
  const first = fields['first'] ?? fields['names']?.split(' ')[0] ?? fields['initials'] ?? '';
  const names = { first, infix: fields['infix'] ?? '', last: fields['last'] ?? '' };
  const faults: RowFault[] = [];
  if (names.first === '' && names.last === '') faults.push('EDEX_NO_NAME');
  const isLong = (['first', 'infix', 'last'] as const).some((name) => names[name].length > LONGEST[name]);
  if (isLong || tooLong.size > 0) faults.push('EDEX_TOO_LONG');
  for (const code of faults) notices.push({ code, level: 'error', line, key });
  return { ...names, faults };
}

function pupilOf(record: RawRecord, row: number, referenceDate: string, notices: Notice[]): SourcePupil {
  const { line, key, fields, groups, composites, eck } = record;
  const { first, infix, last, faults } = namesOf(record, notices);
  let year: SourcePupil['year'];
  if (fields['year'] !== undefined) {
    const read = readYear(fields['year']);
    if (read === null) {
      faults.push('EDEX_UNKNOWN_YEAR');
      notices.push({ code: 'EDEX_UNKNOWN_YEAR', level: 'error', line, key });
      // A group's year stands for it only where the pupil says none.
    } else year = read;
  }
  const warn = () => notices.push({ code: 'EDEX_DATE', level: 'warning', line, key });
  const birth = fields['birth'] === undefined ? undefined : readDay(fields['birth']);
  const isBirth =
    birth !== undefined &&
    birth.day <= referenceDate &&
    birth.day >= yearsBefore(referenceDate, OLDEST_YEARS);
  if (fields['birth'] !== undefined && (!isBirth || birth.odd)) warn();
  const left = fields['left'] === undefined ? undefined : readDay(fields['left']);
  if (fields['left'] !== undefined && (!left || left.odd)) warn();
  const hasLeft = year === 'H' || (left !== undefined && left.day < referenceDate);
  return {
    row,
    line,
    key,
    first,
    infix,
    last,
    ...(year !== undefined && { year }),
    ...(groups[0] !== undefined && { group: groups[0] }),
    composites,
    gone: hasLeft ? 'yes' : fields['left'] !== undefined && !left ? 'unsure' : 'no',
    faults,
    ...(isBirth && { birth: birth.day }),
    ...(eck !== '' && { eck }),
  };
}

function teacherOf(
  record: RawRecord,
  row: number,
  known: ReadonlySet<string>,
  notices: Notice[],
): SourceTeacher {
  const { line, key, fields, groups, roles, eck } = record;
  return {
    row,
    line,
    key,
    ...namesOf(record, notices),
    email: fields['email'] ?? '',
    roles: [...new Set(roles)],
    groups: [...new Set(groups)].filter((group) => known.has(group)),
    ...(eck !== '' && { eck }),
  };
}

/** Two who are called the same and were born on the same day, with other keys, are two; it is said all the same. */
function noticeLookAlikes(pupils: readonly SourcePupil[], notices: Notice[]) {
  const seen = new Set<string>();
  for (const { first, infix, last, birth, line, key } of pupils) {
    if (birth === undefined) continue;
    const who = JSON.stringify([first, infix, last, birth].map((part) => part.toLowerCase()));
    if (seen.has(who)) notices.push({ code: 'EDEX_LOOKS_ALIKE', level: 'info', line, key });
    seen.add(who);
  }
}
