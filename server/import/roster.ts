import { createHash } from 'node:crypto';
import type { RosterRow } from '../contract/edexml.ts';
import { groupKey } from '../groups/names.ts';
import type { Notice, RowFault, Source, YearCode } from './source.ts';

/** The longest names that our own forms take. */
const LONGEST = { firstName: 60, infix: 30, lastName: 60, group: 64 } as const;

/** A name is no key of an administration: as a dummy it is kept nowhere. */
const keyOf = (name: string) => `#${groupKey(name)}`;

const tidy = (text: string) => text.replace(/\s+/gu, ' ').trim().normalize('NFC');

/** A list that somebody pasted, as a file of a school: its groups are those that its rows name. */
export function sourceOfRoster(rows: readonly RosterRow[], today: string): Source {
  const notices: Notice[] = [];
  const groups = new Map<string, { name: string; years: Set<number> }>();
  for (const { group, year } of rows) {
    const name = tidy(group);
    if (name === '' || name.length > LONGEST.group) continue;
    const known = groups.get(keyOf(name)) ?? { name, years: new Set<number>() };
    if (year !== null) known.years.add(year);
    groups.set(keyOf(name), known);
  }
  const pupils = rows.map((given, i) => {
    const row = i + 1;
    const [first, infix, last] = [tidy(given.firstName), tidy(given.infix), tidy(given.lastName)];
    const faults: RowFault[] = [];
    if (first === '' && last === '') faults.push('EDEX_NO_NAME');
    if (first.length > LONGEST.firstName || infix.length > LONGEST.infix || last.length > LONGEST.lastName)
      faults.push('EDEX_TOO_LONG');
    for (const code of faults) notices.push({ code, level: 'error', line: row });
    const name = tidy(given.group);
    return {
      row,
      line: row,
      key: tidy(given.number),
      first,
      infix,
      last,
      ...(given.year !== null && { year: String(given.year) as YearCode }),
      ...(name !== '' && name.length <= LONGEST.group && { group: keyOf(name) }),
      composites: [],
      gone: 'no' as const,
      faults,
    };
  });
  if (groups.size === 0) notices.push({ code: 'EDEX_NO_GROUPS', level: 'warning' });
  const text = JSON.stringify(rows);
  return {
    kind: 'roster',
    version: '',
    encoding: '',
    bytes: Buffer.byteLength(text),
    sha256: createHash('sha256').update(text).digest('hex'),
    school: {
      year: '',
      brin: '',
      branch: '',
      institution: '',
      schoolKey: '',
      referenceDate: today,
      madeAt: '',
      author: '',
    },
    hasGroups: groups.size > 0,
    groups: [...groups].map(([key, { name, years }]) => ({
      key,
      name,
      year: years.size === 1 ? (String([...years][0]) as YearCode) : 'C',
      line: 0,
    })),
    composites: [],
    pupils,
    teachers: [],
    notices,
    dropped: {},
  };
}
