import type { Exercise, Outcome, WholeAnswer } from '../../engine/exercise/index.ts';
import { Dusk, GameScene, Stray, type Crew, type Feat, type Forms, type Input, type Klodder, type Via } from '../../engine/stage/index.ts'; // prettier-ignore
import { kickUp, multiball, playOn } from './finale.ts';
import type { Lamp, Machine, Pinball } from './game.ts';
import { Keeper } from './keeper.ts';
import { LampPlay } from './lamp-play.ts';
import { CAT, DEPTHS, HOME, KEEPER, LOOKERS, MARKS, SIDES, TABLE, type Side, type Spot } from './places.ts';
import { Props } from './props.ts';
import { isSweet } from './rules.ts';
import { Table } from './table.ts';
import { liftsFor, slopeFor } from './tuning.ts';

const TUNING = {
  burpMs: 420,
  slipMs: 700,
  /** All three pins in one exercise are a coin. */
  pinsTip: 3,
  balls: 6,
  /** From this third of the round on a cat comes, and the inkwell shoots the ball out among the pins by itself. */
  liveFrom: 1,
  spitForce: 2.7,
  evening: 0.4,
  press: 90,
} as const;

/** The marks of the kunstje: inkwells that were filled by one's own shot. */
const WELLS = {
  count: MARKS.count,
  empty: 'potje-leeg',
  full: 'potje',
  at: (i: number) => ({ x: MARKS.x + i * MARKS.pitch, y: MARKS.y }),
  depth: DEPTHS.marks,
};
/** A cat comes to sit on the other shelf. */
const PUSS = {
  id: 'poes',
  label: 'Poes: tik voor een munt',
  frame: 'poes',
  spots: [CAT],
  depth: DEPTHS.marks,
  flee: { x: -320, y: 40, ms: 600 },
  sound: 'miauw',
};
const WAIT: Input = { kind: 'wait', ms: 17 };

/** 30 Flipperkast: lock the lamp of the right word, and flip the ball into the inkwell. */
export default class Flipperkast extends GameScene<Pinball> implements Machine {
  override readonly forms: Forms<Pinball> = {
    choose: (exercise) => new LampPlay(this, exercise),
    sort: (exercise) => new LampPlay(this, exercise),
    judge: (exercise) => new LampPlay(this, exercise),
  };
  table!: Table;
  #props!: Props;
  #keeper!: Keeper;
  #crew!: Crew;
  #other!: Klodder;
  #feat!: Feat;
  #dusk!: Dusk;
  #cat!: Stray;
  #isCopying = false;
  #isOver = false;
  /** Whether the ball in the inkwell was shot there since the lamp was locked. */
  #isShot = false;
  readonly #pinsHit = new Set<number>();

