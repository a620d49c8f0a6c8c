import type { GameStage, Image, Offer } from '../../engine/stage/index.ts';
import type { Pizza } from './pizza.ts';
import { BAKE_MS, crustAt, goldenTime, type Crust, type GoldenTime } from './rules.ts';
import { DEPTHS } from './topping.ts';

const MOUTH = { x: 1166, y: 376, width: 236, height: 86 } as const;
const LAMPS: Record<Crust, string> = { pale: 'lamp-bleek', golden: 'lamp-goud', brown: 'lamp-bruin' };
const HANDLE_Y = 436;
const IN_MS = 440;
const SHOW_MS = 400;
/** How long the crust takes to change tone, in ms. */
const BLEND_MS = 260;
const FLAMES = [
  { frame: 'vlammetje', x: 1088, size: 1, beat: 0.0051 },
  { frame: 'vlammetje', x: 1244, size: 1.04, beat: 0.0063 },
  { frame: 'vlam', x: 1166, size: 1, beat: 0.0042 },
] as const;

interface Baking {
  pizza: Pizza;
  since: number;
  golden: GoldenTime;
  crust: Crust;
  out(crust: Crust): void;
}

/** The brick oven with its living fire, its light and the handle to pull the pizza out. */
export class Oven {
  #stage: GameStage;
  #flames: Image[];
  #glow: Image;
  #lamp: Image;
  #handle: Image;
  #offer: Offer | undefined;
  #baking: Baking | undefined;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#flames = FLAMES.map(({ frame, x, size }) =>
      stage.image(frame, x, 404).setScale(size).setDepth(DEPTHS.fire),
    );
    this.#glow = stage.image('gloed', MOUTH.x, 408).setDepth(DEPTHS.fire).setAlpha(0.24);
    this.#lamp = stage.image('lamp-uit', MOUTH.x, 190).setDepth(DEPTHS.fire);
    this.#handle = stage.image('hendel', MOUTH.x, HANDLE_Y).setDepth(DEPTHS.handle).setVisible(false);
  }

  /** Whether a pizza can be pulled out now, and how it would be. */
  get ready(): Crust | undefined {
    return this.#baking?.crust;
  }

  /** The handle while a pizza bakes. */
  get handle(): Offer | undefined {
    return this.#offer;
  }

  /** For the example: in, golden at once, and out again. */
  async show(pizza: Pizza) {
    await slideIn(pizza);
    pizza.thing.setDepth(DEPTHS.inOven);
    pizza.show('golden');
    this.#light('golden');
    await this.#stage.clock.wait(SHOW_MS);
    pizza.thing.setDepth(DEPTHS.flying);
  }

  /** Slides a pizza in; resolves with its crust when it is pulled out, or comes out by itself. */
  async bake(pizza: Pizza): Promise<Crust> {
    const stage = this.#stage;
    await slideIn(pizza);
    pizza.thing.setDepth(DEPTHS.inOven);
    const hum = stage.sound.play('oven-zoem');
    const crust = await new Promise<Crust>((out) => {
      const golden = goldenTime(stage.tempo, stage.calm);
      this.#baking = { pizza, golden, since: stage.clock.now, crust: 'pale', out };
      this.#light('pale');
      this.#handle.setVisible(true);
      stage.announce('De pizza bakt. Trek hem eruit als hij goudbruin is.');
      this.#offer = stage.offer(this.#handle, {
        id: 'hendel',
        kind: 'control',
        label: 'Trek de pizza uit de oven',
        key: 'Enter',
        size: { width: 150, height: 72 },
        onPick: () => this.#pull(),
      });
    });
    this.#offer?.remove();
    this.#offer = undefined;
    this.#handle.setVisible(false);
    hum.stop();
    stage.sound.play('knisper');
    stage.fx.burst('steam', MOUTH.x, 360, { count: 5, spread: 160 });
    pizza.thing.setDepth(DEPTHS.flying);
    return crust;
  }

  /** Every step: the fire flickers and the crust browns. */
  frame() {
    const { clock, reducedMotion } = this.#stage;
    if (!reducedMotion) this.#flicker(clock.now);
    const baking = this.#baking;
    if (!baking) return;
    const ms = clock.now - baking.since;
    baking.pizza.tone(blend(ms, baking.golden.from), blend(ms, baking.golden.to));
    const crust = crustAt(ms, baking.golden);
    if (crust !== baking.crust) {
      baking.crust = crust;
      this.#light(crust);
      if (crust === 'golden') this.#beckon();
    }
    if (baking.golden.to < BAKE_MS && ms >= BAKE_MS) this.#pull();
  }

  /** The light goes out; the pizza has been served. */
  rest() {
    this.#lamp.setFrame('lamp-uit');
  }

  #pull() {
    const baking = this.#baking;
    if (!baking) return;
    this.#baking = undefined;
    baking.pizza.show(baking.crust);
    baking.out(baking.crust);
  }

  /** Golden: the handle nods. */
  #beckon() {
    this.#stage.sound.play('tik', { rate: 1.4 });
    this.#handle.setY(HANDLE_Y);
    void this.#stage
      .tween({ targets: this.#handle, to: { y: HANDLE_Y + 9 }, ms: 150, yoyo: true, repeat: 1, pop: true })
      .then(() => this.#handle.setY(HANDLE_Y));
  }

  #light(crust: Crust) {
    this.#lamp.setFrame(LAMPS[crust]);
    void this.#stage.tween({ targets: this.#lamp, to: { scale: 1.16 }, ms: 140, yoyo: true, pop: true });
  }

  #flicker(now: number) {
    for (let i = 0; i < this.#flames.length; i++) {
      const { size, beat } = FLAMES[i]!;
      const wave = Math.sin(now * beat) + 0.5 * Math.sin(now * beat * 2.7);
      this.#flames[i]!.setScale(size * (1 - 0.03 * wave), size * (1 + 0.06 * wave));
    }
    this.#glow.setAlpha(0.24 + 0.04 * Math.sin(now * 0.0047));
  }
}

const slideIn = (pizza: Pizza) =>
  pizza.slide(MOUTH.x, MOUTH.y, pizza.widthWithin(MOUTH.width, MOUTH.height), IN_MS, 'Cubic.InOut');

/** 0 before a moment, 1 after it, with a short change around it. */
const blend = (ms: number, at: number) => Math.min(1, Math.max(0, (ms - at) / BLEND_MS + 0.5));
