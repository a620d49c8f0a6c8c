import { dayOf, ZONE } from '../../app/day.ts';
import type { Column } from '../../ui/table/column.ts';
import { text } from './wording.ts';

const DAY = new Intl.DateTimeFormat('nl', { dateStyle: 'medium', timeZone: ZONE });

/** Whether somebody has a second step, and on which day (ms since the epoch) they logged in last. */
export const loginColumns = <P extends { second: boolean; lastLogin: number | null }>(): Column<P>[] => [
  {
    id: 'second',
    label: text('second'),
    canFilter: true,
    value: ({ second }) => text(second ? 'has' : 'none'),
  },
  {
    id: 'lastLogin',
    label: text('lastLogin'),
    canSearch: false,
    value: ({ lastLogin }) => lastLogin ?? 0,
    cell: ({ lastLogin }) => (lastLogin === null ? text('never') : DAY.format(lastLogin)),
    inFile: [
      {
        label: text('lastLogin'),
        value: ({ lastLogin }) => (lastLogin === null ? undefined : dayOf(lastLogin)),
      },
    ],
  },
];
