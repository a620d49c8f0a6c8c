import type { Exercise, Outcome, RawAnswer, WholeAnswer } from '../../engine/exercise/index.ts';
import { GameScene, type Crew, type Feat, type Forms, type Input, type Klodder, type Via } from '../../engine/stage/index.ts'; // prettier-ignore
import { Blanket } from './blanket.ts';
import { BuildPlay } from './build-play.ts';
import { ChoosePlay } from './choose-play.ts';
import type { Cloud } from './cloud.ts';
import { Field, FENCE_Y } from './field.ts';
import { bounceHigh } from './finale.ts';
import type { Meadow, Shooting } from './game.ts';
import { Grip } from './grip.ts';
import { Jumper } from './jumper.ts';
import { DEPTHS, FIELD, FLOOR, GROUND, HOME } from './places.ts';
import { Bounce } from './rules.ts';

const TUNING = {
  /** A hop in ms, and half the blanket in u, at tempo 0 and 1. */
  hop: [1040, 800],
  half: [140, 96],
  /** In calm mode hops take so many times as long, and in the example all goes so many times as fast. */
  calm: 1.2,
  shown: 1.8,
  tik: 90,
  carriers: 88,
  slipMs: 700,
  /** How long he hangs in a cloud that was wrong, and when the next try may come. */
  wriggle: { hang: 420, down: 420 },
  /** The robot presses when he lands within so many ms, and holds on so much longer than that. */
  press: { from: 620, more: 200, shown: 260 },
} as const;

/** The marks of the kunstje: birds that come to sit on the fence. */
const BIRDS = {
  count: 10,
  empty: 'vogel-leeg',
  full: 'vogel',
  at: (i: number) => ({ x: (i < 5 ? 64 : 926) + i * 44, y: FENCE_Y - 46 }),
  depth: DEPTHS.marks,
};
const NOTES = [1, 1.122, 1.26, 1.335, 1.498] as const;
const WAIT: Input = { kind: 'wait', ms: 17 };

/** 26 Stuitergame: carry the blanket under Tik, aim, and press as he lands: he shoots through the right cloud. */
export default class Stuitergame extends GameScene<Shooting> implements Meadow {
  override readonly forms: Forms<Shooting> = {
    choose: (exercise) => new ChoosePlay(this, exercise),
    build: (exercise) => new BuildPlay(this, exercise),
  };
  readonly bounce = new Bounce({
    goals: () => (this.isOpen ? (this.play?.goals ?? []) : []),
    landed: (offset) => this.#landed(offset),
    shot: (isExact) => this.#shot(isExact),
    hit: (goal) => this.#hit(goal as Cloud),
    missed: () => this.#missed(),
  });
  #grip!: Grip;
  #field!: Field;
  #crew!: Crew;
  #third!: Klodder;
  #blanket!: Blanket;
  #jumper!: Jumper;
  #feat!: Feat;
  #isCopying = false;
  #isOver = false;
  #run = 0;

