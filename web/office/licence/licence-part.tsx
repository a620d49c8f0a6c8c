import { Box, Button, Paper, Stack, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import {
  getLicence,
  getOfficeLicence,
  setBlock,
  type OfficeLicence,
} from '../../../server/contract/licence.ts';
import { getAccountHead } from '../../../server/contract/office-accounts.ts';
import { daysOf } from '../../admin/licence/days.ts';
import { text as shown } from '../../admin/licence/wording.ts';
import { longDay } from '../../admin/progress/days.ts';
import { ApiError } from '../../api/error.ts';
import { dayOf } from '../../app/day.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { tell } from '../../ui/toast.tsx';
import { BlockDialog, HoldDialog, PeriodDialog } from './dialogs.tsx';
import { text } from './wording.ts';

type Period = OfficeLicence['periods'][number];

/** The licence of a customer: its periods, what is put off, a block, and all that changed. */
export function LicencePart({ adminId }: { adminId: string }) {
  const query = useQuery(queryOf(getOfficeLicence, { params: { account: adminId } }));
  const [open, setOpen] = useState<'add' | 'hold' | 'block' | Period>();
  const close = () => setOpen(undefined);
  if (query.error instanceof ApiError && query.error.status === 404) return <NotFoundPage />;
  return (
    <Loaded query={query}>
      {(licence) => (
        <>
          <Typography variant="h2">
            {shown(
              `heading.${licence.standing.state === 'active' && licence.standing.endsOn === null ? 'forever' : licence.standing.state}`,
              daysOf(licence.standing),
            )}
          </Typography>
          <Typography>{text('used', licence.seats)}</Typography>
          <Part
            title={text('periods')}
            action={<Button onClick={() => setOpen('add')}>{text('add')}</Button>}
          >
            {licence.periods.length === 0 && <Typography>{text('noPeriods')}</Typography>}
            {licence.periods.map((period) => (
              <Stack
                key={period.id}
                direction="row"
                useFlexGap
                sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}
              >
                <Typography sx={{ flex: '1 1 14rem', overflowWrap: 'anywhere' }}>
                  {[lineOf(period), period.stops && text('stops'), period.note].filter(Boolean).join(' · ')}
                </Typography>
                <Button onClick={() => setOpen(period)}>{text('edit')}</Button>
              </Stack>
            ))}
          </Part>
          <Part
            title={text('hold')}
            action={<Button onClick={() => setOpen('hold')}>{text('holdSet')}</Button>}
          >
            <Typography>
              {licence.hold
                ? text('holdLine', { day: longDay(licence.hold.until), why: licence.hold.why })
                : text('holdNone')}
            </Typography>
          </Part>
          <Part
            title={text('block')}
            action={
              licence.block ? (
                <Unblock account={adminId} />
              ) : (
                <Button color="error" onClick={() => setOpen('block')}>
                  {text('blockSet')}
                </Button>
              )
            }
          >
            <Typography>
              {licence.block
                ? text('blockLine', {
                    kind: text(`blockKinds.${licence.block.kind}`),
                    why: licence.block.why,
                  })
                : text('blockNone')}
            </Typography>
          </Part>
          {licence.changes.length > 0 && (
            <Part title={text('changes')}>
              <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
                {licence.changes.map(({ id, at, by, why, after }) => (
                  <li key={id}>
                    {text('changeLine', { day: longDay(dayOf(at)), by: by ?? text('byItself'), why })}
                    {' → '}
                    {lineOf(after as Period)}
                  </li>
                ))}
              </Box>
            </Part>
          )}
          {open === 'hold' && <HoldDialog account={adminId} hold={licence.hold} onClose={close} />}
          {open === 'block' && <BlockDialog account={adminId} onClose={close} />}
          {(open === 'add' || typeof open === 'object') && (
            <PeriodDialog
              account={adminId}
              period={typeof open === 'object' ? open : undefined}
              onClose={close}
            />
          )}
        </>
      )}
    </Loaded>
  );
}

const lineOf = ({ kind, seats, startsOn, endsOn }: Pick<Period, 'kind' | 'seats' | 'startsOn' | 'endsOn'>) =>
  text('line', {
    kind: text(`kinds.${kind}`),
    seats,
    from: longDay(startsOn),
    to: endsOn === null ? text('forever') : longDay(endsOn),
  });

/** Lets the staff and pupils of an account in again, once that is said twice. */
export function Unblock({ account }: { account: string }) {
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const end = useMutation({
    mutationFn: () => call(setBlock, { params: { account }, body: { block: null } }),
    onSuccess: () => {
      setAsking(false);
      tell({ message: text('unblocked') });
    },
    onSettled: () => askAnew(queries, [getOfficeLicence, getLicence, getAccountHead], { account }),
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>{text('blockEnd')}</Button>
      {isAsking && (
        <ConfirmDialog
          title={text('blockEndTitle')}
          note={text('blockEndText')}
          action={text('blockEnd')}
          isBusy={end.isPending}
          error={end.error}
          onConfirm={() => end.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

const Part = ({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) => (
  <Paper component="section" variant="outlined" aria-label={title} sx={{ p: 1.5, minWidth: 0 }}>
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 0.5 }}>
      <Typography component="h3" sx={{ fontWeight: 700, flex: 1 }}>
        {title}
      </Typography>
      {action}
    </Stack>
    <Stack sx={{ gap: 0.5 }}>{children}</Stack>
  </Paper>
);
