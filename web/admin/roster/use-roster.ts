import { useDeferredValue, useMemo, useState } from 'react';
import { withUse, type Use } from './columns.ts';
import type { Field } from './heads.ts';
import { peopleOf, readRoster, withKept } from './read.ts';

/** What somebody said of a text: which columns are what, and which lines are people after all. */
interface Said {
  text: string;
  uses: readonly { at: number; use: Use }[];
  kept: ReadonlySet<number>;
}
const nothing = (text: string): Said => ({ text, uses: [], kept: new Set() });

/** Reads a roster while it is pasted, with what somebody says of its columns and lines. */
export function useRoster(text: string, fields: readonly Field[]) {
  const shown = useDeferredValue(text);
  const [said, setSaid] = useState<Said>(() => nothing(text));
  const now = said.text === shown ? said : nothing(shown);
  const read = useMemo(() => readRoster(shown, fields), [shown, fields]);
  const roster = useMemo(() => {
    const { columns, rows } = withKept(read, now.kept);
    return { rows, columns: now.uses.reduce((all, { at, use }) => withUse(all, at, use), columns) };
  }, [read, now.kept, now.uses]);
  const people = useMemo(() => peopleOf(roster), [roster]);
  return {
    roster,
    people,
    /** Somebody has to say first what these are. */
    asked: roster.columns.flatMap(({ use }, i) => (use === undefined ? [i] : [])),
    setUse: (at: number, use: Use) => setSaid({ ...now, uses: [...now.uses, { at, use }] }),
    keep: (line: number) => setSaid({ ...now, kept: new Set([...now.kept, line]) }),
  };
}
