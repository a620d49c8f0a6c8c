import { Alert, Box, Button, Chip, Typography } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { getGroupPlan, removeGroupMember, type GroupPlan } from '../../../../server/contract/group-plans.ts';
import { ApiError, messageOf } from '../../../api/error.ts';
import { NotFoundPage } from '../../../app/not-found-page.tsx';
import { paths } from '../../../app/paths.ts';
import { queryOf } from '../../../app/query-of.ts';
import { call } from '../../../app/services.ts';
import { AdultPage } from '../../../ui/adult-page.tsx';
import { Facts, type Fact } from '../../../ui/facts.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { tell } from '../../../ui/toast.tsx';
import { admin } from '../../wording.ts';
import '../../progress/progress.css';
import { text as edit } from '../edit-wording.ts';
import { dayText, periodText, STATE_COLOURS, stateText, supportText } from '../labels.ts';
import { text as care } from '../wording.ts';
import { namesText } from './group-plans-list.tsx';
import { GroupSessionsPart } from './group-sessions-part.tsx';
import { GroupTools } from './group-tools.tsx';
import { MembersPart } from './members-part.tsx';
import { useShowGroup, type GroupAt } from './use-group-plan.ts';
import { text } from './wording.ts';

/** Plans that are carried out together: who takes part, side by side, what they share, and what was done. */
export function GroupPlanPage() {
  const { adminId = '', groepsplanId: planId = '' } = useParams();
  const at = { account: adminId, plan: planId };
  const query = useQuery(queryOf(getGroupPlan, { params: at }));
  const { data, error } = query;
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  return (
    <AdultPage
      title={data?.title ?? text('list.title')}
      crumbs={[
        { label: admin('root'), to: paths.groups(adminId) },
        { label: care('title'), to: paths.care(adminId) },
      ]}
      aside={
        data && <Chip variant="outlined" color={STATE_COLOURS[data.state]} label={stateText(data.state)} />
      }
    >
      <Loaded query={query}>
        {(plan) => (
          <Box className="print-flow" sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
            <GroupTools at={at} plan={plan} />
            <Notes at={at} plan={plan} />
            <Facts of={factsOf(plan)} />
            {plan.members.length > 0 && <MembersPart at={at} plan={plan} />}
            <Texts plan={plan} />
            {plan.members.length > 0 && <GroupSessionsPart at={at} plan={plan} />}
          </Box>
        )}
      </Loaded>
    </AdultPage>
  );
}

/** What one must know before anything else. */
function Notes({ at, plan }: { at: GroupAt; plan: GroupPlan }) {
  const { away, owner, named, members } = plan;
  return (
    <>
      {members.length === 0 && away === 0 && <Alert severity="info">{text('page.closed')}</Alert>}
      {away > 0 && <Alert severity="info">{text('page.away', { count: away })}</Alert>}
      {owner && !owner.reaches && members.length > 0 && (
        <Alert severity="warning">{text('page.ownerGone', { name: owner.name })}</Alert>
      )}
      {named.length > 0 && (
        <Alert severity="warning" className="no-print">
          {text('page.named', { names: namesText(named) })}
        </Alert>
      )}
      {plan.may.includes('alleen') && <Alone at={at} plan={plan} />}
    </>
  );
}

/** Asks whether the last one goes on with a plan of the own. */
function Alone({ at, plan }: { at: GroupAt; plan: GroupPlan }) {
  const navigate = useNavigate();
  const show = useShowGroup();
  const last = plan.members.find(({ plan: { state } }) => state !== 'afgesloten' && state !== 'gestopt');
  const goAlone = useMutation({
    mutationFn: (pupil: string) =>
      call(removeGroupMember, { params: { ...at, pupil }, body: { how: 'losmaken' } }),
    async onSuccess(fresh) {
      show(at, fresh);
      tell({ message: text('members.loosened', { name: last!.firstName }) });
      await navigate(paths.plan(at.account, last!.groupId ?? '-', last!.pupil, last!.plan.id));
    },
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
  });
  if (!last) return undefined;
  return (
    <Alert
      className="no-print"
      severity="info"
      action={
        <Button color="inherit" loading={goAlone.isPending} onClick={() => goAlone.mutate(last.pupil)}>
          {text('page.goAlone')}
        </Button>
      }
    >
      {text('page.alone')}
    </Alert>
  );
}

function factsOf({ state, week, weeks, owner, fields, from, to, left }: GroupPlan): Fact[] {
  const { perWeek, minutes, size, support, onPaper } = fields;
  return [
    [text('facts.state'), stateText(state)],
    [text('facts.period'), periodText({ from, to })],
    [text('facts.week'), state === 'concept' ? '' : care('weekOf', { week, weeks })],
    [text('facts.owner'), owner?.name ?? text('list.nobody')],
    [text('facts.rhythm'), text('facts.rhythmOf', { times: perWeek, minutes, size })],
    [text('facts.support'), support === null ? '' : supportText(support)],
    [text('facts.onPaper'), onPaper ? text('facts.onPaperYes') : ''],
    [
      text('page.left'),
      left.map(({ name, on }) => text('page.leftOn', { name, day: dayText(on) })).join('\n'),
    ],
  ];
}

/** What is written for all. */
function Texts({ plan: { fields } }: { plan: GroupPlan }) {
  const parts = (['hulpvraag', 'aanpak', 'afspraken'] as const).filter((part) => fields[part] !== '');
  return (
    <Box component="section" aria-labelledby="texts" sx={{ display: 'grid', gap: 1, maxWidth: 860 }}>
      <Typography variant="h2" id="texts">
        {text('texts')}
      </Typography>
      {parts.length === 0 && <Typography>{text('textsNone')}</Typography>}
      {parts.map((part) => (
        <div key={part}>
          <Typography variant="h3" sx={{ fontSize: '1.05rem', fontWeight: 700 }}>
            {edit(`parts.${part}.title`)}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{fields[part]}</Typography>
        </div>
      ))}
    </Box>
  );
}
