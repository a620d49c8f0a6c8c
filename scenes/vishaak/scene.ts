import type { Exercise, Outcome, RawAnswer, RoundResult, WholeAnswer } from '../../engine/exercise/index.ts';
import { GameScene, type Crew, type Feat, type Forms, type Input, type Via } from '../../engine/stage/index.ts'; // prettier-ignore
import type { Bay, Fishing } from './bay.ts';
import { BuildPlay } from './build-play.ts';
import { ChoosePlay } from './choose-play.ts';
import { Evening } from './evening.ts';
import { sailOff } from './finale.ts';
import { Fish } from './fish.ts';
import { Grip } from './grip.ts';
import { Junk } from './junk.ts';
import { Pelican } from './pelican.ts';
import { DECK, DEPTHS, HOME, TUB } from './places.ts';
import { Rod, type Hooked } from './rod.ts';
import { Tub } from './tub.ts';

const TUNING = {
  /** Beside the two on the jetty. */
  prompt: { left: 536, right: 1316 },
  /** The hint hangs higher: it hides no faces. */
  hint: -14,
  /** On the near edge of the planks: the hint leaves their heads free. */
  pleun: { x: 436, y: DECK + 16, size: 84 },
  own: { x: 312, y: DECK + 16, size: 82 },
  slipMs: 800,
  /** Where a finger that holds shows how. */
  finger: { x: 683, y: 330 },
  look: 60,
  stepMs: 1000 / 60,
  press: 50,
} as const;

/** The marks of the kunstje: floats along the edge of the jetty. */
const FLOATS = {
  count: 8,
  empty: 'dobber-leeg',
  full: 'dobber',
  at: (i: number) => ({ x: 96 + i * 52, y: DECK + 38 }),
  depth: DEPTHS.front,
};
const WAIT: Input = { kind: 'wait', ms: 17 };

/** 39 Vishaak: a padded hook swings from the jetty; let it go when it points at the fish with the right word. */
export default class Vishaak extends GameScene<Fishing> implements Bay {
  override readonly forms: Forms<Fishing> = {
    choose: (exercise) => new ChoosePlay(this, exercise),
    build: (exercise) => new BuildPlay(this, exercise),
  };
  override promptLook = TUNING.prompt;
  rod!: Rod;
  #grip!: Grip;
  #tub!: Tub;
  junk!: Junk;
  #crew!: Crew;
  #feat!: Feat;
  #evening!: Evening;
  #pelican!: Pelican;
  /** In this exercise the hook came back without what was asked. */
  #hasSlipped = false;
  #isCopying = false;

