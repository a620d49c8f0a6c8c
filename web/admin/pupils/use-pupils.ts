import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listPasswords, MOST_PUPILS_AT_ONCE } from '../../../server/contract/cards.ts';
import { newId } from '../../../server/contract/id.ts';
import { movePupils, undoGroupChange, listGroups, getGroup } from '../../../server/contract/groups.ts';
import { listPupils, trashPupils, type Pupil } from '../../../server/contract/pupils.ts';
import { listTrash } from '../../../server/contract/trash.ts';
import { giveSetting, undoSetting, listSettings } from '../../../server/contract/settings.ts';
import { messageOf } from '../../api/error.ts';
import { inParts } from '../../api/in-parts.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { paths } from '../../app/paths.ts';
import { call } from '../../app/services.ts';
import { tell, type ToastText } from '../../ui/toast.tsx';
import { text as toTrash } from '../trash/wording.ts';
import { pupils as text } from './wording.ts';

/** The group that a page is about. */
export interface InGroup {
  account: string;
  group: string;
}

/** The pupils of a group. */
export const usePupils = (params: InGroup) => useQuery(queryOf(listPupils, { params }));

const idsOf = (rows: readonly Pick<Pupil, 'id'>[]) => rows.map(({ id }) => id);

/** What can be done with pupils of a group; each says what was done and, where that can be, lets it be undone. */
export function usePupilActions(params: InGroup) {
  const client = useQueryClient();
  const refresh = () =>
    askAnew(client, [listPupils, listPasswords, listGroups, getGroup, listSettings, listTrash], {
      account: params.account,
    });
  const onError = (error: unknown) => {
    tell({ message: messageOf(error), severity: 'error' });
    void refresh();
  };
  const done = (message: string, undo?: () => void, link?: ToastText['link']) => {
    tell({ message, ...(undo && { action: { label: text('undo'), run: undo } }), ...(link && { link }) });
    return refresh();
  };

  const trash = useMutation({
    mutationFn: ({ rows, trashed }: { rows: readonly Pupil[]; trashed: boolean }) =>
      inParts(idsOf(rows), MOST_PUPILS_AT_ONCE, (pupils) =>
        call(trashPupils, { params, body: { pupils, trashed } }),
      ),
    onSuccess: (_, { rows, trashed }) => {
      const count = rows.length;
      if (!trashed) return done(text('restored', { count }));
      return done(
        text('trashed', { count, name: rows[0]!.name }),
        () => trash.mutate({ rows, trashed: false }),
        { label: toTrash('look'), to: paths.trash(params.account) },
      );
    },
    onError,
  });
  const undoMove = useMutation({
    mutationFn: (groupChange: string) =>
      call(undoGroupChange, { params: { account: params.account, groupChange } }),
    onSuccess: () => done(text('undone')),
    onError,
  });
  const move = useMutation({
    mutationFn: ({ rows, to, change }: { rows: readonly Pupil[]; to: MoveTarget; change: string }) =>
      call(movePupils, {
        params: { account: params.account, group: to.id },
        body: { change, pupils: idsOf(rows) },
      }),
    onSuccess: ({ change }, { rows, to }) =>
      done(text('move.done', { count: rows.length, group: to.name }), () => undoMove.mutate(change)),
    onError,
  });
  const undoGive = useMutation({
    mutationFn: (change: string) =>
      call(undoSetting, { params: { ...params, change }, body: { batch: newId() } }),
    onSuccess: () => done(text('undone')),
    onError,
  });
  const give = useMutation({
    mutationFn: ({
      rows,
      setting,
      batch,
    }: {
      rows: readonly Pick<Pupil, 'id'>[];
      setting: GivenSetting;
      batch: string;
    }) => call(giveSetting, { params, body: { batch, setting: setting.id, pupils: idsOf(rows) } }),
    onSuccess: (_, { rows, setting, batch }) =>
      done(text('give.done', { count: rows.length, setting: setting.name }), () => undoGive.mutate(batch)),
    onError,
  });
  return { trash, move, give, refresh };
}

/** Where pupils go. */
export interface MoveTarget {
  id: string;
  name: string;
}
/** What pupils follow from now on; without an id the group. */
export interface GivenSetting {
  id: string | null;
  name: string;
}
