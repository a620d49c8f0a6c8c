import { Alert, Box, Button, Checkbox, FormControlLabel, Stack, TextField, Typography } from '@mui/material';
import { useMutation, useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import type { Piece } from '../../../../server/contract/care-plan.ts';
import { getCare, getProposal } from '../../../../server/contract/care-plans.ts';
import { GROUP_PLAN, MOST_GOAL_CATEGORIES } from '../../../../server/contract/care-terms.ts';
import { makeGroupPlan } from '../../../../server/contract/group-plans.ts';
import { newId } from '../../../../server/contract/id.ts';
import { ApiError, messageOf } from '../../../api/error.ts';
import { NotFoundPage } from '../../../app/not-found-page.tsx';
import { paths } from '../../../app/paths.ts';
import { queryOf } from '../../../app/query-of.ts';
import { call } from '../../../app/services.ts';
import { AdultPage } from '../../../ui/adult-page.tsx';
import { Failed, LoadingLines } from '../../../ui/states.tsx';
import { ui } from '../../../ui/wording.ts';
import { admin } from '../../wording.ts';
import '../../progress/progress.css';
import { percentOf } from '../labels.ts';
import type { Care } from '../use-care.ts';
import { text as care } from '../wording.ts';
import { namesText } from './group-plans-list.tsx';
import { choicesOf, goalsFor, writeGoals } from './shared-goals.ts';
import { useShowGroup } from './use-group-plan.ts';
import { text } from './wording.ts';

/** So many categories are chosen at first. */
const CHOSEN = 2;

/** A pupil for whom it is made, with what is known. */
interface Whose {
  id: string;
  care: Care;
  pieces: readonly Piece[];
}

/** Begins a group plan for the pupils in the address: what they work on together, and what it is called. */
export function NewGroupPlanPage() {
  const { adminId = '' } = useParams();
  const [params] = useSearchParams();
  const ids = [...new Set((params.get('leerlingen') ?? '').split(',').filter((id) => id !== ''))];
  const cares = useQueries({ queries: ids.map((pupil) => queryOf(getCare, { params: { pupil } })) });
  const proposals = useQueries({ queries: ids.map((pupil) => queryOf(getProposal, { params: { pupil } })) });
  const failed = [...cares, ...proposals].find(({ error }) => error !== null);
  if (failed?.error instanceof ApiError && failed.error.status === 404) return <NotFoundPage />;
  const known = ids.flatMap((id, i): Whose[] => {
    const [found, proposal] = [cares[i]!.data, proposals[i]!.data];
    return found && proposal ? [{ id, care: found, pieces: proposal.pieces }] : [];
  });
  const isRight = ids.length >= GROUP_PLAN.least && ids.length <= GROUP_PLAN.most;
  return (
    <AdultPage
      title={text('new.title')}
      crumbs={[
        { label: admin('root'), to: paths.groups(adminId) },
        { label: care('title'), to: paths.care(adminId) },
      ]}
    >
      {!isRight ? (
        <Alert
          severity="info"
          action={
            <Button color="inherit" component={Link} to={paths.care(adminId)}>
              {text('new.back')}
            </Button>
          }
        >
          {text('new.tooFew')}
        </Alert>
      ) : failed ? (
        <Failed error={failed.error} onRetry={() => void failed.refetch()} />
      ) : known.length < ids.length ? (
        <LoadingLines />
      ) : (
        <Choices key={ids.join()} adminId={adminId} known={known} />
      )}
    </AdultPage>
  );
}

function Choices({ adminId, known }: { adminId: string; known: readonly Whose[] }) {
  const navigate = useNavigate();
  const show = useShowGroup();
  const [id] = useState(newId);
  const [plans] = useState(() => known.map(() => newId()));
  const choices = choicesOf(known.map((one) => one.care));
  const [goals, setGoals] = useState(() => choices.slice(0, CHOSEN).map((one) => one.id));
  const [typed, setTyped] = useState<string>();
  const [onPaper, setOnPaper] = useState(false);
  const title =
    typed ??
    choices
      .filter((one) => goals.includes(one.id))
      .map((one) => one.title)
      .join(', ')
      .slice(0, GROUP_PLAN.longestTitle);
  const at = { account: adminId, plan: id };
  const make = useMutation({
    async mutationFn() {
      const members = known.map(({ id: pupil, care: found, pieces }, i) => ({
        ...{ pupil, plan: plans[i]!, goals: goalsFor(found, goals) },
        beginsituatie: pieces.map(({ key, text: said }) => ({ key, text: said })),
      }));
      const made = await call(makeGroupPlan, { params: at, body: { title, onPaper, members } });
      for (const member of made.members) {
        const i = plans.indexOf(member.plan.id);
        if (i >= 0) await writeGoals(member, members[i]!.goals, known[i]!.care);
      }
      return made;
    },
    async onSuccess(plan) {
      show(at, plan);
      await navigate(paths.editGroupPlan(adminId, id), { replace: true });
    },
  });
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 960, minWidth: 0 }}>
      <Typography>
        {text('new.about', { names: namesText(known.map((one) => one.care.firstName)) })}
      </Typography>
      <section aria-labelledby="goals">
        <Typography variant="h2" id="goals">
          {text('new.goals')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          {choices.length === 0 ? text('new.noGoals') : text('new.goalsHelp', { most: MOST_GOAL_CATEGORIES })}
        </Typography>
        {choices.length > 0 && (
          <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-labelledby="goals">
            <table className="plain-table">
              <thead>
                <tr>
                  <th scope="col">{text('new.category')}</th>
                  {known.map((one) => (
                    <th key={one.id} scope="col" className="number">
                      {one.care.firstName}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {choices.map((choice) => (
                  <tr key={choice.id}>
                    <th scope="row">
                      <FormControlLabel
                        control={
                          <Checkbox
                            size="small"
                            checked={goals.includes(choice.id)}
                            disabled={!goals.includes(choice.id) && goals.length >= MOST_GOAL_CATEGORIES}
                            onChange={() =>
                              setGoals(
                                goals.includes(choice.id)
                                  ? goals.filter((one) => one !== choice.id)
                                  : [...goals, choice.id],
                              )
                            }
                          />
                        }
                        label={choice.title}
                      />
                    </th>
                    {choice.starts.map((start, i) => (
                      <td key={known[i]!.id} className="number">
                        {start === null ? (
                          <span title={text('new.unknown')}>{text('new.unknownMark')}</span>
                        ) : (
                          text('new.now', { now: percentOf(start.p) })
                        )}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </Box>
        )}
      </section>
      <TextField
        label={text('new.name')}
        helperText={text('new.nameHelp')}
        value={title}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{ htmlInput: { maxLength: GROUP_PLAN.longestTitle } }}
        sx={{ maxWidth: 560 }}
      />
      <div>
        <FormControlLabel
          control={<Checkbox checked={onPaper} onChange={(_, checked) => setOnPaper(checked)} />}
          label={text('new.onPaper')}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('new.onPaperHelp', { most: MOST_GOAL_CATEGORIES })}
        </Typography>
      </div>
      <Typography>{text('new.pieces')}</Typography>
      {make.error && <Alert severity="error">{messageOf(make.error)}</Alert>}
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button
          variant="contained"
          loading={make.isPending}
          disabled={title.trim() === ''}
          onClick={() => make.mutate()}
        >
          {text('new.make')}
        </Button>
        <Button component={Link} to={paths.care(adminId)}>
          {ui('cancel')}
        </Button>
      </Stack>
    </Box>
  );
}
