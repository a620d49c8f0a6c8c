import type { TestItemView, TestResult } from '../../../server/contract/method-tests.ts';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { text } from './wording.ts';

interface Props {
  items: readonly TestItemView[];
  /** What pupils made of them, once it is handed in. */
  results?: readonly TestResult[];
}

/** The words of a test in their order; with results how often each was right, and how it was written wrong. */
export const WordTable = ({ items, results }: Props) => (
  <DataTable
    label={text('test.words')}
    rows={items}
    columns={columnsOf(results)}
    idOf={({ n }) => String(n)}
    nameOf={({ word }) => word}
    total={() => ''}
    order={{ id: 'n', desc: false }}
  />
);

function columnsOf(results: readonly TestResult[] | undefined): Column<TestItemView>[] {
  const answersTo = ({ n }: TestItemView) =>
    (results ?? [])
      .filter(({ state }) => state === 'ingeleverd' || state === 'nagekeken')
      .flatMap(({ answers }) => answers.filter((answer) => answer.n === n && answer.verdict !== null));
  const wrongs = (item: TestItemView) => {
    const given = answersTo(item).filter(({ verdict }) => verdict === 'fout');
    const counts = Map.groupBy(given, (answer) => answer.given || text('answer.empty'));
    return [...counts]
      .sort((a, b) => b[1].length - a[1].length)
      .map(([one, all]) => (all.length > 1 ? `${one} (${all.length})` : one))
      .join(', ');
  };
  return [
    { id: 'n', label: '#', align: 'right', value: ({ n }) => n },
    { id: 'word', label: text('test.word'), isHead: true, value: ({ word }) => word },
    { id: 'role', label: text('test.practised'), value: ({ role }) => text(`role.${role}`), canFilter: true },
    ...(results
      ? ([
          {
            id: 'right',
            label: text('test.right'),
            align: 'right',
            value: (item) => answersTo(item).filter(({ verdict }) => verdict === 'goed').length,
            cell: (item) => {
              const all = answersTo(item);
              const right = all.filter(({ verdict }) => verdict === 'goed').length;
              return all.length === 0 ? '–' : text('test.share', { right, of: all.length });
            },
          },
          { id: 'wrongs', label: text('test.wrongs'), value: wrongs },
        ] satisfies Column<TestItemView>[])
      : []),
  ];
}
