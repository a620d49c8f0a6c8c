import type { Exercise, Outcome } from '../../engine/exercise/index.ts';
import { Dusk, GameScene, type Crew, type Feat, type Forms } from '../../engine/stage/index.ts';
import { Aiming } from './aiming.ts';
import { Cannon } from './cannon.ts';
import { Drift } from './drift.ts';
import { ride } from './finale.ts';
import { Hats } from './hats.ts';
import { Letters } from './letters.ts';
import { CANNON, DEPTHS } from './places.ts';
import { windOf, type Spot } from './rules.ts';
import { Bell, Penguin, Spruces, Windsock } from './scenery.ts';
import type { Shooting, Valley } from './valley.ts';

const TUNING = {
  /** What tempo 0 and 1 make of it: most wind in u/s², the share of the arc that is shown, and how far ledges slide. */
  wind: [0, 70],
  arc: [1, 0.2],
  swayFrom: 0.7,
  sway: 15,
  moodMs: 1300,
  slipMs: 800,
  fien: { x: 94, y: 606, size: 98 },
  pupil: { x: 322, y: 606, size: 72 },
  dusk: { alpha: 0.2, depth: 7, colour: 0x3b2f7d },
  /** Beyond this snow is gone. */
  gone: { left: -60, right: 1440 },
  look: 90,
  /** build asks many shots. */
  haste: 1.5,
  /** It is cold: somebody breathes out so often, this far from the middle of its foot. */
  breath: { ms: 1700, x: 26, y: -44 },
} as const;

/** The marks of the kunstje, first shots that hit: a shallow bow in the sky over the cannon. */
const CRYSTALS = {
  count: 6,
  empty: 'kristal-leeg',
  full: 'kristal',
  at: (i: number) => ({ x: 82 + i * 46, y: 222 - Math.sin((i / 5) * Math.PI) * 22 }),
  depth: DEPTHS.spruce,
  turn: 60,
};

/** 35 Sneeuwkanon: a snow cannon on one hill, snow Klodders with big hats on the other. */
export default class SneeuwKanon extends GameScene<Shooting> implements Valley {
  override readonly forms: Forms<Shooting> = {
    choose: (exercise) => new Hats(this, exercise),
    sort: (exercise) => new Hats(this, exercise),
    build: (exercise) => new Letters(this, exercise),
  };
  cannon!: Cannon;
  aiming!: Aiming;
  drift!: Drift;
  #spruces!: Spruces;
  #sock!: Windsock;
  #bell!: Bell;
  #penguin!: Penguin;
  #dusk!: Dusk;
  #crew!: Crew;
  #feat!: Feat;
  /** Snow went beside a hat in this exercise, or into a wrong one. */
  #hasMissed = false;
  #isBuilt = false;

