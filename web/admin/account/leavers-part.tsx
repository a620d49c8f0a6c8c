import { Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LEAVER_MONTHS } from '../../../server/contract/account-terms.ts';
import { getLeaflet } from '../../../server/contract/leaflet.ts';
import { getLeavers, setLeavers, type Leavers } from '../../../server/contract/leavers.ts';
import { spanText } from '../../../server/contract/retention.ts';
import { messageOf } from '../../api/error.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { tell } from '../../ui/toast.tsx';
import { text } from './leavers-wording.ts';

const CHOICES = Array.from(
  { length: LEAVER_MONTHS.most - LEAVER_MONTHS.least + 1 },
  (_, i) => LEAVER_MONTHS.least + i,
);

/** For how long pupils who left are kept: choosing it, with whom that erases when. */
export function LeaversPart({ account }: { account: string }) {
  const [months, setMonths] = useState<number>();
  const query = useQuery({
    ...queryOf(getLeavers, { params: { account }, query: months === undefined ? {} : { months } }),
    placeholderData: keepPreviousData,
  });
  return (
    <section>
      <Typography variant="h2" gutterBottom>
        {text('title')}
      </Typography>
      <Loaded query={query}>
        {(leavers) => (
          <Choosing account={account} leavers={leavers} isNew={!query.isPlaceholderData} onPick={setMonths} />
        )}
      </Loaded>
    </section>
  );
}

interface Props {
  account: string;
  leavers: Leavers;
  /** Whether these are the numbers of what was picked last. */
  isNew: boolean;
  onPick: (months: number | undefined) => void;
}

function Choosing({ account, leavers, isNew, onPick }: Props) {
  const { months, asked, tonight } = leavers;
  const [isSure, setSure] = useState(false);
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: () =>
      call(setLeavers, { params: { account }, body: { months: asked, basedOn: months, tonight } }),
    async onSuccess() {
      onPick(undefined);
      await askAnew(client, [getLeavers, getLeaflet], { account });
      tell({ message: text('saved') });
    },
    async onError(error) {
      tell({ message: messageOf(error), severity: 'error' });
      await askAnew(client, [getLeavers], { account });
    },
    onSettled: () => setSure(false),
  });
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Typography>{text('about')}</Typography>
      <TextField
        select
        label={text('keep')}
        value={asked}
        sx={{ minWidth: 200 }}
        onChange={(event) => onPick(Number(event.target.value))}
      >
        {CHOICES.map((choice) => (
          <MenuItem key={choice} value={choice}>
            {spanText({ months: choice })}
          </MenuItem>
        ))}
      </TextField>
      <Box role="status">
        <Effect leavers={leavers} />
      </Box>
      {asked !== months && (
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button
            variant="contained"
            disabled={!isNew}
            loading={save.isPending && !isSure}
            onClick={() => (tonight > 0 ? setSure(true) : save.mutate())}
          >
            {text('save')}
          </Button>
          <Button onClick={() => onPick(undefined)}>{text('back', { span: spanText({ months }) })}</Button>
        </Stack>
      )}
      {isSure && (
        <ConfirmDialog
          title={text('sure.title', { count: tonight })}
          note={text('sure.note')}
          action={text('sure.action')}
          isGrave
          isBusy={save.isPending}
          onConfirm={() => save.mutate()}
          onClose={() => setSure(false)}
        />
      )}
    </Stack>
  );
}

const MONTH = new Intl.DateTimeFormat('nl', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Who is erased when, with the months that were picked. */
function Effect({ leavers: { left, tonight, later, held, months, asked } }: { leavers: Leavers }) {
  if (left === 0) return <Typography>{text('nobody')}</Typography>;
  return (
    <>
      <Typography>{text(asked === months ? 'now' : 'then', { count: left })}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {tonight > 0 && <li>{text('tonight', { count: tonight })}</li>}
        {later.map(({ month, count }) => (
          <li key={month}>{text('inMonth', { count, month: MONTH.format(new Date(`${month}-15`)) })}</li>
        ))}
        {held > 0 && <li>{text('held', { count: held })}</li>}
      </Box>
    </>
  );
}
