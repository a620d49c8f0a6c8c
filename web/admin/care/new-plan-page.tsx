import { Alert, Box, Button, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { GoalInput, Piece } from '../../../server/contract/care-plan.ts';
import {
  changePlan,
  getCare,
  getPlan,
  getProposal,
  listCarePupils,
  makePlan,
} from '../../../server/contract/care-plans.ts';
import { MOST_GOAL_CATEGORIES, PLAN_TARGETS } from '../../../server/contract/care-terms.ts';
import { getGroupPlan, putGroupMember, type GroupPlan } from '../../../server/contract/group-plans.ts';
import { newId } from '../../../server/contract/id.ts';
import { ApiError, messageOf } from '../../api/error.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { ui } from '../../ui/wording.ts';
import { GroupPage } from '../group-page.tsx';
import { goalText } from './goal-text.ts';
import { useShowGroup } from './groups/use-group-plan.ts';
import { percentOf } from './labels.ts';
import { sourceText } from './pieces.ts';
import { SignalNote } from './signal-note.tsx';
import { useCare, type Care } from './use-care.ts';
import type { PlanAt } from './use-plan.ts';
import { tellPlanned } from './use-signals.ts';
import { text } from './edit-wording.ts';

/** So many categories are offered, and so many of them are chosen at first. */
const OFFERED = 10;
const CHOSEN = 2;

/** Begins an action plan: what is known of the pupil stands ready to be taken in. */
export function NewPlanPage() {
  const { adminId, groupId, pupilId, care, above } = useCare();
  const [params] = useSearchParams();
  const groupPlan = params.get('groep');
  const joined = useQuery({
    ...queryOf(getGroupPlan, { params: { account: adminId, plan: groupPlan ?? '' } }),
    enabled: groupPlan !== null,
  });
  const proposal = useQuery(queryOf(getProposal, { params: { pupil: pupilId } }));
  const failure = care.error ?? joined.error;
  if (failure instanceof ApiError && failure.status === 404) return <NotFoundPage />;
  return (
    <GroupPage
      title={text('new.title')}
      adminId={adminId}
      groupId={groupId}
      name={care.data?.group}
      here="pupils"
      isBelow
      above={[above]}
    >
      <Loaded query={care}>
        {(found) => (
          <Loaded query={proposal}>
            {({ pieces }) =>
              groupPlan === null ? (
                <Choices {...{ adminId, groupId, pupilId, pieces }} care={found} />
              ) : (
                <Loaded query={joined}>
                  {(group) => (
                    <Choices {...{ adminId, groupId, pupilId, pieces }} care={found} group={group} />
                  )}
                </Loaded>
              )
            }
          </Loaded>
        )}
      </Loaded>
    </GroupPage>
  );
}

interface ChoicesProps {
  adminId: string;
  groupId: string;
  pupilId: string;
  care: Care;
  pieces: readonly Piece[];
  /** The group plan that the pupil joins. */
  group?: GroupPlan;
}

function Choices({ adminId, groupId, pupilId, care, pieces, group }: ChoicesProps) {
  const client = useQueryClient();
  const showGroup = useShowGroup();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const copied = care.plans.find(({ id }) => id === params.get('kopie'));
  const signalId = params.get('signaal');
  const asked = (params.get('doelen') ?? '').split(',').filter((one) => one !== '');
  const known = care.categories
    .filter(({ start }) => start !== null)
    .filter(({ id: category }, i) => i < OFFERED || asked.includes(category));
  const [id] = useState(newId);
  const [taken, setTaken] = useState(() => new Set(pieces.map(({ key }) => key)));
  const [goals, setGoals] = useState(
    () =>
      new Set(
        asked.length > 0
          ? known.flatMap((one) => (asked.includes(one.id) ? one.id : [])).slice(0, MOST_GOAL_CATEGORIES)
          : known
              .filter(({ target }) => target !== null)
              .filter(({ title }, i) => (group ? sharedIn(group).has(title) : i < CHOSEN))
              .map((one) => one.id),
      ),
  );
  const join = async (at: PlanAt, { id: plan }: GroupPlan) => {
    const params = { account: adminId, plan, pupil: pupilId };
    const body = { plan: at.plan, goals: [], beginsituatie: [] };
    await call(putGroupMember, { params, body });
    return call(getPlan, { params: at });
  };
  const make = useMutation({
    async mutationFn() {
      const at = { pupil: pupilId, plan: id };
      const made = group
        ? await join(at, group)
        : await call(makePlan, { params: at, body: copied ? { copyOf: copied.id } : {} });
      const around = { firstName: care.firstName, to: made.to };
      const chosen = copied
        ? made.fields.goals.map((goal) => withStart(goal, care, around))
        : known.filter((one) => goals.has(one.id)).map((one) => goalFrom(one, around));
      // Made before, by a call whose answer was lost: what was written since stays.
      if (made.version > 1) return made;
      return call(changePlan, {
        params: at,
        body: {
          fields: {
            beginsituatie: pieces
              .filter(({ key }) => taken.has(key))
              .map(({ key, text: said }) => ({ key, text: said })),
            goals: chosen,
          },
          basedOn: made.versions,
        },
      });
    },
    async onSuccess(plan) {
      client.setQueryData(queryOf(getPlan, { params: { pupil: pupilId, plan: id } }).queryKey, plan);
      void askAnew(client, [getCare], { pupil: pupilId });
      void askAnew(client, [listCarePupils], { account: adminId });
      if (group) showGroup({ account: adminId, plan: group.id }, undefined);
      // Where this fails the signal goes by itself once the plan runs.
      if (signalId !== null) tellPlanned(client, adminId, signalId).catch(() => undefined);
      await navigate(paths.editPlan(adminId, groupId, pupilId, id), { replace: true });
    },
  });
  const toggle = (set: ReadonlySet<string>, key: string) => {
    const next = new Set(set);
    if (!next.delete(key)) next.add(key);
    return next;
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 860 }}>
      <Typography>
        {copied ? text('new.copy', { number: copied.number }) : text('new.about', { name: care.firstName })}
      </Typography>
      {group && (
        <Alert severity={group.may.includes('meedoen') ? 'info' : 'warning'}>
          {text(group.may.includes('meedoen') ? 'new.joins' : 'new.joinsNot', {
            name: care.firstName,
            title: group.title,
          })}
        </Alert>
      )}
      {signalId !== null && <SignalNote {...{ adminId, signalId }} />}
      {!copied && (
        <section aria-labelledby="weak">
          <Typography variant="h2" id="weak">
            {text('new.goals')}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {known.length === 0 ? text('new.noGoals') : text('new.goalsHelp', { most: MOST_GOAL_CATEGORIES })}
          </Typography>
          <Stack>
            {known.map(({ id: category, title, start }) => (
              <FormControlLabel
                key={category}
                control={
                  <Checkbox
                    size="small"
                    checked={goals.has(category)}
                    disabled={!goals.has(category) && goals.size >= MOST_GOAL_CATEGORIES}
                    onChange={() => setGoals(toggle(goals, category))}
                  />
                }
                label={text('new.category', {
                  title,
                  now: percentOf(start!.p),
                  low: percentOf(start!.low),
                  high: percentOf(start!.high),
                  answers: start!.answers,
                })}
              />
            ))}
          </Stack>
        </section>
      )}
      <section aria-labelledby="pieces">
        <Typography variant="h2" id="pieces">
          {text('new.pieces')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text(pieces.length === 0 ? 'new.noPieces' : 'new.piecesHelp')}
        </Typography>
        <Stack>
          {pieces.map((piece) => (
            <FormControlLabel
              key={piece.key}
              sx={{ alignItems: 'start', my: 0.25 }}
              control={
                <Checkbox
                  size="small"
                  checked={taken.has(piece.key)}
                  onChange={() => setTaken(toggle(taken, piece.key))}
                />
              }
              label={
                <>
                  {piece.text}
                  <Typography
                    component="span"
                    variant="body2"
                    sx={{ display: 'block', color: 'text.secondary' }}
                  >
                    {sourceText(piece)}
                  </Typography>
                </>
              }
            />
          ))}
        </Stack>
      </section>
      {make.error && <Alert severity="error">{messageOf(make.error)}</Alert>}
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button variant="contained" loading={make.isPending} onClick={() => make.mutate()}>
          {text(group ? 'new.join' : 'new.make')}
        </Button>
        <Button
          component={Link}
          to={group ? paths.groupPlan(adminId, group.id) : paths.pupilCare(adminId, groupId, pupilId)}
        >
          {ui('cancel')}
        </Button>
      </Stack>
    </Box>
  );
}

/** What those who take part in a group plan work on, as staff call it. */
const sharedIn = ({ members }: GroupPlan) =>
  new Set(members.flatMap(({ goals }) => goals.map(({ title }) => title)));

/** A goal of a category, with the target that is proposed. */
const goalFrom = (
  { id, title, start, target }: Care['categories'][number],
  around: Parameters<typeof goalText>[2],
): GoalInput => ({
  id: newId(),
  kind: 'categorie',
  category: id,
  text: goalText({ target }, { title, start }, around),
  target,
});

/** A copied goal from where the pupil is now: a target that is reached by then gives way to the proposed one. */
function withStart(
  { id, kind, category, text: said, target }: GoalInput,
  { categories }: Care,
  around: Parameters<typeof goalText>[2],
): GoalInput {
  const goal: GoalInput = { id, kind, text: said, target, ...(category !== undefined && { category }) };
  const known = categories.find((one) => one.id === category);
  if (!known) return goal;
  const isAbove = target !== null && target >= (known.start?.p ?? 0) + PLAN_TARGETS.toBegin;
  const aim = isAbove ? target : known.target;
  return { ...goal, target: aim, text: goalText({ target: aim }, known, around) || said };
}
