import type { Exercise, Outcome, RawAnswer, RoundResult, WholeAnswer } from '../../engine/exercise/index.ts';
import {
  GameScene,
  type Crew,
  type Feat,
  type Forms,
  type Input,
  type Via,
} from '../../engine/stage/index.ts';
import { Balloon } from './balloon.ts';
import { Bench } from './bench.ts';
import { BuildOrder } from './build-order.ts';
import { ChooseOrder } from './choose-order.ts';
import { singAlong } from './finale.ts';
import { Guests } from './guests.ts';
import type { Kitchen, Order } from './order.ts';
import { Oven } from './oven.ts';
import type { Pizza } from './pizza.ts';
import type { Crust } from './rules.ts';
import { melt, share } from './serving.ts';
import { SplitOrder } from './split-order.ts';
import { Tickets } from './tickets.ts';
import { DEPTHS } from './topping.ts';

const TUNING = {
  /** Patience of a guest in ms, at tempo 0 and 1; only the tip depends on it. */
  patience: [60_000, 30_000],
  /** Golden pizzas that make the kunstje: on the chimney of the oven. */
  stars: { x: 1122, y: 116, pitch: { x: 22, y: 0 }, size: 0.3, count: 5 },
  /** A guest has the pizza before it; then the next order may come. */
  servedMs: 360,
  /** Orders on a golden ticket, by how many were made before: a golden crust pays double then. */
  festive: [4, 8] as readonly number[],
  /** What can't be used now. */
  dimmed: 0.5,

  cook: { x: 930, y: 417, size: 158 },
  /** What he says of a pizza, before the oven, and for how long in ms. */
  says: { x: 1178, y: 286, ms: 1300 },
  /** The lamp of the oven: a golden pizza is rewarded from there. */
  lamp: { x: 1166, y: 190 },
  helper: { x: 1272, y: 614, size: 84 },
  /** Where the pupil's Klodder stands when the counter is full. */
  aside: { x: 534, y: 417 },
} as const;

const FESTIVE = 'Een bon met een ster:\ndubbele fooi!';

/** What the cook says of a pizza that comes out of the oven. */
const CRUSTS: Record<Crust, string> = {
  pale: 'Een beetje bleek,\nwel lekker.',
  golden: 'Goudbruin!',
  brown: 'Lekker knapperig!',
};

/** 01 Pizza bakken: lay the letters of a word on a pizza, ring the bell, bake it golden. */
export default class PizzaBakken extends GameScene<Order> implements Kitchen {
  override readonly forms: Forms<Order> = {
    build: (exercise) => new BuildOrder(this, exercise),
    choose: (exercise) => new ChooseOrder(this, exercise),
    split: (exercise) => new SplitOrder(this, exercise),
  };
  readonly cook = TUNING.cook;
  bench!: Bench;
  #oven!: Oven;
  /** A star on the chimney for every golden pizza that the kunstje asks. */
  #golden!: Feat;
  #guests!: Guests;
  #crew!: Crew;
  #says!: Balloon;
  #tickets!: Tickets;
  /** The order that is eaten now, while the next one is made. */
  #served: Promise<void> = Promise.resolve();
  /** Whether this order is on the golden ticket. */
  #isFestive = false;

