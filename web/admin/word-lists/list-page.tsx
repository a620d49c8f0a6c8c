import { Alert, Button, Paper, Stack, TextField, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { getGroup } from '../../../server/contract/groups.ts';
import { newId } from '../../../server/contract/id.ts';
import {
  checkWordList,
  getWordList,
  saveWordList,
  setWordListReady,
  type WordList,
  listWordLists,
} from '../../../server/contract/word-lists.ts';
import { ApiError, messageOf } from '../../api/error.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { askAnew, queryKeyOf, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { useUser } from '../../app/use-session.ts';
import { Failed, LoadingLines } from '../../ui/states.tsx';
import { StickyFoot } from '../../ui/sticky-foot.tsx';
import { tell, type ToastText } from '../../ui/toast.tsx';
import { useUnsaved } from '../../ui/unsaved.tsx';
import { evenIfKept } from '../even-if-kept.ts';
import { GroupPage } from '../group-page.tsx';
import { DoubtDialog } from './doubt-dialog.tsx';
import {
  asSure,
  asText,
  doubtsOf,
  EMPTY,
  faultOf,
  taken,
  withLines,
  wordsToSave,
  type Draft,
  type EditedWord,
} from './editing.ts';
import { PasteBox } from './paste-box.tsx';
import { LeftOutLines } from './left-out-lines.tsx';
import { RefusedLines } from './refused-lines.tsx';
import { WordTable } from './word-table.tsx';
import { lists as text } from './wording.ts';

const LONGEST_NAME = 40;

/** One list: what a teacher pastes, what the games make of it, and saving it. */
export function WordListPage() {
  const { adminId = '', groepId = '', lijstId = '' } = useParams();
  const isNew = lijstId === 'nieuw';
  const { data, error, refetch } = useQuery({
    queryKey: queryKeyOf(getWordList, { params: { account: adminId, list: lijstId } }),
    queryFn: async ({ signal }) => {
      const list = await call(getWordList, { params: { account: adminId, list: lijstId }, signal });
      const body = { text: asText(list.words), asWords: true };
      const checked = await call(checkWordList, { params: { account: adminId }, body, signal });
      const sure = list.words.flatMap(({ word, mark }) => (mark === 'sure' ? [word] : []));
      return { list, draft: { ...withLines(EMPTY, checked.lines, new Set(sure)), name: list.name } };
    },
    enabled: !isNew,
    // What is being edited is not fetched anew underneath.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const group = useQuery(queryOf(getGroup, { params: { account: adminId, group: groepId } }));
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  return (
    <GroupPage
      title={isNew ? text('editor.newTitle') : (data?.list.name ?? text('name'))}
      adminId={adminId}
      groupId={groepId}
      name={group.data?.name}
      here="lists"
      isBelow
    >
      {error ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : isNew ? (
        <Editor key="new" start={EMPTY} />
      ) : data ? (
        <Editor key={lijstId} start={data.draft} list={data.list} />
      ) : (
        <LoadingLines />
      )}
    </GroupPage>
  );
}

/** Keeps the list that is made, and saves it. */
function Editor({ start, list }: { start: Draft; list?: WordList }) {
  const { adminId = '', groepId = '' } = useParams();
  const user = useUser();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [draft, setDraft] = useState(start);
  /** A colleague's list becomes a list of one's own when it is copied. */
  const [copied, setCopied] = useState(false);
  const [id] = useState(() => list?.id ?? newId());
  const [copyId] = useState(() => newId());
  const [isAsking, setAsking] = useState(false);
  const [tried, setTried] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const mayChange = copied || !list || list.own || user?.role !== 'docent';
  const isChanged =
    draft.name !== start.name || JSON.stringify(wordsToSave(draft)) !== JSON.stringify(wordsToSave(start));
  const forget = useUnsaved(isChanged);

  const setReady = (saved: string, ready: boolean) =>
    evenIfKept((anyway) =>
      call(setWordListReady, {
        params: { account: adminId, group: groepId, list: saved },
        body: { ready, anyway },
      }),
    );
  const takeAway = async (saved: string) => {
    await setReady(saved, false).then(
      () => tell({ message: text('notReady', { name: draft.name.trim() }) }),
      (error: unknown) => tell({ message: messageOf(error), severity: 'error' }),
    );
    await askAnew(client, [listWordLists], { account: adminId });
  };
  const save = useMutation({
    mutationFn: async ({ kept, ready }: { kept: Draft; ready: boolean }) => {
      const saved = copied ? copyId : id;
      const body = { name: kept.name.trim(), words: wordsToSave(kept) };
      await call(saveWordList, { params: { account: adminId, list: saved }, body });
      if (!ready) return { message: text('editor.saved', { name: body.name }) } satisfies ToastText;
      const leftOut = draft.words.filter(({ word }) => !kept.words.some((one) => one.word === word));
      const message =
        leftOut.length === 0
          ? text('editor.savedAndReady', { name: body.name })
          : text('editor.leftOut', { name: body.name, words: leftOut.map(({ word }) => word).join(', ') });
      return setReady(saved, true).then(
        (): ToastText => ({ message, action: { label: text('undo'), run: () => void takeAway(saved) } }),
        (error: unknown): ToastText => ({ message: messageOf(error), severity: 'error' }),
      );
    },
    async onSuccess(told) {
      await askAnew(client, [listWordLists], { account: adminId });
      forget();
      await navigate(paths.wordLists(adminId, groepId));
      tell(told);
    },
  });

  const nameFault =
    draft.name.trim() === ''
      ? text('editor.nameMissing')
      : draft.name.trim().length > LONGEST_NAME && text('editor.nameLong');
  const faulty = draft.words.find((word) => faultOf(word));
  const onSave = (ready: boolean) => {
    setTried(true);
    if (nameFault) return nameField.current?.focus();
    if (draft.words.length === 0 || faulty) return;
    if (ready && doubts.length > 0) setAsking(true);
    else save.mutate({ kept: draft, ready });
  };
  const setReadyWith = (words: readonly EditedWord[]) => {
    const kept = { ...draft, words };
    setAsking(false);
    if (words.length > 0) save.mutate({ kept, ready: true });
    else setDraft(kept);
  };
  const doubts = doubtsOf(draft);

  return (
    <>
      {!mayChange && (
        <Alert
          severity="info"
          action={
            <Button
              color="inherit"
              onClick={() => {
                setCopied(true);
                setDraft({
                  ...draft,
                  name: text('editor.copyOf', { name: draft.name }).slice(0, LONGEST_NAME),
                });
              }}
            >
              {text('editor.copy')}
            </Button>
          }
        >
          {text('editor.notYours', { maker: list?.maker ?? '' })}
        </Alert>
      )}
      {mayChange && (
        <Paper variant="outlined" sx={{ p: 2, display: 'grid', gap: 2 }}>
          <TextField
            label={text('editor.name')}
            value={draft.name}
            onChange={(event) => setDraft({ ...draft, name: event.target.value })}
            inputRef={nameField}
            required
            error={tried && Boolean(nameFault)}
            helperText={(tried && nameFault) || text('editor.nameHelp')}
            sx={{ maxWidth: 420 }}
          />
          <PasteBox
            account={adminId}
            full={draft.words.length}
            onLines={(lines) => setDraft((before) => withLines(before, lines))}
          />
        </Paper>
      )}
      {mayChange && (
        <LeftOutLines
          account={adminId}
          lines={draft.leftOut}
          onHide={() => setDraft({ ...draft, leftOut: [] })}
          onTaken={(line, lines) => setDraft((before) => taken(before, line, lines))}
        />
      )}
      <RefusedLines lines={draft.refused} onHide={() => setDraft({ ...draft, refused: [] })} />
      <WordTable account={adminId} draft={draft} {...(mayChange && { onChange: setDraft })} />
      {isAsking && (
        <DoubtDialog
          words={doubts}
          onClose={() => setAsking(false)}
          onWithout={() => setReadyWith(draft.words.filter(({ verdict }) => verdict !== 'misspelled'))}
          onRight={() =>
            setReadyWith(draft.words.map((word) => (word.verdict === 'misspelled' ? asSure(word) : word)))
          }
        />
      )}
      {mayChange && (
        <StickyFoot>
          {tried && draft.words.length === 0 && <Alert severity="warning">{text('editor.noWords')}</Alert>}
          {save.error && <Alert severity="error">{messageOf(save.error)}</Alert>}
          <Stack direction="row" useFlexGap sx={{ gap: 1, mt: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <Button variant="contained" loading={save.isPending} onClick={() => onSave(true)}>
              {text('editor.saveAndReady')}
            </Button>
            <Button variant="outlined" disabled={save.isPending} onClick={() => onSave(false)}>
              {text('editor.save')}
            </Button>
            <Button component={Link} to={paths.wordLists(adminId, groepId)}>
              {text('editor.back')}
            </Button>
            <Typography sx={{ color: 'text.secondary', ml: 'auto' }}>
              {text('editor.count', { count: draft.words.length })}
            </Typography>
          </Stack>
        </StickyFoot>
      )}
    </>
  );
}
