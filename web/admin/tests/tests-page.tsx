import { Button, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { getGroup } from '../../../server/contract/groups.ts';
import { listMethodTests, removeMethodTest, type MethodTest } from '../../../server/contract/method-tests.ts';
import { ApiError, messageOf } from '../../api/error.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { longDay } from '../../app/moments.ts';
import { paths } from '../../app/paths.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { Icon } from '../../ui/icon.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Empty } from '../../ui/states.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { RowMenu } from '../../ui/table/row-menu.tsx';
import { tell } from '../../ui/toast.tsx';
import { GroupPage } from '../group-page.tsx';
import { NewTest } from './new-test.tsx';
import { text } from './wording.ts';

/** The method tests of a group. */
export function MethodTestsPage() {
  const { adminId = '', groepId = '' } = useParams();
  const params = { account: adminId, group: groepId };
  const group = useQuery(queryOf(getGroup, { params }));
  const query = useQuery(queryOf(listMethodTests, { params }));
  const [isMaking, setMaking] = useState(false);
  const { data, error } = query;
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  const newButton = (
    <Button variant="contained" startIcon={<Icon name="add" size={18} />} onClick={() => setMaking(true)}>
      {text('new')}
    </Button>
  );
  return (
    <GroupPage
      title={text('title', { name: group.data?.name ?? text('group') })}
      adminId={adminId}
      groupId={groepId}
      name={group.data?.name}
      here="tests"
      aside={data && data.total > 0 && newButton}
    >
      <Typography sx={{ maxWidth: 760 }}>{text('about')}</Typography>
      <Loaded query={query}>
        {({ tests }) =>
          tests.length === 0 ? (
            <Empty title={text('emptyTitle')}>
              <Typography>{text('emptyText')}</Typography>
              {newButton}
            </Empty>
          ) : (
            <TestTable tests={tests} />
          )
        }
      </Loaded>
      {isMaking && <NewTest adminId={adminId} groupId={groepId} onClose={() => setMaking(false)} />}
    </GroupPage>
  );
}

function TestTable({ tests }: { tests: readonly MethodTest[] }) {
  const { adminId = '', groepId = '' } = useParams();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: ({ test, removed }: { test: MethodTest; removed: boolean }) =>
      call(removeMethodTest, {
        params: { account: adminId, group: groepId, test: test.id },
        body: { removed },
      }),
    onSuccess(_, { test, removed }) {
      tell(
        removed
          ? {
              message: text('removed', { name: test.title }),
              action: { label: text('undo'), run: () => remove.mutate({ test, removed: false }) },
            }
          : { message: text('restored', { name: test.title }) },
      );
      return askAnew(client, [listMethodTests], { account: adminId });
    },
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
  });
  return (
    <DataTable
      label={text('title', { name: '' })}
      rows={tests}
      columns={columnsOf(adminId, groepId, (test) => remove.mutate({ test, removed: true }))}
      idOf={({ id }) => id}
      nameOf={({ title }) => title}
      total={(count) => text('total', { count })}
      order={{ id: 'days', desc: true }}
    />
  );
}

const dayText = (day: string) => longDay.format(new Date(`${day}T12:00Z`));

const columnsOf = (
  adminId: string,
  groepId: string,
  onRemove: (test: MethodTest) => void,
): Column<MethodTest>[] => [
  {
    id: 'name',
    label: text('name'),
    isHead: true,
    value: ({ title }) => title,
    cell: ({ id, title }) => <Link to={paths.groupTest(adminId, groepId, id)}>{title}</Link>,
  },
  {
    id: 'days',
    label: text('days'),
    value: ({ from }) => from,
    cell: ({ from, to }) => text('fromTo', { from: dayText(from), to: dayText(to) }),
    inFile: [{ label: text('days'), value: ({ from, to }) => text('fromTo', { from, to }) }],
    canSearch: false,
  },
  { id: 'words', label: text('words'), align: 'right', value: ({ words }) => words },
  {
    id: 'progress',
    label: text('progress'),
    value: ({ counts }) => counts.handedIn + counts.checked,
    cell: ({ counts }) =>
      text('handedIn', {
        done: counts.handedIn + counts.checked,
        all: Object.values(counts).reduce((sum, count) => sum + count, 0),
      }),
  },
  { id: 'doubts', label: text('doubts'), align: 'right', value: ({ doubts }) => doubts },
  {
    id: 'shown',
    label: text('shown'),
    value: ({ releasedAt }) => text(releasedAt === null ? 'notShown' : 'isShown'),
    canFilter: true,
  },
  {
    id: 'tools',
    label: text('tools'),
    isTool: true,
    value: () => undefined,
    cell: (test) => (
      <RowMenu
        label={text('lookAt', { name: test.title })}
        items={[
          {
            key: 'look',
            label: text('look'),
            icon: 'search',
            to: paths.groupTest(adminId, groepId, test.id),
          },
          { key: 'remove', label: text('remove'), icon: 'trash', parted: true, run: () => onRemove(test) },
        ]}
      />
    ),
  },
];
