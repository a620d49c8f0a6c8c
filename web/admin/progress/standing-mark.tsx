import type { Standing } from '../../../server/contract/progress.ts';
import { ARROW, lookOf, SIGN, standingText, trendOf } from './looks.ts';

/** A standing as sign, share and arrow; all of it in words for who hears it, and on pointing. */
export function StandingMark({ standing }: { standing: Standing }) {
  const look = lookOf(standing);
  const trend = trendOf(standing);
  const words = standingText(standing);
  return (
    <span className="standing-mark" data-look={look ?? 'none'} title={words}>
      <span aria-hidden>{look ? SIGN[look] : SIGN.nieuw}</span>
      {look && look !== 'few' && <span aria-hidden>{standing.level!.p}%</span>}
      {trend && trend !== 'same' && <span aria-hidden>{ARROW[trend]}</span>}
      <span className="visually-hidden">{words}</span>
    </span>
  );
}
