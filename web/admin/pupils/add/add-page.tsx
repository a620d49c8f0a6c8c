import { glideTo, glideToTop } from '../../../ui/glide.ts';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useState, type ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { MOST_PUPILS_AT_ONCE, type PasswordStyle } from '../../../../server/contract/cards.ts';
import {
  addPupils,
  MOST_NEW_PUPILS,
  MOST_NEW_ROWS,
  undoAddPupils,
  listPupils,
} from '../../../../server/contract/pupils.ts';
import { tidyText } from '../../../../server/contract/written.ts';
import { ApiError, messageOf } from '../../../api/error.ts';
import { inParts } from '../../../api/in-parts.ts';
import { NotFoundPage } from '../../../app/not-found-page.tsx';
import { paths } from '../../../app/paths.ts';
import { queries } from '../../../app/queries.ts';
import { askAnew } from '../../../app/query-of.ts';
import { call } from '../../../app/services.ts';
import { yearText } from '../../../app/wording/year.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { StickyFoot } from '../../../ui/sticky-foot.tsx';
import { useUnsaved } from '../../../ui/unsaved.tsx';
import { GroupPage } from '../../group-page.tsx';
import { PasteBox } from '../../roster/paste-box.tsx';
import { isPlain, peopleOf, readRoster, restOf, type Person, type Roster } from '../../roster/read.ts';
import { PUPIL_FIELDS } from '../../roster/screens.ts';
import { StyleChoice } from '../style-choice.tsx';
import { usePupils, type InGroup } from '../use-pupils.ts';
import {
  emptyRow,
  filledDown,
  isBlank,
  withPasted,
  withRoom,
  type Cell,
  type Faults,
  type Row,
} from './rows.ts';
import { RowTable } from './row-table.tsx';
import { useCheck } from './use-check.ts';
import { add as text } from './wording.ts';

/** Adds pupils to a group: typed, or pasted from a spreadsheet. */
export function AddPupilsPage() {
  const { adminId: account = '', groepId: group = '' } = useParams();
  const query = usePupils({ account, group });
  if (query.error instanceof ApiError && query.error.status === 404) return <NotFoundPage />;
  return (
    <GroupPage
      title={text('title')}
      adminId={account}
      groupId={group}
      name={query.data?.group.name}
      here="pupils"
      isBelow
    >
      <Loaded query={query}>{({ group: of }) => <AddForm {...{ account, group }} years={of.groep} />}</Loaded>
    </GroupPage>
  );
}

/** Rows that were added, so that they can come back when that is undone. */
interface Saved {
  rows: readonly Row[];
}

