import { useEffect, useRef, useState } from 'react';
import type { GameEntry, StageEvents } from '../../../engine/bridge/index.ts';
import type { LoggedAnswer, RawAnswer, RoundResult } from '../../../engine/exercise/index.ts';
import type { RoundReward } from '../../../server/contract/live.ts';
import { startRound, type DealtRound } from '../../../server/contract/practice.ts';
import type { Outbox } from '../../api/outbox.ts';
import { newId } from '../../../server/contract/id.ts';
import { call } from '../../app/services.ts';
import { outbox } from '../outbox-service.ts';
import { usePupilScreen } from '../screen.ts';
import { fetchPolicy, pickerFor } from './picker.ts';
import type { Went } from './words.ts';

/** How long a start waits for answers of before that are still on their way. */
const SETTLE_MS = 3000;

interface RoundEnd extends Went {
  result: RoundResult;
  reward: RoundReward | undefined;
}

type GameState =
  | { step: 'starting' }
  | { step: 'failed'; error: unknown }
  | { step: 'playing'; round: DealtRound }
  | { step: 'ended'; round: DealtRound; end: RoundEnd };

interface Wish {
  somvenster: string;
  task: string;
  entry: GameEntry;
  /** A new number starts a new round. */
  turn: number;
}

/** Starts a round, opens its game, and keeps and sends all that happens in it. */
export function useGame({ somvenster, task, entry, turn }: Wish): GameState {
  const { host, own, pupilId } = usePupilScreen();
  const [state, setState] = useState<GameState>({ step: 'starting' });
  const ids = useRef(new Map<number, string>());

  useEffect(() => {
    let gone = false;
    let stop = () => {};
    const id = ids.current.get(turn) ?? newId();
    ids.current.set(turn, id);

    const start = async () => {
      setState({ step: 'starting' });
      const policy = fetchPolicy();
      // It is waited for below, after calls that may fail first.
      policy.catch(() => undefined);
      const box = own ? outbox() : undefined;
      await box?.settled(SETTLE_MS);
      const round = await call(startRound, {
        params: { pupil: pupilId, task },
        body: { id, somvenster, game: entry.manifest.id },
      });
      if (gone) return;
      const answers = await answersOf(round, box);
      const earned = await box?.earned(round.id);
      const picker = await pickerFor(policy, round, entry.manifest);
      if (gone) return;
      stop = record(round, box);
      setState({ step: 'playing', round });
      await host.open(entry, { ...round, answers, earned, picker });
    };

    /** Listens to the stage; what it reports goes to the outbox and to the screen. */
    const record = (round: DealtRound, box: Outbox | undefined) => {
      const kept = round.preview ? undefined : box;
      const offAnswer = host.bus.on(
        'answer',
        (answer) => void kept?.add({ kind: 'answer', event: eventOf(answer, round.id) }),
      );
      const offEarned = host.bus.on('earned', (earned) => void kept?.keepEarned(round.id, earned));
      const offEnd = host.bus.on('roundEnded', ({ result, results, asked }) => {
        const { tips, feat, complete, keepsake } = result;
        const said = { tips, feat, complete, ...(keepsake !== undefined && { keepsake }) };
        const event = { id: newId(), roundId: round.id, ...said, at: Date.now() };
        void kept?.add({ kind: 'roundEnded', event });
        if (gone || !complete) return;
        setState({ step: 'ended', round, end: { result, results, asked, reward: undefined } });
        void kept?.reward(event.id).then((reward) => {
          if (!gone) setState({ step: 'ended', round, end: { result, results, asked, reward } });
        });
      });
      return () => {
        offAnswer();
        offEarned();
        offEnd();
      };
    };

    start().catch((error: unknown) => {
      if (!gone) setState({ step: 'failed', error });
    });
    return () => {
      gone = true;
      // A round that is left half-way is reported before we stop listening.
      host.close();
      stop();
    };
  }, [host, own, pupilId, somvenster, task, entry, turn]);

  return state;
}

const eventOf = ({ n, exerciseId, given, ms, tick, keys }: StageEvents['answer'], roundId: string) => ({
  id: newId(),
  roundId,
  exerciseId,
  n,
  given,
  ms: Math.max(0, Math.round(ms)),
  tick,
  ...(keys && { keys }),
  at: Date.now(),
});

type Earlier = Pick<LoggedAnswer, 'exerciseId' | 'given' | 'ms' | 'tick'>;

/** Answers given before a reload: those the server has, then those that still wait here. */
async function answersOf(round: DealtRound, box: Outbox | undefined): Promise<Earlier[]> {
  const stored = round.answers.map((answer) => ({ ...answer, given: answer.given as RawAnswer }));
  const waiting = (await box?.waiting()) ?? [];
  const late = waiting.flatMap((parcel) =>
    parcel.kind === 'answer' && parcel.event.roundId === round.id && parcel.event.n >= stored.length
      ? [parcel.event]
      : [],
  );
  return [...stored, ...late.sort((a, b) => a.n - b.n)];
}
