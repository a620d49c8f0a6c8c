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
