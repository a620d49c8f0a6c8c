import { Alert, Button, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { revealPasswords } from '../../../../server/contract/cards.ts';
import { listPupils } from '../../../../server/contract/pupils.ts';
import { ApiError, messageOf } from '../../../api/error.ts';
import { NotFoundPage } from '../../../app/not-found-page.tsx';
import { paths } from '../../../app/paths.ts';
import { queries } from '../../../app/queries.ts';
import { askAnew } from '../../../app/query-of.ts';
import { call } from '../../../app/services.ts';
import { cardAddress } from '../../../auth/card/address.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { GroupPage } from '../../group-page.tsx';
import { usePupils, type InGroup } from '../use-pupils.ts';
import { ChildForm, type AddedChild } from './child-form.tsx';
import { child as text } from './wording.ts';

/** Adds a child of a home or of a practice to a group. */
export function AddChildPage() {
  const { adminId: account = '', groepId: group = '' } = useParams();
  const query = usePupils({ account, group });
  const [added, setAdded] = useState<AddedChild>();
  if (query.error instanceof ApiError && query.error.status === 404) return <NotFoundPage />;
  const { data } = query;
  return (
    <GroupPage
      title={text('title')}
      adminId={account}
      groupId={group}
      name={data?.group.name}
      here="pupils"
      isBelow
    >
      <Loaded query={query}>
        {({ account: { kind } }) =>
          kind === 'school' ? (
            <Alert
              severity="info"
              action={
                <Button component={Link} to={paths.addPupils(account, group)}>
                  {text('toAdd')}
                </Button>
              }
            >
              {text('notHere')}
            </Alert>
          ) : added ? (
            <Next {...{ account, group, added }} onAnother={() => setAdded(undefined)} />
          ) : (
            <ChildForm
              {...{ account, group, kind }}
              onAdded={(one) => {
                setAdded(one);
                void askAnew(queries, [listPupils], { account, group });
              }}
            />
          )
        }
      </Loaded>
    </GroupPage>
  );
}

interface NextProps extends InGroup {
  added: AddedChild;
  onAnother: () => void;
}

/** What one may want to do once a child is there. */
function Next({ account, group, added: { id, name, username, test }, onAnother }: NextProps) {
  const play = useMutation({
    mutationFn: () =>
      call(revealPasswords, { params: { account, group }, body: { pupils: [id], cards: true } }),
    // With the card of the child: it is logged in on this device, and the adult is not any more.
    onSuccess: ({ secrets }) => window.location.assign(cardAddress(secrets[0]!.card!)),
  });
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }} role="status">
      <Typography variant="h2">{text('doneTitle', { name })}</Typography>
      <Typography>{text('done', { username, name })}</Typography>
      {test === 'ready' && <Typography>{text('testReady', { name })}</Typography>}
      {test instanceof Error && (
        <Alert severity="warning">{text('testFailed', { why: messageOf(test) })}</Alert>
      )}
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" component={Link} to={`${paths.passwords(account, group)}?kaartjes=${id}`}>
          {text('code')}
        </Button>
        <Button variant="outlined" loading={play.isPending} onClick={() => play.mutate()}>
          {text('play')}
        </Button>
        {test !== undefined && (
          <Button component={Link} to={paths.placements(account, group)}>
            {text('toTest')}
          </Button>
        )}
        <Button onClick={onAnother}>{text('another')}</Button>
      </Stack>
      {play.error && <Alert severity="error">{messageOf(play.error)}</Alert>}
    </Stack>
  );
}
