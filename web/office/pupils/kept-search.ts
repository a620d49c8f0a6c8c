import type { z } from 'zod';
import type { FoundAccount } from '../../../server/contract/office-messages.ts';
import type { searchPupils } from '../../../server/contract/office-pupils.ts';
import { session } from '../../app/services.ts';

/** A search by name, and what it gave. */
export interface NameSearch {
  asked: z.input<typeof searchPupils.body>;
  account: FoundAccount | undefined;
  found: z.output<typeof searchPupils.response>;
}

let kept: (NameSearch & { by: string | undefined }) | undefined;

const me = () => session.store.getState().user?._id;

/** Keeps the last search while the tab is open, for who goes back to it from a pupil: in no address and no storage, as there are names in it. */
export const keepSearch = (search: NameSearch | undefined): void => {
  kept = search && { ...search, by: me() };
};

/** The search that was kept of who is logged in now. */
export const keptSearch = (): NameSearch | undefined => {
  if (kept?.by !== me()) kept = undefined;
  return kept;
};
