import { useMemo, useState } from 'react';
import { avatarSvg, blobSvg } from '../../../engine/drawing/index.ts';
import { hudCoin, hudIcon } from '../../../engine/drawing/hud.ts';
import type { PupilMap } from '../../../server/contract/practice.ts';
import { SLOTS, type Rewards, type Slot, type Worn } from '../../../server/contract/rewards.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { overButtons } from './arrows.ts';
import { Mirror } from './mirror.tsx';
import { useStall, type Thing } from './use-stall.ts';
import { rewards as text } from './wording.ts';

const KINDS = [...SLOTS, 'blob'] as const;
type Kind = (typeof KINDS)[number];
type Avatar = PupilMap['pupil']['avatar'];

interface Props {
  rewards: Rewards;
  avatar: Avatar;
}

/** The stall of Sjaak: everything can be tried on before it is bought; what one has is put on and taken off here. */
export function Stall({ rewards, avatar }: Props) {
  const [kind, setKind] = useState<Kind>('hat');
  const [chosen, setChosen] = useState('');
  const things: Thing[] =
    kind === 'blob' ? rewards.blobs : rewards.outfits.filter((outfit) => outfit.slot === kind);
  const thing = things.find(({ id }) => id === chosen);
  const tried: Worn = thing?.slot ? { ...rewards.worn, [thing.slot]: thing.id } : rewards.worn;
  const { forget, ...counter } = useStall();
  const pick = (id: string) => {
    setChosen(id);
    forget();
  };
  const stop = Math.max(
    0,
    things.findIndex(({ id }) => id === chosen),
  );
  return (
    <>
      <div className="stall-shelves">
        <div className="slots" role="radiogroup" aria-label={text('stall.slots')} onKeyDown={overButtons}>
          {KINDS.map((id) => (
            <button
              key={id}
              type="button"
              role="radio"
              aria-checked={id === kind}
              tabIndex={id === kind ? 0 : -1}
              onClick={() => {
                setKind(id);
                pick('');
              }}
            >
              {text(`stall.slot.${id}`)}
            </button>
          ))}
        </div>
        <div
          className="things"
          role="group"
          aria-label={text('stall.things', { slot: text(`stall.slot.${kind}`) })}
          onKeyDown={overButtons}
        >
          {things.map((item, i) => (
            <ThingCard
              key={item.id}
              thing={item}
              avatar={avatar}
              worn={item.slot !== undefined && rewards.worn[item.slot] === item.id}
              pressed={item.id === chosen}
              stop={i === stop}
              onPick={() => pick(item.id === chosen ? '' : item.id)}
            />
          ))}
        </div>
      </div>
      {/* After the shelves, so that who chose something by key comes to its button next. */}
      <Mirror rewards={rewards} avatar={{ ...avatar, worn: tried }} thing={thing} counter={counter} />
    </>
  );
}

/** What is small shows from nearby, what is wide from further away. */
const viewOf = (slot: Slot) => (slot === 'back' || slot === 'trail' ? 'whole' : 'card');

interface CardProps {
  thing: Thing;
  avatar: Avatar;
  worn: boolean;
  pressed: boolean;
  /** Whether the tab key stops here. */
  stop: boolean;
  onPick: () => void;
}

function ThingCard({ thing, avatar: { shape, colour, pattern }, worn, pressed, stop, onPick }: CardProps) {
  const { id, slot, name, price, owned } = thing;
  const drawing = useMemo(
    () =>
      slot
        ? avatarSvg({ shape, colour, pattern, worn: { [slot]: id } }, { size: 120, view: viewOf(slot) })
        : blobSvg(id, 120),
    [id, slot, shape, colour, pattern],
  );
  const state = worn
    ? text('stall.worn')
    : owned
      ? text('stall.owned')
      : price === null
        ? text('tab.trofeeen')
        : text('stall.price', { count: price });
  return (
    <button
      type="button"
      className="thing"
      aria-pressed={pressed}
      aria-label={`${name}, ${state}`}
      tabIndex={stop ? 0 : -1}
      data-owned={owned}
      onClick={onPick}
    >
      <Drawing svg={drawing} />
      <span className="thing-name">{name}</span>
      <span className="thing-price">
        {owned ? (
          <>
            <Drawing svg={hudIcon('tick', '#0b5f5b')} /> {state}
          </>
        ) : price === null ? (
          state
        ) : (
          <>
            <Drawing svg={hudCoin()} /> {price}
          </>
        )}
      </span>
    </button>
  );
}
