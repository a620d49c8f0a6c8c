import type { GameStage } from '../../engine/stage/index.ts';
import { lineRound, type WalkedWay } from './frame-line.ts';
import type { Friends } from './friends.ts';
import { DEPTHS } from './places.ts';

/** The sheet of paper, and the frame as it is drawn and as it hangs. */
const SHEET = { x: 683, y: 424, width: 780, height: 600, corner: 26 } as const;
const FRAME = {
  scale: 1.72,
  halfWidth: 170,
  halfHeight: 130,
  stray: 13,
  inner: { width: 300, height: 220 },
} as const;
const LINE = { width: 6, colour: 0x1e2747 } as const;
const PAPER = 0xfffdf6;
const SKY = 0xcdebfa;
const GRASS = 0xb9de86;
const HERO = { y: 152, size: 210 } as const;
const MS = { sheet: 260, line: 2300, gold: 420, hero: 300, step: 90, rest: 500 } as const;
const ROSES = [
  [-322, -250],
  [322, -250],
  [-322, 250],
  [322, 250],
] as const;

/** The walked ways of all chambers become one ink line from above, and the line a frame for the pupil's Klodder. */
export async function hangPicture(stage: GameStage, friends: Friends, ways: readonly WalkedWay[]) {
  const { x, y, width, height, corner } = SHEET;
  const sheet = stage.scene.add.graphics({ x, y }).setDepth(DEPTHS.finale).setAlpha(0);
  sheet.fillStyle(PAPER).fillRoundedRect(-width / 2, -height / 2, width, height, corner);
  await stage.tween({ targets: sheet, to: { alpha: 1 }, ms: MS.sheet, pop: true });
  const line = stage.scene.add.graphics({ x, y }).setDepth(DEPTHS.finale + 3);
  await drawLine(stage, line, ways);
  void stage.tween({ targets: sheet, to: { alpha: 0 }, ms: MS.gold, delay: MS.gold / 2 });
  await hangFrame(stage);
  friends.cheer();
  stage.sound.play('deur');
  const hero = stage.klodder('eigen', {
    x,
    y: y + HERO.y,
    size: HERO.size,
    depth: DEPTHS.finale + 4,
    face: 'proud',
  });
  hero.hold(stage.image('lantaarn', 0, 0).setScale(1.05));
  const { scale } = hero;
  hero.setScale(scale * 0.3);
  await stage.tween({ targets: hero, to: { scale }, ms: MS.hero, ease: 'Back.Out', pop: true });
  for (const side of [-1, 1]) stage.fx.burst('confetti', x + side * 240, y - 180, { count: 22 });
  stage.sound.play('applaus');
  await hero.hop(40);
  hero.face('happy');
  await hero.hop(24);
  await stage.clock.wait(MS.rest);
}

/** The line draws itself; its end is where the pen is. */
async function drawLine(
  stage: GameStage,
  line: ReturnType<GameStage['scene']['add']['graphics']>,
  ways: readonly WalkedWay[],
) {
  const { halfWidth, halfHeight, stray, scale } = FRAME;
  const points = lineRound(ways, {
    halfWidth: halfWidth * scale,
    halfHeight: halfHeight * scale,
    stray: stray * scale,
  });
  const pen = { at: 0 };
  let drawn = 0;
  let ticked = 0;
  await stage.tween({
    targets: pen,
    to: { at: Math.max(0, points.length - 1) },
    ms: MS.line,
    onUpdate: () => {
      for (; drawn < Math.floor(pen.at); drawn++) {
        const [from, to] = [points[drawn]!, points[drawn + 1]!];
        line.lineStyle(LINE.width, LINE.colour).lineBetween(from.x, from.y, to.x, to.y);
        line.fillStyle(LINE.colour).fillCircle(to.x, to.y, LINE.width / 2);
      }
      if (stage.clock.now - ticked < MS.step) return;
      ticked = stage.clock.now;
      stage.sound.play('stap-gras', { volume: 0.4 });
    },
  });
}

/** Gold fills the frame under the line, with a view of the garden by day in it and roses on its corners. */
async function hangFrame(stage: GameStage) {
  const { x, y } = SHEET;
  const { scale, inner } = FRAME;
  const [w, h] = [inner.width * scale, inner.height * scale];
  const view = stage.scene.add
    .graphics({ x, y })
    .setDepth(DEPTHS.finale + 1)
    .setAlpha(0);
  view.fillStyle(SKY).fillRect(-w / 2, -h / 2, w, h);
  view.fillStyle(GRASS).fillRect(-w / 2, h * 0.22, w, h * 0.28);
  const gold = stage
    .image('lijst', x, y)
    .setScale(scale)
    .setDepth(DEPTHS.finale + 2)
    .setAlpha(0);
  await stage.tween({ targets: [view, gold], to: { alpha: 1 }, ms: MS.gold, pop: true });
  stage.sound.play('ster');
  for (const [i, [dx, dy]] of ROSES.entries()) {
    const rose = stage
      .image(i % 2 ? 'roos-rood' : 'roos-roze', x + dx, y + dy)
      .setDepth(DEPTHS.finale + 5)
      .setScale(0);
    void stage.tween({
      targets: rose,
      to: { scale: 1.9 },
      ms: MS.gold,
      delay: i * MS.step,
      ease: 'Back.Out',
    });
  }
}
