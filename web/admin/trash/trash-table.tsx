import { Box, Button, Stack } from '@mui/material';
import { useMemo } from 'react';
import type { Hangs, TrashItem } from '../../../server/contract/trash.ts';
import { DAY_MS, dayOf, ZONE } from '../../app/day.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { RowMenu, type RowItem } from '../../ui/table/row-menu.tsx';
import { text } from './wording.ts';

/** What can be done with what lies there; erasing is left out for who may not. */
export interface TrashDoing {
  restore: (items: readonly TrashItem[]) => void;
  erase?: ((items: readonly TrashItem[]) => void) | undefined;
}

interface Props extends TrashDoing {
  items: readonly TrashItem[];
}

/** All that lies in the trash, with what can be done with one or with several. */
export function TrashTable({ items, restore, erase }: Props) {
  const columns = useMemo(() => columnsOf(items, { restore, erase }), [items, restore, erase]);
  return (
    <DataTable
      label={text('title')}
      rows={items}
      columns={columns}
      idOf={({ kind, id }) => `${kind} ${id}`}
      nameOf={({ name }) => name}
      total={(count) => text('total', { count })}
      order={{ id: 'at', desc: true }}
      bulk={(rows) => (
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button startIcon={<Icon name="undo" size={18} />} onClick={() => restore(rows)}>
            {text('restore')}
          </Button>
          {erase && (
            <Button color="error" startIcon={<Icon name="trash" size={18} />} onClick={() => erase(rows)}>
              {text('erase')}
            </Button>
          )}
        </Stack>
      )}
    />
  );
}

const DAY = new Intl.DateTimeFormat('nl', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: ZONE,
});

const columnsOf = (all: readonly TrashItem[], { restore, erase }: TrashDoing): Column<TrashItem>[] => [
  {
    id: 'name',
    label: text('name'),
    isHead: true,
    value: ({ name, username }) => (username === undefined ? name : `${name} (${username})`),
    cell: ({ name, username }) => (
      <span>
        {name}
        {username !== undefined && <Soft>{username}</Soft>}
      </span>
    ),
  },
  {
    id: 'kind',
    label: text('kind'),
    value: ({ kind, readInOn }) => text(`kinds.${readInOn === undefined ? kind : 'readIn'}`),
    canFilter: true,
  },
  {
    id: 'hangs',
    label: text('hangs'),
    value: (item) => [belongs(item), ...goesAlong(item, all)].join('; '),
    cell: (item) => (
      <span>
        {belongs(item)}
        {goesAlong(item, all).map((line) => (
          <Soft key={line}>{line}</Soft>
        ))}
      </span>
    ),
    canSort: false,
  },
  {
    id: 'at',
    label: text('at'),
    value: ({ at }) => at,
    cell: ({ at }) => DAY.format(at),
    canSearch: false,
    inFile: [{ label: text('at'), value: ({ at }) => dayOf(at) }],
  },
  {
    id: 'by',
    label: text('by'),
    value: ({ by }) => by || text('unknown'),
    canFilter: true,
  },
  {
    id: 'until',
    label: text('until'),
    value: ({ keptUntil }) => keptUntil,
    cell: ({ keptUntil, held }) => (
      <span>
        {DAY.format(new Date(`${keptUntil}T12:00Z`))}
        <Soft>{held ?? leftText(keptUntil)}</Soft>
      </span>
    ),
    canSearch: false,
  },
  {
    id: 'menu',
    label: text('tools'),
    isTool: true,
    value: () => undefined,
    cell: (item) => (
      <RowMenu label={text('menu', { name: item.name })} items={menuOf(item, { restore, erase })} />
    ),
  },
];

const menuOf = (item: TrashItem, { restore, erase }: TrashDoing): RowItem[] => [
  { key: 'restore', label: text('restore'), icon: 'undo', run: () => restore([item]) },
  ...(erase
    ? [{ key: 'erase', label: text('erase'), icon: 'trash' as const, parted: true, run: () => erase([item]) }]
    : []),
];

/** What belongs to it, or where it belongs. */
function belongs({ kind, count = 0, from, along }: TrashItem): string {
  if (kind === 'tests') return text('results', { count });
  if (kind === 'list') return text('words', { count });
  if (kind === 'method') return text('blocks', { count });
  if (kind === 'group') return count === 0 ? text('noPupils') : text('pupils', { count });
  if (!from) return text('fromGone');
  const group = from.name;
  if (along) return text('along', { group });
  if (from.state === 'trashed') return text('fromTrashed', { group });
  return text(from.state === 'archived' ? 'fromArchived' : 'from', { group });
}

/** So many names are told; of more than these how many. */
const MOST_NAMES = 6;
const NUMBER = new Intl.NumberFormat('nl');

/** What goes and comes back with it, a line each: who, how much, and from where a pupil came. */
function goesAlong({ kind, id, hangs, readInOn }: TrashItem, all: readonly TrashItem[]): string[] {
  const names = kind === 'group' ? namesOf(all.filter(({ along, from }) => along && from?.id === id)) : [];
  const had = Object.entries(hangs ?? {}).map(([what, count]) =>
    text(`has.${what as keyof Hangs}`, { count, amount: NUMBER.format(count) }),
  );
  return [
    ...names,
    ...(had.length > 0 ? [had.join(', ')] : []),
    ...(readInOn === undefined
      ? []
      : [text('readInOn', { day: DAY.format(new Date(`${readInOn}T12:00Z`)) })]),
  ];
}

function namesOf(pupils: readonly TrashItem[]): string[] {
  if (pupils.length === 0) return [];
  const names = pupils.map(({ name }) => name).sort((a, b) => a.localeCompare(b, 'nl'));
  if (names.length <= MOST_NAMES + 1) return [names.join(', ')];
  return [text('names', { names: names.slice(0, MOST_NAMES).join(', '), count: names.length - MOST_NAMES })];
}

/** How long it is still kept, from today on. */
function leftText(keptUntil: string): string {
  const count = Math.round((Date.parse(keptUntil) - Date.parse(dayOf())) / DAY_MS);
  return count > 0 ? text('daysLeft', { count }) : text('tonight');
}

/** Less in view, below what stands in the cell. */
const Soft = ({ children }: { children: string }) => (
  <Box
    component="span"
    sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8rem', fontWeight: 400 }}
  >
    {children}
  </Box>
);
