import type { BucketSign, Container, GameStage, Image } from '../../engine/stage/index.ts';
import type { Point } from './glass.ts';
import { DEPTHS } from './places.ts';

/** Left hangs the polishing cloth (klopt), right the paint-over sponge (klopt niet). */
const HOOKS = [
  { fits: true, x: 190, frame: 'doek', mark: 'A', label: 'klopt', badge: 'badge/klopt' },
  { fits: false, x: 1176, frame: 'spons', mark: 'B', label: 'klopt niet', badge: 'badge/kloptniet' },
] as const;
/** Middle of what hangs there, the top of its rope, and its parts around that middle. */
const Y = 392;
const ROPE = -100;
const AT = { hook: -86, tool: { x: 14, y: -34 }, sign: 72, high: 240 } as const;
const SIGN_WIDEST = 270;
const MS = { swing: 180, light: 240, fly: 240, rub: 110, back: 200 } as const;
const RUBS = 3;
/** The signs while nothing can be read. */
const PALE = 0.4;

interface Hook {
  fits: boolean;
  root: Container;
  hook: Image;
  sign: BucketSign;
  tool: Image;
  frame: string;
}

/** Two hooks beside the window; they light up once the word can be read. */
export class Hooks {
  readonly #stage: GameStage;
  readonly #hooks: Hook[];
  #lit = false;

  constructor(stage: GameStage, onPick: (fits: boolean) => void) {
    this.#stage = stage;
    this.#hooks = HOOKS.map(({ fits, x, frame, mark, label, badge }) => {
      const rope = stage.image('touw', x, ROPE).setOrigin(0.5, 0).setDepth(DEPTHS.rope);
      rope.setScale(1, (Y + AT.hook - 84 - ROPE) / 200);
      const hook = stage.image('haak-uit', 0, AT.hook);
      const tool = stage.image(`${frame}-uit`, AT.tool.x, AT.tool.y);
      const sign = stage.kit.bucketSign(0, AT.sign, mark, label, { maxWidth: SIGN_WIDEST, badge });
      const root = stage.scene.add.container(x, Y, [hook, tool, sign]).setDepth(DEPTHS.hook);
      stage.offer(root, {
        id: `haak-${fits ? 'klopt' : 'kloptniet'}`,
        kind: 'option',
        value: fits ? 'klopt' : 'kloptniet',
        label,
        size: { width: sign.width, height: AT.high },
        onPick: () => onPick(fits),
        onPress: (pressed) => (sign.look = pressed ? 'pressed' : 'normal'),
      });
      return { fits, root, hook, sign, tool, frame };
    });
    this.light(false);
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
      sign.setAlpha(lit ? 1 : PALE);
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
  async use(fits: boolean, at: Point, wide: number, rubbed: () => void) {
    const stage = this.#stage;
    const hook = this.#hooks.find((one) => one.fits === fits)!;
    hook.tool.setVisible(false);
    const home = { x: hook.root.x + hook.tool.x, y: hook.root.y + hook.tool.y };
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
    const roots = this.#hooks.map(({ root }) => root);
    await this.#stage.tween({ targets: roots, to: { alpha: 0 }, ms: MS.light });
    for (const root of roots) root.setVisible(false);
  }
}