  setup() {
    const { stage } = this;
    stage.backdrop();
    this.#dusk = new Dusk(stage, { alpha: TUNING.evening, depth: DEPTHS.dusk });
    this.#crew = stage.kit.crew({
      host: { ...KEEPER, name: 'dok', depth: DEPTHS.keeper },
      own: { x: LOOKERS.own, y: LOOKERS.y, size: LOOKERS.size, depth: DEPTHS.crew },
    });
    const { other: x, y, size } = LOOKERS;
    this.#other = stage.klodder('tik', { x, y, size, depth: DEPTHS.crew, flip: true });
    this.#feat = stage.kit.feat(WELLS);
    this.#cat = new Stray(stage, PUSS);
    this.table = new Table(
      stage,
      slopeFor(stage),
      {
        hitPin: (index) => this.#hitPin(index),
        hitRubber: (side) => this.#props.hitRubber(side < 0 ? 0 : 1),
        shot: () => (this.#isShot = true),
        drained: () => this.#drained(),
        sunk: (isLifted) => {
          this.#isShot &&= !isLifted;
          this.play?.sink();
        },
      },
      TUNING.balls,
    );
    this.#props = new Props(stage, this.table, this.#crew.host);
    this.#keeper = new Keeper(stage.clock, this.table, {
      isAsked: () => this.play?.isLocked === true,
      onMove: (isCaught) => this.#props.keep(isCaught),
    });
    stage.gesture({
      id: 'flippers',
      label: 'Druk links of rechts op de tafel: die flipper slaat',
      enabled: () => this.#mayFlip,
      onStart: (at) => this.#flip(at < TABLE.x ? -1 : 1, true),
      onEnd: () => SIDES.forEach((side) => this.#flip(side, false)),
      onKey: (code, isDown) => this.#key(code, isDown),
    });
  }

  get mayPlay() {
    return this.isOpen;
  }

  override async present(exercise: Exercise) {
    const { stage, third, isHurrying } = this;
    this.#isCopying = false;
    this.#pinsHit.clear();
    stage.kit.banner.place = { x: HOME.x, y: HOME.told };
    stage.kit.banner.revealPlace = { x: HOME.x, y: HOME.hinted };
    this.#crew.wait();
    this.#dusk.fall(third === 2, isHurrying);
    if (third >= TUNING.liveFrom && !isHurrying) {
      this.#cat.come(exercise.id);
      if (!this.#isSure) this.table.spit(this.table.balls[0]!, TUNING.spitForce);
    }
    await super.present(exercise);
  }

  override async respond(outcome: Outcome) {
    const isOwn = this.#isShot && outcome.step === 'goed';
    if (outcome.last) {
      const counts = this.#feat.note(
        this.#isSure ? outcome.decides && outcome.verdict.right : isOwn,
        outcome,
      );
      if (counts && this.third === 2) this.stage.tip(1, TABLE.x, HOME.hinted + 90);
    }
    if (outcome.step === 'onthul') this.#crew.wonder();
    else if (outcome.step === 'nogeens') this.#crew.startle(TUNING.slipMs);
    await super.respond(outcome);
  }

  override takeOver(answer: WholeAnswer) {
    this.#isCopying = true;
    super.takeOver(answer);
  }

  override async clear() {
    this.#cat.go();
    this.#keeper.keep();
    await super.clear();
  }

  override frame(ms: number) {
    super.frame(ms);
    if (this.#isOver) playOn(this.table);
    this.table.step(ms);
    if (!this.#isOver) this.#keeper.frame(ms);
    this.#props.frame(this.play?.lit?.at);
    const { x, y } = this.#props.ball;
    this.#crew.look(x, y);
    this.#other.look(x, y);
  }

  override async finale() {
    this.#isOver = true;
    this.table.shut();
    this.#dusk.fall(false);
    await multiball(this.stage, this.table, this.#crew);
  }

  lock(lamp: Lamp) {
    this.#isShot = false;
    this.#props.lid(true);
    this.stage.sound.play('slot');
    this.stage.fx.burst('stars', lamp.at.x, lamp.at.y, { count: 5, spread: 60 });
    this.table.open(liftsFor(this.stage, this.#isCopying || this.isHurrying));
    this.#keeper.wake();
  }

  unlock() {
    if (this.table.openFor === undefined) return;
    this.table.shut();
    this.#props.lid(false);
  }

  flipTowards(via: Via): Input {
    const { balls, flippers } = this.table;
    const { motion, where } = balls[0]!;
    if (where !== 'table' || this.#isSure) return WAIT;
    const flipper = flippers.find((one) => one.share === 0 && isSweet(one, motion));
    if (!flipper) return WAIT;
    const { side, pivot } = flipper;
    if (via === 'keyboard')
      return { kind: 'key', code: side < 0 ? 'ArrowLeft' : 'ArrowRight', ms: TUNING.press };
    return { kind: 'hold', x: pivot.x, y: pivot.y - 60, ms: TUNING.press };
  }

  async fountain(at: Spot) {
    this.#crew.cheer();
    void this.#other.hop();
    this.stage.fx.burst('stars', at.x, at.y, { count: 8, spread: 90 });
    await this.#props.spout();
  }

  async burp() {
    this.#props.burp();
    this.table.spit(this.table.balls[0]!);
    await this.stage.clock.wait(TUNING.burpMs);
  }

  /** The magnet does the skill: one only points out. */
  get #isSure() {
    return this.stage.calm || this.stage.settings.support || this.#isCopying;
  }

  get #mayFlip() {
    return !this.#isOver && this.flow.phase !== 'onthul' && this.flow.phase !== 'neemover';
  }

  #key(code: string, isDown: boolean) {
    if (code === 'ArrowLeft' || code === 'ArrowRight') this.#flip(code === 'ArrowLeft' ? -1 : 1, isDown);
    else if (isDown && code === 'Space') this.#keeper.wake();
    else if (isDown) this.play?.turnKey(code !== 'ArrowDown');
  }

  #flip(side: Side, isDown: boolean) {
    const flipper = this.table.flippers[side < 0 ? 0 : 1];
    if (!isDown) return flipper.letGo();
    flipper.press();
    this.stage.sound.play('flip', { volume: 0.6 });
    if (this.mayPlay) this.play?.shine(side);
    this.#keeper.wake();
  }

  #drained() {
    if (this.#isOver) {
      const lost = this.table.balls.filter(({ where }) => where === 'hand');
      return lost.forEach((ball, i) => kickUp(this.table, ball, i % 2 === 0 ? -1 : 1));
    }
    if (this.play?.isLocked) this.bump();
    this.#keeper.catch();
  }

  #hitPin(index: number) {
    this.#props.hitPin(index);
    if (this.#isOver || this.isExample || !this.mayPlay || this.#pinsHit.size === TUNING.pinsTip) return;
    this.#pinsHit.add(index);
    if (this.#pinsHit.size === TUNING.pinsTip) this.stage.tip(1, TABLE.x, HOME.hinted + 90);
  }
}
