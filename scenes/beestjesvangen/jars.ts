import type { Choice } from '../../engine/exercise/index.ts';
import type { BucketSign, ChoiceThing, GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS, JARS } from './places.ts';
import type { Spot } from './rules.ts';

const GAP = 24;
const WIDEST = 244;
const MS = { come: 200, lid: 160 } as const;
/** How far its lid comes up, and how far it turns; how high it rattles, and how fast. */
const LID = { up: -50, off: -82, turn: 24, rattle: 12, beatMs: 110 } as const;

/** A jar behind its sign. */
export class Jar implements ChoiceThing {
  readonly choice: Choice;
  readonly thing: BucketSign;
  readonly #stage: GameStage;
  readonly #jar: Image;
  readonly #lid: Image;

  constructor(stage: GameStage, choice: Choice, thing: BucketSign) {
    this.#stage = stage;
    this.choice = choice;
    this.thing = thing.setDepth(DEPTHS.jar + 2);
    this.#jar = stage.image('pot', 0, 0).setDepth(DEPTHS.jar);
    this.#lid = stage.image('deksel', 0, 0).setDepth(DEPTHS.jar + 1);
  }

  /** Where a bug goes in. */
  get mouth(): Spot {
    return { x: this.#jar.x, y: this.#jar.y - 40 };
  }

  stand(x: number) {
    this.thing.setPosition(x, JARS.y);
    this.#jar.setPosition(x, JARS.jar);
    this.#lid.setPosition(x, JARS.jar + LID.up);
  }

  async come() {
    const targets = this.#all.map((one) => one.setAlpha(0));
    await this.#stage.tween({ targets, to: { alpha: 1 }, ms: MS.come });
  }

  /** It is meant: its lid comes off. */
  open(isOpen: boolean) {
    if (this.thing.look === 'normal' || this.thing.look === 'chosen')
      this.thing.look = isOpen ? 'chosen' : 'normal';
    const y = JARS.jar + (isOpen ? LID.off : LID.up);
    const to = { y, angle: isOpen ? LID.turn : 0 };
    void this.#stage.tween({ targets: this.#lid, to, ms: MS.lid, ease: 'Back.Out', pop: true });
  }

  /** It could be meant: its lid rattles. */
  rattle() {
    const { clock, reducedMotion } = this.#stage;
    const beat = reducedMotion ? 0 : Math.sin(clock.now / LID.beatMs);
    this.#lid.setY(JARS.jar + LID.up - Math.abs(beat) * LID.rattle).setAngle(beat * 6);
  }

  async clear() {
    await this.#stage.tween({ targets: this.#all, to: { alpha: 0 }, ms: MS.lid });
    for (const one of this.#all) one.destroy();
  }

  get #all() {
    return [this.thing, this.#jar, this.#lid];
  }
}

/** A jar for each choice, in a row along the bottom. */
export function jarsFor(stage: GameStage, choices: readonly Choice[]): Jar[] {
  const jars = choices.map((choice) => {
    const { mark, label, badge } = choice.sign!;
    const sign = stage.kit.bucketSign(0, 0, mark, label, { maxWidth: WIDEST, ...(badge && { badge }) });
    return new Jar(stage, choice, sign);
  });
  const wide = jars.reduce((sum, { thing }) => sum + thing.width, 0);
  const gap = Math.max(GAP, (JARS.right - JARS.left - wide) / (jars.length + 1));
  let x = (JARS.left + JARS.right - wide - gap * (jars.length - 1)) / 2;
  for (const jar of jars) {
    jar.stand(x + jar.thing.width / 2);
    x += jar.thing.width + gap;
  }
  return jars;
}
