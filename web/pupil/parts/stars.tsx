import { hudStar } from '../../../engine/drawing/hud.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { pupil } from '../wording.ts';

/** Three stars, `count` of them filled. */
export const Stars = ({ count, size }: { count: number; size: number }) => (
  <span
    className="stars"
    role="img"
    aria-label={pupil('place.starsOf', { stars: count })}
    style={{ '--size': size }}
  >
    {[1, 2, 3].map((star) => (
      <Drawing key={star} svg={hudStar(star <= count)} />
    ))}
  </span>
);
