import { useState } from 'react';
import { trophySvg, weekKiteSvg } from '../../../engine/drawing/index.ts';
import type { Rewards } from '../../../server/contract/rewards.ts';
import { sessionStore } from '../../app/session/storage.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { Klodder } from '../../ui/klodder.tsx';
import type { Room } from './rooms.ts';
import { rewards as text } from './wording.ts';

/** The day on which Moes said it; once a day is enough. */
const GOLDEN = 'gouden-uur';
const dayOf = () => new Date().toLocaleDateString('sv');

interface Props {
  rewards: Rewards;
  onLook: (room: Room) => void;
}

/** Tells what was earned since the last time, one after the other; and Moes, when it was enough for today. */
export function News({ rewards, onLook }: Props) {
  const { news, trophies, outfits, kite, today } = rewards;
  // What was told stays told, also when the same is fetched again.
  const [told, setTold] = useState<readonly string[]>(() =>
    sessionStore.get(GOLDEN) === dayOf() ? [GOLDEN] : [],
  );
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const all = [...new Set([...waiting, ...news.trophies, ...(news.flown ? ['vlieger'] : [])])];
  if (all.length !== waiting.length) setWaiting(all);
  const queue = [...all, ...(today.golden ? [GOLDEN] : [])].filter((id) => !told.includes(id));
  const [first] = queue;
  if (!first) return null;
  const close = () => {
    if (first === GOLDEN) sessionStore.set(GOLDEN, dayOf());
    setTold([...told, first]);
  };
  if (first === GOLDEN) {
    return (
      <div className="news" role="status">
        <Klodder name="moes" face="happy" size={92} />
        <p>
          <strong>{text('golden.says')}</strong>
          <br />
          {text('golden.more')}
        </p>
        <button type="button" className="big-button" onClick={close}>
          {text('golden.close')}
        </button>
      </div>
    );
  }
  const trophy = trophies.find(({ id }) => id === first);
  const outfit = outfits.find(({ id }) => id === trophy?.outfit);
  return (
    <div className="news" role="status">
      <Drawing
        svg={
          trophy ? trophySvg(trophy.id, true, 92) : weekKiteSvg({ ...kite, goal: kite.bows, flown: true }, 60)
        }
      />
      <p>
        <strong>{trophy ? text('news.trophy', { name: trophy.name }) : text('news.flown')}</strong>
        {outfit && (
          <>
            <br />
            {text('news.outfit', { outfit: outfit.name })}
          </>
        )}
      </p>
      <button
        type="button"
        className="big-button"
        onClick={() => {
          close();
          onLook(trophy ? 'trofeeen' : 'vlieger');
        }}
      >
        {text('news.look')}
      </button>
      <button type="button" className="news-close" onClick={close}>
        {text('news.close')}
      </button>
    </div>
  );
}
