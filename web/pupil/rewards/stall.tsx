import { useMemo, useState } from 'react';
import { avatarSvg, blobSvg } from '../../../engine/drawing/index.ts';
import { hudCoin, hudIcon } from '../../../engine/drawing/hud.ts';
import type { PupilMap } from '../../../server/contract/practice.ts';
import {
  SLOTS,
  type BlobFriend,
  type Outfit,
  type Rewards,
  type Slot,
  type Worn,
} from '../../../server/contract/rewards.ts';
import { messageOf } from '../../api/error.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { usePupilScreen } from '../screen.ts';
import { overButtons } from './arrows.ts';
import { useClubhouse } from './query.ts';
import { rewards as text } from './wording.ts';

const KINDS = [...SLOTS, 'blob'] as const;
type Kind = (typeof KINDS)[number];
type Avatar = PupilMap['pupil']['avatar'];
type Thing = (Outfit & { habit?: undefined }) | (BlobFriend & { slot?: undefined });

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
  const stop = Math.max(
    0,
    things.findIndex(({ id }) => id === chosen),
  );
  return (
    <>
      <Mirror key={thing?.id ?? kind} rewards={rewards} avatar={{ ...avatar, worn: tried }} thing={thing} />
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
                setChosen('');
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
              onPick={() => setChosen(item.id === chosen ? '' : item.id)}
            />
          ))}
        </div>
      </div>
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

/** The pupil's own Klodder with what is tried on, and what can be done with it. */
function Mirror({ rewards, avatar, thing }: { rewards: Rewards; avatar: Avatar; thing: Thing | undefined }) {
  const { own } = usePupilScreen();
  const { buy, putOn } = useClubhouse();
  const [said, setSaid] = useState('');
  const { shape, colour, pattern } = avatar;
  const worn = JSON.stringify(avatar.worn);
  const drawing = useMemo(
    () =>
      thing && !thing.slot
        ? blobSvg(thing.id, 300)
        : avatarSvg({ shape, colour, pattern, worn: JSON.parse(worn) as Worn }, { size: 320, view: 'whole' }),
    [thing, shape, colour, pattern, worn],
  );
  const error = buy.error ?? putOn.error;
  const busy = buy.isPending || putOn.isPending;

  const change = (item: Outfit, on: boolean) => {
    const worn = { ...rewards.worn };
    if (on) worn[item.slot] = item.id;
    else delete worn[item.slot];
    putOn.mutate(worn, {
      onSuccess: () => setSaid(text(on ? 'stall.on' : 'stall.off', { name: item.name })),
    });
  };
  const purchase = (item: Thing) =>
    buy.mutate(item.id, {
      onSuccess() {
        setSaid(text(item.slot ? 'stall.bought' : 'stall.boughtBlob', { name: item.name }));
        if (item.slot) putOn.mutate({ ...rewards.worn, [item.slot]: item.id });
      },
    });

  return (
    <div className="mirror">
      <Drawing svg={drawing} label={text('stall.mirror')} />
      <div className="mirror-words">
        {thing ? (
          <>
            <h2>{thing.name}</h2>
            <p>{about(thing, rewards)}</p>
          </>
        ) : (
          <p>{text('stall.hello')}</p>
        )}
      </div>
      {thing && own && (
        <Action thing={thing} rewards={rewards} busy={busy} onBuy={purchase} onChange={change} />
      )}
      <p className="mirror-said" role="status" data-trouble={error !== null}>
        {error ? messageOf(error) : busy ? text('stall.buying') : said}
      </p>
    </div>
  );
}

function about(thing: Thing, { trophies, coins }: Rewards): string {
  if (!thing.slot) {
    const habit = text('stall.habit', { name: thing.name, habit: thing.habit });
    return thing.owned ? `${habit} ${text('stall.livesHere')}` : habit;
  }
  if (thing.owned) return '';
  if (thing.price === null) {
    const trophy = trophies.find(({ outfit }) => outfit === thing.id);
    return trophy ? text('stall.trophyMore', { trophy: trophy.name, how: trophy.how }) : '';
  }
  return coins < thing.price ? text('stall.short', { count: thing.price - coins }) : '';
}

interface ActionProps {
  thing: Thing;
  rewards: Rewards;
  busy: boolean;
  onBuy: (thing: Thing) => void;
  onChange: (outfit: Outfit, on: boolean) => void;
}

/** Buy, put on or take off: one button that keeps the focus while it changes. */
function Action({ thing, rewards, busy, onBuy, onChange }: ActionProps) {
  const { owned, price } = thing;
  if (!owned && price === null) return null;
  if (owned && !thing.slot) return null;
  const isOn = thing.slot !== undefined && rewards.worn[thing.slot] === thing.id;
  const tooDear = !owned && price !== null && rewards.coins < price;
  return (
    <button
      type="button"
      className="big-button main"
      aria-disabled={busy || tooDear}
      onClick={() => {
        if (busy || tooDear) return;
        if (!owned) onBuy(thing);
        else if (thing.slot) onChange(thing, !isOn);
      }}
    >
      {owned ? text(isOn ? 'stall.takeOff' : 'stall.putOn') : text('stall.buy', { price: price ?? 0 })}
    </button>
  );
}
