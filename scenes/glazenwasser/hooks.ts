import type { Choice } from '../../engine/exercise/index.ts';
import type { BucketSign, ChoiceThing, Container, GameStage, Image } from '../../engine/stage/index.ts';
import type { Point } from './glass.ts';
import { DEPTHS } from './places.ts';

/** Left hangs the polishing cloth (klopt), right the paint-over sponge (klopt niet). */
const SIDES = [
  { x: 190, frame: 'doek' },
  { x: 1176, frame: 'spons' },
] as const;
/** Middle of what hangs there, the top of its rope, and its parts around that middle. */
const Y = 392;
const ROPE = -100;
const AT = { hook: -86, tool: { x: 14, y: -34 }, sign: 72, high: 240 } as const;
const SIGN_WIDEST = 270;
const MS = { swing: 180, light: 240, fly: 240, rub: 110, back: 200 } as const;
const RUBS = 3;
export interface Hook extends ChoiceThing {
  thing: Container;
  hit: { width: number; height: number };
  hook: Image;
  sign: BucketSign;
  tool: Image;
  frame: string;
}

/** Two hooks beside the window; they light up once the word can be read. */
export class Hooks {
  readonly #stage: GameStage;
  #hooks: Hook[] = [];
  #lit = false;

  constructor(stage: GameStage) {
    this.#stage = stage;
  }

  /** They hang there from the first window that is judged; each answers the exercise of now. */
  hang(choices: readonly Choice[]): readonly Hook[] {
    if (this.#hooks.length === 0) this.#hooks = choices.map((choice, i) => this.#make(choice, SIDES[i]!));
    return this.#hooks;
  }

  #make(choice: Choice, { x, frame }: (typeof SIDES)[number]): Hook {
    const stage = this.#stage;
    const rope = stage.image('touw', x, ROPE).setOrigin(0.5, 0).setDepth(DEPTHS.rope);
    rope.setScale(1, (Y + AT.hook - 84 - ROPE) / 200);
    const hook = stage.image('haak-uit', 0, AT.hook);
    const tool = stage.image(`${frame}-uit`, AT.tool.x, AT.tool.y);
    const { mark, label, badge } = choice.sign!;
    const sign = stage.kit.bucketSign(0, AT.sign, mark, label, {
      maxWidth: SIGN_WIDEST,
      ...(badge && { badge }),
    });
    sign.isWaiting = true;
    const thing = stage.scene.add.container(x, Y, [hook, tool, sign]).setDepth(DEPTHS.hook);
    return { choice, thing, hit: { width: sign.width, height: AT.high }, hook, sign, tool, frame };
  }

  /** Lights the hooks up, or puts them out. */
  light(lit: boolean) {
    const stage = this.#stage;
    const was = this.#lit;
    this.#lit = lit;
    for (const { hook, sign, tool, frame } of this.#hooks) {
      const [hookFrame, toolFrame] = lit ? ['haak-aan', frame] : ['haak-uit', `${frame}-uit`];
      if (stage.hasImage(hookFrame)) hook.setFrame(hookFrame);
      if (stage.hasImage(toolFrame)) tool.setFrame(toolFrame);
      sign.isWaiting = !lit;
      if (lit && !was)
        void stage.tween({
          targets: tool,
          to: { angle: 12 },
          ms: MS.swing,
          yoyo: true,
          repeat: 1,
          pop: true,
        });
    }
    if (lit && !was) stage.sound.play('leg');
  }

  /** Not yet: both only sway. */
  sway() {
    for (const { tool } of this.#hooks)
      void this.#stage.tween({ targets: tool, to: { angle: -8 }, ms: MS.swing / 2, yoyo: true, pop: true });
  }

  /** The cloth rubs over the word, or the sponge paints it over; `rubbed` is called when it is done. */
  async use(hook: Hook, at: Point, wide: number, rubbed: () => void) {
    const stage = this.#stage;
    hook.tool.setVisible(false);
    const home = { x: hook.thing.x + hook.tool.x, y: hook.thing.y + hook.tool.y };
    const tool = stage.image(hook.frame, home.x, home.y).setDepth(DEPTHS.tool);
    await stage.tween({ targets: tool, to: { x: at.x - wide, y: at.y, angle: -14 }, ms: MS.fly });
    stage.sound.play('poets');
    for (let i = 0; i < RUBS; i++) {
      const to = { x: at.x + (i % 2 ? -wide : wide), angle: i % 2 ? -14 : 14 };
      await stage.tween({ targets: tool, to, ms: MS.rub });
      if (i === 0) rubbed();
    }
    void stage.tween({ targets: tool, to: { ...home, angle: 0 }, ms: MS.back }).then(() => {
      tool.destroy();
      if (hook.tool.scene) hook.tool.setVisible(true);
    });
  }

  /** They go up out of view. */
  async leave() {
    const roots = this.#hooks.map(({ thing }) => thing);
    await this.#stage.tween({ targets: roots, to: { alpha: 0 }, ms: MS.light });
    for (const root of roots) root.setVisible(false);
  }
}
