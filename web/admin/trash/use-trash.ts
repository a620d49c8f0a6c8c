import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  eraseTrash,
  listTrash,
  MOST_TRASH,
  restoreTrash,
  TRASH_KINDS,
  type RestoredTrash,
  type TrashItem,
} from '../../../server/contract/trash.ts';
import { ApiError, messageOf } from '../../api/error.ts';
import { inParts } from '../../api/in-parts.ts';
import { queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { tell } from '../../ui/toast.tsx';
import { text } from './wording.ts';

/** Something that is brought back, and what was chosen for it. */
export interface Bringing {
  item: TrashItem;
  group?: string | undefined;
  name?: string | undefined;
  /** Of a group: who come back with it; everybody without. */
  pupils?: readonly string[] | undefined;
}

/** What did not come back for want of places. */
export interface Short {
  wanted: readonly Bringing[];
  /** How many places are free. */
  free: number;
}

/** What is to be read after bringing back: what failed, and what is otherwise than it was. */
export type Told = Pick<RestoredTrash, 'failed' | 'notes'>;
const NOTHING: Told = { failed: [], notes: [] };

/** What lies in the trash. */
export const useTrash = (account: string) => useQuery(queryOf(listTrash, { params: { account } }));

/** Bringing back and erasing; both say what came of it. */
export function useTrashActions(account: string) {
  const client = useQueryClient();
  const [told, setTold] = useState(NOTHING);
  const [short, setShort] = useState<Short>();
  const [erasing, setErasing] = useState<{ job: string; outOfBackups: string }>();
  const onError = (error: unknown) => {
    tell({ message: messageOf(error), severity: 'error' });
    void client.invalidateQueries();
  };
  const restore = useMutation({
    mutationFn: async (wanted: readonly Bringing[]) => {
      // Groups go in the first part: pupils may come back into them.
      const ordered = TRASH_KINDS.flatMap((kind) => wanted.filter(({ item }) => item.kind === kind));
      const parts = await inParts(ordered, MOST_TRASH, (part) => {
        const items = part.map(({ item: { kind, id }, group, name, pupils }) => ({
          kind,
          id,
          ...(group !== undefined && { group }),
          ...(name !== undefined && { name }),
          ...(pupils !== undefined && { pupils: [...pupils] }),
        }));
        return call(restoreTrash, { params: { account }, body: { items } });
      });
      return {
        restored: parts.reduce((sum, part) => sum + part.restored, 0),
        failed: parts.flatMap((part) => part.failed),
        notes: parts.flatMap((part) => part.notes),
      };
    },
    onSuccess: ({ restored, ...rest }, wanted) => {
      setTold(rest);
      if (restored > 0) tell({ message: backText(restored, wanted) });
      else if (rest.failed.length === 0) tell({ message: text('nothing'), severity: 'error' });
      return client.invalidateQueries();
    },
    onError(error: unknown, wanted) {
      const free = error instanceof ApiError && error.code === 'seats-full' ? Number(error.fields.free) : 0;
      if (!(free > 0)) return onError(error);
      void client.invalidateQueries();
      setShort({ wanted, free });
    },
  });
  const erase = useMutation({
    mutationFn: ({ items, typed }: { items: readonly TrashItem[]; typed: string }) => {
      const named = items.map(({ kind, id }) => ({ kind, id }));
      const body = { id: crypto.randomUUID(), items: named, typed };
      return call(eraseTrash, { params: { account }, body });
    },
    onSuccess: ({ job, outOfBackups }) => {
      if (job === null) tell({ message: text('gone'), severity: 'error' });
      else setErasing({ job, outOfBackups });
      return client.invalidateQueries();
    },
    onError,
  });
  return {
    ...{ restore, erase, erasing, told, short },
    forget: () => setTold(NOTHING),
    giveUp: () => setShort(undefined),
  };
}

const backText = (count: number, wanted: readonly Bringing[]) =>
  wanted.length === 1 ? text('restoredName', { name: wanted[0]!.item.name }) : text('restored', { count });
