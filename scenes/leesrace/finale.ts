import type { Container, GameStage, Image, Klodder } from '../../engine/stage/index.ts';
import type { LapBoard } from './lap-board.ts';
import { DEPTHS } from './places.ts';
import { quickest, type Lap } from './rules.ts';
import type { Runner } from './runner.ts';
import type { Stands } from './stands.ts';

/** Who is at the finish. */
interface Stadium {
  runner: Runner;
  stands: Stands;
  board: LapBoard;
}

const GROUND = { runner: 604, ghost: 556 } as const;
const SIZE = { runner: 156, ghost: 140 } as const;
/** The arch, and the tape between its posts. */
const ARCH = { x: 740, y: 470, size: 1.22, tape: 508, half: 214 } as const;
/** Where he comes from, where slow motion begins, and where he stands at last. */
const WAY = { slow: 480, tape: 706, end: 1066, behind: 110 } as const;
const MS = { run: 1150, slow: 1150, out: 420, tear: 700, click: 160, photo: 420, looked: 500 } as const;
const GHOST = 0.45;
const TAPE = 100;
const CAMERA = { dx: -74, dy: -44, size: 1.2 } as const;
const PHOTO = { x: 372, y: 446, from: 700, turn: -3, text: 150, letters: 30, ground: 96 } as const;
/** Where the two stand on the photo. */
const POSED = { runner: { x: 62, size: 138 }, ghost: { x: -86, size: 122 } } as const;

/** The finish: the tape in slow motion, and a photo with the ghost of an earlier lap. At most 6 s. */
export async function finishLine(stage: GameStage, stadium: Stadium, laps: readonly Lap[]) {
  const { runner, stands, board } = stadium;
  stands.front(true);
  const arch = stage.image('finish', ARCH.x, ARCH.y).setDepth(DEPTHS.gate);
  arch.setScale(arch.scaleX * ARCH.size);
  const tape = [-1, 1].map((side) => hang(stage, side));
  const ghost = stage.klodder('eigen', {
    x: stage.view.left - 150,
    y: GROUND.ghost,
    size: SIZE.ghost,
    depth: DEPTHS.runner - 1,
  });
  ghost.setAlpha(GHOST);
  await race(stage, runner, ghost);
  stage.sound.play('finish');
  stands.cheer(3600);
  stage.fx.burst('confetti', WAY.tape, ARCH.tape - 60, { count: 26, spread: 260 });
  runner.face('happy');
  for (const [i, half] of tape.entries()) void tear(stage, half, i ? 1 : -1);
  void ghost.walkTo(WAY.end - WAY.behind * 1.3, GROUND.ghost, MS.out * 1.6);
  await runner.runTo(WAY.end, GROUND.runner, MS.out);
  void runner.jump(70);
  await click(stage, board);
  await develop(stage, laps);
  void board.tik.hop();
  await runner.jump(48);
  await stage.clock.wait(MS.looked);
}

/** Half of the tape, from its post to the middle. */
function hang(stage: GameStage, side: number): Image {
  const tape = stage.image('finishlint', ARCH.x + side * ARCH.half, ARCH.tape);
  return tape.setScale((-side * ARCH.half) / TAPE, 1.2).setDepth(DEPTHS.front);
}

/** To the tape: at first as ever, and then in slow motion. The ghost is just behind. */
async function race(stage: GameStage, runner: Runner, ghost: Klodder) {
  runner.place(stage.view.left - 120, GROUND.runner, SIZE.runner);
  void ghost.walkTo(WAY.slow - WAY.behind * 0.4, GROUND.ghost, MS.run);
  await runner.runTo(WAY.slow, GROUND.runner, MS.run);
  void ghost.walkTo(WAY.tape - WAY.behind, GROUND.ghost, MS.slow);
  await runner.runTo(WAY.tape, GROUND.runner, MS.slow);
}

/** The tape tears: its halves fly away. */
async function tear(stage: GameStage, half: Image, side: number) {
  const to = { x: half.x + side * 40, y: half.y + 90, angle: side * -70, alpha: 0 };
  await stage.tween({ targets: half, to, ms: MS.tear, ease: 'Quad.Out' });
  half.destroy();
}

/** Tik takes the photo. */
async function click(stage: GameStage, { tik }: LapBoard) {
  const camera = stage.image('camera', tik.x + CAMERA.dx, tik.y + CAMERA.dy);
  camera.setScale(CAMERA.size).setDepth(DEPTHS.finale).setAlpha(0);
  await stage.tween({ targets: camera, to: { alpha: 1 }, ms: MS.click, pop: true });
  stage.sound.play('klik');
  stage.fx.burst('stars', camera.x - 10, camera.y, { count: 8, spread: 30 });
  await stage.tween({
    targets: camera,
    to: { scale: CAMERA.size * 1.15 },
    ms: MS.click,
    yoyo: true,
    pop: true,
  });
}

/** The photo falls down in the middle: he is just before the ghost of the quickest lap before. */
async function develop(stage: GameStage, laps: readonly Lap[]): Promise<Container> {
  const before = quickest(laps);
  const line = before === undefined ? 'Gehaald!' : `Jij en je schim van rondje ${before.no}`;
  const posed = (who: 'runner' | 'ghost') =>
    stage.klodder('eigen', { ...POSED[who], y: PHOTO.ground, face: who === 'runner' ? 'happy' : 'look' });
  const [ghost, runner] = [posed('ghost'), posed('runner')];
  ghost.setAlpha(GHOST).setVisible(before !== undefined);
  const shoes = stage.image('loop-3', POSED.runner.x, PHOTO.ground).setScale(POSED.runner.size / 96);
  runner.setY(PHOTO.ground - 22);
  const text = stage.text(line, 0, PHOTO.text, { size: PHOTO.letters, exercise: false });
  const photo = stage.scene.add.container(PHOTO.x, PHOTO.y - PHOTO.from, [
    stage.image('foto', 0, 0),
    ghost,
    shoes,
    runner,
    text,
  ]);
  photo.setDepth(DEPTHS.finale + 1).setAngle(PHOTO.turn * 3);
  stage.sound.play('pak');
  await stage.tween({
    targets: photo,
    to: { y: PHOTO.y, angle: PHOTO.turn },
    ms: MS.photo,
    ease: 'Back.Out',
    pop: true,
  });
  return photo;
}
