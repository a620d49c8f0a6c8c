import type { Rng, RoundResult } from '../../engine/exercise/index.ts';
import { GameScene, type Forms } from '../../engine/stage/index.ts';
import { CardsPlay } from './cards-play.ts';
import { EarlyCards } from './early-cards.ts';
import { hangAndSign } from './finale.ts';
import { Fling } from './fling.ts';
import { Gauge } from './gauge.ts';
import { MARKS } from './paint.ts';
import type { Courtyard } from './courtyard.ts';
import type { Painting } from './painting.ts';
import { Painter } from './painter.ts';
import { PotsPlay } from './pots-play.ts';
import { quota } from './rules.ts';
import { Snail } from './snail.ts';
import { Stand } from './stand.ts';
import { MURAL_BOX, Wall } from './wall.ts';

const TUNING = {
  /** ms that a free fling lasts, at tempo 0 and 1; in calm mode so many throws instead; ms in the example. */
  fling: [3000, 2000],
  calmThrows: 5,
  example: { ms: 900, shown: 2 },
  /** Radius of the splats of a free fling. */
  extra: [42, 55],
  /** Shares of the round after which each splat of a free fling has a smaller twin, and comes in any paint. */
  turns: { twin: 1 / 3, rainbow: 2 / 3 },
  /** ms in which a third of the paint drips from the hand. */
  drying: [6500, 4200],
  /** Share of the wall that is the kunstje. */
  goal: 0.85,
  /** From this tempo the next cards can be read half-way the fling. */
  peekFrom: 0.6,
  /** How often everyone looks where it happens, in ms. */
  look: 120,
} as const;

/** Verf gooien: the right paint on the word, and a mural appears on a grey wall. */
export default class VerfGooien extends GameScene<Painting> implements Courtyard {
  override readonly forms: Forms<Painting> = {
    sort: (exercise) => new PotsPlay(this, exercise),
    choose: (exercise) => new CardsPlay(this, exercise),
    judge: (exercise) => new PotsPlay(this, exercise),
  };
  wall!: Wall;
  painter!: Painter;
  fling!: Fling;
  stand!: Stand;
  early!: EarlyCards;
  rng!: Rng;
  #gauge!: Gauge;
  #snail!: Snail;

  setup() {
    const { stage } = this;
    stage.backdrop();
    this.rng = stage.rng.fork('velden');
    this.wall = new Wall(stage);
    this.painter = new Painter(stage);
    this.fling = new Fling(stage, this.wall, this.painter, (field, word) => this.#flingRules(field, word));
    this.stand = new Stand(stage, this.painter, {
      isOpen: () => this.flow.phase !== 'goed' && this.flow.phase !== 'einde',
      dryMs: () =>
        stage.calm || this.flow.phase !== 'spel' ? undefined : stage.lerp(TUNING.drying[0], TUNING.drying[1]),
      onGone: () => {
        this.bump();
        this.painter.startle();
      },
    });
    this.#gauge = new Gauge(stage, TUNING.goal);
    this.#snail = new Snail(stage, this.wall);
    this.early = new EarlyCards(stage, this.wall, this.rng);
    const { at, of } = this.deps.round.progress;
    const painted = quota(at, of, this.wall.fields.length);
    for (const field of this.rng.shuffle([...this.wall.bare]).slice(0, painted))
      this.wall.restore(field, this.rng.pick(MARKS));
    this.#gauge.show(this.wall.coverage.share);
    const { left, top, right, bottom } = MURAL_BOX;
    stage.gesture({
      id: 'muur',
      label: 'muur',
      area: () => ({ x: left - 40, y: top - 20, width: right - left + 80, height: bottom - top + 40 }),
      onStart: (x, y) => this.#tapWall(x, y),
    });
    stage.clock.every(TUNING.look, () => this.#look());
  }

  override async clear() {
    const done = this.play?.hanging.done;
    const { isExample, wall } = this;
    wall.light();
    const mark = this.stand.loaded?.spec.mark ?? this.rng.pick(MARKS);
    this.stand.unload();
    const gone = super.clear();
    const { at, of } = this.deps.round.progress;
    const fields = quota(at + 1, of, wall.fields.length);
    const flow = () => wall.flowOn(fields, done?.field ?? 0, mark, done?.thrown ?? false, this.early.fields);
    await Promise.all([gone, isExample ? undefined : flow()]);
    if (isExample) wall.reset();
    this.painted();
  }

  override frame(ms: number) {
    super.frame(ms);
    this.wall.frame(ms);
    this.painter.frame(ms);
    this.#snail.frame(ms);
    this.stand.frame(ms);
  }

  override async finale(_result: RoundResult) {
    void this.stand.clear();
    void this.early.drop();
    void this.#gauge.leave();
    const { bare } = this.wall;
    await Promise.all([...bare].map((field) => this.wall.flood(field, this.rng.pick(MARKS))));
    this.stage.sound.play('kwast');
    this.wall.touchUp();
    await hangAndSign(this.stage, this.wall, this.painter);
  }

  /** How much of the wall is painted now; enough of it is the kunstje. */
  painted() {
    const { share } = this.wall.coverage;
    this.#gauge.show(share);
    if (this.isExample || share < TUNING.goal) return;
    void this.#gauge.reach();
    this.stage.feat();
  }

  /** What a free fling around a field is like now, after `word`; the next cards may come early. */
  #flingRules(field: number, word: string) {
    const { stage, isExample } = this;
    const { at, of } = this.deps.round.progress;
    const { calm, tempo } = stage;
    const ms = stage.lerp(TUNING.fling[0], TUNING.fling[1]);
    if (!isExample && !calm && tempo >= TUNING.peekFrom)
      this.early.later(
        { upcoming: this.deps.round.upcoming, field, ms: ms / 2, word },
        () => this.fling.isOn,
      );
    let full = false;
    const isPast = (share: number) => !isExample && at >= of * share;
    return {
      ...(isExample ? TUNING.example : calm ? { throws: TUNING.calmThrows } : { ms }),
      size: TUNING.extra,
      twins: isPast(TUNING.turns.twin),
      rainbow: isPast(TUNING.turns.rainbow),
      onHit: () => {
        this.painted();
        if (full || isExample || !this.wall.coverage.isFull(field)) return;
        full = true;
        const { x, y } = this.wall.middles[field]!;
        stage.tip(1, x, y);
      },
    };
  }

  /** A tap on the wall itself: another splat, or a throw at the field that is lit there. */
  #tapWall(x: number, y: number) {
    if (this.fling.isOn) return this.fling.tap(x, y);
    const { phase } = this.flow;
    if (phase !== 'spel' && phase !== 'neemover') return;
    if (this.stand.loaded && this.play?.hanging.tapField(this.wall.fieldAt(x, y))) return;
    this.bump();
    this.stand.ask();
  }

  #look() {
    const { x, y } = (!this.stand.loaded && this.play?.hanging.inPlay[0]?.card) || this.stage.pointer;
    this.painter.watch(x, y);
  }
}