  setup() {
    const { stage } = this;
    const { fien, pupil, dusk } = TUNING;
    stage.backdrop();
    this.#spruces = new Spruces(stage);
    this.#dusk = new Dusk(stage, dusk);
    this.drift = new Drift(stage);
    this.#sock = new Windsock(stage);
    this.cannon = new Cannon(stage, {
      passes: (from, to) => this.#passes(from, to),
      moved: () => this.aiming?.look(),
    });
    this.aiming = new Aiming(stage, this.cannon, {
      mayShoot: () => this.isOpen && !this.cannon.isBusy && (this.play?.figures.length ?? 0) > 0,
      figures: () => this.play?.figures ?? [],
      isCrowded: () => this.play?.isCrowded === true,
      offerOf: (figure) => this.play?.offerOf(figure),
      armed: (figure) => this.play?.armed(figure),
    });
    this.#bell = new Bell(stage);
    this.#penguin = new Penguin(stage);
    this.#crew = stage.kit.crew({
      host: { ...fien, name: 'fien', depth: DEPTHS.barrel - 2 },
      own: { ...pupil, depth: DEPTHS.crew },
    });
    this.#feat = stage.kit.feat(CRYSTALS);
    this.aiming.offerFine(this.aiming.isFree);
    stage.clock.every(TUNING.look, () => this.#look());
    const chance = stage.rng.fork('adem');
    stage.clock.every(TUNING.breath.ms, () => this.#breathe(chance.next()));
  }

  get sway() {
    const { stage, isExample } = this;
    return stage.calm || isExample || stage.reducedMotion || stage.tempo < TUNING.swayFrom ? 0 : TUNING.sway;
  }

  makeReady(isCrowded: boolean) {
    const { stage, isExample } = this;
    const isSure = stage.calm || isExample;
    const chance = stage.rng.fork(`wind/${this.deps.round.progress.at}`).next();
    const wind = isSure ? 0 : windOf(chance, stage.lerp(...TUNING.wind));
    this.cannon.shown = isSure || isCrowded ? 1 : stage.lerp(...TUNING.arc);
    this.aiming.reset();
    this.cannon.reset(wind);
    this.#sock.turn(wind);
  }

  override async present(exercise: Exercise) {
    const { at } = this.deps.round.progress;
    this.#hasMissed = false;
    this.#isBuilt = exercise.form === 'build';
    this.cannon.haste = this.#isBuilt ? TUNING.haste : 1;
    this.#spruces.snow();
    this.#crew.wait();
    if (this.third >= 1 && !this.isExample) this.#bell.come(`${at}`);
    if (this.third >= 2 && !this.isExample) this.#dusk.fall(true);
    await super.present(exercise);
    if (this.third >= 2 && !this.isExample)
      this.#penguin.stand((this.play?.figures ?? []).map(({ shade }) => shade));
  }

  override async respond(outcome: Outcome) {
    if (outcome.step === 'goed') {
      this.#crew.cheer(TUNING.moodMs);
      this.#spruces.drop();
    } else {
      this.#hasMissed = true;
      if (outcome.step === 'onthul') this.#crew.wonder();
      else this.#crew.startle();
    }
    if (outcome.step === 'goed' && outcome.last) this.#feat.note(!this.#hasMissed, outcome);
    await super.respond(outcome);
  }

  override async clear() {
    this.#bell.go();
    this.cannon.show(false);
    await super.clear();
  }

  override frame(ms: number) {
    super.frame(ms);
    this.cannon.frame(ms);
    this.aiming.frame(ms);
    this.cannon.show(this.isOpen && (this.play?.figures.length ?? 0) > 0);
  }

  override async finale() {
    this.aiming.offerFine(false);
    this.cannon.show(false);
    this.cannon.reset(0);
    this.#bell.go();
    this.#penguin.go();
    const balls = this.words.map((word) => (this.#isBuilt ? word.length : 1));
    await ride(this.stage, this.drift.snow, this.#crew, balls);
  }

  /** Snow flies on: into the hat that is held up, past the bell, or onto the ground. Whether it ends here. */
  #passes(from: Spot, to: Spot): boolean {
    const { stage } = this;
    if (this.#bell.passes(to)) stage.tip(1, to.x, to.y);
    const figure = this.aiming.armed;
    if (figure && this.isOpen) {
      const { x, y } = figure.hat;
      if (from.y <= y && to.y > y) {
        const share = (y - from.y) / (to.y - from.y);
        const at = from.x + (to.x - from.x) * share;
        if (Math.abs(at - x) < figure.reach && this.play?.filled(figure)) return true;
      }
    }
    const { left, right } = TUNING.gone;
    if (to.x < left || to.x > right) return this.#missed(undefined);
    if (to.y < this.drift.snow.top(to.x)) return false;
    return this.#missed(to.x);
  }

  /** Beside every hat: it piles up where it fell. */
  #missed(x: number | undefined): true {
    this.#hasMissed = true;
    if (x !== undefined) {
      this.drift.pile(x);
      this.stage.sound.play('sneeuw-pof');
      if (this.#penguin.passes(x)) this.stage.tip(1, x, this.drift.snow.top(x) - 80);
    }
    this.#crew.startle(TUNING.slipMs);
    this.bump();
    return true;
  }

  #breathe(chance: number) {
    const { stage, play } = this;
    const { x, y } = TUNING.breath;
    const all = [...this.#crew.both, ...(play?.figures ?? []).map(({ mouth }) => mouth)];
    const one = all[Math.floor(chance * all.length)]!;
    if (!stage.reducedMotion) stage.fx.burst('steam', one.x + x, one.y + y, { count: 1 });
  }

  #look() {
    const { x, y } = this.cannon.ball ?? (this.isOpen ? this.stage.pointer : { x: CANNON.x + 500, y: 400 });
    this.#crew.look(x, y);
  }
}
