import type { ReactNode } from 'react';
import { gameById } from '../../../scenes/index.ts';
import type { MapTask } from '../../../server/contract/practice.ts';
import { hudStar } from '../../../engine/drawing/hud.ts';
import { svg } from '../../../engine/drawing/index.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { Klodder } from '../../ui/klodder.tsx';
import { pupil } from '../wording.ts';

/** What each card of the row gets. */
export interface CardProps {
  checked: boolean;
  onPick: () => void;
  onStart: () => void;
}

interface GameProps extends CardProps {
  game: MapTask['games'][number];
  /** To be told as new: the pupil knows other games, not this one. */
  isFresh: boolean;
}

/** A game to choose, known by its own picture; one that has none yet by the Klodder who welcomes you. */
export function GameCard({ game, isFresh, ...card }: GameProps) {
  const entry = gameById(game.id);
  const told = [game.favourite && pupil('place.favourite'), isFresh && pupil('place.freshGame')];
  const label = [game.title, ...told].filter(Boolean).join(', ');
  return (
    <Card {...card} title={game.title} label={label} stars={game.stars}>
      {entry?.art.card ? (
        <img src={entry.art.card} alt="" draggable={false} />
      ) : (
        <Klodder name={entry?.manifest.host ?? 'moes'} size={120} />
      )}
      {game.favourite && <Drawing svg={HEART} className="card-heart" />}
      {isFresh && (
        <span className="card-fresh" aria-hidden>
          {pupil('place.fresh')}
        </span>
      )}
    </Card>
  );
}

/** Any of the games of the place. */
export const SurpriseCard = (card: CardProps) => (
  <Card {...card} title={pupil('place.surprise')} label={pupil('place.surprise')} stars={0}>
    <Drawing svg={SURPRISE} className="card-surprise" />
  </Card>
);

/** Letters of one word that fit on a card at full size. */
const LONG = 13;

interface Props extends CardProps {
  title: string;
  label: string;
  stars: number;
  children: ReactNode;
}

const Card = ({ title, label, stars, checked, onPick, onStart, children }: Props) => (
  <button
    type="button"
    role="radio"
    aria-checked={checked}
    aria-label={label}
    tabIndex={checked ? 0 : -1}
    data-first={checked}
    className="game-card"
    onClick={onPick}
    onDoubleClick={onStart}
    onKeyDown={(event) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      onStart();
    }}
  >
    <span className="card-picture">{children}</span>
    <span className="card-title" data-long={title.split(' ').some((word) => word.length > LONG) || undefined}>
      {title}
    </span>
    {stars > 0 && (
      <span className="card-stars" aria-hidden>
        {[1, 2, 3].map((star) => star <= stars && <Drawing key={star} svg={STAR} />)}
      </span>
    )}
    {checked && <Drawing svg={CLIP} className="card-clip" />}
  </button>
);

const STAR = hudStar(true);
const ink = '#1e2747';
const CLIP = svg(
  `<g transform="rotate(10)" fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="M-9 8V-17C-9 -29 9 -29 9 -17V14C9 23 -3.5 23 -3.5 14V-12C-3.5 -17 3.5 -17 3.5 -12V9" stroke="${ink}" stroke-width="8"/><path d="M-9 8V-17C-9 -29 9 -29 9 -17V14C9 23 -3.5 23 -3.5 14V-12C-3.5 -17 3.5 -17 3.5 -12V9" stroke="#c9ceda" stroke-width="3.4"/></g>`,
  -22,
  -34,
  44,
  64,
);
const HEART = svg(
  `<path d="M0 17C-30 -2 -17 -20 0 -8C17 -20 30 -2 0 17Z" fill="#fffdf6" stroke="#fffdf6" stroke-width="12" stroke-linejoin="round"/><path d="M0 17C-30 -2 -17 -20 0 -8C17 -20 30 -2 0 17Z" fill="#ee6a50" stroke="${ink}" stroke-width="3.6" stroke-linejoin="round"/>`,
  -28,
  -26,
  56,
  52,
);
/** A folded paper fortune teller with a question on it. */
const SURPRISE = svg(
  `<g stroke="${ink}" stroke-width="4" stroke-linejoin="round"><path d="M0 -52L52 0L0 52L-52 0Z" fill="#fffdf6" stroke="#fffdf6" stroke-width="16"/>` +
    `<path d="M0 -52L0 0L-52 0Z" fill="#f4a6be"/><path d="M0 -52L52 0L0 0Z" fill="#9fdcc8"/><path d="M52 0L0 52L0 0Z" fill="#f2b632"/><path d="M0 52L-52 0L0 0Z" fill="#9fc0f5"/>` +
    `<circle r="23" fill="#fffdf6"/></g><path d="M-7 -5Q-7 -13 0 -13T7 -6Q7 -1 0 2V6M0 12.5V13" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
  -64,
  -64,
  128,
  128,
);
