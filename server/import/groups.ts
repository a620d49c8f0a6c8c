import { groupKey } from '../groups/names.ts';
import { comparable } from '../contract/comparable.ts';
import type { Present, PresentGroup } from './present.ts';
import type { Sealed } from './sealed.ts';
import { isRealKey, type SourceGroup, type YearCode } from './source.ts';
import { practiceYear } from './years.ts';

/** A group as it is proposed: one of the file, or several that are one. */
export interface ProposedGroup {
  /** Groups of the file; several for a combination that the file has apart by year. */
  parts: SourceGroup[];
  name: string;
  years: (YearCode | null)[];
  /** The group of the account that it is. */
  match: PresentGroup | undefined;
  /** Another group of the file has the same name. */
  isNumbered: boolean;
  /** A composite group, for who is in no other; nobody is put into it unless somebody says so. */
  isComposite: boolean;
}

/** The groups of a file as they are proposed; `apart` are the names of combinations that somebody wants apart. */
export function proposeGroups(
  { groups, composites, pupils }: Sealed,
  present: Present,
  apart: ReadonlySet<string> = new Set(),
): ProposedGroup[] {
  const proposed: ProposedGroup[] = [];
  const propose = (parts: SourceGroup[], name: string, isNumbered = false) =>
    proposed.push({
      parts,
      name,
      years: [...new Set(parts.map(({ year }) => year))],
      match: undefined,
      isNumbered,
      isComposite: false,
    });
  for (const [key, same] of Map.groupBy(groups, ({ name }) => groupKey(name))) {
    const years = new Set(same.map(({ year }) => year));
    const isSplit = same.length > 1 && years.size === same.length;
    if (isSplit && !apart.has(key)) propose(same, same[0]!.name);
    else if (isSplit) for (const one of same) propose([one], `${one.name} (${one.year ?? '?'})`);
    else
      for (const [i, one] of same.entries())
        propose([one], i === 0 ? one.name : `${one.name} (${i + 1})`, i > 0);
  }
  const alone = new Set(
    pupils.flatMap((pupil) =>
      pupil.group === undefined && pupil.composites.length === 1 ? pupil.composites : [],
    ),
  );
  for (const { key, name } of composites)
    if (alone.has(key))
      proposed.push({
        parts: [{ key, name, year: null, line: 0 }],
        name,
        years: [],
        match: undefined,
        isNumbered: false,
        isComposite: true,
      });
  findMatches(proposed, present);
  return proposed;
}

/** Finds which group of the account each is: by key, else by name and year. A group is found once. */
function findMatches(proposed: readonly ProposedGroup[], present: Present) {
  const free = new Set(present.groups.values());
  const take = (one: ProposedGroup, match: PresentGroup | undefined) => {
    if (!match) return;
    one.match = match;
    free.delete(match);
  };
  for (const one of proposed) {
    // A composite group and a group may have the same key: they are two.
    const keys = new Set(one.isComposite ? [] : one.parts.map(({ key }) => key).filter(isRealKey));
    take(
      one,
      [...free].find((group) => group.keys.some((key) => keys.has(key))),
    );
  }
  for (const one of proposed) {
    if (one.match) continue;
    const name = comparable(one.name);
    const years = one.years.flatMap((code) => practiceYear(code) ?? []);
    take(
      one,
      [...free].find(
        (group) =>
          group.nameKey === name &&
          (years.length === 0 ||
            group.years.length === 0 ||
            group.years.some((year) => years.includes(year))),
      ),
    );
  }
}
