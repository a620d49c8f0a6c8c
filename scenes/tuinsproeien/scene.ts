import type { Exercise, Outcome } from '../../engine/exercise/index.ts';
import { GameScene, type Crew, type Feat, type Forms, type Image } from '../../engine/stage/index.ts';
import { Aiming } from './aiming.ts';
import { Bee } from './bee.ts';
import { Border } from './border.ts';
import { bloom } from './finale.ts';
import type { Garden, Watering } from './garden.ts';
import { Hose } from './hose.ts';
import { DEPTHS, NOZZLE } from './places.ts';
import type { Spot } from './rules.ts';
import { Frog, Gnome, Pumpkin } from './visitors.ts';
import { Beds, KINDS } from './watering.ts';

const TUNING = {
  /** What tempo 0 and 1 make of it: ms that a plant drinks, and most wind in u/s² from a tempo on. */
  drink: [1200, 2000],
  wind: [0, 90],
  windFrom: 0.4,
  calmDrink: 1400,
  exampleDrink: 1000,
  moodMs: 1300,
  slipMs: 900,
  /** From this third of the round on: the frog at every other exercise, and the pumpkin. */
  frogFrom: 1,
  pumpkinFrom: 2,
  pleun: { x: 104, y: 754, size: 118 },
  pupil: { x: 1254, y: 756, size: 104 },
  leaf: { x: 1284, y: 214 },
  rainbow: { ms: 320, shown: 620 },
  look: 100,
} as const;

/** The marks of the kunstje: daisies in a box. */
const DAISIES = {
  count: 8,
  empty: 'madelief-dicht',
  full: 'madelief',
  at: (i: number) => ({ x: 206 + i * 29, y: 716 }),
  depth: DEPTHS.hose,
};

/** 09 Tuin sproeien: a garden hose with a mind of its own, and flowers that are dying for a drink. */
export default class TuinSproeien extends GameScene<Watering> implements Garden {
  override readonly forms: Forms<Watering> = {
    choose: (exercise) => new Beds(this, this.#aiming, exercise),
    sort: (exercise) => new Beds(this, this.#aiming, exercise),
    judge: (exercise) => new Beds(this, this.#aiming, exercise),
  };
  hose!: Hose;
  #aiming!: Aiming;
  #border!: Border;
  #gnome!: Gnome;
  #frog!: Frog;
  #pumpkin!: Pumpkin;
  #bee!: Bee;
  #crew!: Crew;
  #feat!: Feat;
  #leaf!: Image;
  #rainbow!: Image;
  /** A visitor that the hose is held on by itself. */
  #isServing = false;

  setup() {
    const { stage } = this;
    const { wind, windFrom, pleun, pupil, leaf } = TUNING;
    stage.backdrop();
    const { results, of } = this.deps.round.progress;
    this.#border = new Border(stage, of);
    for (const [i, one] of results.entries())
      if (one !== 'open') this.#border.grow(i % KINDS, one === 'first-try', true);
    this.#gnome = new Gnome(stage);
    const isStill = stage.calm || stage.tempo < windFrom;
    this.hose = new Hose(stage, isStill ? 0 : stage.lerp(...wind), {
      landed: (x, y, ms) => this.#landed(x, y, ms),
      emptied: () => this.#emptied(),
    });
    this.#aiming = new Aiming(stage, this.hose, {
      maySpray: () => !this.isExample && this.flow.phase !== 'einde',
      isThirsty: () => this.play?.isThirsty === true,
      offerAt: (x, y) => this.play?.offerAt(x, y),
    });
    const visitor = {
      serve: (at: Spot, on: boolean | 'toggle') => this.#serve(at, on),
      paid: ({ x, y }: Spot) => {
        this.hose.close();
        stage.tip(1, x, y);
      },
    };
    this.#frog = new Frog(stage, visitor);
    this.#pumpkin = new Pumpkin(stage, visitor);
    this.#bee = new Bee(stage);
    this.#rainbow = stage.image('regenboog', 683, 420).setDepth(DEPTHS.gnome).setAlpha(0);
    this.#leaf = stage.image('windblad', leaf.x, leaf.y).setDepth(DEPTHS.border);
    this.#crew = stage.kit.crew({
      host: { ...pleun, name: 'pleun', depth: DEPTHS.crew },
      own: { ...pupil, depth: DEPTHS.crew, flip: true },
    });
    this.#feat = stage.kit.feat(DAISIES);
    stage.image('madeliefbak', 309, 744).setDepth(DEPTHS.hose);
    stage.clock.every(TUNING.look, () => this.#look());
  }

