import { Box, Button, Chip, Stack } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import type { Plan } from '../../../server/contract/care-plan.ts';
import {
  getCare,
  getPlan,
  listCarePupils,
  setPlanState,
  trashPlan,
} from '../../../server/contract/care-plans.ts';
import { getPlanDossier, type DossierFor } from '../../../server/contract/care-dossier.ts';
import { ApiError, messageOf } from '../../api/error.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call, callFile } from '../../app/services.ts';
import { may, useUser } from '../../app/use-session.ts';
import { saveFile } from '../../ui/csv.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { RowMenu, type RowItem } from '../../ui/table/row-menu.tsx';
import { tell } from '../../ui/toast.tsx';
import { GroupPage } from '../group-page.tsx';
import { CheckPart } from './check-part.tsx';
import { PartOfGroup } from './groups/part-of-group.tsx';
import { EvaluateDialog } from './evaluate-dialog.tsx';
import { PracticeNotes } from './in-practice.tsx';
import { STATE_COLOURS, stateText } from './labels.ts';
import { ExtendDialog, MoveDialog, type Move } from './move-dialogs.tsx';
import { PlanSheet } from './plan-sheet.tsx';
import { text } from './plan-wording.ts';
import { useActivate } from './use-activate.ts';
import { useCare, type Care, type CarePlace } from './use-care.ts';
import { useShowPlan } from './use-plan.ts';

/** An action plan: what it says, how far it is, what was done, and what came of it. */
export function PlanPage() {
  const { handelingsplanId: planId = '' } = useParams();
  const place = useCare();
  const { adminId, groupId, pupilId, care, above } = place;
  const query = useQuery(queryOf(getPlan, { params: { pupil: pupilId, plan: planId } }));
  const failure = care.error ?? query.error;
  if (failure instanceof ApiError && failure.status === 404) return <NotFoundPage />;
  const plan = query.data;
  return (
    <GroupPage
      title={text('title', { number: plan?.number ?? '', name: care.data?.name ?? '' })}
      adminId={adminId}
      groupId={groupId}
      name={care.data?.group}
      here="pupils"
      isBelow
      above={[above]}
      aside={
        plan && <Chip variant="outlined" color={STATE_COLOURS[plan.state]} label={stateText(plan.state)} />
      }
    >
      <Loaded query={care}>
        {(found) => (
          <Loaded query={query}>
            {(shown) => (
              <>
                <PartOfGroup adminId={adminId} groupPlan={shown.groupPlan} />
                <Tools plan={shown} place={place} isLast={isLast(shown, found)} />
                {shown.state === 'concept' && <CheckPart check={shown.check} />}
                <PracticeNotes at={{ adminId, groupId, pupilId, planId }} plan={shown} />
                <PlanSheet plan={shown} at={{ pupil: pupilId, plan: planId }} name={found.firstName} />
              </>
            )}
          </Loaded>
        )}
      </Loaded>
    </GroupPage>
  );
}

/** Whether no plan of the pupil came after this one. */
const isLast = ({ number }: Plan, { plans }: Care) => plans.every((one) => one.number <= number);

/** What is decided at the end that another plan follows on. */
const GOES_ON: readonly string[] = ['doorgaan', 'intensiveren'];

