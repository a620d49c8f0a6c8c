import { useEffect, useEffectEvent, useState } from 'react';
import { GOLDEN_LINE, type Rewards } from '../../../server/contract/rewards.ts';
import { dayOf } from '../../app/day.ts';
import { sessionStore } from '../../app/session/storage.ts';
import { Klodder } from '../../ui/klodder.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { useSpeaker } from '../parts/speaker.ts';
import { usePupilScreen } from '../screen.ts';
import { rewards as text } from './wording.ts';

/** Where the day stands on which Moes said it to a pupil; once a day is enough. More pupils share a computer. */
const keyOf = (pupilId: string) => `gouden-uur/${pupilId}`;

interface Props {
  today: Rewards['today'];
  /** Loudness of speech, 0 to 1. */
  volume: number;
  /** How long Moes waits first, in ms: who comes home sees the stars fly. */
  wait: number;
}

/** Moes, when it was enough for today: he says so aloud, once a day. Playing on stays possible. */
export function GoldenHour({ today, volume, wait }: Props) {
  const told = keyOf(usePupilScreen().pupilId);
  const [state, setState] = useState<'waiting' | 'open' | 'told'>(() =>
    sessionStore.get(told) === dayOf() ? 'told' : 'waiting',
  );
  const { say, stop } = useSpeaker(volume);
  const isDue = today.golden && state === 'waiting';
  const open = useEffectEvent(() => {
    setState('open');
    void say(today.spoken?.url);
  });
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(open, wait);
    return () => clearTimeout(timer);
  }, [isDue, wait]);
  if (state !== 'open') return null;
  const close = () => {
    stop();
    sessionStore.set(told, dayOf());
    setState('told');
  };
  return (
    <Dialog title={GOLDEN_LINE} width={760} height={520} className="golden-sheet" onClose={close}>
      <Klodder name="moes" face="proud" pose="jump" size={210} />
      <p>{text('golden.more')}</p>
      <div className="sheet-buttons">
        <button type="button" className="big-button main" data-first onClick={close}>
          {text('golden.close')}
        </button>
      </div>
    </Dialog>
  );
}
