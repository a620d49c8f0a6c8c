import { defineCard, figure } from '../../../engine/drawing/card.ts';

/** Moes runs before the hare, the crowd behind them. */
export default defineCard({
  left: 60,
  top: 130,
  width: 600,
  things: [
    ['publiek-2', 45, 237],
    ['publiek-1', 161, 237],
    ['publiek-0', 277, 238],
    ['publiek-3', 393, 237],
    ['publiek-2', 509, 238],
    ['publiek-1', 625, 237],
    ['hek', 83, 252],
    ['hek', 283, 252],
    ['hek', 483, 252],
    ['hek', 683, 252],
    ['baanlijn', -10, 264, 13.86],
    ['baanlijn', -10, 421, 13.86],
    ['baanlijn', -10, 560, 13.86],
    ['haas', 560, 400, 1.7],
    [figure('moes', 'happy', { pose: 'walk' }), 330, 500, 2.5],
    ['shoe-print', 150, 430, 1.6],
    ['shoe-print', 110, 490, 1.2],
    ['vlag-0', 120, 590, 1.1],
  ],
});
