import { MenuItem, TextField } from '@mui/material';
import { useSearchParams } from 'react-router';
import { daysOn, mondayOf, today } from './days.ts';
import { progress as text } from './wording.ts';

const KINDS = ['year', 'month', 'week', 'own'] as const;
type Kind = (typeof KINDS)[number];

/** What a page asks the server for; nothing means this school year. */
export interface Asked {
  from?: string;
  to?: string;
}

interface Chosen {
  kind: Kind;
  asked: Asked;
  /** Whether the days are the wrong way round: then nothing is asked. */
  isWrong: boolean;
  choose: (kind: Kind) => void;
  setDay: (which: 'van' | 'tot', day: string) => void;
}

const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d\d-\d\d$/.test(text);

/** The period in the address: a named one, or two days. */
export function usePeriod(): Chosen {
  const [params, setParams] = useSearchParams();
  const kind = KINDS.find((one) => one === params.get('periode')) ?? 'year';
  const now = today();
  const [from, to] = [params.get('van'), params.get('tot')];
  const own = { ...(isDay(from) && { from }), ...(isDay(to) && { to }) };
  const asked: Asked =
    kind === 'own'
      ? own
      : kind === 'month'
        ? { from: daysOn(now, -27) }
        : kind === 'week'
          ? { from: mondayOf(now) }
          : {};
  const change = (more: Record<string, string | undefined>) =>
    setParams(
      (before) => {
        for (const [name, value] of Object.entries(more))
          if (value) before.set(name, value);
          else before.delete(name);
        return before;
      },
      { replace: true },
    );
  return {
    kind,
    asked,
    isWrong: asked.from !== undefined && asked.from > (asked.to ?? now),
    choose(next) {
      if (next === 'own')
        change({ periode: next, van: asked.from ?? daysOn(now, -27), tot: asked.to ?? now });
      else change({ periode: next === 'year' ? undefined : next, van: undefined, tot: undefined });
    },
    setDay: (which, day) => change({ [which]: day }),
  };
}

/** The fields in which a period is chosen. */
export const PeriodFields = ({ kind, asked, isWrong, choose, setDay }: Chosen) => (
  <>
    <TextField
      select
      label={text('period')}
      value={kind}
      onChange={(event) => choose(event.target.value as Kind)}
      sx={{ width: 170 }}
    >
      {KINDS.map((one) => (
        <MenuItem key={one} value={one}>
          {text(`periods.${one}`)}
        </MenuItem>
      ))}
    </TextField>
    {kind === 'own' && (
      <>
        <TextField
          type="date"
          label={text('from')}
          value={asked.from ?? ''}
          onChange={(event) => setDay('van', event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <TextField
          type="date"
          label={text('to')}
          value={asked.to ?? ''}
          error={isWrong}
          helperText={isWrong ? text('wrongPeriod') : undefined}
          onChange={(event) => setDay('tot', event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </>
    )}
  </>
);
