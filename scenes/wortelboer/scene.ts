import type { Exercise, Outcome, RawAnswer } from '../../engine/exercise/index.ts';
import { GameScene, Stray, type Crew, type Feat, type Forms, type Image, type Input, type Via } from '../../engine/stage/index.ts'; // prettier-ignore
import { Board } from './board.ts';
import { BuildPlay } from './build-play.ts';
import { ChoosePlay } from './choose-play.ts';
import { Field } from './field.ts';
import { market } from './finale.ts';
import type { Farm } from './game.ts';
import { BARROW, bedAt, BOARD, depthAt, DEPTHS, SHELF, standAt } from './places.ts';
import { askedOf, lengthOf, type Crop, type Seed } from './rules.ts';
import { TypePlay } from './type-play.ts';
import { Rain } from './rain.ts';

const TUNING = {
  prompt: { left: 54, right: 972 },
  farmer: { ...standAt(undefined), size: 82 },
  own: { x: 1264, y: 506, size: 88 },
  /** Seeds of gold, by how many were sown before: their carrots pay double. */
  golden: [3, 7] as readonly number[],
  /** Stages that all grow with a turn: usually, and in the rain. */
  stages: { dry: 1, rain: 2 },
  nap: { x: 916, y: 504 },
  tipUp: 60,
  /** The example: which bed the hand points at, and how long it pulls. */
  example: { bed: 5, grow: 180, pull: 640, seen: 260, travel: 200 },
} as const;

/** 08 Wortelboer: plan where you sow, write the label right so that a carrot grows, and pull those within reach. */
export default class Wortelboer extends GameScene implements Farm {
  override readonly forms: Forms = {
    type: () => new TypePlay(this),
    choose: (exercise) => new ChoosePlay(this, exercise),
    build: (exercise) => new BuildPlay(this, exercise),
  };
  override promptLook = TUNING.prompt;
  board!: Board;
  field!: Field;
  #crew!: Crew;
  #whole!: Feat;
  #barrow!: Image;
  #rain!: Rain;
  #mole!: Stray;

