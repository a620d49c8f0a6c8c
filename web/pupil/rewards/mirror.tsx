import { useMemo } from 'react';
import { avatarSvg, blobSvg } from '../../../engine/drawing/index.ts';
import type { PupilMap } from '../../../server/contract/practice.ts';
import type { Rewards, Worn } from '../../../server/contract/rewards.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { usePupilScreen } from '../screen.ts';
import type { Counter, Thing } from './use-stall.ts';
import { rewards as text } from './wording.ts';

interface Props {
  rewards: Rewards;
  /** The own Klodder, with what is tried on. */
  avatar: PupilMap['pupil']['avatar'];
  /** What was chosen from the shelves. */
  thing: Thing | undefined;
  counter: Counter;
}

/** The pupil's own Klodder with what is tried on, and what can be done with it. */
export function Mirror({ rewards, avatar, thing, counter }: Props) {
  const { own } = usePupilScreen();
  const { shape, colour, pattern } = avatar;
  const worn = JSON.stringify(avatar.worn);
  const drawing = useMemo(
    () =>
      thing && !thing.slot
        ? blobSvg(thing.id, 300)
        : avatarSvg({ shape, colour, pattern, worn: JSON.parse(worn) as Worn }, { size: 320, view: 'whole' }),
    [thing, shape, colour, pattern, worn],
  );
  const { busy, said } = counter;
  const short = thing ? missing(thing, rewards) : 0;
  // That there are too few coins is told with the thing itself; why another one failed is of no use here.
  const isStale = said?.trouble && (said.thing !== thing?.id || short > 0);

  return (
    <div className="mirror">
      <Drawing svg={drawing} label={text('stall.mirror')} />
      <div className="mirror-words" aria-live="polite">
        {thing ? (
          <>
            <h2>{thing.name}</h2>
            <p>{about(thing, rewards)}</p>
            {short > 0 && <p>{text('stall.short', { count: short })}</p>}
          </>
        ) : (
          <p>{text('stall.hello')}</p>
        )}
      </div>
      {thing && own && <Action thing={thing} rewards={rewards} counter={counter} />}
      <p className="mirror-said" role="status" data-trouble={said?.trouble === true && !busy}>
        {busy ? text('stall.buying') : isStale ? '' : said?.line}
      </p>
    </div>
  );
}

/** Coins that a pupil is short of a thing; 0 for what it can buy, has, or can't be bought. */
const missing = ({ owned, price }: Thing, { coins }: Rewards): number =>
  owned ? 0 : Math.max(0, (price ?? 0) - coins);

function about(thing: Thing, { trophies }: Rewards): string {
  if (!thing.slot) {
    const habit = text('stall.habit', { name: thing.name, habit: thing.habit });
    return thing.owned ? `${habit} ${text('stall.livesHere')}` : habit;
  }
  if (thing.owned || thing.price !== null) return '';
  const trophy = trophies.find(({ outfit }) => outfit === thing.id);
  return trophy ? text('stall.trophyMore', { trophy: trophy.name, how: trophy.how }) : '';
}

interface ActionProps {
  thing: Thing;
  rewards: Rewards;
  counter: Counter;
}

/** Buy, put on or take off: one button that keeps the focus while it changes. */
function Action({ thing, rewards, counter: { busy, buy, change } }: ActionProps) {
  const { owned, price } = thing;
  if (!owned && price === null) return null;
  if (owned && !thing.slot) return null;
  const isOn = thing.slot !== undefined && rewards.worn[thing.slot] === thing.id;
  const isIdle = busy || missing(thing, rewards) > 0;
  return (
    <button
      type="button"
      className="big-button main"
      aria-disabled={isIdle}
      onClick={() => {
        if (isIdle) return;
        if (!owned) buy(thing);
        else if (thing.slot) change(thing, !isOn);
      }}
    >
      {owned ? text(isOn ? 'stall.takeOff' : 'stall.putOn') : text('stall.buy', { price: price ?? 0 })}
    </button>
  );
}
