import { Alert, AlertTitle, Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { getGroup } from '../../../server/contract/groups.ts';
import {
  getPlacement,
  type PlacementDetail,
  type PlacementResult,
} from '../../../server/contract/placement.ts';
import { ApiError } from '../../api/error.ts';
import { longDay } from '../../app/moments.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { Facts } from '../../ui/facts.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { GroupPage } from '../group-page.tsx';
import { timeText } from '../lvs/labels.ts';
import { halfText } from './half-text.ts';
import { mayUndo, stateText } from './placement-table.tsx';
import { Reasons } from './reasons.tsx';
import { usePlacementActions, type Decision } from './use-placements.ts';
import { text } from './wording.ts';

/** The placement test of one pupil: where it says that practice begins, why, and whether that is accepted. */
export function PlacementPage() {
  const { adminId: account = '', groepId: group = '', toetsId: test = '' } = useParams();
  const params = { account, group };
  const { data: own } = useQuery(queryOf(getGroup, { params }));
  const query = useQuery(queryOf(getPlacement, { params: { ...params, test } }));
  const { decide, failed, forgetFailed, isBusy } = usePlacementActions(params);
  if (query.error instanceof ApiError && query.error.status === 404) return <NotFoundPage />;
  const { data } = query;
  return (
    <GroupPage
      title={data ? text('result.title', { name: data.name }) : text('one')}
      adminId={account}
      groupId={group}
      name={own?.name}
      here="placement"
      isBelow
      aside={
        data?.placement.result && (
          <Button className="no-print" onClick={() => window.print()}>
            {text('result.print')}
          </Button>
        )
      }
    >
      {failed.length > 0 && (
        <Alert severity="error" onClose={forgetFailed}>
          <AlertTitle>{text('failed')}</AlertTitle>
          {failed.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </Alert>
      )}
      <Loaded query={query}>
        {(detail) => {
          const { result } = detail.placement;
          return (
            <Stack spacing={2} sx={{ maxWidth: 860 }}>
              <FactsOf detail={detail} />
              {result ? (
                <>
                  <Proposal
                    {...{ account, group, detail, result, isBusy }}
                    onDecide={(decision) => decide.mutate({ decision, tests: [test] })}
                  />
                  <Reasons detail={detail} result={result} />
                </>
              ) : (
                <Alert severity="info">
                  {result === null
                    ? text('result.silent')
                    : text('result.busy', { state: stateText(detail) })}
                </Alert>
              )}
            </Stack>
          );
        }}
      </Loaded>
    </GroupPage>
  );
}

function FactsOf({ detail: { placement } }: { detail: PlacementDetail }) {
  const day = longDay.format(placement.madeAt);
  const ready = placement.by === null ? day : text('result.readyByOn', { day, name: placement.by });
  return (
    <Facts
      of={[
        [text('result.readyBy'), ready],
        [text('result.norm'), halfText(placement.norm)],
        [text('result.takenOn'), placement.handedInAt === null ? '' : longDay.format(placement.handedInAt)],
      ]}
    />
  );
}

interface ProposalProps {
  account: string;
  group: string;
  detail: PlacementDetail;
  result: PlacementResult;
  isBusy: boolean;
  onDecide: (decision: Decision) => void;
}

/** What the test proposes, and what was decided on it. */
function Proposal({ account, group, detail, result, isBusy, onDecide }: ProposalProps) {
  const { name, pupil } = detail;
  const { right, of, noSound, decision } = result;
  return (
    <>
      <Typography sx={{ fontSize: '1.1rem' }}>
        {text('result.summary', { name, right, of, start: halfText(result.start) })}
      </Typography>
      {noSound > 0 && <Typography>{text('result.noSound', { count: noSound })}</Typography>}
      <Alert severity={decision === 'accepted' ? 'success' : 'info'} icon={false}>
        {statusOf(result)}
      </Alert>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }} className="no-print">
        {decision === 'open' && (
          <>
            <Button variant="contained" disabled={isBusy} onClick={() => onDecide('accept')}>
              {text('accept')}
            </Button>
            <Button variant="outlined" disabled={isBusy} onClick={() => onDecide('reject')}>
              {text('reject')}
            </Button>
          </>
        )}
        {mayUndo(result) && (
          <Button variant="outlined" disabled={isBusy} onClick={() => onDecide('undo')}>
            {text('undo')}
          </Button>
        )}
        <Button component={Link} to={paths.pupilSetting(account, group, pupil)}>
          {text('result.settings')}
        </Button>
      </Stack>
    </>
  );
}

function statusOf({ decision, isAutomatic, decidedAt, undoUntil }: PlacementResult): string {
  if (decision === 'open' || decidedAt === null) return text('result.nothingYet');
  const day = longDay.format(decidedAt);
  if (decision === 'rejected') return text('result.rejected', { day });
  const isLate = undoUntil === undefined || undoUntil < Date.now();
  if (isAutomatic && !isLate) return text('result.automatic');
  return isLate
    ? text('result.acceptedLong', { day })
    : text('result.accepted', { day, until: timeText(undoUntil) });
}
