import { Alert, AlertTitle } from '@mui/material';
import type { PupilProgress } from '../../../server/contract/progress.ts';
import { ZONE } from '../../app/day.ts';
import { progress as text } from './wording.ts';

const DAY = new Intl.DateTimeFormat('nl', { dateStyle: 'long', timeZone: ZONE });

/** Says of which results nobody can vouch here: they came with a file of a server that nobody knew. */
export function Elsewhere({ data: { elsewhere } }: { data: PupilProgress }) {
  if (elsewhere.length === 0) return null;
  return (
    <Alert severity="info">
      <AlertTitle>{text('elsewhere.title')}</AlertTitle>
      {elsewhere.map(({ issuer, at }) => (
        <div key={`${issuer} ${at}`}>{text('elsewhere.from', { issuer, day: DAY.format(at) })}</div>
      ))}
    </Alert>
  );
}
