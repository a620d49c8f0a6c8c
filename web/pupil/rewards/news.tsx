import { useState, type ReactNode } from 'react';
import { trophySvg, weekKiteSvg } from '../../../engine/drawing/index.ts';
import type { Rewards } from '../../../server/contract/rewards.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { dayName } from './day-name.ts';
import type { Room } from './rooms.ts';
import { rewards as text } from './wording.ts';

interface Props {
  rewards: Rewards;
  onLook: (room: Room) => void;
  /** What hangs there when there is no news. */
  otherwise: ReactNode;
}

/**
 * What was earned since the last time, as a tag on the strip: it covers nothing of the map, and stays until it was looked
 * at. One after the other.
 */
export function News({ rewards: { news, trophies, outfits, kite, kites }, onLook, otherwise }: Props) {
  // Ids of trophies and weeks of kites. What was told stays told, also when the same is fetched again.
  const [told, setTold] = useState<readonly string[]>([]);
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const all = [...new Set([...waiting, ...news.trophies, ...news.flown])];
  if (all.length !== waiting.length) setWaiting(all);
  const first = all.find((id) => !told.includes(id));
  if (!first) return otherwise;
  const trophy = trophies.find(({ id }) => id === first);
  const outfit = outfits.find(({ id }) => id === trophy?.outfit);
  const flown = kites.find(({ week }) => week === first) ?? kite;
  const what = trophy
    ? [text('news.trophy', { name: trophy.name }), outfit && text('news.outfit', { outfit: outfit.name })]
    : [
        flown === kite ? text('news.flown') : text('news.flownBefore', { date: dayName(flown.week) }),
        text('news.flightCoins'),
      ];
  const label = what.filter(Boolean).join(' ');
  return (
    <>
      <button
        type="button"
        key={first}
        className="news"
        aria-label={`${label} ${text('news.look')}`}
        title={label}
        onClick={() => {
          setTold([...told, first]);
          onLook(trophy ? 'trofeeen' : 'vlieger');
        }}
      >
        <Drawing
          svg={
            trophy
              ? trophySvg(trophy.id, true, 92)
              : weekKiteSvg({ ...flown, goal: flown.bows, flown: true }, 60)
          }
        />
        {text('news.new')}
      </button>
      <span className="visually-hidden" role="status">
        {label}
      </span>
    </>
  );
}