function AddForm({ account, group, years }: InGroup & { years: readonly number[] }) {
  const params = { account, group };
  const year = years.length === 1 ? String(years[0]) : '';
  const [rows, setRows] = useState<readonly Row[]>(() => [emptyRow(year), emptyRow(year), emptyRow(year)]);
  const [pasted, setPasted] = useState('');
  const [note, setNote] = useState<string>();
  const [style, setStyle] = useState<PasswordStyle>('woorden');
  const [refused, setRefused] = useState<ReadonlyMap<string, Faults>>(new Map());
  const [saved, setSaved] = useState<Saved>();
  const { looked, isChecking, error: notChecked, retry } = useCheck(params, rows, refused);
  const filled = rows.filter((row) => !isBlank(row));
  const yearless = filled.filter((row) => row.year === '');
  useUnsaved(filled.length > 0 || pasted.trim() !== '');
  const fit = filled.filter((row) => looked.get(row.id)?.pupil);
  const faulty = filled.filter((row) => {
    const { faults, twin } = looked.get(row.id)!;
    return Object.keys(faults).length > 0 || (twin && !row.sure);
  });

  const take = (people: readonly Person[], { rows: lines, columns }: Roster) => {
    const room = Math.max(0, MOST_NEW_ROWS - filled.length);
    setRows((now) => withPasted(now, people.slice(0, room), year));
    const left = people[room];
    setPasted(left ? restOf(pasted, { rows: lines, columns }, left.line) : '');
    setNote(left && text('tooMany', { most: MOST_NEW_ROWS }));
  };
  const change = useCallback(
    (id: string, part: Partial<Row>) => {
      setRows((now) =>
        withRoom(
          now.map((row) => (row.id === id ? { ...row, ...part } : row)),
          year,
        ),
      );
      setRefused((now) => (now.has(id) ? new Map([...now].filter(([key]) => key !== id)) : now));
    },
    [year],
  );
  const remove = useCallback(
    (id: string) =>
      setRows((now) =>
        withRoom(
          now.filter((row) => row.id !== id),
          year,
        ),
      ),
    [year],
  );
  // What needs no looking at goes into the rows at once; anything else goes where it is looked at.
  const pasteInRow = useCallback(
    (clip: string, at: { id: string; cell: Cell }) => {
      // Last names, say, for the rows that stand there.
      if (at.cell !== 'firstName' && !clip.includes('\t')) {
        const texts = clip.trim().split(/\r?\n/).slice(0, MOST_NEW_ROWS);
        setRows((now) => filledDown(now, at, texts.map(tidyText), year));
        return;
      }
      const roster = readRoster(clip, PUPIL_FIELDS);
      const people = peopleOf(roster);
      if (isPlain(roster) && people.length < MOST_NEW_PUPILS) {
        setRows((now) => withPasted(now, people, year));
        return;
      }
      setPasted((now) => (now.trim() === '' ? clip : `${now}\n${clip}`));
      setNote(text('look'));
      glideToTop();
    },
    [year],
  );

  const refresh = () => askAnew(queries, [listPupils], { account, group });
  const save = useMutation({
    async mutationFn(wanted: readonly Row[]) {
      const done: Row[] = [];
      try {
        await inParts(wanted, MOST_NEW_PUPILS, async (part) => {
          const pupils = part.map(({ id }) => ({ ...looked.get(id)!.pupil!, id }));
          await call(addPupils, { params, body: { style, pupils } }).catch((error: unknown) => {
            if (error instanceof ApiError) setRefused(refusedRows(error.fields, part));
            throw error;
          });
          done.push(...part);
          setRows((now) =>
            withRoom(
              now.filter(({ id }) => !part.some((row) => row.id === id)),
              year,
            ),
          );
        });
      } finally {
        // Also what was added before something failed can be printed, or undone.
        if (done.length > 0) setSaved({ rows: done });
      }
    },
    onSuccess: () => glideToTop(),
    onSettled: () => void refresh(),
  });
  const undo = useMutation({
    mutationFn: (back: readonly Row[]) =>
      inParts(
        back.map(({ id }) => id),
        MOST_PUPILS_AT_ONCE,
        (pupils) => call(undoAddPupils, { params, body: { pupils } }),
      ),
    onSuccess: (_, back) => {
      // With new ids: what was undone is not the same addition any more.
      const again = back.map((row) => ({ ...row, id: emptyRow(year).id }));
      setRows((now) => withRoom([...again, ...now.filter((row) => !isBlank(row))], year));
      setSaved(undefined);
      setNote(text('undone'));
      void refresh();
    },
  });

  return (
    <Stack sx={{ gap: 2, minWidth: 0 }}>
      {saved && (
        <SavedNote {...{ account, group }} rows={saved.rows} isLeft={filled.length > 0}>
          <Button color="inherit" loading={undo.isPending} onClick={() => undo.mutate(saved.rows)}>
            {text('undo')}
          </Button>
        </SavedNote>
      )}
      {undo.error && <Alert severity="error">{messageOf(undo.error)}</Alert>}
      <Typography sx={{ color: 'text.secondary' }}>{text('intro')}</Typography>
      <PasteBox
        label={text('paste')}
        help={text('pasteHelp')}
        value={pasted}
        fields={PUPIL_FIELDS}
        onChange={setPasted}
        onTake={take}
      />
      <div role="status">{note && <Alert severity="info">{note}</Alert>}</div>
      {yearless.length > 1 && years.length > 1 && (
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <span>{text('yearless', { count: yearless.length })}</span>
          {years.map((one) => (
            <Button
              key={one}
              variant="outlined"
              onClick={() =>
                setRows((now) =>
                  now.map((row) => (!isBlank(row) && row.year === '' ? { ...row, year: String(one) } : row)),
                )
              }
            >
              {text('yearForAll', { year: yearText(one) })}
            </Button>
          ))}
        </Stack>
      )}
      <RowTable rows={rows} looked={looked} onChange={change} onRemove={remove} onPaste={pasteInRow} />
      {notChecked && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={retry}>
              {text('retry')}
            </Button>
          }
        >
          {text('notChecked')} {messageOf(notChecked)}
        </Alert>
      )}
      <StyleChoice value={style} onChange={setStyle} />
      {/* A list that lies there is taken over first, by its own button. */}
      {(filled.length > 0 || pasted.trim() === '') && (
        <SaveBar
          ready={fit.length}
          faulty={faulty.length}
          isChecking={isChecking}
          isSaving={save.isPending}
          error={save.error}
          onSave={() => save.mutate(fit)}
        />
      )}
    </Stack>
  );
}

