import { Button, Pagination, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import {
  listSoundReports,
  settleSound,
  SOUND_STATES,
  SOUNDS_PER_PAGE,
  type SoundState,
} from '../../../server/contract/sound-reports.ts';
import { ListenButton } from '../../admin/word-lists/listen-button.tsx';
import { messageOf } from '../../api/error.ts';
import { moment } from '../../app/moments.ts';
import { paths } from '../../app/paths.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Empty } from '../../ui/states.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { tell } from '../../ui/toast.tsx';
import { useAddressValue } from '../../ui/use-address-value.ts';
import { office } from '../wording.ts';
import { SettleDialog } from './settle-dialog.tsx';
import type { Settling, Sound } from './settling.ts';
import { text } from './wording.ts';

const SHOWN = 'toon';
const PAGE = 'pagina';
const DONE = { fixed: 'fixed', right: 'right', open: 'reopened' } as const;

/** Words that do not sound right to users: the office listens and settles all reports of a word at once. */
export function SoundsPage() {
  const [params, setParam] = useAddressValue();
  const state = SOUND_STATES.find((one) => one === params.get(SHOWN)) ?? 'open';
  const page = Math.max(1, Number(params.get(PAGE)) || 1);
  const client = useQueryClient();
  const sounds = useQuery({
    ...queryOf(listSoundReports, { query: { page, state } }),
    placeholderData: keepPreviousData,
  });
  const reopen = useReopen();
  const [settling, setSettling] = useState<Settling>();
  const columns = useMemo(() => columnsOf(state, setSettling, reopen), [state, reopen]);
  return (
    <AdultPage title={text('title')} crumbs={[{ label: office('root'), to: paths.office }]}>
      <Typography sx={{ color: 'text.secondary' }}>{text('about')}</Typography>
      <ToggleButtonGroup
        exclusive
        value={state}
        aria-label={text('shown')}
        onChange={(_, value: SoundState | null) => {
          if (value === null) return;
          setParam(PAGE, '1', '1');
          setParam(SHOWN, value, 'open');
        }}
      >
        {SOUND_STATES.map((one) => (
          <ToggleButton key={one} value={one}>
            {text(`states.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Loaded query={sounds}>
        {({ words, total }) =>
          total === 0 ? (
            <Empty title={text(`none.${state}`)} />
          ) : (
            <>
              <DataTable
                label={text('title')}
                rows={words}
                columns={columns}
                idOf={({ word, variant }) => `${variant} ${word}`}
                nameOf={({ word }) => word}
                total={(count) => (count < total ? text('part', { count, total }) : text('total', { count }))}
                order={{ id: 'at', desc: true }}
              />
              {total > SOUNDS_PER_PAGE && (
                <Pagination
                  aria-label={text('pages')}
                  page={page}
                  count={Math.ceil(total / SOUNDS_PER_PAGE)}
                  onChange={(_, next) => setParam(PAGE, String(next), '1')}
                />
              )}
            </>
          )
        }
      </Loaded>
      {settling && (
        <SettleDialog
          of={settling}
          onSettled={(answered) => {
            void askAnew(client, [listSoundReports]);
            const { word, from, to } = settling;
            tell({
              message: [text(DONE[to], { word }), answered > 0 && text('answered', { count: answered })]
                .filter(Boolean)
                .join(' '),
              // What was said can't be taken back.
              ...(answered === 0 && {
                action: { label: text('undo'), run: () => reopen({ ...settling, from: to, to: from }) },
              }),
            });
          }}
          onClose={() => setSettling(undefined)}
        />
      )}
    </AdultPage>
  );
}

/** Opens the reports of a word again. */
function useReopen() {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ word, variant, from, to }: Settling) =>
      call(settleSound, { body: { word, variant, from, to } }),
    onSuccess: (_, { word, to }) => tell({ message: text(DONE[to], { word }) }),
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
    onSettled: () => askAnew(client, [listSoundReports]),
  });
  return mutate;
}

const columnsOf = (
  state: SoundState,
  settle: (what: Settling) => void,
  reopen: (what: Settling) => void,
): Column<Sound>[] => [
  {
    id: 'word',
    label: text('word'),
    isHead: true,
    value: ({ word }) => word,
    cell: ({ word, url }) => (
      <>
        {word} <ListenButton word={word} url={url} />
      </>
    ),
  },
  {
    id: 'variant',
    label: text('variant'),
    value: ({ variant }) => text(`variants.${variant}`),
    canFilter: true,
  },
  {
    id: 'notes',
    label: text('notes'),
    value: ({ notes }) => notes.join(' · ') || text('noNote'),
    canSort: false,
  },
  { id: 'count', label: text('count'), value: ({ count }) => count, align: 'right', canSearch: false },
  {
    id: 'at',
    label: text('at'),
    value: ({ at }) => at,
    cell: ({ at }) => moment.format(at),
    canSearch: false,
  },
  {
    id: 'do',
    label: text('do'),
    value: () => '',
    canSort: false,
    canSearch: false,
    inFile: [],
    cell: ({ word, variant, count }) => {
      const to = (next: SoundState) => () =>
        (next === 'open' ? reopen : settle)({ word, variant, count, from: state, to: next });
      return (
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }} className="no-print">
          {state === 'open' ? (
            <>
              <Button variant="outlined" onClick={to('fixed')}>
                {text('fix')}
              </Button>
              <Button variant="outlined" onClick={to('right')}>
                {text('isRight')}
              </Button>
            </>
          ) : (
            <Button variant="outlined" onClick={to('open')}>
              {text('reopen')}
            </Button>
          )}
        </Stack>
      );
    },
  },
];
