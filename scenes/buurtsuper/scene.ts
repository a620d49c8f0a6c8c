import type { Exercise, Outcome } from '../../engine/exercise/index.ts';
import {
  Dusk,
  GameScene,
  Stray,
  type Crew,
  type Feat,
  type Forms,
  type Image,
} from '../../engine/stage/index.ts';
import { Bag } from './bag.ts';
import { Belt } from './belt.ts';
import { longReceipt } from './finale.ts';
import { LanePlay } from './lane-play.ts';
import { BAG, BANNER, BELLS, DEPTHS, GLASS, HOST, OWN, REVEAL, TILL } from './places.ts';
import { Queue } from './queue.ts';
import { customersOf, Melody, noteOf, placeIn } from './rules.ts';
import { ShelfPlay } from './shelf-play.ts';
import type { Shop } from './shop.ts';
import { SplitPlay } from './split-play.ts';
import { Till } from './till.ts';

const TUNING = {
  /** From this third of the round on: the cat comes to lie on the belt; evening falls, and lamps go on. */
  catFrom: 1,
  eveningFrom: 2,
  evening: 0.26,
  lamps: { x: 683, y: 206 },
  /** Pieces of the edge of the counter lie side by side. */
  ledge: { x: [-17, 383, 783, 1183, 1583], y: 446 },
} as const;

/** The cat walks over the glass when it is tapped: free. */
const CAT = {
  id: 'kat',
  label: 'Aai de kat',
  frame: 'kat',
  spots: [{ x: 1000, y: 414 }],
  depth: DEPTHS.crate,
  flee: { x: -420, y: 96, ms: 1100 },
  sound: 'miauw',
};

/** 15 Buurtsuper: at the till, pull what is right evenly over the glass. */
export default class Buurtsuper extends GameScene implements Shop {
  override readonly forms: Forms = {
    judge: (exercise) => new LanePlay(this, exercise),
    sort: (exercise) => new LanePlay(this, exercise),
    choose: (exercise) => new ShelfPlay(this, exercise),
    split: (exercise) => new SplitPlay(this, exercise),
  };
  belt!: Belt;
  till!: Till;
  bag!: Bag;
  readonly melody = new Melody();
  #sizes: readonly number[] = [];
  #queue!: Queue;
  #crew!: Crew;
  #feat!: Feat;
  #dusk!: Dusk;
  #lamps!: Image;
  #cat!: Stray;
  /** The receipt of this customer is printed, or was. */
  #isSettled = false;

  setup() {
    const { stage } = this;
    const { at, of } = this.deps.round.progress;
    const { lamps, ledge } = TUNING;
    stage.backdrop();
    this.#lamps = stage.image('lampen', lamps.x, lamps.y).setDepth(DEPTHS.lamps).setAlpha(0);
    this.#dusk = new Dusk(stage, {
      alpha: TUNING.evening,
      depth: DEPTHS.dusk,
      onFall: (now, ms) => void stage.tween({ targets: this.#lamps, to: { alpha: Number(now) }, ms }),
    });
    for (const x of ledge.x) stage.image('rand', x, ledge.y).setDepth(DEPTHS.ledge);
    this.#sizes = customersOf(of);
    this.#queue = new Queue(stage, this.#sizes.length, placeIn(this.#sizes, at).customer);
    this.#crew = stage.kit.crew({
      host: { ...HOST, name: 'sjaak', depth: DEPTHS.queue },
      own: { ...OWN, depth: DEPTHS.queue },
    });
    this.belt = new Belt(stage, this.#sizes);
    this.till = new Till(stage);
    this.bag = new Bag(stage, BAG);
    this.#feat = stage.kit.feat({
      count: BELLS.count,
      empty: 'bel-uit',
      full: 'bel',
      at: (i) => ({ x: BELLS.x + (i - (BELLS.count - 1) / 2) * BELLS.pitch, y: BELLS.y }),
      depth: DEPTHS.till,
    });
    this.#cat = new Stray(stage, CAT);
  }

  get at(): number {
    return this.isExample ? -1 : this.deps.round.progress.at;
  }

  get isSure(): boolean {
    return this.stage.calm || this.stage.settings.support;
  }

  beep() {
    const { item, of } = this.#place;
    const isClear = this.melody.notes.at(-1) ?? true;
    this.till.beep(noteOf(item, of), isClear);
    this.#queue.hum();
    this.#show();
    void this.#settle();
  }

  hiccup() {
    this.till.hiccup();
    this.#queue.startle();
  }

  jerk() {
    this.bump();
    this.till.ask();
    this.#crew.startle();
    if (!this.isExample) this.melody.spoil();
  }

  override async present(exercise: Exercise) {
    const { stage } = this;
    stage.kit.banner.place = BANNER[exercise.form as keyof typeof BANNER];
    stage.kit.banner.revealPlace = exercise.form === 'judge' ? REVEAL : undefined;
    this.bag.thing.setVisible(exercise.form !== 'sort');
    this.#dusk.fall(this.third >= TUNING.eveningFrom, this.isHurrying);
    if (this.third >= TUNING.catFrom && !this.isHurrying) this.#cat.come(exercise.id);
    this.#crew.wait();
    this.#queue.rest();
    this.#show();
    await super.present(exercise);
  }

  override async respond(outcome: Outcome) {
    this.#queue.rest();
    if (outcome.step === 'goed') this.#crew.cheer();
    else this.#crew.wonder();
    if (outcome.last && !this.isExample) this.melody.add(outcome.decides && outcome.verdict.right);
    await super.respond(outcome);
    if (!outcome.last || this.isExample) return;
    this.#show();
    void this.#settle();
    if (this.#isLastOfCustomer && this.melody.isWhole(this.#place.of)) this.#reward(outcome);
  }

  override async clear() {
    this.#cat.go();
    await super.clear();
    if (this.isExample || !this.#isLastOfCustomer) return;
    const { at, of } = this.deps.round.progress;
    this.melody.clear();
    this.#isSettled = false;
    if (at + 1 >= of) return;
    this.#queue.next();
    void this.bag.change();
  }

  override frame(ms: number) {
    super.frame(ms);
    const { phase } = this.flow;
    if (phase === 'einde') return;
    const at = this.play?.focus?.() ?? GLASS;
    this.#crew.look(at.x, at.y);
    this.#queue.frame(ms, at, phase === 'spel' && !this.stage.calm);
  }

  override async finale() {
    this.belt.empty();
    this.bag.thing.setVisible(false);
    await longReceipt(this.stage, { crew: this.#crew, customers: this.#queue.all, words: this.words });
  }

  get #place() {
    return placeIn(this.#sizes, Math.max(0, this.at));
  }

  get #isLastOfCustomer(): boolean {
    const { item, of } = this.#place;
    return item === of - 1;
  }

  #show() {
    this.till.show(this.#place.of, this.melody.notes);
  }

  /** The last product of a customer: the drawer rings, and the receipt shows all words. */
  async #settle() {
    if (this.isExample || this.isHurrying || this.#isSettled || !this.#isLastOfCustomer) return;
    this.#isSettled = true;
    await this.till.settle(this.words.slice(-this.#place.of), this.#queue.spot);
  }

  /** A tune without a gap: it is heard again, a bell rings and there is a coin. */
  #reward(outcome: Outcome) {
    const { of } = this.#place;
    this.#feat.note(true, outcome);
    this.stage.tip(1, TILL.x, TILL.display);
    void this.till.sing(Array.from({ length: of }, (_, item) => noteOf(item, of)));
  }
}