/** What can be done with a plan now: what is most likely in view, the rest behind a menu. */
function Tools({ plan, place, isLast }: { plan: Plan; place: CarePlace; isLast: boolean }) {
  const { adminId, groupId, pupilId } = place;
  const client = useQueryClient();
  const navigate = useNavigate();
  const user = useUser();
  const at = { pupil: pupilId, plan: plan.id };
  const show = useShowPlan();
  const [open, setOpen] = useState<Move | 'extend' | 'form'>();
  const close = () => setOpen(undefined);
  const can = new Set<string>(plan.may);
  const hasEnded = plan.closed !== null;
  const activate = useActivate(place, plan.id);
  const isReady = plan.state === 'concept' && plan.check.wants.length === 0;
  const copy = paths.newPlan(adminId, groupId, pupilId, plan.id);
  const isFollowed =
    isLast && plan.state === 'afgesloten' && GOES_ON.includes(plan.evaluations[0]?.conclusion ?? '');
  const trash = useMutation({
    mutationFn: (removed: boolean) => call(trashPlan, { params: at, body: { removed } }),
    async onSuccess({ removed }) {
      tell(
        removed
          ? {
              message: text('move.trashed', { number: plan.number }),
              action: { label: text('move.undo'), run: () => trash.mutate(false) },
            }
          : { message: text('move.restored', { number: plan.number }) },
      );
      if (removed) await navigate(paths.pupilCare(adminId, groupId, pupilId));
      void askAnew(client, [getCare], { pupil: pupilId });
      void askAnew(client, [listCarePupils], { account: adminId });
    },
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
  });
  const paper = useMutation({
    mutationFn: (whom: DossierFor) => callFile(getPlanDossier, { params: at, query: { for: whom } }),
    onSuccess: (pdf, whom) => saveFile(text(`paper.${whom}File`, { number: plan.number }), 'pdf', pdf),
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
  });
  // Of a teacher those that they keep: the server says the same.
  const mayShare = may(user, 'care:share') && (user?.role !== 'docent' || plan.owner?.id === user._id);
  const item = (key: Move | 'extend', label: string, can: boolean): RowItem[] =>
    can ? [{ key, label, run: () => setOpen(key) }] : [];
  return (
    <Stack
      direction="row"
      useFlexGap
      className="no-print"
      sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}
    >
      {isReady && (
        <Button variant="contained" loading={activate.isPending} onClick={() => activate.mutate()}>
          {text('activate')}
        </Button>
      )}
      {isFollowed && (
        <Button variant="contained" component={Link} to={copy}>
          {text('next')}
        </Button>
      )}
      {plan.state === 'evalueren' && (
        <Button variant="contained" onClick={() => setOpen('form')}>
          {text('evaluate.do')}
        </Button>
      )}
      {can.has('wijzigen') && (
        <Button
          variant={plan.state === 'evalueren' || isReady ? 'outlined' : 'contained'}
          component={Link}
          to={paths.editPlan(adminId, groupId, pupilId, plan.id)}
        >
          {text('edit')}
        </Button>
      )}
      {can.has('evalueren') && !hasEnded && (
        <Button variant="outlined" onClick={() => setOpen('evaluate')}>
          {text('evaluate.begin')}
        </Button>
      )}
      <Button variant="outlined" component={Link} to={paths.planTests(adminId, groupId, pupilId, plan.id)}>
        {text('tests')}
      </Button>
      <Button onClick={() => window.print()}>{text('print')}</Button>
      <RowMenu
        label={text('more')}
        items={[
          ...item('pause', text('move.pause'), can.has('gepauzeerd')),
          ...item('resume', text('move.resume'), plan.state === 'gepauzeerd'),
          ...item('extend', text('move.extend'), can.has('verlengen')),
          ...item('stop', text('move.stop'), can.has('gestopt')),
          ...item('reopen', text('move.reopen'), can.has('evalueren') && hasEnded),
          ...(mayShare
            ? (['ouders', 'dossier'] as const).map((whom) => ({
                key: whom,
                label: text(`paper.${whom}`),
                icon: 'print' as const,
                run: () => paper.mutate(whom),
              }))
            : []),
          { key: 'copy', label: text('move.copy'), to: copy },
          {
            key: 'trash',
            label: text('move.trash'),
            icon: 'trash',
            parted: true,
            run: () => trash.mutate(true),
          },
        ]}
      />
      {open === 'form' && <EvaluateDialog at={at} plan={plan} onClose={close} />}
      {open === 'extend' && <ExtendDialog at={at} plan={plan} onClose={close} />}
      {open !== undefined && open !== 'form' && open !== 'extend' && (
        <Box component="span">
          <MoveDialog
            move={open}
            send={async (body) => show(at, await call(setPlanState, { params: at, body }))}
            onClose={close}
          />
        </Box>
      )}
    </Stack>
  );
}
