import type { GameStage, Image } from '../../engine/stage/index.ts';
import type { Point } from './outline.ts';
import type { Painter } from './painter.ts';
import { MURAL_BOX, type Wall } from './wall.ts';

const DEPTH = { frame: 200, painter: 260 } as const;
const BAR = { drawn: 60, out: 22 } as const;
const MS = { fall: 620, walk: 1100, stroke: 900, end: 1200 } as const;
const ABOVE = 620;
/** Moes's signature: a loop and a long tail, from its first to its last point. */
const SIGNATURE: readonly Point[] = Array.from({ length: 40 }, (_, i) => {
  const t = i / 39;
  return { x: t * 120 + 17 * Math.sin(t * 19), y: -20 * Math.cos(t * 19) * (1 - t * 0.75) };
});

/** The frame drops around the mural and Moes signs it. At most 6 s. */
export async function hangAndSign(stage: GameStage, wall: Wall, painter: Painter): Promise<void> {
  painter.friend?.setDepth(DEPTH.painter);
  await dropFrame(stage);
  stage.fx.burst('dust', MURAL_BOX.left + 40, MURAL_BOX.bottom, { count: 5, spread: 120 });
  stage.fx.burst('dust', MURAL_BOX.right - 40, MURAL_BOX.bottom, { count: 5, spread: 120 });
  stage.fx.burst('confetti', 400, 260, { count: 14, spread: 300 });
  stage.fx.burst('confetti', 1000, 260, { count: 14, spread: 300 });
  stage.sound.play('applaus');
  painter.cheer();
  await sign(stage, wall, painter);
  painter.moes.face('proud');
  painter.friend?.face('happy');
  void painter.friend?.hop();
  stage.fx.burst('stars', MURAL_BOX.right - 90, MURAL_BOX.bottom - 60, { count: 10 });
  await stage.clock.wait(MS.end);
}

async function dropFrame(stage: GameStage) {
  const { left, top, right, bottom } = MURAL_BOX;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const [w, h] = [(right - left) / 2 + BAR.out, (bottom - top) / 2 + BAR.out];
  const frame = stage.scene.add.container(x, y - ABOVE).setDepth(DEPTH.frame);
  const bar = (dx: number, dy: number, length: number, angle: number): Image =>
    stage
      .image('lijst-balk', dx, dy)
      .setScale(length / BAR.drawn, 1)
      .setAngle(angle);
  const corner = (dx: number, dy: number): Image => stage.image('lijst-hoek', dx, dy);
  frame.add([
    bar(0, -h, w * 2, 0),
    bar(0, h, w * 2, 0),
    bar(-w, 0, h * 2, 90),
    bar(w, 0, h * 2, 90),
    corner(-w, -h),
    corner(w, -h),
    corner(-w, h),
    corner(w, h),
  ]);
  await stage.tween({ targets: frame, to: { y }, ms: MS.fall, ease: 'Bounce.Out' });
  stage.sound.play('lijst-plof');
  stage.camera.shake(180, 4);
}

async function sign(stage: GameStage, wall: Wall, { moes }: Painter) {
  const start = { x: MURAL_BOX.right - 190, y: MURAL_BOX.bottom - 46 };
  moes.setDepth(DEPTH.painter);
  moes.hold(stage.image('kwast', 0, 0).setScale(0.8));
  await moes.walkTo(start.x - 70, MURAL_BOX.bottom + 62, MS.walk);
  const brush = stage.image('kwast', start.x, start.y).setDepth(DEPTH.painter + 1);
  moes.hold();
  stage.sound.play('kwast');
  const line = SIGNATURE.map(({ x, y }) => ({ x: start.x + x, y: start.y + y }));
  const way = { at: 0 };
  await stage.tween({
    targets: way,
    to: { at: line.length - 1 },
    ms: MS.stroke,
    onUpdate: () => {
      const tip = line[Math.floor(way.at)]!;
      wall.write(line.slice(0, Math.floor(way.at) + 1));
      if (brush.scene) brush.setPosition(tip.x, tip.y);
      moes.look(tip.x, tip.y);
    },
  });
  brush.destroy();
}
