import { Button, Stack, TextField, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { Link, useParams } from 'react-router';
import type { z } from 'zod';
import { listGroups, getGroup } from '../../../server/contract/groups.ts';
import { newId } from '../../../server/contract/id.ts';
import { readMoveCode, showMoveCode } from '../../../server/contract/move-code.ts';
import { checkMove, listMoves, takeMove } from '../../../server/contract/moves.ts';
import { listPupils } from '../../../server/contract/pupils.ts';
import { ApiError, messageOf } from '../../api/error.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { queries } from '../../app/queries.ts';
import { askAnew } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { ScanDialog } from '../../auth/card/scan-dialog.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { GroupPage } from '../group-page.tsx';
import { JobCard } from '../jobs/job-card.tsx';
import { usePupils, type InGroup } from '../pupils/use-pupils.ts';
import { LookCard } from './look-card.tsx';
import { text } from './wording.ts';

type Taken = z.output<typeof takeMove.response>;

/** Reads a code in (verhuistoken-inlezen): who would come, and then taking that pupil over into this group. */
export function TakeMovePage() {
  const { adminId: account = '', groepId: group = '' } = useParams();
  const query = usePupils({ account, group });
  const [taken, setTaken] = useState<{ move: string; taken: Taken }>();
  if (query.error instanceof ApiError && query.error.status === 404) return <NotFoundPage />;
  return (
    <GroupPage
      title={text('take.title')}
      adminId={account}
      groupId={group}
      name={query.data?.group.name}
      here="pupils"
      isBelow
      aside={
        <Button component={Link} to={paths.moves(account)}>
          {text('toAll')}
        </Button>
      }
    >
      <Loaded query={query}>
        {({ group: { name } }) =>
          taken ? (
            <Done {...{ account, group }} {...taken} />
          ) : (
            <Steps {...{ account, group, name }} onTaken={setTaken} />
          )
        }
      </Loaded>
    </GroupPage>
  );
}

interface StepsProps extends InGroup {
  /** Of the group. */
  name: string;
  onTaken: (done: { move: string; taken: Taken }) => void;
}

function Steps({ account, group, name, onTaken }: StepsProps) {
  const [typed, setTyped] = useState('');
  const [isTypo, setTypo] = useState(false);
  const [isScanning, setScanning] = useState(false);
  const look = useMutation({
    mutationFn: (code: string) => call(checkMove, { params: { account }, body: { code } }),
  });
  const take = useMutation({
    // Sent again it is done once.
    mutationFn: ({ move, code }: { move: string; code: string }) =>
      call(takeMove, { params: { account, group, move }, body: { code } }),
    onSuccess(taken, { move: id }) {
      void askAnew(queries, [listPupils, listGroups, getGroup, listMoves], { account });
      onTaken({ move: id, taken });
    },
  });
  const [move, setMove] = useState(newId);
  const ask = (code: string) => {
    const read = readMoveCode(code);
    setTypo(read === undefined);
    look.reset();
    take.reset();
    if (read !== undefined) {
      setMove(newId());
      look.mutate(read);
    }
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    ask(typed);
  };
  if (look.data)
    return (
      <LookCard
        look={look.data}
        group={name}
        isBusy={take.isPending}
        error={take.error}
        onTake={() => take.mutate({ move, code: look.variables })}
        onBack={() => {
          look.reset();
          take.reset();
          setTyped('');
        }}
      />
    );
  const fault = isTypo ? text('take.typo') : look.error ? messageOf(look.error) : undefined;
  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2, maxWidth: 620 }}>
      <Typography>{text('take.intro')}</Typography>
      <TextField
        autoFocus
        label={text('take.code')}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setTypo(false);
        }}
        error={fault !== undefined}
        helperText={fault ?? text('take.codeHelp')}
        sx={{ maxWidth: 420 }}
        slotProps={{
          htmlInput: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 60 },
          formHelperText: { role: fault === undefined ? undefined : 'alert' },
        }}
      />
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" loading={look.isPending}>
          {text('take.look')}
        </Button>
        <Button onClick={() => setScanning(true)}>{text('take.scan')}</Button>
      </Stack>
      {isScanning && (
        <ScanDialog
          title={text('take.scanTitle')}
          notOurs={text('take.scanNot')}
          read={readMoveCode}
          onClose={() => setScanning(false)}
          onFound={(code) => {
            setScanning(false);
            setTyped(showMoveCode(code));
            ask(code);
          }}
        />
      )}
    </Stack>
  );
}

interface DoneProps extends InGroup {
  taken: Taken;
  /** The call that took the pupil over, and the work that copies. */
  move: string;
}

/** Who came or is coming, and what one may want to do then. */
const Done = ({ account, group, move, taken: { pupil, name, username, state } }: DoneProps) => (
  <Stack sx={{ gap: 2, maxWidth: 760 }}>
    {state === 'running' ? (
      <>
        <Typography>{text('take.copying', { name, username })}</Typography>
        <JobCard id={move} account={account} />
      </>
    ) : (
      <div role="status">
        <Typography variant="h2">{text('take.doneTitle', { name })}</Typography>
        <Typography>{text('take.done', { name, username })}</Typography>
      </div>
    )}
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button variant="contained" component={Link} to={paths.pupils(account, group)}>
        {text('take.toList')}
      </Button>
      <Button component={Link} to={`${paths.passwords(account, group)}?kaartjes=${pupil}`}>
        {text('take.cards')}
      </Button>
    </Stack>
  </Stack>
);
