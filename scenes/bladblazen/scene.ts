import type { Exercise, Outcome } from '../../engine/exercise/index.ts';
import { Dusk, GameScene, Stray, type Crew, type Feat, type Forms } from '../../engine/stage/index.ts';
import { Controls } from './controls.ts';
import { leapIn } from './finale.ts';
import type { Heap } from './heap.ts';
import { HeapPlay } from './heap-play.ts';
import type { Raking } from './herd.ts';
import { Hero } from './hero.ts';
import { Lawn } from './lawn.ts';
import { LeafPlay } from './leaf-play.ts';
import { Litter } from './litter.ts';
import type { Park } from './park.ts';
import { BANNER, DEPTHS, HOME, HOST, MARKS } from './places.ts';
import { PACE, windAt, type Air, type Spot } from './rules.ts';
import { Squirrel } from './squirrel.ts';
import type { WordLeaf } from './word-leaf.ts';

const TUNING = {
  /** What tempo 0 and 1 make of it: how soon a leaf slows down, a second, and the wind at most in u/s². */
  drag: [2.4, 1.2],
  wind: [0, 120],
  calmDrag: 3,
  own: 88,
  /** So many loose leaves are a mark of the kunstje. */
  leavesAMark: 4,
  /** From this third of the round on: a golden leaf lies about; evening falls, and a hat is blown in. */
  goldFrom: 1,
  eveningFrom: 2,
  evening: { colour: 0x7a2f6b, alpha: 0.34 },
  /** A leaf glides on its heap. */
  rakeMs: 230,
} as const;

/** The marks of the kunstje: baskets that fill with loose leaves. */
const BASKETS = {
  count: MARKS.count,
  empty: 'mand-leeg',
  full: 'mand',
  at: (i: number) => ({ x: MARKS.x + i * MARKS.pitch, y: MARKS.y }),
  depth: DEPTHS.crew,
};
/** Where a hat that was blown off comes to lie: clear of heaps, leaves and cards. */
const HAT = {
  id: 'hoed',
  label: 'Tik de weggewaaide hoed aan',
  frame: 'hoed',
  spots: [
    { x: 528, y: 724 },
    { x: 874, y: 724 },
  ],
  depth: DEPTHS.sign,
  flee: { x: 420, y: -560, ms: 900 },
  sound: 'wind',
};

/** 16 Bladblazen: autumn in the park, and a blower that herds the leaf with the word to its heap. */
export default class Bladblazen extends GameScene<Raking> implements Park {
  override readonly forms: Forms<Raking> = {
    sort: (exercise) => new HeapPlay(this, exercise),
    choose: (exercise) => new LeafPlay(this, exercise),
    judge: (exercise) => new HeapPlay(this, exercise),
  };
  hero!: Hero;
  litter!: Litter;
  squirrel!: Squirrel;
  air: Air = { drag: 0, wind: { x: 0, y: 0 } };
  #controls!: Controls;
  #lawn!: Lawn;
  #crew!: Crew;
  #feat!: Feat;
  #dusk!: Dusk;
  #hat!: Stray;
  #home: Spot = HOME.sort;
  readonly #raked = new Map<string, number>();
  #caught = 0;

  setup() {
    const { stage } = this;
    stage.backdrop();
    this.#dusk = new Dusk(stage, { ...TUNING.evening, depth: DEPTHS.dusk });
    this.#lawn = new Lawn(stage);
    this.litter = new Litter(stage, {
      caught: () => this.#catch(),
      gold: ({ x, y }) => {
        stage.tip(1, x, y);
        stage.fx.burst('stars', x, y, { count: 8 });
      },
    });
    this.squirrel = new Squirrel(stage);
    this.#crew = stage.kit.crew({
      host: { ...HOST, name: 'dok', depth: DEPTHS.crew },
      own: { ...HOME.sort, size: TUNING.own, depth: DEPTHS.hero },
    });
    this.hero = new Hero(stage, this.#crew.own);
    this.#controls = new Controls(stage, this.hero, {
      isOpen: () => this.isOpen && this.flow.phase !== 'einde',
      isFree: !this.#isEasy,
      led: () => this.play?.herd.stray(),
    });
    this.#feat = stage.kit.feat(BASKETS);
    this.#hat = new Stray(stage, HAT);
  }

  get isBrisk() {
    return this.isExample || this.isHurrying;
  }

  rakedTo(id: string) {
    return this.#raked.get(id) ?? 0;
  }

  raked(id: string) {
    if (!this.isExample) this.#raked.set(id, this.rakedTo(id) + 1);
  }

  async rake(leaf: WordLeaf, heap: Heap) {
    this.stage.sound.play('ritsel');
    const half = { x: (leaf.leaf.x + heap.x) / 2, y: (leaf.leaf.y + heap.y) / 2 };
    // Who raked it stands there still.
    await leaf.glide(half, TUNING.rakeMs, 'stays');
    await heap.puff();
  }

  override async present(exercise: Exercise) {
    const { stage } = this;
    const isEvening = this.third >= TUNING.eveningFrom;
    const place = exercise.form === 'choose' ? 'choose' : 'sort';
    this.#home = HOME[place];
    stage.kit.banner.place = BANNER[place];
    stage.kit.banner.revealPlace = BANNER[place === 'choose' ? 'heap' : place];
    this.hero.isBrisk = this.isExample;
    this.hero.walker.go(this.#home, PACE.dash);
    this.#dusk.fall(isEvening, this.isHurrying);
    if (isEvening && !this.isHurrying) this.#hat.come(exercise.id);
    this.#crew.wait();
    const presented = super.present(exercise);
    this.litter.fall(exercise.id, this.play?.heaps ?? [], this.third >= TUNING.goldFrom);
    await presented;
  }

  override async respond(outcome: Outcome) {
    if (outcome.step === 'goed') this.#crew.cheer();
    else this.#crew.wonder();
    // Where little is blown by hand, the kunstje is what was right at once.
    if (this.#isEasy && outcome.last) this.#feat.note(outcome.decides && outcome.verdict.right, outcome);
    await super.respond(outcome);
  }

  override async clear() {
    this.#hat.go();
    this.hero.walker.go(this.#home, PACE.dash);
    await super.clear();
  }

  override frame(ms: number) {
    const { hero, stage } = this;
    if (this.flow.phase === 'einde') return;
    const wind = stage.calm || this.isExample ? 0 : stage.lerp(...TUNING.wind);
    const drag = stage.calm ? TUNING.calmDrag : this.isExample ? TUNING.drag[0] : stage.lerp(...TUNING.drag);
    this.air = { drag, wind: windAt(stage.clock.now, wind) };
    hero.blows = this.#controls.frame();
    super.frame(ms);
    hero.frame(ms);
    this.litter.frame(ms, hero, this.air, this.play?.heaps ?? []);
    this.#lawn.frame(hero, this.air.wind);
    this.#crew.host.look(hero.x, hero.y);
  }

  override async finale() {
    this.#hat.go();
    this.hero.leave();
    this.#dusk.fall(false);
    await leapIn(this.stage, this.#crew, this.words.length);
  }

  get #isEasy(): boolean {
    return this.stage.calm || this.stage.settings.support;
  }

  #catch() {
    const { stage } = this;
    stage.sound.play('ritsel', { volume: 0.3, rate: 1.4 });
    this.#caught++;
    if (this.#isEasy || this.isExample || this.#caught % TUNING.leavesAMark > 0) return;
    if (this.#feat.gather()) stage.sound.play('mand');
  }
}
