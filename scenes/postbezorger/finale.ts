import type { RoundResult } from '../../engine/exercise/index.ts';
import type { Crew, GameStage } from '../../engine/stage/index.ts';
import { stampOf } from './album.ts';
import { DEPTHS } from './places.ts';

const CARD = { x: 683, y: 330 } as const;
const STAMPS = { most: 18, perRow: 6, x: 96, y: 100, top: -64 } as const;
const MS = { card: 460, stamp: 110, choose: 4300, end: 5700 } as const;

/** The bag is empty: in one's own letterbox lies a card with the stamps of the round. */
export async function thank(stage: GameStage, names: readonly string[], crew: Crew, _result: RoundResult) {
  stage.sound.play('applaus');
  const card = stage.image('dankkaart', 0, 0);
  const root = stage.scene.add.container(CARD.x, 900, [card]).setDepth(DEPTHS.finale);
  await stage.tween({ targets: root, to: { y: CARD.y }, ms: MS.card, ease: 'Back.Out' });
  const own = names.slice(-STAMPS.most);
  for (const [i, name] of own.entries()) {
    const x = ((i % STAMPS.perRow) - (STAMPS.perRow - 1) / 2) * STAMPS.x;
    const stamp = stampOf(stage, name, x, STAMPS.top + Math.floor(i / STAMPS.perRow) * STAMPS.y);
    root.add(stamp.setScale(0));
    void stage.tween({
      targets: stamp,
      to: { scale: 1 },
      ms: 200,
      delay: i * MS.stamp,
      ease: 'Back.Out',
      pop: true,
    });
  }
  crew.cheer();
  await stage.clock.wait(MS.end - MS.card);
}
