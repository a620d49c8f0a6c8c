import { Box, Tab, Tabs } from '@mui/material';
import { useMemo, useState } from 'react';
import type { LvsFound, LvsStatus } from '../../../server/contract/lvs.ts';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { RowMenu } from '../../ui/table/row-menu.tsx';
import { dayText, evidenceText, measuresText, testText } from './labels.ts';
import { text } from './wording.ts';

interface Props {
  results: readonly LvsFound[];
  /** Left out when nothing can be mended any more. */
  onFix?: ((result: LvsFound) => void) | undefined;
  onLeave: (result: LvsFound, isLeft: boolean) => void;
}

/** What somebody looks at together. */
const VIEWS = ['look', 'ready', 'same', 'away'] as const;
type View = (typeof VIEWS)[number];
const VIEW_OF: Record<LvsStatus, View> = {
  error: 'look',
  unmatched: 'look',
  doubtful: 'look',
  changed: 'ready',
  new: 'ready',
  same: 'same',
  ignored: 'away',
};

/** The results that were found in a table: what must be looked at first, what can be stored, what is stored, what is left out. */
export function ResultsTable({ results, onFix, onLeave }: Props) {
  const views = useMemo(() => Map.groupBy(results, ({ status }) => VIEW_OF[status]), [results]);
  const [chosen, setChosen] = useState<View>();
  const view = chosen ?? VIEWS.find((one) => views.has(one)) ?? 'ready';
  const columns = useMemo(() => columnsOf({ onFix, onLeave }), [onFix, onLeave]);
  const rows = views.get(view) ?? [];
  return (
    <div>
      <Tabs
        value={view}
        onChange={(_, next: View) => setChosen(next)}
        aria-label={text('import.views')}
        variant="scrollable"
        allowScrollButtonsMobile
      >
        {VIEWS.map((one) => (
          <Tab
            key={one}
            value={one}
            label={text(`import.view.${one}`, { count: views.get(one)?.length ?? 0 })}
          />
        ))}
      </Tabs>
      {rows.length === 0 ? (
        <p>{text(`import.none.${view}`)}</p>
      ) : (
        <DataTable
          key={view}
          label={text('import.results')}
          rows={rows}
          columns={columns}
          idOf={({ key }) => key}
          nameOf={({ who }) => who}
          total={(count) => text('import.total', { count })}
          order={{ id: 'line', desc: false }}
        />
      )}
    </div>
  );
}

const columnsOf = ({ onFix, onLeave }: Pick<Props, 'onFix' | 'onLeave'>): Column<LvsFound>[] => [
  { id: 'who', label: text('who'), isHead: true, value: ({ who }) => who },
  { id: 'line', label: text('line'), value: ({ line }) => line, align: 'right', canSearch: false },
  { id: 'pupil', label: text('pupil'), value: ({ pupil }) => pupil?.name },
  { id: 'group', label: text('group'), value: ({ pupil }) => pupil?.group, canFilter: true },
  {
    id: 'test',
    label: text('test'),
    value: testText,
    canFilter: true,
    cell: (found) => (
      <span>
        {testText(found)}
        {found.takenAt !== undefined && <Soft>{dayText(found.takenAt)}</Soft>}
        {found.isDerived && <Soft>{text('derived')}</Soft>}
      </span>
    ),
  },
  {
    id: 'result',
    label: text('result'),
    value: (found) => [measuresText(found), evidenceText(found)].filter(Boolean).join('; '),
    cell: (found) => (
      <span>
        {measuresText(found)}
        {found.evidence && <Soft>{evidenceText(found)}</Soft>}
        {found.was && (
          <Soft>
            {text('was', {
              was: [measuresText(found.was), evidenceText(found.was)].filter(Boolean).join('; '),
            })}
          </Soft>
        )}
      </span>
    ),
  },
  {
    id: 'status',
    label: text('status'),
    value: ({ status }) => text(`statuses.${status}`),
    canFilter: true,
  },
  { id: 'notes', label: text('notes'), value: ({ notes }) => notes.join(' '), canSort: false },
  {
    id: 'menu',
    label: text('tools'),
    isTool: true,
    value: () => undefined,
    cell: (found) =>
      onFix && (
        <RowMenu
          label={text('menu', { name: found.who, line: found.line })}
          items={[
            ...(found.status === 'ignored'
              ? []
              : [
                  { key: 'fix', label: text('fix.action'), icon: 'edit' as const, run: () => onFix(found) },
                  {
                    key: 'leave',
                    label: text('fix.leave'),
                    icon: 'close' as const,
                    run: () => onLeave(found, true),
                  },
                ]),
            ...(found.isLeft
              ? [
                  {
                    key: 'back',
                    label: text('fix.back'),
                    icon: 'undo' as const,
                    run: () => onLeave(found, false),
                  },
                ]
              : []),
          ]}
        />
      ),
  },
];

/** Less in view, below what stands in the cell. */
const Soft = ({ children }: { children: string }) => (
  <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8rem' }}>
    {children}
  </Box>
);
