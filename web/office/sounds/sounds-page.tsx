import { Button, Pagination, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { z } from 'zod';
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
import { text } from './wording.ts';

type Sound = z.infer<typeof listSoundReports.response>['words'][number];

const SHOWN = 'toon';
const PAGE = 'pagina';
const DONE = { fixed: 'fixed', right: 'right', open: 'reopened' } as const;

/** Words that do not sound right to users: the office listens and settles all reports of a word at once. */
export function SoundsPage() {
  const [params, setParam] = useAddressValue();
  const state = SOUND_STATES.find((one) => one === params.get(SHOWN)) ?? 'open';
  const page = Math.max(1, Number(params.get(PAGE)) || 1);
  const sounds = useQuery({
    ...queryOf(listSoundReports, { query: { page, state } }),
    placeholderData: keepPreviousData,
  });
  const settle = useSettle();
  const columns = useMemo(() => columnsOf(state, settle), [state, settle]);
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
    </AdultPage>
  );
}

interface Settling extends Pick<Sound, 'word' | 'variant'> {
  from: SoundState;
  to: SoundState;
}

/** Settles the reports of a word, and lets that be undone. */
function useSettle() {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (body: Settling) => call(settleSound, { body }),
    onSuccess(_, { word, variant, from, to }) {
      tell({
        message: text(DONE[to], { word }),
        action: { label: text('undo'), run: () => mutate({ word, variant, from: to, to: from }) },
      });
    },
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
    onSettled: () => askAnew(client, [listSoundReports]),
  });
  return mutate;
}

const columnsOf = (state: SoundState, settle: (what: Settling) => void): Column<Sound>[] => [
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
    cell: ({ word, variant }) => {
      const to = (next: SoundState) => () => settle({ word, variant, from: state, to: next });
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
