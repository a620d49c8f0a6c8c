import { Button, Stack } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { z } from 'zod';
import {
  setGroupPlanState,
  trashGroupPlan,
  type GroupPlan,
} from '../../../../server/contract/group-plans.ts';
import { messageOf } from '../../../api/error.ts';
import { paths } from '../../../app/paths.ts';
import { call } from '../../../app/services.ts';
import { RowMenu, type RowItem } from '../../../ui/table/row-menu.tsx';
import { tell } from '../../../ui/toast.tsx';
import { dayText } from '../labels.ts';
import { MoveDialog, type Move } from '../move-dialogs.tsx';
import { text as planText } from '../plan-wording.ts';
import { ChoosePupils } from './choose-pupils.tsx';
import { TestDialog } from './test-dialog.tsx';
import { useShowGroup, type GroupAt } from './use-group-plan.ts';
import { text } from './wording.ts';

const MOVES = [
  ['pauzeren', 'pause'],
  ['doorgaan', 'resume'],
  ['evalueren', 'evaluate'],
  ['stoppen', 'stop'],
] as const satisfies [GroupPlan['may'][number], Move][];

const failed = (error: Error) => tell({ message: messageOf(error), severity: 'error' });

/** What can be done with all plans at once. */
export function GroupTools({ at, plan }: { at: GroupAt; plan: GroupPlan }) {
  const navigate = useNavigate();
  const show = useShowGroup();
  const [open, setOpen] = useState<Move | 'join' | 'test'>();
  const close = () => setOpen(undefined);
  const can = new Set(plan.may);
  const move = async (body: z.input<typeof setGroupPlanState.body>) => {
    const fresh = await call(setGroupPlanState, { params: at, body });
    show(at, fresh);
    return fresh;
  };
  const begin = useMutation({
    mutationFn: () => move({ to: 'actief' }),
    onSuccess: (fresh) => tell({ message: text('page.begun', { day: dayText(fresh.to) }) }),
    onError: failed,
  });
  const trash = useMutation({
    mutationFn: (removed: boolean) => call(trashGroupPlan, { params: at, body: { removed } }),
    async onSuccess({ removed }) {
      show(at, undefined);
      tell(
        removed
          ? {
              message: text('page.trashed'),
              action: { label: text('page.undo'), run: () => trash.mutate(false) },
            }
          : { message: text('page.restored') },
      );
      if (removed) await navigate(paths.care(at.account));
    },
    onError: failed,
  });
  return (
    <Stack
      direction="row"
      useFlexGap
      className="no-print"
      sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}
    >
      {can.has('beginnen') && (
        <Button variant="contained" loading={begin.isPending} onClick={() => begin.mutate()}>
          {text('page.begin')}
        </Button>
      )}
      {can.has('wijzigen') && (
        <Button variant="outlined" component={Link} to={paths.editGroupPlan(at.account, at.plan)}>
          {text('page.edit')}
        </Button>
      )}
      {can.has('meedoen') && (
        <Button variant="outlined" onClick={() => setOpen('join')}>
          {text('page.join')}
        </Button>
      )}
      {can.has('toets') && (
        <Button variant="outlined" onClick={() => setOpen('test')}>
          {text('test.do')}
        </Button>
      )}
      <Button onClick={() => window.print()}>{text('page.print')}</Button>
      <RowMenu
        label={text('page.more')}
        items={[
          ...MOVES.flatMap(([right, key]): RowItem[] =>
            can.has(right)
              ? [
                  {
                    key,
                    label: planText(key === 'evaluate' ? 'evaluate.begin' : `move.${key}`),
                    run: () => setOpen(key),
                  },
                ]
              : [],
          ),
          {
            key: 'trash',
            label: text('page.trash'),
            icon: 'trash',
            parted: true,
            run: () => trash.mutate(true),
          },
        ]}
      />
      {open === 'join' && (
        <ChoosePupils
          adminId={at.account}
          title={text('join.title')}
          about={text('join.until')}
          least={1}
          most={1}
          without={plan.members.map(({ pupil }) => pupil)}
          onChosen={([one]) => void navigate(paths.joinGroupPlan(at.account, one!.group, one!.id, plan.id))}
          onClose={close}
        />
      )}
      {open === 'test' && <TestDialog at={at} onClose={close} />}
      {open !== undefined && open !== 'join' && open !== 'test' && (
        <MoveDialog
          move={open}
          send={async (body) => {
            await move(body as z.input<typeof setGroupPlanState.body>);
          }}
          onClose={close}
        />
      )}
    </Stack>
  );
}
