import type { Container, GameStage } from '../../engine/stage/index.ts';
import { marksFor, type WingMark } from './rules.ts';

const FLAP = { ms: 190, to: 0.42, still: 0.86, calmMs: 420 } as const;
const HEAD = { y: -46, scale: 0.92, eye: 11, eyeY: -6 } as const;

/** A butterfly whose wings wear a mark for every right word. */
export function butterfly(stage: GameStage, rights: readonly boolean[], x: number, y: number): Container {
  const marks = marksFor(rights);
  const wings = [-1, 1].map((side) => wing(stage, side, marks));
  const face = [
    stage.image('kop-happy', 0, HEAD.y).setScale(HEAD.scale),
    ...[-1, 1].map((side) =>
      stage.image('pupil', side * HEAD.eye * HEAD.scale, HEAD.y + HEAD.eyeY * HEAD.scale),
    ),
  ];
  return stage.scene.add.container(x, y, [...wings, stage.image('vlinder-lijf', 0, 0), ...face]);
}

/** Beats both wings for so long. */
export function flap(stage: GameStage, { list }: Container, ms: number) {
  const still = stage.reducedMotion;
  const beat = still ? FLAP.calmMs : FLAP.ms;
  for (const [i, side] of [-1, 1].entries()) {
    const to = { scaleX: side * (still ? FLAP.still : FLAP.to) };
    void stage.tween({ targets: list[i]!, to, ms: beat, yoyo: true, repeat: Math.ceil(ms / (2 * beat)) });
  }
}

function wing(stage: GameStage, side: number, marks: readonly WingMark[]): Container {
  const parts = [
    stage.image('vleugel-onder', 8, 8),
    stage.image('vleugel-boven', 8, 0),
    ...marks.map(({ frame, x, y, scale }) => stage.image(frame, x, y).setScale(scale)),
  ];
  return stage.scene.add.container(0, 0, parts).setScale(side, 1);
}
