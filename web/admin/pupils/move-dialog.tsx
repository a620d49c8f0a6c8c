import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listGroups } from '../../../server/contract/groups.ts';
import { newId } from '../../../server/contract/id.ts';
import { queryOf } from '../../app/query-of.ts';
import { ChooseDialog } from './choose-dialog.tsx';
import type { InGroup, MoveTarget } from './use-pupils.ts';
import { pupils as text } from './wording.ts';

interface Props extends InGroup {
  count: number;
  /** `change` is sent along, so that a move that is sent twice is made once. */
  onMove: (to: MoveTarget, change: string) => void;
  onClose: () => void;
}

/** Asks to which group pupils go. */
export function MoveDialog({ account, group, count, onMove, onClose }: Props) {
  const [change] = useState(newId);
  const groups = useQuery({
    ...queryOf(listGroups, { params: { account }, query: { archived: 'no' } }),
    select: (found): readonly MoveTarget[] =>
      found.groups.filter(({ id, sample }) => id !== group && !sample),
  });
  return (
    <ChooseDialog
      title={text('move.title', { count })}
      note={text('move.text')}
      label={text('move.to')}
      ok={text('move.ok')}
      none={text('move.noOther')}
      query={groups}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      onChoose={(to) => onMove(to, change)}
      onClose={onClose}
    />
  );
}
