import type { Exercise, Mark, Outcome, Rng, RoundResult, WholeAnswer } from '../../engine/exercise/index.ts';
import { GameScene } from '../../engine/stage/index.ts';
import { CARD_ID, bringIn, correct, dipInto, lay, takeDown, type Target } from './cards.ts';
import { EarlyCards } from './early-cards.ts';
import { hangAndSign } from './finale.ts';
import { Fling } from './fling.ts';
import { answerFor, cardsOf, isPlayed, potsOf, rightPot, type Played } from './forms.ts';
import { Gauge } from './gauge.ts';
import { Painter } from './painter.ts';
import type { Pot } from './pots.ts';
import { clearest, fieldsFor, quota } from './rules.ts';
import { Snail } from './snail.ts';
import { Stand } from './stand.ts';
import { MURAL_BOX, Wall } from './wall.ts';

const TUNING = {
  /** ms that a free fling lasts, at tempo 0 and 1; in calm mode so many throws instead; ms in the example. */
  fling: [3000, 2000],
  calmThrows: 5,
  example: { ms: 900, below: 320 },
  /** Radius of the splat that answers, and of those of a free fling. */
  splat: 62,
  extra: [42, 55],
  /** ms in which a third of the paint drips from the hand. */
  drying: [6500, 4200],
  /** Share of the wall that is the kunstje. */
  goal: 0.85,
  /** From this tempo the next cards can be read half-way the fling. */
  peekFrom: 0.6,
  /** How often everyone looks where it happens, in ms. */
  look: 120,
  /** The banner comes where it covers neither the hit nor the field that paint may still be thrown at. */
  banner: [540, 731, 960].flatMap((x) => [338, 524].map((y) => ({ x, y }))),
} as const;

const MARKS: readonly Mark[] = ['A', 'B', 'C', 'D'];

/** Verf gooien: the right paint on the word, and a mural appears on a grey wall. */
export default class VerfGooien extends GameScene {
  #wall!: Wall;
  #painter!: Painter;
  #fling!: Fling;
  #stand!: Stand;
  #gauge!: Gauge;
  #snail!: Snail;
  #rng!: Rng;
  #targets: Target[] = [];
  #hit: Target | undefined;
  #early!: EarlyCards;
  #copying = false;
  #wasRight = false;

