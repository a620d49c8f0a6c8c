import { Alert, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { getPlanTests } from '../../../server/contract/plan-test-calls.ts';
import type { PlanMoment, PlanTaken, PlanTests } from '../../../server/contract/plan-tests.ts';
import { ApiError } from '../../api/error.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { useCare } from '../care/use-care.ts';
import { GroupPage } from '../group-page.tsx';
import { ConclusionPart } from './conclusion-part.tsx';
import { ExternalPart } from './external-part.tsx';
import { MakePart } from './make-part.tsx';
import { Notices } from './notices.tsx';
import { PaperSheet, type Sheet } from './paper-sheet.tsx';
import { TakenPart } from './taken-part.tsx';
import type { PlanAt } from './use-show-tests.ts';
import { text } from './wording.ts';

/** The start and end test of a plan: on the screen, from paper, or a score on a test of others. */
export function EndTestPage() {
  const { handelingsplanId: plan = '' } = useParams();
  const { adminId, groupId, pupilId: pupil, care, above } = useCare();
  const at = { pupil, plan };
  const query = useQuery(queryOf(getPlanTests, { params: at }));
  const failure = care.error ?? query.error;
  if (failure instanceof ApiError && failure.status === 404) return <NotFoundPage />;
  const name = care.data?.name ?? '';
  return (
    <GroupPage
      title={text('title', { name })}
      adminId={adminId}
      groupId={groupId}
      name={care.data?.group}
      here="pupils"
      isBelow
      above={[above, { label: text('plan'), to: paths.plan(adminId, groupId, pupil, plan) }]}
    >
      <Loaded query={query}>{(tests) => <Tests at={at} tests={tests} name={name} />}</Loaded>
    </GroupPage>
  );
}

/** A repeat has its place once there is an end test to repeat. */
const isShown = ({ moment, between, state }: PlanTaken) =>
  moment !== 'na' || between !== null || state !== null;

function Tests({ at, tests, name }: { at: PlanAt; tests: PlanTests; name: string }) {
  const [sheet, setSheet] = useState<{ kind: Sheet; moment: PlanMoment }>();
  const print = (kind: Sheet, moment: PlanMoment) => {
    setSheet({ kind, moment });
    // Once it stands on the page.
    setTimeout(() => window.print(), 50);
  };
  const printed = sheet && tests.taken.find(({ moment }) => moment === sheet.moment);
  return (
    <>
      <Stack className="no-print" sx={{ gap: 3, maxWidth: 900 }}>
        {tests.test === null ? (
          <MakePart at={at} />
        ) : (
          <>
            <Notices {...tests.test} />
            {tests.startLate !== null && (
              <Alert severity={tests.startLate === 'too-late' ? 'warning' : 'info'}>
                {text(`startLate.${tests.startLate}`)}
              </Alert>
            )}
            {tests.taken.filter(isShown).map((taken) => (
              <TakenPart
                key={taken.moment}
                at={at}
                test={tests.test!.id}
                isTogether={tests.test!.isTogether}
                taken={taken}
                onPrint={(kind) => print(kind, taken.moment)}
              />
            ))}
            <ConclusionPart tests={tests} />
          </>
        )}
        <ExternalPart at={at} tests={tests} />
      </Stack>
      {sheet && printed && <PaperSheet kind={sheet.kind} taken={printed} name={name} />}
    </>
  );
}
