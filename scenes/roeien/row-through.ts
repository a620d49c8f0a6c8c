import type { GameStage } from '../../engine/stage/index.ts';
import type { Boat } from './boat.ts';
import type { Floats } from './floats.ts';

const MS = { least: 900, perLetter: 45, most: 1500 } as const;

/** The boat is rowed along a word by itself, from where it waits at `from`, with a stroke at each of these gaps. */
export async function rowThrough(
  stage: GameStage,
  boat: Boat,
  word: Floats,
  cuts: readonly number[],
  from: number,
) {
  const way = { at: from };
  const left = [...cuts];
  await stage.tween({
    targets: way,
    to: { at: word.count },
    ms: Math.min(MS.most, MS.least + MS.perLetter * word.count),
    ease: 'Linear',
    onUpdate: () => {
      boat.x = word.at(way.at);
      word.pass(way.at);
      if (left[0] === undefined || way.at < left[0]) return;
      word.lilies[left.shift()! - 1]?.pop();
      boat.stroke();
    },
  });
}