  get drinkMs() {
    const { stage, isExample } = this;
    if (isExample) return TUNING.exampleDrink;
    return stage.calm ? TUNING.calmDrink : stage.lerp(...TUNING.drink);
  }

  standGnome(at: Spot, size: number) {
    this.#gnome.stand(at, size);
  }

  override async present(exercise: Exercise) {
    const { at } = this.deps.round.progress;
    this.#frog.go();
    if (this.third >= TUNING.frogFrom && at % 2 === 0) this.#frog.come();
    if (this.third >= TUNING.pumpkinFrom && !this.#pumpkin.isThere) this.#pumpkin.come();
    this.#crew.wait();
    await super.present(exercise);
  }

  override async respond(outcome: Outcome) {
    const { stage } = this;
    if (outcome.step === 'goed') {
      this.#crew.cheer(TUNING.moodMs);
      void this.#shine(this.play?.target ?? NOZZLE);
      stage.sound.play('bij', { volume: 0.6 });
    } else if (outcome.step === 'onthul') this.#crew.wonder();
    else this.#crew.startle();
    if (outcome.step === 'goed' && outcome.last) this.#feat.note(!this.hose.hasEmptied, outcome);
    await super.respond(outcome);
  }

  override async clear() {
    const before = this.#border.grown.length;
    if (!this.isExample) {
      const { results } = this.deps.round.progress;
      const done = results.filter((one) => one !== 'open');
      const last = done.at(-1);
      if (done.length > before) this.#border.grow(before % KINDS, last === 'first-try');
    }
    this.#bee.go();
    this.#isServing = false;
    await super.clear();
  }

  override frame(ms: number) {
    super.frame(ms);
    this.#aiming.frame(ms);
    this.hose.frame(ms);
    for (const { x, y, share } of this.hose.drops.inAir) if (share > 0.3) this.#gnome.pass(x, y);
    this.#gnome.frame();
    if (this.hose.wind !== 0) this.#leaf.setRotation(this.hose.wind / 110);
  }

  override async finale() {
    this.#frog.go();
    this.#pumpkin.go();
    this.#aiming.hide();
    this.hose.drain();
    this.hose.point(NOZZLE.x, 480);
    await bloom(this.stage, this.#border, this.#crew, KINDS);
  }

  #landed(x: number, y: number, ms: number) {
    const isFelt = this.play?.water(x, y, ms) || this.#frog.water(x, y, ms) || this.#pumpkin.water(x, y, ms);
    if (this.stage.clock.tick % (isFelt ? 2 : 4) === 0) this.hose.splash(x, y, 1);
  }

  #emptied() {
    this.bump();
    this.#crew.startle(TUNING.slipMs);
  }

  #serve(at: Spot, on: boolean | 'toggle') {
    const isOn = on === 'toggle' ? !(this.#isServing && this.hose.isOpen) : on;
    this.#isServing = isOn;
    if (!isOn) return this.hose.close();
    this.#aiming.hide();
    this.#aiming.lead(at.x, at.y);
    this.hose.open();
  }

  /** A bee comes to the blossom, and a small rainbow stands in the spray. */
  async #shine(at: Spot) {
    const { stage } = this;
    void this.#bee.come(at);
    const { mouth } = this.hose;
    const bow = this.#rainbow.setPosition((at.x + mouth.x) / 2, Math.min(at.y, mouth.y) - 20);
    const { ms, shown } = TUNING.rainbow;
    await stage.tween({ targets: bow.setAlpha(0), to: { alpha: 0.9 }, ms });
    await stage.clock.wait(shown);
    await stage.tween({ targets: bow, to: { alpha: 0 }, ms });
  }

  #look() {
    const { x, y } = this.play?.focus?.() ?? this.stage.pointer;
    this.#crew.look(x, y);
  }
}
