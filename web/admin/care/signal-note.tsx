import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { listCareSignals } from '../../../server/contract/care-signals.ts';
import { queryOf } from '../../app/query-of.ts';
import { reasonLines } from './signal-text.ts';
import { text } from './signal-wording.ts';

/** Which signal a plan follows from; nothing where it is over by now. */
export function SignalNote({ adminId, signalId }: { adminId: string; signalId: string }) {
  const { data } = useQuery(queryOf(listCareSignals, { params: { account: adminId } }));
  const signal = data?.signals.find(({ id }) => id === signalId);
  if (!signal) return undefined;
  return <Alert severity="info">{text('from', { why: reasonLines(signal).join(' ') })}</Alert>;
}
