import type { RoundResult } from '../../engine/exercise/index.ts';
import type { GameStage } from '../../engine/stage/index.ts';
import type { Course } from './course.ts';
import type { LapBoard } from './lap-board.ts';
import { DEPTHS, sprite } from './places.ts';
import type { Runner } from './runner.ts';
import type { Stands } from './stands.ts';

interface Stadium {
  runner: Runner;
  stands: Stands;
  course: Course;
  board: LapBoard;
}

const GROUND = 560;
const ARCH = { x: 860, y: 470, tape: { left: 690, right: 1030, y: 500 } } as const;

/** The finish: the tape in slow motion, and a photo with the ghost of an earlier lap. At most 6 s. */
export async function finishLine(stage: GameStage, { runner, stands }: Stadium, _result: RoundResult) {
  const arch = sprite(stage, 'finish', ARCH.x, ARCH.y).setDepth(DEPTHS.gate);
  const tape = stage.image('finishlint', ARCH.tape.left, ARCH.tape.y).setDepth(DEPTHS.front);
  tape.setScale((ARCH.tape.right - ARCH.tape.left) / 100, 1);
  runner.place(stage.view.left - 80, GROUND, 130);
  arch.setVisible(true);
  await runner.runTo(ARCH.x, GROUND, 2000);
  stage.sound.play('finish');
  stands.cheer(3000);
  tape.destroy();
  await runner.jump();
}
