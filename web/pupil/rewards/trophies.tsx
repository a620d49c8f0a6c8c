import { avatarSvg, trophySvg } from '../../../engine/drawing/index.ts';
import type { PupilMap } from '../../../server/contract/practice.ts';
import type { Outfit, Rewards, Trophy } from '../../../server/contract/rewards.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { dayName } from './day-name.ts';
import { rewards as text } from './wording.ts';

type Avatar = PupilMap['pupil']['avatar'];

/** The look-out: the trophies, how far each is, and the outfit that it hands out. */
export function TrophyPanel({ rewards, avatar }: { rewards: Rewards; avatar: Avatar }) {
  const { trophies, outfits } = rewards;
  const earned = trophies.filter(({ at }) => at !== null).length;
  return (
    <div className="trophies">
      <h2>{text('trophies.count', { count: earned, of: trophies.length })}</h2>
      {/* Scrolls: reachable by keyboard. */}
      <ul tabIndex={0} aria-label={text('tab.trofeeen')}>
        {trophies.map((trophy) => (
          <TrophyCard
            key={trophy.id}
            trophy={trophy}
            outfit={outfits.find(({ id }) => id === trophy.outfit)}
            avatar={avatar}
          />
        ))}
      </ul>
    </div>
  );
}

interface CardProps {
  trophy: Trophy;
  outfit: Outfit | undefined;
  avatar: Avatar;
}

function TrophyCard({ trophy, outfit, avatar: { shape, colour, pattern } }: CardProps) {
  const { id, name, how, at, count, goal } = trophy;
  return (
    <li className="trophy" data-earned={at !== null}>
      <Drawing svg={trophySvg(id, at !== null)} className="trophy-cup" />
      <div>
        <h3>{name}</h3>
        <p>{how}</p>
        {at === null ? (
          <p className="trophy-progress">
            <progress max={goal} value={count} aria-label={name} />
            <span>{text('trophies.progress', { count, goal })}</span>
          </p>
        ) : (
          <p className="trophy-earned">{text('trophies.earned', { date: dayName(at) })}</p>
        )}
      </div>
      {outfit && (
        <Drawing
          svg={avatarSvg(
            { shape, colour, pattern, worn: { [outfit.slot]: outfit.id } },
            { size: 120, view: 'whole' },
          )}
          className="trophy-outfit"
          label={text(at === null ? 'trophies.outfit' : 'trophies.got', { outfit: outfit.name })}
        />
      )}
    </li>
  );
}
