import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';
import { beginTest, getOwnTest, listOwnTests, type OwnTest } from '../../../server/contract/own-tests.ts';
import { ApiError, messageOf } from '../../api/error.ts';
import { HomeLink } from '../../app/home-link.tsx';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { PageTitle } from '../../app/page-title.tsx';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { Loading } from '../parts/loading.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { usePupilScreen } from '../screen.ts';
import { usePresence } from '../use-presence.ts';
import { deviceId } from './device.ts';
import { Result } from './result.tsx';
import { Taking } from './taking.tsx';
import { text } from './wording.ts';
import './test.css';

/** A method test at its own address. */
export function TestPage() {
  const { adminId: account = '', methodetoetsId: test = '' } = useParams();
  return <TestView test={test} account={account} />;
}

/** A test: a calm page over the canvas. Staff see it as a preview that stores nothing. Of a plan it has no account in its address. */
export function TestView({ test, account }: { test: string; account?: string }) {
  const { pupilId: pupil, own } = usePupilScreen();
  const place = account === undefined ? {} : { account };
  const queries = useQueryClient();
  usePresence('map');
  const device = deviceId();
  const parts = { params: { pupil, test }, query: { ...place, device } };
  const asked = queryOf(getOwnTest, parts);
  const { data, error, refetch } = useQuery({ ...asked, refetchOnWindowFocus: false, staleTime: Infinity });
  const [isBegun, setBegun] = useState(false);
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  // The map tells of tests: after this page it asks anew.
  useEffect(
    () => () =>
      void queries.invalidateQueries({ queryKey: queryOf(listOwnTests, { params: { pupil } }).queryKey }),
    [queries, pupil],
  );

  const begin = async (takeOver: boolean) => {
    if (!own) return setBegun(true);
    setFault('');
    setBusy(true);
    try {
      const begun = await call(beginTest, {
        params: parts.params,
        query: place,
        body: { device, takeOver },
      });
      queries.setQueryData(asked.queryKey, begun);
      setBegun(true);
    } catch (refused) {
      setFault(messageOf(refused));
      void refetch();
    } finally {
      setBusy(false);
    }
  };

  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  if (!data && error)
    return (
      <Trouble text={messageOf(error)} onRetry={() => void refetch()}>
        <HomeLink />
      </Trouble>
    );
  if (!data) return <Loading text={text('loading')} />;
  if (data.state === 'dicht')
    return <Trouble title={text('closed.title')} text={text('closed.text')} children={<ToMap />} />;
  if (isBegun && (data.state === 'bezig' || !own))
    return (
      <Taking
        test={data}
        address={{ pupil, test, ...place, device }}
        onElsewhere={() => {
          setBegun(false);
          void refetch();
        }}
        onStage={(longer) => queries.setQueryData(asked.queryKey, longer)}
        onDone={(ended) => (ended ? queries.setQueryData(asked.queryKey, ended) : setBegun(false))}
      />
    );
  return (
    <main className="test-page">
      <PageTitle>{data.title}</PageTitle>
      <section className="paper-sheet test-sheet">
        <h1>{data.title}</h1>
        <Front test={data} own={own} isBusy={isBusy} onBegin={(takeOver) => void begin(takeOver)} />
        <p role="alert" className="test-fault">
          {fault}
        </p>
      </section>
    </main>
  );
}

interface FrontProps {
  test: OwnTest;
  own: boolean;
  isBusy: boolean;
  onBegin: (takeOver: boolean) => void;
}

/** What a test says before it is begun, when it was left open, and once it is handed in. */
function Front({ test, own, isBusy, onBegin }: FrontProps) {
  if (test.elsewhere)
    return (
      <>
        <p>{text('elsewhere.title')}.</p>
        <p>{text('elsewhere.text')}</p>
        <div className="test-actions">
          <button
            type="button"
            className="paper-button"
            disabled={isBusy}
            autoFocus
            onClick={() => onBegin(true)}
          >
            {text('elsewhere.here')}
          </button>
          <ToMap />
        </div>
      </>
    );
  if (test.state === 'klaar' || test.state === 'bezig')
    return (
      <>
        {!own && <p role="note">{text('preview')}</p>}
        {test.state === 'klaar' && (
          <>
            <p>{text('ready')}</p>
            <p>{text('how')}</p>
            <p>{text('noMarks')}</p>
            {test.words.some(({ isSentence }) => isSentence) && <p>{text('howSentences')}</p>}
          </>
        )}
        <p>
          {test.stages ? text('stages', { parts: test.stages.of, words: test.stages.words }) : lengthOf(test)}
        </p>
        <div className="test-actions">
          <button
            type="button"
            className="paper-button"
            disabled={isBusy}
            autoFocus
            onClick={() => onBegin(false)}
          >
            {text(test.state === 'bezig' ? 'goOn' : 'start')}
          </button>
          <ToMap />
        </div>
      </>
    );
  return (
    <>
      {test.result ? (
        <Result result={test.result} />
      ) : (
        <>
          <p className="test-done">{text('done.title')}</p>
          <p>{text(test.state === 'ongeldig' ? 'done.invalid' : 'done.text')}</p>
        </>
      )}
      <div className="test-actions">
        <ToMap />
      </div>
    </>
  );
}

/** How many words there are, and sentences. */
function lengthOf({ words }: OwnTest): string {
  const sentences = words.filter(({ isSentence }) => isSentence).length;
  const said = text('count', { count: words.length - sentences });
  return sentences === 0 ? said : text('sentences', { count: sentences, words: said });
}

function ToMap() {
  const { pupilId } = usePupilScreen();
  return (
    <Link className="paper-button quiet" to={paths.map(pupilId)}>
      {text('done.map')}
    </Link>
  );
}
