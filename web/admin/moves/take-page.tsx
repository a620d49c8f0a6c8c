import { Button, Stack, TextField, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type SyntheticEvent } from 'react';
import { Link, useParams } from 'react-router';
import type { z } from 'zod';
import { listGroups, getGroup } from '../../../server/contract/groups.ts';
import { newId } from '../../../server/contract/id.ts';
import { readMoveCode, showMoveCode } from '../../../server/contract/move-code.ts';
import { checkMove, listMoves, takeMove } from '../../../server/contract/moves.ts';
import {
  archiveSchema,
  checkMoveArchive,
  MOST_ARCHIVE,
  readMoveArchive,
  type Archive,
} from '../../../server/contract/move-archives.ts';
import { listPupils } from '../../../server/contract/pupils.ts';
import { ApiError, messageOf } from '../../api/error.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { queries } from '../../app/queries.ts';
import { askAnew } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { ScanDialog } from '../../auth/card/scan-dialog.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { useUnsaved } from '../../ui/unsaved.tsx';
import { GroupPage } from '../group-page.tsx';
import { JobCard } from '../jobs/job-card.tsx';
import { usePupils, type InGroup } from '../pupils/use-pupils.ts';
import { LookCard, type Look, type Merge } from './look-card.tsx';
import { text } from './wording.ts';

type Taken = z.output<typeof takeMove.response>;

/** Somebody who was taken over. */
interface Arrival {
  /** The call that took the pupil over, and the work that copies. */
  move: string;
  taken: Taken;
  /** With a file from another server. */
  isFile: boolean;
  /** Added to a child that is there. */
  isMerge: boolean;
}

/** Reads a code in (verhuistoken-inlezen): who would come, and then taking that pupil over into this group. */
export function TakeMovePage() {
  const { adminId: account = '', groepId: group = '' } = useParams();
  const query = usePupils({ account, group });
  const [taken, setTaken] = useState<Arrival>();
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
  onTaken: (done: Arrival) => void;
}

function Steps({ account, group, name, onTaken }: StepsProps) {
  const [typed, setTyped] = useState('');
  const [isTypo, setTypo] = useState(false);
  const [isScanning, setScanning] = useState(false);
  const [file, setFile] = useState<Archive>();
  const [isNoFile, setNoFile] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useUnsaved(typed.trim() !== '' || file !== undefined);
  const look = useMutation({
    mutationFn: (code: string): Promise<Look> =>
      file
        ? call(checkMoveArchive, { params: { account }, body: { file, code } })
        : call(checkMove, { params: { account }, body: { code } }),
  });
  const compare = useMutation({
    mutationFn: ({ code, into }: { code: string; into: string }): Promise<Look> =>
      file
        ? call(checkMoveArchive, { params: { account }, body: { file, code, into } })
        : call(checkMove, { params: { account }, body: { code, into } }),
  });
  const take = useMutation({
    // Sent again it is done once.
    mutationFn: ({ move, code, merge }: { move: string; code: string; merge: Merge | undefined }) => {
      const params = { account, group: merge?.group ?? group, move };
      const body = { code, ...(merge && { into: merge.into, fields: merge.fields }) };
      return file
        ? call(readMoveArchive, { params, body: { ...body, file, trusted: true } })
        : call(takeMove, { params, body });
    },
    onSuccess(taken, { move: id, merge }) {
      void askAnew(queries, [listPupils, listGroups, getGroup, listMoves], { account });
      onTaken({ move: id, taken, isFile: file !== undefined, isMerge: merge !== undefined });
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
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    const read = await readArchiveFile(chosen);
    setFile(read);
    setNoFile(read === undefined);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    ask(typed);
  };
  if (look.data)
    return (
      <LookCard
        account={account}
        look={look.data}
        group={name}
        differences={compare.data?.differences}
        isBusy={take.isPending}
        error={take.error ?? compare.error}
        onCompare={(into) => {
          compare.reset();
          take.reset();
          if (into !== undefined) compare.mutate({ code: look.variables, into });
        }}
        onTake={(merge) => take.mutate({ move, code: look.variables, merge })}
        onBack={() => {
          look.reset();
          take.reset();
          setTyped('');
        }}
      />
    );
  const wrong = text(typed.trim() === '' ? 'take.empty' : 'take.typo');
  const fault = isTypo ? wrong : look.error ? messageOf(look.error) : undefined;
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
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button variant="outlined" onClick={() => input.current?.click()}>
          {text('take.file')}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".spelwereld"
          hidden
          aria-label={text('take.file')}
          onChange={(event) => {
            void choose(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        {file && <Button onClick={() => setFile(undefined)}>{text('take.fileOff')}</Button>}
        <Typography role={isNoFile ? 'alert' : 'status'} sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>
          {file ? file.issuer : text(isNoFile ? 'take.fileFault' : 'take.fileHelp')}
        </Typography>
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

type DoneProps = InGroup & Arrival;

/** Who came or is coming, and what one may want to do then. */
const Done = ({ account, group, move, taken, isFile, isMerge }: DoneProps) => {
  const { pupil, name, username, state } = taken;
  return (
    <Stack sx={{ gap: 2, maxWidth: 760 }}>
      {state === 'running' ? (
        <>
          <Typography>{text(isMerge ? 'same.merging' : 'take.copying', { name, username })}</Typography>
          <JobCard id={move} account={account} />
        </>
      ) : (
        <div role="status">
          <Typography variant="h2">{text('take.doneTitle', { name })}</Typography>
          <Typography>{text('take.done', { name, username })}</Typography>
        </div>
      )}
      {isFile && <Typography>{text('take.receiptLater')}</Typography>}
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" component={Link} to={paths.pupils(account, group)}>
          {text('take.toList')}
        </Button>
        {!isMerge && (
          <Button component={Link} to={`${paths.passwords(account, group)}?kaartjes=${pupil}`}>
            {text('take.cards')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
};

/** A file that was chosen, as far as it is one of ours; the server looks at it properly. */
async function readArchiveFile(chosen: File): Promise<Archive | undefined> {
  if (chosen.size > MOST_ARCHIVE) return undefined;
  try {
    return archiveSchema.safeParse(JSON.parse(await chosen.text())).data;
  } catch {
    return undefined;
  }
}