  setup() {
    const { stage, bounce } = this;
    stage.backdrop();
    this.#field = new Field(stage);
    const left = { x: FIELD.middle - 150, y: GROUND, size: TUNING.carriers };
    this.#crew = stage.kit.crew({
      host: { x: FIELD.middle, y: FLOOR, size: TUNING.tik, name: 'tik' },
      own: left,
    });
    this.#third = stage.klodder('pleun', { ...left, x: FIELD.middle + 150, flip: true });
    this.#feat = stage.kit.feat(BIRDS);
    bounce.hopMs = stage.lerp(...TUNING.hop) * (stage.calm ? TUNING.calm : 1);
    bounce.half = stage.lerp(...TUNING.half);
    this.#blanket = new Blanket(stage, bounce, [this.#crew.own, this.#third]);
    this.#jumper = new Jumper(stage, this.#crew.host, bounce);
    this.#grip = new Grip(stage, bounce, {
      isSure: () => this.#isSure,
      mayAim: () => this.mayAim,
      walk: (way) => this.#walk(way),
    });
  }

  /** The game carries and shoots by itself: one is only pointed out. In calm mode, with motor support, and when it is done over. */
  get #isSure() {
    return this.stage.calm || this.stage.settings.support || this.#isCopying;
  }

  get mayAim() {
    return this.isOpen && !this.bounce.isAway && (this.play?.goals.length ?? 0) > 0;
  }

  override async present(exercise: Exercise) {
    const { stage, third, isHurrying, bounce } = this;
    this.#isCopying = false;
    bounce.tie(undefined);
    bounce.isLed = this.#isSure;
    stage.kit.banner.place = HOME;
    this.#crew.wait();
    this.#field.fall(third === 2, isHurrying);
    await super.present(exercise);
    bounce.span(this.play?.clouds ?? []);
    if (third >= 1 && !isHurrying) this.#field.visit(exercise.id);
  }

  override async respond(outcome: Outcome) {
    if (outcome.step === 'onthul') this.#crew.wonder();
    else if (outcome.step === 'nogeens') this.#crew.startle(TUNING.slipMs);
    // Where the game shoots by itself, what is right at once counts as a press on the moment.
    if (outcome.last) this.#feat.note(this.#isSure && outcome.decides && outcome.verdict.right, outcome);
    await super.respond(outcome);
  }

  override takeOver(answer: WholeAnswer) {
    this.#isCopying = true;
    this.bounce.isLed = true;
    super.takeOver(answer);
  }

  override async copied(given: RawAnswer) {
    this.#isCopying = false;
    this.bounce.isLed = this.#isSure;
    await super.copied(given);
  }

  override async clear() {
    this.#field.quiet();
    this.bounce.drop();
    await super.clear();
  }

  override frame(ms: number) {
    super.frame(ms);
    if (!this.#isOver) this.bounce.step(ms * (this.isExample ? TUNING.shown : 1));
    this.#blanket.frame(ms);
    if (this.#isOver) return;
    const aimed = this.#jumper.frame(ms, this.mayAim);
    for (const cloud of this.play?.clouds ?? []) cloud.isAimed = cloud === aimed;
    const { x, y } = this.bounce.spot;
    this.#crew.own.look(x, y);
    this.#third.look(x, y);
  }

  override async finale() {
    this.bounce.drop();
    this.#isOver = true;
    await bounceHigh(this.stage, this.#field, this.#crew, this.#third);
  }

  point(cloud: Cloud) {
    this.bounce.tie(cloud);
    this.stage.sound.play('tik', { volume: 0.7 });
  }

  press(cloud: Cloud, isDown: boolean) {
    this.#grip.press(cloud, isDown);
  }

  cheer(cloud: Cloud) {
    this.#crew.cheer();
    void this.#third.hop();
    this.stage.sound.play('fluitloop', { rate: NOTES[this.#run++ % NOTES.length]! });
    this.stage.fx.burst('confetti', cloud.x, cloud.middle, { count: 9, spread: 130 });
    this.bounce.drop();
  }

  async wriggle() {
    const { clock, sound } = this.stage;
    this.#jumper.glide();
    await clock.wait(TUNING.wriggle.hang);
    sound.play('parachute');
    this.bounce.drop(true);
    await clock.wait(TUNING.wriggle.down);
  }

  override step(want: RawAnswer, via: Via): Input | null {
    const own = super.step(want, via);
    const { bounce } = this;
    const cloud = this.play?.nextFor(want);
    if (own || this.#isSure || !cloud) return own;
    if (!this.mayAim) return WAIT;
    if (via === 'keyboard' && bounce.tied !== cloud) return this.#keyFor(cloud);
    const { untilLanding } = bounce;
    const { from, more } = TUNING.press;
    if (untilLanding > from) return WAIT;
    const ms = Math.round(untilLanding + more);
    if (via === 'keyboard') return bounce.isThere ? { kind: 'key', code: 'Space', ms } : WAIT;
    return { kind: 'hold', x: cloud.x, y: cloud.middle, ms };
  }

  /** The key that points it out: its own, or an arrow up or down towards it. */
  #keyFor(cloud: Cloud): Input {
    const offerOf = (one: unknown) => this.stage.offers().find(({ object }) => object === one);
    const offer = offerOf(cloud.thing);
    const { tied } = this.bounce;
    // Its letter may have pointed out a twin.
    const isTwin = tied && offerOf((tied as Cloud).thing)?.label === offer?.label;
    const key = offer && !isTwin && this.stage.keyFor(offer);
    const goals = this.play?.goals ?? [];
    const way = goals.indexOf(cloud) > this.#ahead ? 'ArrowUp' : 'ArrowDown';
    return key || { kind: 'key', code: way, ms: 34 };
  }

  /** Which of the clouds is aimed at. */
  get #ahead(): number {
    const { tied, aim } = this.bounce;
    return (this.play?.goals ?? []).findIndex((goal) => goal === (tied ?? aim?.goal));
  }

  #walk(way: -1 | 1) {
    const goals = this.play?.goals ?? [];
    const at = this.#ahead;
    const next = goals[at < 0 ? 0 : (at + way + goals.length) % goals.length];
    if (this.mayAim && next) this.point(next);
  }

  #landed(offset: number) {
    const { sound } = this.stage;
    this.#blanket.land(offset);
    sound.play('boing', { volume: 0.45, rate: 1 });
    void this.#crew.host.squash();
  }

  #shot(isExact: boolean) {
    const { stage, bounce } = this;
    stage.sound.play('suizen', { rate: isExact ? 1.2 : 1 });
    this.#crew.host.face('proud', TUNING.slipMs);
    if (!isExact || this.#isSure || this.isExample) return;
    stage.fx.burst('stars', bounce.next, FLOOR, { count: 9, spread: 70 });
    this.#feat.gather();
    if (this.third === 2) stage.tip(1, bounce.next, FLOOR - 60);
  }

  #hit(cloud: Cloud) {
    cloud.dent();
    if (this.play?.hit(cloud)) return;
    this.bump();
    this.bounce.drop();
  }

  #missed() {
    this.#field.dent(this.bounce.next);
    this.#crew.startle(TUNING.slipMs);
    this.bump();
  }
}
