import type { GameStage } from '../../engine/stage/index.ts';

const HOP = { up: 12, ms: 170, apart: 70 } as const;

/** What can be used hops, one after the other: here! */
export function hopInTurn(stage: GameStage, things: readonly { y: number }[]) {
  things.forEach((thing, i) => {
    const to = { y: thing.y - HOP.up };
    void stage.tween({ targets: thing, to, ms: HOP.ms, delay: i * HOP.apart, yoyo: true, pop: true });
  });
}
