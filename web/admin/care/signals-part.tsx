import { Box, Button, Checkbox, FormControlLabel, MenuItem, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listCareSignals, type CareSignal, type SignalKind } from '../../../server/contract/care-signals.ts';
import { queryOf } from '../../app/query-of.ts';
import { Icon } from '../../ui/icon.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { useAddressValue } from '../../ui/use-address-value.ts';
import { LaterDialog } from './later-dialog.tsx';
import { SignalTable } from './signal-table.tsx';
import { text } from './signal-wording.ts';

/** Of more open signals the table is shown when one asks for it: below it stand the plans. */
const SHOWN_AT_ONCE = 8;

/** Pupils who may need care, with why, and what can be done about it. */
export function SignalsPart({ adminId }: { adminId: string }) {
  const query = useQuery(queryOf(listCareSignals, { params: { account: adminId } }));
  return (
    <Box component="section" aria-labelledby="signals" sx={{ display: 'grid', gap: 1, mb: 3 }}>
      <Typography variant="h2" id="signals">
        {text('title')}
      </Typography>
      <Loaded query={query}>{({ signals }) => <Signals {...{ adminId, signals }} />}</Loaded>
    </Box>
  );
}

function Signals({ adminId, signals }: { adminId: string; signals: readonly CareSignal[] }) {
  const [params, setParam] = useAddressValue();
  const [later, setLater] = useState<CareSignal>();
  const open = signals.filter(({ state }) => state === 'open');
  const putOff = signals.length - open.length;
  const withPutOff = params.get('uitgesteld') !== null;
  const shown = withPutOff ? signals : open;
  const standard = open.length > SHOWN_AT_ONCE ? 'dicht' : 'open';
  const isShown = (params.get('signalen') ?? standard) === 'open' || withPutOff;
  const kinds = kindsIn(shown);
  const kind = kinds.find((one) => one === params.get('soort'));
  const rows = shown.filter(({ reasons }) => !kind || reasons.some((one) => one.kind === kind));
  if (signals.length === 0) return <Typography>{text('none')}</Typography>;
  return (
    <>
      <Typography sx={{ maxWidth: 760 }}>{text('about')}</Typography>
      {/* The label of a filter stands on its edge: the button above keeps clear of it. */}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography>{open.length === 0 ? text('noneOpen') : sumOf(open)}</Typography>
        {open.length > 0 && (
          <Button
            className="no-print"
            aria-expanded={isShown}
            endIcon={<Icon name={isShown ? 'up' : 'down'} size={18} />}
            onClick={() => setParam('signalen', isShown ? 'dicht' : 'open', standard)}
          >
            {text(isShown ? 'hide' : 'show')}
          </Button>
        )}
        {putOff > 0 && (
          <FormControlLabel
            className="no-print"
            control={
              <Checkbox
                size="small"
                checked={withPutOff}
                onChange={(_, checked) => setParam('uitgesteld', checked ? '1' : '', '')}
              />
            }
            label={text('putOff', { count: putOff })}
          />
        )}
      </Box>
      {isShown && shown.length > 0 && (
        <SignalTable
          {...{ adminId, rows }}
          onLater={setLater}
          tools={
            kinds.length > 1 && (
              <TextField
                select
                size="small"
                label={text('kind')}
                value={kind ?? ''}
                onChange={(event) => setParam('soort', event.target.value, '')}
                slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
                sx={{ minWidth: 170 }}
              >
                <MenuItem value="">{text('anyKind')}</MenuItem>
                {kinds.map((one) => (
                  <MenuItem key={one} value={one}>
                    {text(`kinds.${one}`)}
                  </MenuItem>
                ))}
              </TextField>
            )
          }
        />
      )}
      {later && <LaterDialog adminId={adminId} signal={later} onClose={() => setLater(undefined)} />}
    </>
  );
}

const kindsIn = (signals: readonly CareSignal[]): SignalKind[] => [
  ...new Set(signals.flatMap(({ reasons }) => reasons.map(({ kind }) => kind))),
];

/** How many pupils there are, and of how many each kind is told. */
const sumOf = (signals: readonly CareSignal[]): string =>
  text('sum', {
    pupils: text('total', { count: signals.length }),
    kinds: kindsIn(signals)
      .map((kind) => ({
        kind: text(`kinds.${kind}`),
        count: signals.filter(({ reasons }) => reasons.some((one) => one.kind === kind)).length,
      }))
      .sort((a, b) => b.count - a.count)
      .map((one) => text('kindCount', one))
      .join(', '),
  });
