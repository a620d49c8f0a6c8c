import type { GameStage, Offer } from '../../engine/stage/index.ts';
import type { MapIsland } from './data.ts';

const LINE = 'Welkom! Tik op een huisje, dan ga je spelen.';
/** When the hand comes, how long it is under way, and how long it waits before it shows it once more. In ms. */
const MS = { first: 1400, way: 900, rest: 2600 } as const;
const TIMES = 3;
/** Where it comes from, beside what it points at, in u. */
const FROM = { x: 170, y: 190 } as const;
/** It taps below the roof. */
const DOOR = 0.7;

/** Whether nothing was done here yet: the pupil has just come. */
export const isNewcomer = (islands: readonly MapIsland[]): boolean =>
  islands.length === 1 &&
  islands.every(({ tasks }) =>
    tasks.every(({ state, stars }) => stars === 0 && (state === 'dicht' || state === 'open')),
  );

/**
 * Who comes for the first time is led to the first house without having to read: the hand goes there and taps, a few times,
 * until something is touched. Gives what ends it.
 */
export function welcome(stage: GameStage, house: () => Offer | undefined, say: (line: string) => void) {
  let isOver = false;
  const { hand } = stage.kit;
  const show = async () => {
    await stage.clock.wait(MS.first);
    if (isOver) return;
    say(LINE);
    for (let i = 0; i < TIMES && !isOver; i++) {
      const rect = house()?.rect();
      if (!rect) return;
      const at = { x: rect.x + rect.width / 2, y: rect.y + rect.height * DOOR };
      await hand.moveTo(at.x + FROM.x, at.y + FROM.y, 0);
      if (!isOver) await hand.moveTo(at.x, at.y, MS.way);
      if (!isOver) await hand.press();
      hand.hide();
      if (!isOver) await stage.clock.wait(MS.rest);
    }
  };
  void show();
  return () => {
    isOver = true;
    hand.hide();
  };
}
