import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { trashPlan } from '../../../../server/contract/care-plans.ts';
import {
  putGroupMember,
  removeGroupMember,
  type GroupMember,
} from '../../../../server/contract/group-plans.ts';
import { messageOf } from '../../../api/error.ts';
import { paths } from '../../../app/paths.ts';
import { call } from '../../../app/services.ts';
import { RowMenu, type RowItem } from '../../../ui/table/row-menu.tsx';
import { tell } from '../../../ui/toast.tsx';
import { MoveDialog } from '../move-dialogs.tsx';
import { useShowGroup, type GroupAt } from './use-group-plan.ts';
import { text } from './wording.ts';

const failed = (error: Error) => tell({ message: messageOf(error), severity: 'error' });

/** What can be done with one of those who take part. */
export function MemberMenu({ at, member }: { at: GroupAt; member: GroupMember }) {
  const { pupil, name, firstName, groupId, plan } = member;
  const show = useShowGroup();
  const [isStopping, setStopping] = useState(false);
  const whose = { ...at, pupil };
  const leave = (body: z.input<typeof removeGroupMember.body>) =>
    call(removeGroupMember, { params: whose, body });
  const back = useMutation({
    mutationFn: () =>
      call(putGroupMember, { params: whose, body: { plan: plan.id, goals: [], beginsituatie: [] } }),
    onSuccess: (fresh) => show(at, fresh),
    onError: failed,
  });
  const restore = useMutation({
    mutationFn: () => call(trashPlan, { params: { pupil, plan: plan.id }, body: { removed: false } }),
    onSuccess: () => show(at, undefined),
    onError: failed,
  });
  const loosen = useMutation({
    mutationFn: () => leave({ how: 'losmaken' }),
    onSuccess(fresh) {
      show(at, fresh);
      tell({
        message: text('members.loosened', { name: firstName }),
        action: { label: text('page.undo'), run: () => back.mutate() },
      });
    },
    onError: failed,
  });
  const remove = useMutation({
    mutationFn: () => call(trashPlan, { params: { pupil, plan: plan.id }, body: { removed: true } }),
    onSuccess() {
      show(at, undefined);
      tell({
        message: text('members.removed', { name: firstName }),
        action: { label: text('page.undo'), run: () => restore.mutate() },
      });
    },
    onError: failed,
  });
  const at_ = [at.account, groupId ?? '-', pupil, plan.id] as const;
  const hasEnded = plan.state === 'afgesloten' || plan.state === 'gestopt';
  const items: RowItem[] = [
    { key: 'plan', label: text('members.plan'), to: paths.plan(...at_) },
    ...(hasEnded
      ? []
      : ([
          { key: 'write', label: text('members.write'), to: paths.editPlan(...at_) },
          { key: 'loosen', label: text('members.loosen'), parted: true, run: () => loosen.mutate() },
          plan.state === 'concept'
            ? { key: 'remove', label: text('members.remove'), icon: 'trash', run: () => remove.mutate() }
            : { key: 'stop', label: text('members.stop'), run: () => setStopping(true) },
        ] satisfies RowItem[])),
  ];
  return (
    <>
      <RowMenu label={text('members.toolsOf', { name })} items={items} />
      {isStopping && (
        <MoveDialog
          move="stop"
          title={text('members.stopTitle', { name: firstName })}
          send={async ({ reason, why }) => show(at, await leave({ how: 'stoppen', reason, why }))}
          onClose={() => setStopping(false)}
        />
      )}
    </>
  );
}
