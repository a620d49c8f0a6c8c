import type { Standing } from '../../../server/contract/progress.ts';
import { ARROW, lookOf, SIGN, standingText, trendOf } from './looks.ts';

interface Props {
  standing: Standing;
  /** Draws below it where the level probably lies. */
  withRange?: boolean;
}

/** A standing as sign, share and arrow; all of it in words for who hears it, and on pointing. */
export function StandingMark({ standing, withRange = false }: Props) {
  const look = lookOf(standing);
  const trend = trendOf(standing);
  const words = standingText(standing);
  const { level } = standing;
  return (
    <span className="standing-mark" data-look={look ?? 'none'} title={words}>
      <span aria-hidden>{look ? SIGN[look] : SIGN.nieuw}</span>
      {look && look !== 'few' && <span aria-hidden>{level!.p}%</span>}
      {trend && trend !== 'same' && <span aria-hidden>{ARROW[trend]}</span>}
      {withRange && level && (
        <span className="standing-range" aria-hidden>
          <span style={{ left: `${level.low}%`, width: `${level.high - level.low}%` }} />
        </span>
      )}
      <span className="visually-hidden">{words}</span>
    </span>
  );
}
