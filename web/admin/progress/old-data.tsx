import { Alert, Button } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { messageOf } from '../../api/error.ts';
import { Icon } from '../../ui/icon.tsx';
import { ZONE } from '../../app/day.ts';
import { progress as text } from './wording.ts';

const TIME = new Intl.DateTimeFormat('nl-NL', { hour: '2-digit', minute: '2-digit', timeZone: ZONE });

const follow = (changed: () => void) => {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
};

/** Says of which moment a page is when it could not be fetched again, or the line is gone. */
export function OldData({
  query: { data, error, dataUpdatedAt, isFetching, isPlaceholderData, refetch },
}: {
  query: Pick<
    UseQueryResult,
    'data' | 'error' | 'dataUpdatedAt' | 'isFetching' | 'isPlaceholderData' | 'refetch'
  >;
}) {
  const isOnline = useSyncExternalStore(follow, () => navigator.onLine);
  if (data === undefined || isPlaceholderData || (isOnline && !error)) return null;
  return (
    <Alert
      severity="warning"
      className="no-print"
      icon={<Icon name="offline" />}
      sx={{ py: 0, alignItems: 'center' }}
      action={
        <Button color="inherit" disabled={isFetching} onClick={() => void refetch()}>
          {text('again')}
        </Button>
      }
    >
      {error ? messageOf(error) : text('lineDown')} {text('oldData', { time: TIME.format(dataUpdatedAt) })}
    </Alert>
  );
}
