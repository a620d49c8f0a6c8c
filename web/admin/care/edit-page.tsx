import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { z } from 'zod';
import type { Plan } from '../../../server/contract/care-plan.ts';
import { changePlan, getPlan, getProposal } from '../../../server/contract/care-plans.ts';
import { HELP_LEAST } from '../../../server/contract/care-terms.ts';
import { ApiError } from '../../api/error.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextInput } from '../../ui/form/fields.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { StickyFoot } from '../../ui/sticky-foot.tsx';
import { tell } from '../../ui/toast.tsx';
import { GroupPage } from '../group-page.tsx';
import { CheckPart } from './check-part.tsx';
import { text } from './edit-wording.ts';
import { GoalsPart } from './goals-part.tsx';
import { PartOfGroup } from './groups/part-of-group.tsx';
import { HeadPart, RhythmPart } from './head-part.tsx';
import { percentOf } from './labels.ts';
import { ParentsPart, VoicePart } from './people-part.tsx';
import { PiecesPart } from './pieces-part.tsx';
import { useActivate } from './use-activate.ts';
import { useCare, type Care, type CarePlace } from './use-care.ts';
import { usePlanDraft, type PlanDraft } from './use-plan-draft.ts';

/** Writes an action plan: a concept is stored by itself, a plan that runs with a reason. */
export function EditPlanPage() {
  const { handelingsplanId: planId = '' } = useParams();
  const place = useCare();
  const { adminId, groupId, pupilId, care, above } = place;
  const query = useQuery({
    ...queryOf(getPlan, { params: { pupil: pupilId, plan: planId } }),
    // What is being written is not fetched anew underneath; who saves names what was seen.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  const failure = care.error ?? query.error;
  if (failure instanceof ApiError && failure.status === 404) return <NotFoundPage />;
  const number = query.data?.number ?? '';
  return (
    <GroupPage
      title={text(query.data && query.data.state !== 'concept' ? 'titleRuns' : 'title', { number })}
      adminId={adminId}
      groupId={groupId}
      name={care.data?.group}
      here="pupils"
      isBelow
      above={[above]}
    >
      <Loaded query={care}>
        {(found) => (
          <Loaded query={query}>
            {(plan) => <PlanForm key={plan.id} plan={plan} care={found} place={place} />}
          </Loaded>
        )}
      </Loaded>
    </GroupPage>
  );
}

function PlanForm({ plan, care, place }: { plan: Plan; care: Care; place: CarePlace }) {
  const { pupilId } = place;
  const client = useQueryClient();
  const draft = usePlanDraft(pupilId, plan);
  const name = care.firstName;
  const size = draft.valueOf('size');
  const rhythm = text('pieces.rhythmText', {
    weeks: draft.valueOf('weeks'),
    times: draft.valueOf('perWeek'),
    minutes: draft.valueOf('minutes'),
    size: size === 1 ? text('pieces.alone') : text('pieces.together', { count: size }),
    share: percentOf(draft.valueOf('share')),
  });
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 900, minWidth: 0 }}>
      <PartOfGroup adminId={place.adminId} groupPlan={plan.groupPlan} name={name} />
      {plan.state !== 'concept' && <Alert severity="info">{text('save.runs')}</Alert>}
      <HeadPart of={draft} care={care} />
      <PiecesPart of={draft} part="hulpvraag" values={{ least: HELP_LEAST }} />
      <PiecesPart
        of={draft}
        part="beginsituatie"
        propose={async () =>
          (await client.fetchQuery({ ...queryOf(getProposal, { params: { pupil: pupilId } }), staleTime: 0 }))
            .pieces
        }
      />
      <GoalsPart of={draft} care={care} />
      <PiecesPart
        of={draft}
        part="aanpak"
        values={{ name }}
        ready={{ label: text('pieces.rhythm'), text: rhythm }}
      />
      <RhythmPart of={draft} />
      <PiecesPart of={draft} part="afspraken" values={{ name }} />
      <ParentsPart of={draft} />
      <VoicePart of={draft} name={name} />
      {plan.state === 'concept' && <CheckPart check={plan.check} />}
      <Foot draft={draft} place={place} />
    </Box>
  );
}

/** What became of what is written, and where it goes from here. */
function Foot({ draft, place }: { draft: PlanDraft; place: CarePlace }) {
  const { plan, state, save } = draft;
  const { adminId, groupId, pupilId } = place;
  const navigate = useNavigate();
  const [isReasoning, setReasoning] = useState(false);
  const isConcept = plan.state === 'concept';
  const leave = async () => {
    // What can't be stored is asked about on the way.
    if (isConcept) await save();
    await navigate(paths.plan(adminId, groupId, pupilId, plan.id), { replace: true });
  };
  const activate = useActivate(place, plan.id, {
    save,
    onBegun: () => navigate(paths.plan(adminId, groupId, pupilId, plan.id), { replace: true }),
  });
  const isBad =
    state.is === 'offline' || state.is === 'failed' || state.is === 'wrong' || state.is === 'clash';
  return (
    <StickyFoot>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        {isConcept ? (
          <Button
            variant="contained"
            loading={activate.isPending}
            disabled={plan.check.wants.length > 0 && state.is === 'saved'}
            onClick={() => activate.mutate()}
          >
            {text('check.activate')}
          </Button>
        ) : (
          <Button
            variant="contained"
            disabled={state.is === 'saved' || state.is === 'saving'}
            onClick={() => setReasoning(true)}
          >
            {text('save.do')}
          </Button>
        )}
        <Button onClick={() => void leave()}>{text('save.ready')}</Button>
        <Typography
          role="status"
          sx={{ color: isBad ? 'error.main' : 'text.secondary', fontWeight: isBad ? 700 : 400 }}
        >
          {state.is === 'failed'
            ? text('save.failed', { why: state.why })
            : state.is === 'saved' && !isConcept
              ? text('save.nothing')
              : text(`save.${state.is}`)}
        </Typography>
      </Stack>
      {isReasoning && <ReasonDialog save={save} onClose={() => setReasoning(false)} />}
    </StickyFoot>
  );
}

const reasonSchema = z.object({ reason: changePlan.body.shape.reason.unwrap() });

/** Asks why a plan that runs is changed. */
function ReasonDialog({ save, onClose }: { save: PlanDraft['save']; onClose: () => void }) {
  const saving = useSaveForm({
    schema: reasonSchema,
    start: { reason: '' },
    async save({ reason }) {
      if (await save(reason)) tell({ message: text('save.done') });
    },
    onSaved: onClose,
  });
  return (
    <FormDialog of={saving} title={text('save.reasonTitle')} action={text('save.do')} onClose={onClose}>
      <TextInput<z.input<typeof reasonSchema>> name="reason" label={text('save.reason')} required autoFocus />
    </FormDialog>
  );
}