  setup() {
    const { stage } = this;
    const { farmer, own, nap } = TUNING;
    stage.backdrop();
    stage.kit.banner.place = BOARD;
    this.#rain = new Rain(stage);
    this.board = new Board(stage);
    this.#barrow = stage.image('kruiwagen', BARROW.x, BARROW.y).setDepth(DEPTHS.crew);
    if (stage.calm) stage.image('konijn-slaapt', nap.x, nap.y).setDepth(DEPTHS.crew);
    this.#crew = stage.kit.crew({
      host: { ...farmer, name: 'sjaak', depth: depthAt(undefined) + 4 },
      own: { ...own, depth: DEPTHS.mark, flip: true },
    });
    const { results, of } = this.deps.round.progress;
    this.field = new Field(stage, {
      words: of,
      farmer: this.#crew.host,
      isEasy: stage.calm || stage.settings.support,
      isTyping: () => this.isOpen && this.exercise?.form === 'type',
      pulled: (crop, bed) => this.#pulled(crop, bed),
      slipped: (bed) => this.#slipped(bed),
    });
    const done = results.filter((one) => one !== 'open').length;
    this.field.restore(Array.from({ length: done }, (_, i) => this.#seedOf(5, i)));
    const rights = results.filter((one) => one === 'first-try').length;
    this.#whole = stage.kit.feat(
      {
        count: askedOf(of),
        empty: 'merk-leeg',
        full: 'merk',
        at: (i) => ({ x: SHELF.x + i * SHELF.pitch, y: SHELF.y }),
        depth: DEPTHS.mark,
      },
      stage.calm ? rights : this.field.harvest.crops.length,
    );
  }

  override async present(exercise: Exercise) {
    this.showKeyboard(exercise.form === 'type');
    this.#turn(exercise.id);
    await super.present(exercise);
    this.#crew.wait();
  }

  override async respond(outcome: Outcome) {
    this.field.pull.stop();
    if (outcome.step === 'goed') this.#crew.cheer();
    else if (outcome.step === 'onthul') this.#crew.wonder();
    else this.#crew.startle();
    await super.respond(outcome);
    if (this.isExample) await this.#showHow();
    else if (outcome.last) this.#whole.note(false, outcome);
  }

  override async clear() {
    this.#mole?.go();
    await super.clear();
    if (this.isExample) return this.field.reset();
    const { at, of } = this.deps.round.progress;
    if (at + 1 >= of) await this.field.clear((crop) => this.#count(crop));
  }

  override frame(ms: number) {
    super.frame(ms);
    this.field.pull.frame(ms);
    const { x, y } = this.play?.focus?.() ?? this.stage.pointer;
    this.#crew.look(x, y);
  }

  override async finale() {
    this.showKeyboard(false);
    this.field.close();
    this.board.hide();
    this.#rain.stop();
    await market(this.stage, { crew: this.#crew, barrow: this.#barrow, harvest: this.field.harvest });
  }

  /** In the example the hand sends the farmer to a bed before it answers. */
  override step(want: RawAnswer, via: Via): Input | null {
    const { bed } = TUNING.example;
    if (this.isExample && via === 'pointer' && this.field.mayChoose && this.field.here !== bed)
      return { kind: 'tap', ...bedAt(bed) };
    return super.step(want, via);
  }

  async sow({ reveal }: Outcome) {
    const { at } = this.deps.round.progress;
    await this.#sow(this.#seedOf(reveal?.text.length ?? 0, this.isExample ? 0 : at));
  }

  async sowSmall() {
    await this.#sow(this.#seedOf(0, -1));
  }

  async #sow(seed: Seed) {
    const { dry, rain } = TUNING.stages;
    await this.field.sow(seed, this.third === 2 ? rain : dry);
  }

  #seedOf(letters: number, at: number): Seed {
    return { length: lengthOf(letters), isGolden: TUNING.golden.includes(at) };
  }

  /** The two turns of a round: the mole throws up hills, and then rain makes all grow twice as fast. */
  #turn(seed: string) {
    const { field, stage } = this;
    const spots = field.season(this.third).map(bedAt);
    if (this.third === 2) this.#rain.start(this.isHurrying);
    if (spots.length === 0 || this.isHurrying) return;
    this.#mole = new Stray(stage, {
      id: 'mol',
      label: 'Zeg de mol gedag',
      frame: 'mol',
      spots: spots.map(({ x, y }) => ({ x, y: y - 12 })),
      depth: depthAt(undefined),
      flee: { x: 0, y: 30, ms: 300 },
      sound: 'mol',
    });
    this.#mole.come(seed);
  }

  #pulled(crop: Crop, bed: number) {
    const { stage } = this;
    const { x, y } = bedAt(bed);
    this.#crew.host.face('proud', 900, 'look');
    void this.#crew.host.hop();
    void stage.tween({ targets: this.#barrow, to: { angle: 3 }, ms: 120, delay: 600, yoyo: true, pop: true });
    if (this.isExample) return;
    this.#count(crop);
    if (!crop.isBitten) stage.tip(crop.isGolden ? 2 : 1, x, y - TUNING.tipUp);
  }

  /** A carrot without a bite is one of those that are counted. */
  #count({ isBitten }: Crop) {
    if (!isBitten) this.#whole.gather();
  }

  #slipped(bed: number) {
    const { host } = this.#crew;
    this.bump();
    this.field.beds.shiver([bed]);
    host.face('oops', 700, 'look');
    void host.squash();
  }

  /** What was sown is ripe at once, and the hand pulls it out. */
  async #showHow() {
    const { stage, field } = this;
    const { grow, pull, seen, travel } = TUNING.example;
    const bed = field.here!;
    field.ripen(bed);
    await stage.clock.wait(grow);
    const { hand } = stage.kit;
    const { x, y } = bedAt(bed);
    await hand.moveTo(x, y, travel);
    field.pull.start(bed);
    void hand.press();
    await stage.clock.wait(pull);
    field.pull.release();
    await stage.clock.wait(seen);
    hand.hide();
  }
}