  setup() {
    const { stage } = this;
    const { pleun, own } = TUNING;
    stage.backdrop();
    stage.kit.hint.lower = TUNING.hint;
    this.#evening = new Evening(stage);
    this.#tub = new Tub(stage);
    this.#tub.restore(this.deps.round.progress.results.filter((one) => one !== 'open').length);
    this.junk = new Junk(stage);
    this.rod = new Rod(stage, {
      catches: (meant) => [
        ...(this.play?.fish ?? []).filter((one) => !meant || one === meant),
        ...(this.#isSure ? [] : this.junk.pieces),
      ],
      hit: (one) => this.#hit(one),
      missed: (meant) => {
        if (meant instanceof Fish) void meant.beckon();
        this.#slipped();
      },
    });
    this.#crew = stage.kit.crew({
      host: { ...pleun, name: 'pleun', depth: DEPTHS.crew },
      own: { ...own, depth: DEPTHS.crew },
    });
    this.#feat = stage.kit.feat(FLOATS);
    this.#pelican = new Pelican(stage);
    this.#grip = new Grip(stage, this.rod, {
      mayShoot: () => this.#mayShoot,
      isSure: () => this.#isSure,
    });
    stage.clock.every(TUNING.look, () => this.#look());
  }

  override async present(exercise: Exercise) {
    this.#hasSlipped = this.#isCopying = false;
    this.stage.kit.banner.place = HOME;
    this.#crew.wait();
    this.#evening.fall(this.third === 2, this.isHurrying);
    if (this.third >= 1 && !this.isHurrying) {
      // Where no junk is hooked it finds a boot by itself in the evening.
      if (this.junk.giveBoot() || (this.#isSure && this.third === 2)) this.#pelican.frame = 'pelikaan-laars';
      this.#pelican.come(exercise.id);
    }
    this.rod.isStill = this.#isSure || this.isExample;
    const shown = super.present(exercise);
    const fish = this.play?.all ?? [];
    if (!this.isExample) this.junk.come(exercise.id, fish, this.third >= 1 && !this.#isSure);
    await shown;
  }

  override async respond(outcome: Outcome) {
    if (outcome.step === 'goed') {
      this.#crew.cheer();
      // Calmly no pearl is hooked: what it is worth comes with what was right.
      if (this.stage.calm && this.third >= 1 && outcome.decides) this.stage.tip(this.#pearl, TUB.x, TUB.rim);
    } else {
      this.#hasSlipped = true;
      if (outcome.step === 'onthul') this.#crew.wonder();
      else this.#crew.startle();
    }
    if (outcome.last) this.#feat.note(!this.#hasSlipped, outcome);
    await super.respond(outcome);
  }

  override takeOver(answer: WholeAnswer) {
    this.#isCopying = this.rod.isStill = true;
    super.takeOver(answer);
  }

  override async copied(given: RawAnswer) {
    this.#isCopying = false;
    await super.copied(given);
    this.rod.isStill = this.#isSure;
  }

  override async clear() {
    this.junk.go();
    this.#pelican.go();
    await super.clear();
  }

  override frame(ms: number) {
    super.frame(ms);
    this.rod.frame(ms, this.#mayShoot);
  }

  override async finale(result: RoundResult) {
    this.rod.close();
    await sailOff(this.stage, this.#tub, this.#crew, this.#pelican.frame, result);
  }

  pick(fish: Fish) {
    if (!this.#mayShoot) return;
    if (this.#isSure) this.rod.turnTo(fish);
    // A key only points one out: the hook is let go by Space, at the right moment.
    else if (this.live.byKey && !this.isExample) {
      this.stage.sound.play('tik');
      return this.stage.focusOn(this.stage.offers().find(({ object }) => object === fish.thing));
    }
    this.#grip.shoot(fish);
  }

  press(isDown: boolean) {
    this.#grip.press(isDown);
  }

  point(fish: Fish) {
    if (this.#isSure) this.rod.turnTo(fish);
  }

  async land(fish: Fish) {
    const { stage, rod, isExample } = this;
    const { kind } = fish;
    stage.sound.play('haak-plop');
    const body = fish.bite();
    await rod.windIn(body);
    stage.fx.burst('splash', body.x, body.y + 20, { count: 8 });
    void this.#tub.take(body, kind, !isExample);
  }

  async slip(fish: Fish) {
    await fish.tickle();
    void this.rod.windIn();
  }

  override step(want: RawAnswer, via: Via): Input | null {
    const { rod, isExample } = this;
    const fish = this.play?.fishFor(want);
    if (!fish) return super.step(want, via);
    if (!this.#mayShoot) return WAIT;
    const key = (ms: number): Input => ({ kind: 'key', code: 'Space', key: ' ', ms, isTimed: true });
    if (isExample && !this.#isSure) {
      if (!rod.seek(fish, TUNING.stepMs)) return WAIT;
      return via === 'keyboard' ? key(TUNING.press) : { kind: 'tap', ...TUNING.finger };
    }
    if (this.#isSure) return super.step(want, via);
    const ms = rod.swing.holdFor(fish.angle, TUNING.stepMs);
    return via === 'keyboard' ? key(ms) : { kind: 'hold', x: fish.box.x, y: fish.box.y, ms, isTimed: true };
  }

  /** The game aims by itself: one is only pointed out. */
  get #isSure(): boolean {
    return this.stage.calm || this.stage.settings.support || this.#isCopying;
  }

  /** Coins of a pearl. */
  get #pearl(): number {
    return this.third === 2 ? 2 : 1;
  }

  get #mayShoot(): boolean {
    return this.isOpen && !this.rod.isBusy && (this.play?.fish.length ?? 0) > 0;
  }

  #hit(one: Hooked) {
    if (one instanceof Fish) {
      if (!this.play?.hooked(one)) void this.rod.windIn();
    } else {
      this.junk.caught(one, this.rod, this.#pearl);
      this.#slipped();
    }
  }

  /** The hook comes back with nothing, or with a boot. */
  #slipped() {
    this.#hasSlipped = true;
    this.#crew.startle(TUNING.slipMs);
    this.bump();
  }

  #look() {
    const { hook } = this.rod;
    this.#crew.look(hook.x, hook.y);
    for (const fish of this.play?.all ?? []) if (!fish.isCaught) fish.look(hook);
  }
}
