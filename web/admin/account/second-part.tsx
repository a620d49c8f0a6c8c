import { Alert, Box, Button, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { session } from '../../../server/contract/auth.ts';
import {
  getSecond,
  removeFactor,
  renewCodes,
  type Factor,
  type OwnSecond,
} from '../../../server/contract/second.ts';
import { longDay, moment } from '../../app/moments.ts';
import { knowsPasskeys } from '../../app/passkeys.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { tell } from '../../ui/toast.tsx';
import { AddApp } from './add-app.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { CodesDialog } from './codes-dialog.tsx';
import { RenameFactor } from './rename-factor.tsx';
import { accountSecond as text } from './second-wording.ts';

interface Props {
  userId: string;
  username: string;
}

type Doing = 'add' | 'passkey' | 'renew' | { what: 'remove' | 'rename'; factor: Factor };

/** What one has beside the password: apps, passkeys, and codes for when those are gone. */
export function SecondPart({ userId, username }: Props) {
  const client = useQueryClient();
  const params = { user: userId };
  const query = useQuery(queryOf(getSecond, { params }));
  const [doing, setDoing] = useState<Doing>();
  const [codes, setCodes] = useState<readonly string[]>();
  const close = () => setDoing(undefined);
  const changed = (second: OwnSecond, made?: readonly string[]) => {
    client.setQueryData(queryOf(getSecond, { params }).queryKey, second);
    void askAnew(client, [session]);
    close();
    setCodes(made);
  };
  const remove = useMutation({
    mutationFn: ({ id }: Factor) => call(removeFactor, { params: { ...params, factor: id } }),
    onSuccess: (second) => {
      changed(second);
      tell({ message: text('removed') });
    },
  });
  const added = (next: OwnSecond, made: readonly string[] | undefined) => {
    changed(next, made);
    tell({ message: text('added') });
  };
  const renew = useMutation({
    mutationFn: () => call(renewCodes, { params }),
    onSuccess: ({ second, codes: made }) => changed(second, made),
  });
  return (
    <Box component="section" aria-labelledby="second-title" sx={{ display: 'grid', gap: 1, maxWidth: 760 }}>
      <Typography variant="h2" id="second-title">
        {text('title')}
      </Typography>
      <Typography>{text('text')}</Typography>
      <Loaded query={query}>
        {(second) => (
          <>
            <Factors second={second} onDo={(what, factor) => setDoing({ what, factor })} />
            <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
              <Button variant="outlined" onClick={() => setDoing('add')}>
                {text('add')}
              </Button>
              {second.canPasskey && knowsPasskeys() && (
                <Button variant="outlined" onClick={() => setDoing('passkey')}>
                  {text('addPasskey')}
                </Button>
              )}
              {second.factors.length > 0 && (
                <Button onClick={() => setDoing('renew')}>{text('renew')}</Button>
              )}
            </Box>
            {doing === 'add' && <AddApp userId={userId} onAdded={added} onClose={close} />}
            {doing === 'passkey' && <AddPasskey userId={userId} onAdded={added} onClose={close} />}
            {doing === 'renew' && (
              <ConfirmDialog
                title={text('renew')}
                note={text('renewText')}
                action={text('renew')}
                focus="action"
                isBusy={renew.isPending}
                error={renew.error}
                onConfirm={() => renew.mutate()}
                onClose={close}
              />
            )}
            {typeof doing === 'object' && doing.what === 'rename' && (
              <RenameFactor
                userId={userId}
                factor={doing.factor}
                name={nameOf(doing.factor)}
                onRenamed={(next) => {
                  changed(next);
                  tell({ message: text('renamed') });
                }}
                onClose={close}
              />
            )}
            {typeof doing === 'object' && doing.what === 'remove' && (
              <ConfirmDialog
                title={text('removeOne', { name: nameOf(doing.factor) })}
                note={text(second.factors.length > 1 ? 'removeText' : 'removeLast')}
                action={text('remove')}
                isGrave
                isBusy={remove.isPending}
                error={remove.error}
                onConfirm={() => remove.mutate(doing.factor)}
                onClose={close}
              />
            )}
          </>
        )}
      </Loaded>
      {codes && <CodesDialog codes={codes} username={username} onClose={() => setCodes(undefined)} />}
    </Box>
  );
}

const nameOf = ({ label, kind }: Factor) => label || text(kind === 'totp' ? 'app' : 'passkey');

interface FactorsProps {
  second: OwnSecond;
  onDo: (what: 'remove' | 'rename', factor: Factor) => void;
}

function Factors({ second, onDo }: FactorsProps) {
  const { factors, codesLeft, neededBy } = second;
  if (factors.length === 0)
    return (
      <Alert role="note" severity={neededBy === null ? 'info' : 'warning'}>
        {neededBy === null ? text('none') : text('needed', { day: longDay.format(neededBy) })}
      </Alert>
    );
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {factors.map((factor) => (
          <Box
            key={factor.id}
            component="li"
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1,
              alignItems: 'center',
              py: 1,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flex: 1, minWidth: 180 }}>
              <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{nameOf(factor)}</Typography>
              <Typography sx={{ fontSize: '0.9rem', color: 'text.secondary' }}>
                {factor.label && `${text(factor.kind === 'totp' ? 'app' : 'passkey')}. `}
                {factor.usedAt === null
                  ? text('unused', { start: moment.format(factor.createdAt) })
                  : text('since', {
                      start: moment.format(factor.createdAt),
                      used: moment.format(factor.usedAt),
                    })}
              </Typography>
              {factor.otherSite !== null && (
                <Typography sx={{ fontSize: '0.9rem' }}>
                  {text('otherSite', { host: factor.otherSite })}
                </Typography>
              )}
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
              <Button
                aria-label={text('renameOne', { name: nameOf(factor) })}
                onClick={() => onDo('rename', factor)}
              >
                {text('rename')}
              </Button>
              <Button
                aria-label={text('removeOne', { name: nameOf(factor) })}
                onClick={() => onDo('remove', factor)}
              >
                {text('remove')}
              </Button>
            </Box>
          </Box>
        ))}
      </Box>
      <Typography>{text('codesLeft', { count: codesLeft })}</Typography>
    </>
  );
}