  setup() {
    const { stage } = this;
    stage.backdrop();
    const scenery = (frame: string, x: number, y: number, depth: number) =>
      stage.image(frame, x, y).setDepth(depth);
    this.#guests = new Guests(stage);
    scenery('luifel', 0, 0, DEPTHS.awning);
    this.#oven = new Oven(stage);
    this.#golden = stage.kit.feat({ ...TUNING.stars, depth: DEPTHS.fire });
    const { cook, helper } = TUNING;
    this.#tickets = new Tickets(stage);
    this.#crew = stage.kit.crew({
      host: { ...cook, name: 'sjaak', depth: DEPTHS.cook, hat: 'chef' },
      own: { ...helper, depth: DEPTHS.bell, flip: true },
    });
    this.#says = new Balloon(stage, TUNING.says.x, TUNING.says.y);
    scenery('rand', 0, 0, DEPTHS.ledge);
    this.bench = new Bench(stage);
  }

  override async present(exercise: Exercise) {
    const { stage } = this;
    const { at } = this.deps.round.progress;
    this.#isFestive = !this.isExample && TUNING.festive.includes(at);
    const dots = exercise.form === 'build' ? exercise.slots : 0;
    this.#tickets.next({ picture: exercise.prompt.picture, dots, festive: this.#isFestive });
    const presented = super.present(exercise);
    this.#placeHelper(this.play?.wide ?? false);
    await presented;
    if (this.#isFestive) this.#says.say(FESTIVE, TUNING.says.ms);
    this.#crew.host.face('look');
    // Who was served last still eats: the next in line comes to the front by itself.
    void this.#served.then(() => {
      this.#guests.wait(stage.calm ? 0 : stage.lerp(TUNING.patience[0], TUNING.patience[1]));
      this.#guests.front.face('look');
    });
  }

  override async respond(outcome: Outcome) {
    const { host } = this.#crew;
    if (outcome.step !== 'nogeens') this.#dim(TUNING.dimmed);
    if (outcome.step === 'goed') host.face('happy');
    else host.face(outcome.step === 'onthul' ? 'look' : 'think', 1600, 'look');
    if (outcome.step === 'onthul') {
      // What is copied now costs no patience.
      this.#guests.stopWaiting();
      this.#guests.front.face('think', 1800, 'look');
    }
    const sniffed = outcome.step === 'nogeens' ? this.#guests.sniff() : undefined;
    await Promise.all([sniffed, super.respond(outcome)]);
    if (outcome.step === 'nogeens') this.#guests.hush();
    if (outcome.step === 'goed' && this.play) await this.#right(this.play, outcome);
  }

  override takeOver(answer: WholeAnswer) {
    this.#dim(1);
    super.takeOver(answer);
  }

  /** After a mistake the pizza that was copied is baked behind the scenes: everybody gets one. */
  override async copied(given: RawAnswer) {
    const { play } = this;
    if (!play) return;
    const pizza = await play.ready(given);
    pizza.show('golden');
    void this.bench.slideOut();
    this.#serve(play, pizza, false);
  }

  override async clear() {
    this.bench.clear();
    this.#dim(1);
    await super.clear();
    this.#oven.rest();
  }

  override frame(ms: number) {
    super.frame(ms);
    this.#oven.frame();
    const { x, y } = this.play?.focus?.() ?? this.stage.pointer;
    this.#guests.frame(x, y);
    this.#crew.look(x, y);
  }

  override step(_want: RawAnswer, via: Via): Input | null {
    // All else follows from what is offered; the golden pizza is the one thing to be pulled out in time.
    const { handle, ready } = this.#oven;
    if (!handle || ready !== 'golden') return null;
    if (via === 'keyboard') return { kind: 'key', code: 'Enter', ms: 40 };
    const { x, y, width, height } = handle.rect();
    return { kind: 'tap', x: x + width / 2, y: y + height / 2 };
  }

  override async finale(result: RoundResult) {
    this.bench.clear();
    this.bench.clearSides(true);
    void this.bench.slideOut();
    await this.#served;
    await singAlong(this.stage, this.#guests, this.#crew, this.words, result);
  }

  /** Right: cheese melts over the letters, the pizza bakes, the guest eats and pays. */
  async #right(order: Order, outcome: Outcome) {
    const { stage } = this;
    const quick = this.#guests.hearts > 0 && !stage.calm;
    this.#guests.stopWaiting();
    this.#guests.front.face('happy');
    void this.#crew.own.hop();
    const pizza = await order.ready(outcome.given);
    await melt(stage, order, pizza);
    void this.bench.slideOut();
    // The example shows the way into the oven and stops there.
    if (this.isExample) return this.#oven.show(pizza);
    this.#judgeCrust(await this.#oven.bake(pizza), outcome);
    this.#serve(order, pizza, quick);
    await stage.clock.wait(TUNING.servedMs);
  }

  /** Bell and left-overs are paler while they can't be used. */
  #dim(alpha: number) {
    this.bench.dim(alpha);
    this.play?.dim?.(alpha);
  }

  /** The pupil's own Klodder helps at the bell, or watches from behind a full counter. */
  #placeHelper(wide: boolean) {
    const { aside, helper } = TUNING;
    this.#crew.own.setPosition(wide ? aside.x : helper.x, wide ? aside.y : helper.y);
    this.#crew.own.setDepth(wide ? DEPTHS.cook : DEPTHS.bell);
  }

  #judgeCrust(crust: Crust, outcome: Outcome) {
    const { stage } = this;
    stage.announce(CRUSTS[crust].replace('\n', ' '));
    this.#says.say(CRUSTS[crust], TUNING.says.ms);
    // Where the oven waits by itself, only first-try rights count.
    this.#golden.note(crust === 'golden', outcome);
    if (crust !== 'golden') return;
    this.#crew.host.face('proud', 2000, 'look');
    stage.fx.burst('stars', TUNING.lamp.x, TUNING.lamp.y, { count: 8, spread: 120 });
    this.#tip(TUNING.lamp.x, TUNING.lamp.y, this.#isFestive ? 2 : 1);
  }

  #tip(x: number, y: number, coins = 1) {
    this.stage.sound.play('tip');
    this.stage.tip(coins, x, y);
  }

  /** The guest eats and pays, and goes home over the hill; the next order is made meanwhile. */
  #serve(order: Order, pizza: Pizza, quick: boolean) {
    const eaten =
      order.slices.length > 1 ? share(this.stage, this.#guests, order, pizza) : this.#guests.eat(pizza);
    this.#served = eaten.then(() => {
      const { x, y } = this.#guests.front;
      void this.stage.kit.flyCoin({ x, y: y - 90 }, { x: TUNING.cook.x, y: TUNING.cook.y - 70 });
      if (quick) this.#tip(x, y - 120);
      pizza.destroy();
      void this.#guests.next();
    });
  }
}
