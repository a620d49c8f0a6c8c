import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { secondSetUp } from '../../../server/contract/second.ts';
import { messageOf } from '../../api/error.ts';
import { queries } from '../../app/queries.ts';
import { queryOf } from '../../app/query-of.ts';
import { Qr } from '../../ui/qr.tsx';
import { second } from './wording.ts';

interface Props {
  challenge: string;
  onFailed: (why: string) => void;
}

/** What an app on a phone is set up with: to scan, and to type. */
export function SetUp({ challenge, onFailed }: Props) {
  const { data, error } = useQuery(
    { ...queryOf(secondSetUp, { body: { challenge } }), gcTime: 0, retry: false },
    queries,
  );
  const fail = useEffectEvent(() => onFailed(messageOf(error)));
  useEffect(() => {
    if (error) fail();
  }, [error]);
  return (
    <>
      {data ? (
        <>
          <div className="second-qr">
            <Qr text={data.uri} label={second('setUp.qr')} />
          </div>
          <p className="second-note">
            {second('setUp.key')} <code>{data.key.match(/.{1,4}/g)?.join(' ')}</code>
          </p>
        </>
      ) : (
        <p role="status">{second('setUp.loading')}</p>
      )}
    </>
  );
}
