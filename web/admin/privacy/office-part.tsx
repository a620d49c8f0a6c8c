import { Box, FormControlLabel, Stack, Switch, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  letOfficeIn,
  listLookOns,
  type LookOn,
  type OfficeAccess,
} from '../../../server/contract/look-ons.ts';
import type { ReactNode } from 'react';
import { messageOf } from '../../api/error.ts';
import { longDay, moment } from '../../app/moments.ts';
import { queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { may, useUser } from '../../app/use-session.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { tell } from '../../ui/toast.tsx';
import { text } from './office-wording.ts';

/** Who of the office looked on, and whether it may change things meanwhile. */
export function OfficePart({ adminId: account }: { adminId: string }) {
  const query = useQuery(queryOf(listLookOns, { params: { account } }));
  return (
    <Box component="section" aria-labelledby="office-access" sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h2" id="office-access">
        {text('title')}
      </Typography>
      <Typography>{text('about')}</Typography>
      <Loaded query={query}>{(access) => <Access account={account} access={access} />}</Loaded>
    </Box>
  );
}

function Access({
  account,
  access: { lookOns, names, officeUntil },
}: {
  account: string;
  access: OfficeAccess;
}) {
  const user = useUser();
  return (
    <>
      {may(user, 'privacy:let-in') && <LetIn account={account} until={officeUntil} />}
      {lookOns.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{text('none')}</Typography>
      ) : (
        <Stack component="ul" sx={{ gap: 1, m: 0, pl: 2.5 }}>
          {lookOns.map((one) => (
            <Line key={one.id} one={one} />
          ))}
        </Stack>
      )}
      {names.length > 0 && (
        <>
          <Typography variant="h3">{text('names')}</Typography>
          <Stack component="ul" sx={{ gap: 1, m: 0, pl: 2.5 }}>
            {names.map(({ id, at, by, pupil, reason }) => (
              <li key={id}>
                <strong>
                  {text('nameLine', { by: by || text('former'), pupil: pupil?.name ?? text('goneName') })}
                </strong>
                <Detail>{moment.format(at)}</Detail>
                <Detail>{text('why', { reason })}</Detail>
              </li>
            ))}
          </Stack>
        </>
      )}
    </>
  );
}

function LetIn({ account, until }: { account: string; until: number | null }) {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (on: boolean) => call(letOfficeIn, { params: { account }, body: { on } }),
    onSuccess(access) {
      client.setQueryData(queryOf(listLookOns, { params: { account } }).queryKey, access);
      tell({ message: text(access.officeUntil === null ? 'keptOut' : 'letInDone') });
    },
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
  });
  return (
    <Box>
      <FormControlLabel
        control={
          <Switch
            checked={change.isPending ? change.variables : until !== null}
            disabled={change.isPending}
            onChange={(_, on) => change.mutate(on)}
          />
        }
        label={text('letIn')}
      />
      <Detail>
        {text('letInText')} {until !== null && text('until', { day: longDay.format(until) })}
      </Detail>
    </Box>
  );
}

function Line({ one: { at, endsAt, isOpen, by, as, kind, reason, changes } }: { one: LookOn }) {
  const changed = changes.map(({ label, count }) => (count === 1 ? label : text('times', { label, count })));
  return (
    <li>
      <strong>{text('line', { by: by || text('former'), as })}</strong>
      <Detail>
        {text('span', { start: moment.format(at), end: moment.format(endsAt) })}, {text(`kinds.${kind}`)}
        {isOpen && ` (${text('now')})`}
      </Detail>
      <Detail>{text('why', { reason })}</Detail>
      <Detail>
        {changed.length === 0 ? text('nothing') : text('changed', { changes: changed.join(', ') })}
      </Detail>
    </li>
  );
}

const Detail = ({ children }: { children: ReactNode }) => (
  <Typography sx={{ color: 'text.secondary', fontSize: '0.95rem' }}>{children}</Typography>
);
