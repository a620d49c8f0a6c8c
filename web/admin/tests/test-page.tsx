import { Button, Stack, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { getGroup } from '../../../server/contract/groups.ts';
import {
  changeMethodTest,
  getMethodTest,
  listMethodTests,
  MASTERED_SHARE,
  MASTERED_WORDS,
  type MethodTest,
  type TestItemView,
  type TestResult,
} from '../../../server/contract/method-tests.ts';
import { ApiError, messageOf } from '../../api/error.ts';
import { longDay } from '../../app/moments.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { Loaded } from '../../ui/loaded.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { tell } from '../../ui/toast.tsx';
import { GroupPage } from '../group-page.tsx';
import { AnswersDialog } from './answers-dialog.tsx';
import { WordTable } from './word-table.tsx';
import { text } from './wording.ts';

/** One method test of a group: what each pupil and each word came to. */
export function MethodTestPage() {
  const { adminId = '', groepId = '', toetsId = '' } = useParams();
  const ofGroup = { account: adminId, group: groepId };
  const group = useQuery(queryOf(getGroup, { params: ofGroup }));
  const query = useQuery(queryOf(getMethodTest, { params: { ...ofGroup, test: toetsId } }));
  const [opened, setOpened] = useState<string>();
  if (query.error instanceof ApiError && query.error.status === 404) return <NotFoundPage />;
  return (
    <GroupPage
      title={query.data?.test.title ?? text('name')}
      adminId={adminId}
      groupId={groepId}
      name={group.data?.name}
      here="tests"
      isBelow
    >
      <Loaded query={query}>
        {({ test, items, results }) => {
          const shown = results.find(({ pupil }) => pupil === opened);
          return (
            <>
              <Facts test={test} firstPupil={results[0]?.pupil} />
              <Typography variant="h2">{text('test.pupils')}</Typography>
              {results.length === 0 ? (
                <Typography>{text('test.none')}</Typography>
              ) : (
                <>
                  <DataTable
                    label={text('test.pupils')}
                    rows={results}
                    columns={columnsOf(test, items, setOpened)}
                    idOf={({ pupil }) => pupil}
                    nameOf={({ name }) => name}
                    total={(count) => text('test.total', { count })}
                    order={{ id: 'pupil', desc: false }}
                  />
                  <Typography variant="body2">
                    {text('test.masteredHelp', { percent: 100 * MASTERED_SHARE, words: MASTERED_WORDS })}
                  </Typography>
                </>
              )}
              <Typography variant="h2">{text('test.words')}</Typography>
              <WordTable items={items} results={results} />
              {shown && (
                <AnswersDialog
                  params={{ ...ofGroup, test: toetsId }}
                  items={items}
                  result={shown}
                  onClose={() => setOpened(undefined)}
                />
              )}
            </>
          );
        }}
      </Loaded>
    </GroupPage>
  );
}

function Facts({ test, firstPupil }: { test: MethodTest; firstPupil: string | undefined }) {
  const { adminId = '', groepId = '' } = useParams();
  const client = useQueryClient();
  const release = useMutation({
    mutationFn: (released: boolean) =>
      call(changeMethodTest, {
        params: { account: adminId, group: groepId, test: test.id },
        body: { released, basedOn: test.version },
      }),
    onSuccess(_, released) {
      tell({ message: text(released ? 'test.released' : 'test.unreleased') });
      return askAnew(client, [getMethodTest, listMethodTests], { account: adminId });
    },
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
  });
  const day = longDay.format(test.madeAt);
  const days = { from: dayText(test.from), to: dayText(test.to) };
  return (
    <Stack spacing={1} sx={{ maxWidth: 760 }}>
      <Typography>
        {`${text('days')}: ${text('fromTo', days)}. `}
        {test.by === null ? text('test.made', { day }) : text('test.by', { name: test.by, day })}.
      </Typography>
      {test.shows === 'niets' && <Typography>{text('test.nothingShown')}</Typography>}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }} className="no-print">
        {test.shows !== 'niets' && (
          <Button
            variant="outlined"
            loading={release.isPending}
            onClick={() => release.mutate(test.releasedAt === null)}
          >
            {text(test.releasedAt === null ? 'test.release' : 'test.unrelease')}
          </Button>
        )}
        {firstPupil !== undefined && (
          <Button component={Link} to={paths.methodTest(firstPupil, adminId, test.id)}>
            {text('test.see')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

const dayText = (day: string) => longDay.format(new Date(`${day}T12:00Z`));

/** Right of how many of those that count, among some words of the test. */
function shareOf({ answers }: TestResult, items: readonly TestItemView[]): { right: number; of: number } {
  const numbers = new Set(items.map(({ n }) => n));
  const counted = answers.filter(
    ({ n, verdict }) => numbers.has(n) && (verdict === 'goed' || verdict === 'fout'),
  );
  return { right: counted.filter(({ verdict }) => verdict === 'goed').length, of: counted.length };
}

function columnsOf(
  { categories }: MethodTest,
  items: readonly TestItemView[],
  onOpen: (pupil: string) => void,
): Column<TestResult>[] {
  const part = (
    id: string,
    label: string,
    some: readonly TestItemView[],
    mastery = false,
  ): Column<TestResult> => ({
    id,
    label,
    align: 'right',
    value: (result) => {
      const { right, of } = shareOf(result, some);
      return of === 0 ? undefined : right / of;
    },
    cell: (result) => {
      const share = shareOf(result, some);
      if (share.of === 0) return '–';
      const isMastered = mastery && share.of >= MASTERED_WORDS && share.right / share.of >= MASTERED_SHARE;
      return text(isMastered ? 'test.mastered' : 'test.share', share);
    },
    inFile: [
      { label, value: (result) => shareOf(result, some).right },
      { label: `${label} (${text('words').toLowerCase()})`, value: (result) => shareOf(result, some).of },
    ],
  });
  const ofRole = (role: TestItemView['role']) => items.filter((item) => item.role === role);
  return [
    { id: 'pupil', label: text('test.pupil'), isHead: true, value: ({ name }) => name },
    {
      id: 'state',
      label: text('test.state'),
      value: ({ state }) => text(`state.${state ?? 'geen'}`),
      canFilter: true,
    },
    part('practised', text('test.practised'), ofRole('oefen')),
    part('fresh', text('test.fresh'), ofRole('nieuw')),
    ...(ofRole('zin').length > 0 ? [part('sentences', text('test.sentences'), ofRole('zin'))] : []),
    // Of fewer words than that nothing is said.
    ...categories
      .map(({ id, goal }) => ({ id, goal, own: items.filter(({ category }) => category === id) }))
      .filter(({ own }) => own.length >= MASTERED_WORDS)
      .map(({ id, goal, own }) => part(`category ${id}`, goal, own, true)),
    { id: 'minutes', label: text('test.minutes'), align: 'right', value: ({ minutes }) => minutes },
    {
      id: 'tools',
      label: text('tools'),
      isTool: true,
      value: () => undefined,
      cell: ({ pupil, name, state }) =>
        state !== null && (
          <Button aria-label={text('test.answersOf', { name })} onClick={() => onOpen(pupil)}>
            {text('test.answers')}
          </Button>
        ),
    },
  ];
}
