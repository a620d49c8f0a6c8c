import type { Exercise, Outcome, Rng } from '../../engine/exercise/index.ts';
import { Dusk, GameScene, Stray, type Crew, type Feat, type Forms } from '../../engine/stage/index.ts';
import type { Bug } from './bug.ts';
import { ChooseHunt } from './choose-hunt.ts';
import { Controls } from './controls.ts';
import { Cricket } from './cricket.ts';
import { starsOverGarden } from './finale.ts';
import type { Garden } from './garden.ts';
import { Hero } from './hero.ts';
import { JarHunt } from './jar-hunt.ts';
import { Lights } from './lights.ts';
import { BANNER, DEPTHS, FIELD, HOST, JARS, MARKS, START } from './places.ts';
import { Ear, GAITS, twigsFor, type Spot } from './rules.ts';
import type { Hunt } from './swarm.ts';
import { Twigs } from './twigs.ts';

const TUNING = {
  /** What tempo 0 and 1 make of it: how far bugs hear, how long they listen in ms, how many twigs lie there. */
  hearing: [1, 1.35],
  patience: [1000, 650],
  twigs: [3, 7],
  own: 88,
  /** From this third of the round on: the cricket sings; evening falls, and a glow-worm comes. */
  cricketFrom: 1,
  eveningFrom: 2,
  evening: 0.4,
  slipMs: 900,
} as const;

/** The marks of the kunstje: socks of who is not heard. */
const SOCKS = {
  count: MARKS.count,
  empty: 'sok-leeg',
  full: 'sok',
  at: (i: number) => ({ x: MARKS.x, y: MARKS.y + i * MARKS.pitch }),
  depth: DEPTHS.light,
};
/** Where the glow-worm comes to sit: at the edges, clear of leaves and cards. */
const GLOW_WORM = {
  id: 'glimworm',
  label: 'Tik de glimworm aan',
  frame: 'glimworm',
  spots: [
    { x: 60, y: 446 },
    { x: 1222, y: 424 },
  ],
  depth: DEPTHS.light,
  flee: { x: -60, y: -220, ms: 700 },
  sound: 'gezoem',
};

/** 41 Beestjes vangen: on tiptoe through the grass, because bugs hear every step. */
export default class BeestjesVangen extends GameScene<Hunt> implements Garden {
  override readonly forms: Forms<Hunt> = {
    choose: (exercise) => new ChooseHunt(this, exercise),
    judge: (exercise) => new JarHunt(this, exercise),
    sort: (exercise) => new JarHunt(this, exercise),
  };
  hero!: Hero;
  cricket!: Cricket;
  #controls!: Controls;
  #twigs!: Twigs;
  #lights!: Lights;
  #crew!: Crew;
  #feat!: Feat;
  #dusk!: Dusk;
  #glowWorm!: Stray;
  #isFirstTry = false;

  setup() {
    const { stage } = this;
    stage.backdrop();
    this.#dusk = new Dusk(stage, { alpha: TUNING.evening, depth: DEPTHS.dusk });
    this.#twigs = new Twigs(stage, TUNING.twigs[1]);
    this.cricket = new Cricket(stage);
    const { results, of } = this.deps.round.progress;
    this.#lights = new Lights(stage, of);
    for (const one of results) if (one !== 'open') this.#lights.add(one === 'first-try');
    this.#crew = stage.kit.crew({
      host: { ...HOST, name: 'omavlek', depth: DEPTHS.crew, flip: true },
      own: { ...START, size: TUNING.own, depth: DEPTHS.hero },
    });
    this.hero = new Hero(stage, this.#crew.own);
    this.#controls = new Controls(stage, this.hero, {
      isOpen: () => this.isOpen && !this.isExample && this.flow.phase !== 'einde',
      isFree: !stage.calm && !stage.settings.support,
      led: () => this.play?.swarm.stray(),
      swing: () => this.play?.swarm.swing(),
    });
    stage.kit.banner.place = stage.kit.banner.revealPlace = BANNER;
    this.#feat = stage.kit.feat(SOCKS);
    this.#glowWorm = new Stray(stage, GLOW_WORM);
  }

  get isEasy() {
    const { stage, isExample } = this;
    return stage.calm || stage.settings.support || isExample || this.flow.phase === 'neemover';
  }

  get loudness() {
    return this.cricket.sings ? 0 : this.hero.walker.ring;
  }

  newEar() {
    const { stage } = this;
    return new Ear(stage.lerp(...TUNING.hearing), stage.lerp(...TUNING.patience));
  }

  strew(bugs: readonly Spot[], leaves: readonly Spot[], rng: Rng) {
    const count = this.stage.calm ? 0 : Math.round(this.stage.lerp(...TUNING.twigs));
    const ways = [...rng.shuffle(bugs), ...rng.shuffle(leaves)];
    this.#twigs.strew(twigsFor(count, START, ways, bugs, rng));
  }

  startled({ x, y }: Bug) {
    this.#crew.startle(TUNING.slipMs);
    this.#crew.host.look(x, y);
  }

  letFly(bug: Bug) {
    this.hero.goHome();
    if (!this.isExample) void this.#lights.fly(bug, bug.kind, this.#isFirstTry);
  }

  override async present(exercise: Exercise) {
    const isEvening = this.third >= TUNING.eveningFrom;
    this.hero.bottom = exercise.form === 'choose' ? FIELD.bottom : JARS.field;
    this.#dusk.fall(isEvening, this.isHurrying);
    if (this.third >= TUNING.cricketFrom) this.cricket.wake();
    if (isEvening && !this.isHurrying) this.#glowWorm.come(exercise.id);
    this.#isFirstTry = true;
    this.#crew.wait();
    await super.present(exercise);
  }

  override async respond(outcome: Outcome) {
    const isRight = outcome.step === 'goed';
    if (!isRight) this.#isFirstTry = false;
    if (isRight) this.#crew.cheer();
    else this.#crew.wonder();
    if (isRight && outcome.last) this.#feat.note(this.play?.swarm.wasHeard === false, outcome);
    await super.respond(outcome);
  }

  override async clear() {
    this.#glowWorm.go();
    this.hero.goHome();
    // A word that was not caught is a light all the same, a small one.
    const done = this.deps.round.progress.results.filter((one) => one !== 'open').length;
    if (!this.isExample && done > this.#lights.all.length) this.#lights.add(false);
    await super.clear();
  }

  override frame(ms: number) {
    const { hero, cricket } = this;
    if (this.flow.phase === 'einde') return;
    this.#controls.frame();
    cricket.frame();
    const { ring } = hero.walker;
    const heard = this.isEasy ? Math.min(ring, GAITS.tiptoe.ring) : ring;
    hero.frame(ms, this.isOpen ? heard : 0, cricket.sings);
    super.frame(ms);
    if (this.isOpen && hero.walker.speed > 0 && this.#twigs.tread(hero)) this.#crack();
    this.#crew.host.look(hero.x, hero.y);
  }

  override async finale() {
    this.cricket.hush();
    this.#glowWorm.go();
    this.hero.leave();
    this.#twigs.strew([]);
    this.#dusk.fall(true);
    await starsOverGarden(this.stage, this.#lights, this.#crew);
  }

  #crack() {
    const { stage, hero } = this;
    hero.walker.crack();
    stage.sound.play('krak-tak');
    stage.fx.burst('dust', hero.x, hero.y, { count: 3 });
    if (!this.isEasy) this.#crew.own.face('oops', TUNING.slipMs, 'look');
  }
}
