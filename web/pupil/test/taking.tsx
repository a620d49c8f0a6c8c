import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { DEFAULT_SETTINGS } from '../../../engine/exercise/index.ts';
import {
  handInTest,
  nextTestStage,
  saveTestAnswer,
  type OwnTest,
} from '../../../server/contract/own-tests.ts';
import { ApiError, messageOf } from '../../api/error.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { call } from '../../app/services.ts';
import { localStore, memoryStore } from '../../app/session/storage.ts';
import { queryIn, type TestAddress } from './device.ts';
import { mapQuery } from '../map-query.ts';
import { usePupilScreen } from '../screen.ts';
import { Check } from './check.tsx';
import { Rest } from './rest.tsx';
import { createTestOutbox } from './test-outbox.ts';
import { text } from './wording.ts';
import { WordView } from './word-view.tsx';

interface Props {
  test: OwnTest;
  address: TestAddress;
  /** It goes on on another device. */
  onElsewhere: () => void;
  /** Its next stage is there. */
  onStage: (longer: OwnTest) => void;
  /** It was handed in; without a test it was a preview. */
  onDone: (ended?: OwnTest) => void;
}

/** Times that what a server still lacked is sent once more before handing in. */
const TRIES = 3;

/** Taking a test, word by word and then all at once, until it is handed in. */
export function Taking({ test, address, onElsewhere, onStage, onDone }: Props) {
  const { own } = usePupilScreen();
  const box = useOutbox(test, address, own);
  const { entries, waiting, isElsewhere } = useStore(box.state);
  const firstEmpty = test.words.findIndex(({ n }) => (entries.get(n)?.given ?? '') === '');
  const [at, setAt] = useState(Math.max(0, firstEmpty));
  const more = own && test.stages && test.stages.made < test.stages.of ? test.stages : undefined;
  const [isChecking, setChecking] = useState(firstEmpty === -1 && !more);
  /** Between two parts, or where a stage is still to come at the end of what is there. */
  const [rest, setRest] = useState<'between' | 'end' | undefined>(
    firstEmpty === -1 && more ? 'end' : undefined,
  );
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { data: map } = useQuery(mapQuery(address.pupil, own));
  const settings = map?.settings ?? DEFAULT_SETTINGS;

  useEffect(() => {
    if (isElsewhere) onElsewhere();
  }, [isElsewhere, onElsewhere]);

  const about = { params: { pupil: address.pupil, test: address.test }, query: queryIn(address) };
  const handIn = async () => {
    if (!own) return onDone();
    await sendAll(async (body) => onDone(await call(handInTest, { ...about, body })));
  };

  const nextStage = () =>
    sendAll(async (body) => {
      const longer = await call(nextTestStage, { ...about, body: { ...body, stage: test.stages!.made + 1 } });
      onStage(longer);
      setAt(Math.min(test.words.length, longer.words.length - 1));
      setRest(undefined);
      // Handed in meanwhile by somebody of the staff.
      if (longer.state !== 'bezig') onDone(longer);
    });

  /** Has all that was written stored, and then asks something of the server that stands on it. */
  async function sendAll(
    ask: (body: { device: string; revs: { n: number; rev: number }[] }) => Promise<void>,
  ) {
    setFault('');
    setBusy(true);
    try {
      for (let tries = 1; ; tries++) {
        await box.flush();
        const revs = [...box.state.getState().entries].map(([n, { rev }]) => ({ n, rev }));
        try {
          return await ask({ device: address.device, revs: revs.filter(({ rev }) => rev > 0) });
        } catch (error) {
          const missing = error instanceof ApiError ? error.fields['missing'] : undefined;
          if (missing === undefined || tries === TRIES) throw error;
          for (const n of missing.split(' ')) box.write(Number(n), {});
        }
      }
    } catch (error) {
      setFault(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  const word = test.words[at]!;
  const moveTo = (to: number) => {
    if (to >= test.words.length) return more ? setRest('end') : setChecking(true);
    const next = Math.max(0, to);
    setRest(next > at && test.words[next]!.part > word.part ? 'between' : undefined);
    setAt(next);
  };
  return (
    <main
      className="test-page"
      data-tint={settings.tint}
      data-font={settings.font}
      data-large={settings.largeLetters || undefined}
      data-wide={settings.wideLetters || undefined}
    >
      <PageTitle>{test.title}</PageTitle>
      <p className="test-waiting" role="status">
        {waiting > 0 && fault !== '' ? text('waiting', { count: waiting }) : ''}
      </p>
      {isChecking ? (
        <Check
          test={test}
          entries={entries}
          isBusy={isBusy}
          fault={fault}
          onChange={(index) => {
            setAt(index);
            setChecking(false);
          }}
          onHandIn={() => void handIn()}
        />
      ) : rest === 'end' && more ? (
        <Rest
          part={more.made}
          parts={more.of}
          isBusy={isBusy}
          fault={fault}
          onGoOn={() => void nextStage()}
          onBack={() => setRest(undefined)}
        />
      ) : rest ? (
        <Rest
          part={word.part - 1}
          parts={test.stages?.of ?? test.words.at(-1)!.part}
          onGoOn={() => setRest(undefined)}
        />
      ) : (
        <WordView
          key={word.n}
          test={test}
          index={at}
          all={more ? more.of * more.words : test.words.length}
          entries={entries}
          address={address}
          volume={settings.volumes.speech}
          onWrite={(change) => box.write(word.n, change)}
          onSend={() => void (own && box.flush().catch(() => undefined))}
          onMove={moveTo}
        />
      )}
    </main>
  );
}

/** What is written, kept until the server has it; of a preview nowhere. */
function useOutbox(test: OwnTest, address: TestAddress, own: boolean) {
  const { pupil, test: id, device } = address;
  const [box] = useState(() => {
    const stored = test.answers.map(
      ({ n, rev, given, noSound }) => [n, { rev, given, ms: 0, noSound }] as const,
    );
    return createTestOutbox({
      key: `toets/${pupil}/${id}`,
      stored: new Map(stored),
      storage: own ? localStore : memoryStore(),
      send: (n, { rev, given, ms, noSound }) =>
        call(saveTestAnswer, {
          params: { pupil, test: id, n },
          query: queryIn(address),
          body: { device, rev, given, ms: Math.round(Math.min(ms, 3_600_000)), noSound },
        }),
    });
  });
  useEffect(() => {
    const again = () => void (own && box.flush().catch(() => undefined));
    again();
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      box.close();
    };
  }, [box, own]);
  return box;
}