/** What the server refuses, by row; its fields are named by their place among what was sent. */
function refusedRows(fields: Readonly<Record<string, string>>, sent: readonly Row[]): Map<string, Faults> {
  const found = new Map<string, Faults>();
  for (const [path, message] of Object.entries(fields)) {
    const [, at, cell] = path.split('.');
    const row = sent[Number(at)];
    if (row) found.set(row.id, { ...found.get(row.id), [cell as Cell]: message });
  }
  return found;
}

/** What was added, and where to go now. */
function SavedNote({
  account,
  group,
  rows,
  isLeft,
  children,
}: InGroup & { rows: readonly Row[]; isLeft: boolean; children: ReactNode }) {
  const ids = rows.map(({ id }) => id).join(',');
  return (
    <Alert severity="success" action={children}>
      <Typography sx={{ fontWeight: 700 }}>{text('saved', { count: rows.length })}</Typography>
      {isLeft && <Typography>{text('left')}</Typography>}
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', mt: 1 }}>
        <Button
          variant="contained"
          component={Link}
          to={`${paths.passwords(account, group)}?kaartjes=${ids}`}
        >
          {text('cards')}
        </Button>
        <Button variant="outlined" component={Link} to={paths.pupils(account, group)}>
          {text('toList')}
        </Button>
      </Stack>
    </Alert>
  );
}

interface BarProps {
  ready: number;
  faulty: number;
  isChecking: boolean;
  isSaving: boolean;
  error: Error | null;
  onSave: () => void;
}

/** How far the rows are, and the button. */
const SaveBar = ({ ready, faulty, isChecking, isSaving, error, onSave }: BarProps) => (
  <StickyFoot>
    {error && (
      // Where one looks who pressed the button, however long the list is.
      <Alert severity="error" sx={{ mb: 1 }}>
        {messageOf(error)}
      </Alert>
    )}
    <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
      <Button variant="contained" size="medium" loading={isSaving} disabled={ready === 0} onClick={onSave}>
        {ready === 0 ? text('saveNone') : text('save', { count: ready })}
      </Button>
      {/* Before the text, that changes while one presses. */}
      {faulty > 0 && <Button onClick={focusFault}>{text('toFault')}</Button>}
      <span role="status">
        {isChecking ? text('checking') : ready > 0 ? text('ready', { count: ready }) : ''}
        {faulty > 0 && ` ${text('faulty', { count: faulty })}`}
      </span>
    </Stack>
  </StickyFoot>
);

function focusFault() {
  const row = document.querySelector('.new-pupils tr.faulty');
  row?.querySelector<HTMLElement>('[aria-invalid="true"], .twin input')?.focus({ preventScroll: true });
  if (row) glideTo(row, 'center');
}
