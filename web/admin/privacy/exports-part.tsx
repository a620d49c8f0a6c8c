import { Box, Button, Stack, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  exportAccount,
  exportPupil,
  fetchExport,
  listExports,
  removeExport,
  type DataExport,
} from '../../../server/contract/exports.ts';
import { getRosters } from '../../../server/contract/groups.ts';
import { newId } from '../../../server/contract/id.ts';
import { isOpen } from '../../../server/contract/jobs.ts';
import { messageOf } from '../../api/error.ts';
import { dayOf, ZONE } from '../../app/day.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call, callFile } from '../../app/services.ts';
import { saveFile } from '../../ui/csv.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { tell } from '../../ui/toast.tsx';
import { JobCard } from '../jobs/job-card.tsx';
import { useJob } from '../jobs/use-job.ts';
import { text } from './data-wording.ts';

const DAY = new Intl.DateTimeFormat('nl', { day: 'numeric', month: 'long', timeZone: ZONE });

/** Having all of an account, or of the pupil in the address (`?leerling=`), exported; and what can be fetched now. */
export function ExportsPart({ adminId: account }: { adminId: string }) {
  const client = useQueryClient();
  const query = useQuery(queryOf(listExports, { params: { account } }));
  const [search, setSearch] = useSearchParams();
  const pupil = search.get('leerling');
  const [asksAll, setAsksAll] = useState(false);
  const close = () => {
    setAsksAll(false);
    setSearch((now) => (now.delete('leerling'), now), { replace: true });
  };
  const anew = useCallback(() => askAnew(client, [listExports], { account }), [client, account]);
  const make = useMutation({
    mutationFn: () => {
      const id = newId();
      return pupil === null
        ? call(exportAccount, { params: { account, export: id } })
        : call(exportPupil, { params: { pupil, export: id } });
    },
    onSuccess: () => tell({ message: text('exports.started') }),
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
    onSettled: () => {
      close();
      return anew();
    },
  });
  return (
    <Box component="section" aria-labelledby="exports-title" sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h2" id="exports-title">
        {text('exports.title')}
      </Typography>
      <Typography>{text('exports.about')}</Typography>
      <Button variant="outlined" onClick={() => setAsksAll(true)} sx={{ justifySelf: 'start' }}>
        {text('exports.all')}
      </Button>
      <Loaded query={query}>
        {({ exports }) =>
          exports.length === 0 ? (
            <Typography sx={{ color: 'text.secondary' }}>{text('exports.none')}</Typography>
          ) : (
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
              {exports.map((one) => (
                <li key={one.id}>
                  {one.state === 'done' ? (
                    <Ready account={account} of={one} onGone={anew} />
                  ) : (
                    <Making account={account} id={one.id} onEnd={anew} />
                  )}
                </li>
              ))}
            </Box>
          )
        }
      </Loaded>
      {(asksAll || pupil !== null) && (
        <Ask
          {...{ account, pupil }}
          isBusy={make.isPending}
          onConfirm={() => make.mutate()}
          onClose={close}
        />
      )}
    </Box>
  );
}

function Ask({
  account,
  pupil,
  ...rest
}: {
  account: string;
  pupil: string | null;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const rosters = useQuery({
    ...queryOf(getRosters, { params: { account } }),
    enabled: pupil !== null,
  });
  const name = rosters.data?.pupils.find(({ id }) => id === pupil)?.name;
  // Who it is about stands above it.
  if (pupil !== null && name === undefined && rosters.isPending) return null;
  return (
    <ConfirmDialog
      title={pupil === null ? text('exports.allAsk') : text('exports.one', { name: name ?? '' })}
      note={text(pupil === null ? 'exports.allText' : 'exports.oneText')}
      action={text('exports.make')}
      {...rest}
    />
  );
}

/** One that is being made, or that failed. */
function Making({ account, id, onEnd }: { account: string; id: string; onEnd: () => unknown }) {
  const { data: job } = useJob(id);
  const hasEnded = job !== undefined && !isOpen(job.state);
  useEffect(() => {
    if (hasEnded) onEnd();
  }, [hasEnded, onEnd]);
  return <JobCard id={id} account={account} />;
}

interface ReadyProps {
  account: string;
  of: DataExport;
  onGone: () => unknown;
}

/** One that can be fetched. */
function Ready({ account, of: { id, pupil, by, at, expiresAt }, onGone }: ReadyProps) {
  const [asks, setAsks] = useState(false);
  const params = { account, export: id };
  const what = pupil?.name ?? text('exports.ofAll');
  const fail = (error: unknown) => {
    tell({ message: messageOf(error), severity: 'error' });
    onGone();
  };
  const fetchIt = useMutation({
    mutationFn: () => callFile(fetchExport, { params }),
    onSuccess: (content) =>
      saveFile(`spelwereld-${pupil === null ? 'export' : 'leerling'}-${dayOf(at)}`, 'zip', content),
    onError: fail,
  });
  const remove = useMutation({
    mutationFn: () => call(removeExport, { params }),
    onSuccess: () => {
      tell({ message: text('exports.removed') });
      onGone();
    },
    onError: fail,
    onSettled: () => setAsks(false),
  });
  const days = { at: DAY.format(at), until: DAY.format(expiresAt) };
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', py: 1, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{what}</Typography>
        <Typography sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>
          {by ? text('exports.line', { by, ...days }) : text('exports.lineGone', days)}
        </Typography>
      </Box>
      <Button
        variant="contained"
        loading={fetchIt.isPending}
        aria-label={text('exports.fetchOf', { what })}
        onClick={() => fetchIt.mutate()}
      >
        {text('exports.fetch')}
      </Button>
      <Button
        color="error"
        aria-label={text('exports.removeOf', { what })}
        startIcon={<Icon name="trash" size={18} />}
        onClick={() => setAsks(true)}
      >
        {text('exports.remove')}
      </Button>
      {asks && (
        <ConfirmDialog
          title={text('exports.removeAsk')}
          note={text('exports.removeText')}
          action={text('exports.remove')}
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate()}
          onClose={() => setAsks(false)}
        />
      )}
    </Stack>
  );
}