  setup() {
    const { stage } = this;
    stage.backdrop();
    this.#rng = stage.rng.fork('velden');
    this.#wall = new Wall(stage);
    this.#painter = new Painter(stage);
    this.#fling = new Fling(stage, this.#wall, this.#painter);
    this.#stand = new Stand(stage, this.#painter, {
      isOpen: () => this.flow.phase !== 'goed' && this.flow.phase !== 'einde',
      dryMs: () =>
        stage.calm || this.flow.phase !== 'spel' ? undefined : stage.lerp(TUNING.drying[0], TUNING.drying[1]),
      onGone: () => {
        this.bump();
        this.#painter.startle();
      },
    });
    this.#gauge = new Gauge(stage, TUNING.goal);
    this.#snail = new Snail(stage, this.#wall);
    this.#early = new EarlyCards(stage, this.#wall, this.#rng);
    const { at, of } = this.deps.round.progress;
    for (const field of this.#rng
      .shuffle([...this.#wall.bare])
      .slice(0, quota(at, of, this.#wall.fields.length)))
      this.#wall.restore(field, this.#rng.pick(MARKS));
    this.#gauge.show(this.#wall.coverage.share);
    const { left, top, right, bottom } = MURAL_BOX;
    stage.gesture({
      id: 'muur',
      label: 'muur',
      area: () => ({ x: left - 40, y: top - 20, width: right - left + 80, height: bottom - top + 40 }),
      onStart: (x, y) => this.#tapWall(x, y),
    });
    stage.clock.every(TUNING.look, () => this.#look());
  }

  override async present(exercise: Exercise) {
    if (!isPlayed(exercise)) throw new Error(`Verf gooien can't play "${exercise.form}".`);
    this.#copying = false;
    this.#hit = undefined;
    const early = this.#early.take(exercise.id);
    const pots = this.#stand.set(potsOf(exercise, this.#rng.pick(MARKS)));
    const cards = cardsOf(exercise);
    const fields = () => fieldsFor(cards.length, this.#wall.middles, this.#free(), this.#rng);
    this.#targets = early?.targets ?? lay(this.stage, this.#wall, cards, fields());
    this.#wall.light(this.#targets.map(({ field }) => field));
    await (early?.shown ?? bringIn(this.stage, this.#targets));
    await pots;
    for (const target of this.#targets) this.#offer(exercise, target);
    if (exercise.form === 'choose') this.#stand.load(this.#stand.first);
  }

  override async respond(outcome: Outcome) {
    const target = this.#hit;
    const pot = this.#stand.loaded;
    if (!target || !pot) return;
    this.#wasRight = outcome.step === 'goed';
    if (this.#wasRight) return this.#right(target, pot, outcome.reveal?.text ?? '');
    await this.#water(target);
    if (outcome.step === 'onthul') await this.stage.kit.eraser.rub(target.card);
    const right = this.#stand.find(rightPot(outcome.answer));
    if (right) await this.#dipCard(target, right, outcome);
    else {
      target.card.look = 'out';
      this.#wall.light(this.#inPlay().map(({ field }) => field));
      this.#stand.load(pot);
    }
  }

  override takeOver(_answer: WholeAnswer) {
    this.#copying = true;
    this.#hit = undefined;
  }

  override async clear() {
    const example = this.flow.phase === 'voorbeeld';
    if (this.#copying && this.#hit && this.#stand.loaded) {
      await this.#paint(this.#hit, this.#stand.loaded.spec.mark);
      this.#wasRight = true;
    }
    this.#wall.light();
    const mark = this.#stand.loaded?.spec.mark ?? this.#rng.pick(MARKS);
    this.#stand.unload();
    const gone = takeDown(this.stage, this.#targets.splice(0));
    const { at, of } = this.deps.round.progress;
    const from = this.#hit?.field ?? 0;
    const fields = quota(at + 1, of, this.#wall.fields.length);
    const flow = () => this.#wall.flowOn(fields, from, mark, this.#wasRight, this.#early.fields);
    await Promise.all([gone, example ? undefined : flow()]);
    if (example) this.#wall.reset();
    this.#count(example);
  }

  override frame(ms: number) {
    this.#wall.frame(ms);
    this.#painter.frame(ms);
    this.#snail.frame(ms);
    this.#stand.frame(ms);
  }

  override async finale(_result: RoundResult) {
    void this.#stand.clear();
    void this.#early.drop();
    void this.#gauge.leave();
    await Promise.all([...this.#wall.bare].map((field) => this.#wall.flood(field, this.#rng.pick(MARKS))));
    this.stage.sound.play('kwast');
    this.#wall.touchUp();
    await hangAndSign(this.stage, this.#wall, this.#painter);
  }

  // The verdicts.

  async #right(target: Target, pot: Pot, word: string) {
    const { mark } = pot.spec;
    const example = this.flow.phase === 'voorbeeld';
    target.card.look = 'right';
    void takeDown(
      this.stage,
      this.#targets.filter((one) => one !== target),
    );
    await this.#paint(target, mark);
    this.#painter.dance(mark);
    let full = false;
    const { calm, tempo } = this.stage;
    const ms = this.stage.lerp(TUNING.fling[0], TUNING.fling[1]);
    const lasting = calm ? { throws: TUNING.calmThrows } : { ms };
    const { upcoming } = this.deps.round;
    if (!example && !calm && tempo >= TUNING.peekFrom)
      this.#early.later({ upcoming, field: target.field, ms: ms / 2, word }, () => this.#fling.isOn);
    // Where "Verder" comes, the pots make room for it.
    const makeRoom = calm && !example;
    if (makeRoom) void this.#stand.sink(true);
    await this.#fling.run(target.field, mark, {
      ...(example ? { ms: TUNING.example.ms, shown: 2 } : lasting),
      size: TUNING.extra,
      onHit: () => {
        this.#count(example);
        if (full || example || !this.#wall.coverage.isFull(target.field)) return;
        full = true;
        const { x, y } = this.#wall.middles[target.field]!;
        this.stage.tip(1, x, y);
      },
    });
    if (makeRoom) void this.#stand.sink(false);
  }

  /** The paint flies, hits and floods the field; the card goes under in it. */
  async #paint({ card, field }: Target, mark: Mark) {
    const { stage } = this;
    const at = { x: card.x, y: card.y };
    await this.#painter.throwAt(at);
    stage.sound.play(`splat${1 + this.#rng.below(5)}`);
    this.#wall.light(
      this.#inPlay()
        .filter((one) => one.field !== field)
        .map((one) => one.field),
    );
    this.#wall.splat(mark, at.x, at.y, TUNING.splat);
    this.#painter.spray(mark, at, 8 + this.#rng.below(5));
    void stage.tween({ targets: card, to: { alpha: 0, scale: 1.12 }, ms: 240, delay: 260, pop: true });
    await this.#wall.flood(field, mark, at);
    this.#count(this.flow.phase === 'voorbeeld');
  }

  /** In the air the paint turns into water and runs clear off the wall. */
  async #water({ card: { x, y } }: Target) {
    await this.#painter.throwAt({ x, y }, { water: true });
    this.#painter.startle();
    await this.#painter.splashWater({ x, y: y + 30 });
  }

  /** The card shows its right spelling, floats to the right pot and dips itself; a thin coat is left behind. */
  async #dipCard(target: Target, pot: Pot, { reveal }: Outcome) {
    if (reveal) correct(this.stage, target, reveal);
    this.#stand.loaded?.chosen(false);
    this.#wall.light();
    await this.stage.clock.wait(500);
    await dipInto(this.stage, target, pot.mouth);
    await this.#wall.wash(target.field, pot.spec.mark);
    this.#hit = target;
  }

  /** How much of the wall is painted now; enough of it is the kunstje. */
  #count(example: boolean) {
    const { share } = this.#wall.coverage;
    this.#gauge.show(share);
    if (example || share < TUNING.goal) return;
    void this.#gauge.reach();
    this.stage.feat();
  }

  // What the pupil does.

  #offer(exercise: Played, target: Target) {
    const { card, option } = target;
    const choosing = exercise.form === 'choose';
    this.stage.offer(card, {
      id: CARD_ID + option.id,
      kind: choosing ? 'option' : 'commit',
      value: option.id,
      label: option.text ?? option.picture?.alt ?? 'kaart',
      enabled: () => card.look !== 'out' && this.#stand.loaded !== undefined,
      onPick: () => this.#throwAt(target),
      onPress: (pressed) => {
        if (card.look === 'normal' || card.look === 'pressed') card.look = pressed ? 'pressed' : 'normal';
      },
    });
  }

  #throwAt(target: Target) {
    const { exercise } = this;
    if (!exercise || !isPlayed(exercise) || !this.#stand.loaded || target.card.look === 'out') return;
    const around = [target.card, this.#wall.middles[target.field]!];
    this.stage.kit.banner.place = clearest(TUNING.banner, around);
    const before = this.#hit;
    this.#hit = target;
    if (!this.commit(answerFor(exercise, this.#stand.loaded.spec.id, target.option.id))) this.#hit = before;
  }

  /** A tap on the wall itself: another splat, or a throw at the field that is lit there. */
  #tapWall(x: number, y: number) {
    if (this.#fling.isOn) return this.#fling.tap(x, y);
    const { phase } = this.flow;
    if (phase !== 'spel' && phase !== 'neemover') return;
    const field = this.#wall.fieldAt(x, y);
    const target = this.#inPlay().find((one) => one.field === field);
    if (target && this.#stand.loaded) return this.#throwAt(target);
    this.bump();
    this.#stand.ask();
  }

  #inPlay = () => this.#targets.filter(({ card }) => card.scene && card.look !== 'out');

  /** Fields for cards: bare ones; in the example those that the line of explanation leaves in view. */
  #free(): ReadonlySet<number> {
    const { bare, middles } = this.#wall;
    return this.isExample
      ? new Set([...bare].filter((field) => middles[field]!.y > TUNING.example.below))
      : bare;
  }

  #look() {
    const { pointer } = this.stage;
    const card = this.#targets[0]?.card;
    if (this.#stand.loaded || !card?.scene) this.#painter.watch(pointer.x, pointer.y);
    else this.#painter.watch(card.x, card.y);
  }
}
