import type { TrashItem } from '../../../server/contract/trash.ts';

/** What must be chosen before things can come back. */
export interface Choices {
  /** Pupils whose group is not there to go back to. */
  homeless: TrashItem[];
  /** Groups of which another has the name by now. */
  renamed: TrashItem[];
}

/** What is to be asked before these come back: who comes back together with the group needs no other. */
export function choicesFor(items: readonly TrashItem[]): Choices {
  const groups = new Set(items.flatMap(({ kind, id }) => (kind === 'group' ? [id] : [])));
  return {
    homeless: items.filter(
      ({ kind, from }) => kind === 'pupil' && from?.state !== 'open' && !(from && groups.has(from.id)),
    ),
    renamed: items.filter(({ kind, nameTaken }) => kind === 'group' && nameTaken),
  };
}

/** Whether the groups of these all lie in the trash too: they can be brought back first. */
export const groupsLieHere = (homeless: readonly TrashItem[]): boolean =>
  homeless.every(({ from }) => from?.state === 'trashed');

/** Who come back with these and take a place: pupils who are picked, and who went along with a group that is. */
export function comingWith(items: readonly TrashItem[], lying: readonly TrashItem[]): TrashItem[] {
  const picked = new Set(items.map(({ kind, id }) => `${kind} ${id}`));
  return lying
    .filter(
      ({ kind, id, along, from }) =>
        kind === 'pupil' && (picked.has(`pupil ${id}`) || (along && from && picked.has(`group ${from.id}`))),
    )
    .sort((a, b) => a.name.localeCompare(b.name, 'nl'));
}

/** The same things with these pupils only: a group brings back those of its own who are named, the others stay. */
export function withThese<T extends { item: TrashItem }>(
  wanted: readonly T[],
  lying: readonly TrashItem[],
  coming: ReadonlySet<string>,
): (T & { pupils?: string[] })[] {
  return wanted.flatMap((one): (T & { pupils?: string[] })[] => {
    const { kind, id } = one.item;
    if (kind === 'pupil') return coming.has(id) ? [one] : [];
    if (kind !== 'group') return [one];
    const pupils = lying.filter(({ along, from }) => along && from?.id === id).map((pupil) => pupil.id);
    return [{ ...one, pupils: pupils.filter((pupil) => coming.has(pupil)) }];
  });
}
