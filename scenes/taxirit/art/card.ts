import { defineCard, figure } from '../../../engine/drawing/card.ts';

/** The taxi turns into a bay at a sign, between the blocks of a town. */
export default defineCard({
  left: 330,
  top: 160,
  width: 640,
  things: [
    ['straat', 650, 400, 16],
    ['blok-huizen-a', 360, 190],
    ['blok-plein', 930, 190],
    ['blok-park', 930, 650],
    ['blok-huizen-b', 360, 650],
    ['strepen', 640, 420],
    ['vak', 930, 316, 1.2],
    ['stip', 560, 410, 1.2],
    ['stip', 610, 410, 1.2],
    ['bord', 880, 300, 1.5],
    ['taxi', 730, 400, 2.6, -16],
    [figure('fien', 'happy'), 684, 412, 0.95],
    [figure('moes', 'happy'), 752, 398, 0.9],
  ],
});
