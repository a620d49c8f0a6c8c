import type { Outcome, RawAnswer, WholeAnswer } from '../../engine/exercise/index.ts';
import { Food } from './food.ts';
import { answerFor, idAt, idIn, menuOf, type Played } from './forms.ts';
import type { Game } from './game.ts';
import type { Spot } from './grid.ts';
import { layMeadow, type Meadow } from './meadow.ts';

/** Steps that a wrong leaf is out of play; a wrong apple stays out. */
const HATCHED = 6;
/** So few things to eat may be a little larger. */
const ROOMY = 8;
/** Times in ms. A bitter bite: pale with swirls, then the leaf comes flying back. */
const MS = { bite: 150, bitter: 800, spit: 330, back: 200, last: 620, chew: 420 } as const;

/** All there is to eat in one exercise, and what becomes of it. */
export class Meal {
  readonly meadow: Meadow;
  /** Cells of what is out of play. */
  readonly hatched = new Set<Spot>();
  /** Cells of what can be eaten. */
  readonly edible = new Set<Spot>();
  #game: Game;
  #exercise: Played;
  #foods: Food[];
  /** What the head is in now. */
  #bitten: Food | undefined;
  #copy: WholeAnswer | undefined;
  #landing: Promise<void> = Promise.resolve();
  #hue: number;

  constructor(game: Game, exercise: Played) {
    this.#game = game;
    this.#exercise = exercise;
    const { bites, kind, words } = menuOf(exercise);
    const { stage } = game;
    this.#foods = bites.map((bite) => new Food(stage, bite, kind, !words));
    const rng = stage.rng.fork(`tuin/${exercise.id}`);
    this.#hue = rng.below(18);
    this.meadow = layMeadow({ sizes: this.#foods.map(({ size }) => size), ...game.plenty() }, rng);
    const roomy = this.#foods.length <= ROOMY;
    this.#foods.forEach((food, i) => food.lie(this.meadow.leaves[i]!, roomy));
    this.#sort();
  }

  /** The food comes up; resolves when all of it can be read. */
  async present() {
    const { places, offers, kind, words } = menuOf(this.#exercise);
    const { twig, stage } = this.#game;
    if (kind === 'blad') twig.start(places, words);
    await Promise.all(this.#foods.map((food, i) => food.sprout(i)));
    for (const food of this.#foods) {
      const { id, text } = food.bite;
      food.offer = stage.offer(food.root, {
        id: `hap-${id}`,
        kind: offers,
        value: id,
        label: text,
        size: food.hit,
        onPick: () => this.#game.send(new Set(food.spots)),
        enabled: () => food.edible,
      });
    }
  }

  /** The food that stands for this answer and can be eaten now, or a twin of it. */
  find(want: RawAnswer): Food | undefined {
    const id = idIn(want);
    const text = this.#textOf(id);
    const free = this.#foods.filter((food) => food.edible);
    return free.find((food) => food.bite.id === id) ?? free.find((food) => food.bite.text === text);
  }

  /** The head is about to enter this cell: that is the answer. Whether it may go there. */
  bite(at: Spot): boolean {
    const food = this.#foods.find((one) => one.edible && one.spots.includes(at));
    if (!food) return true;
    const { crawl } = this.#game;
    const { row } = this.#game.draft;
    const place = Math.max(0, row.open);
    const copy = this.#copy;
    const fits = !copy || this.#textOf(idAt(copy, place)) === food.bite.text;
    const taken = this.#game.commit(answerFor(this.#exercise.form, place, food.bite.id));
    if (!taken) return false;
    if (!fits) {
      // Not the one that is to be copied: it stays where it is.
      crawl.rest();
      this.#game.caterpillar.mood('knipper', MS.bite * 2);
      return false;
    }
    this.#bitten = food;
    crawl.frozen = true;
    if (copy) {
      this.#copy = undefined;
      this.#landing = this.#swallow(food, place).then(() => void (crawl.frozen = false));
    }
    return true;
  }

  async respond({ step, given, last }: Outcome) {
    const { stage, crawl } = this.#game;
    const food = this.#bitten;
    this.#bitten = undefined;
    if (!food) return;
    if (step === 'goed') {
      await this.#swallow(food, 'slot' in given ? given.slot : 'place' in given ? given.place : 0);
      if (last) await stage.clock.wait(MS.last);
      else crawl.frozen = false;
      return;
    }
    await this.#spit(food, step === 'onthul');
    if (step === 'nogeens') crawl.frozen = false;
  }

  /** The right food is asked once more, to be eaten. */
  takeOver(answer: WholeAnswer) {
    const { crawl, twig, draft } = this.#game;
    this.#copy = answer;
    if (this.#exercise.form === 'build') twig.dotted(this.#textOf(idAt(answer, draft.row.open)));
    crawl.frozen = false;
  }

  /** The caterpillar made a step: what is hatched comes back after a while. */
  step() {
    let changed = false;
    for (const food of this.#foods) {
      const was = food.hatched;
      food.step();
      changed ||= was === 1;
    }
    if (changed) this.#sort();
  }

  frame(now: number) {
    for (const food of this.#foods) if (!food.eaten) food.sway(now);
  }

  async clear() {
    await this.#landing;
    await Promise.all(this.#foods.map((food) => food.wither()));
  }

  /** Right: it is chewed, and becomes a segment and a part of the word. */
  async #swallow(food: Food, place: number) {
    const { stage, crawl, caterpillar, twig, garden, draft } = this.#game;
    await stage.clock.wait(crawl.msLeft);
    const { row } = draft;
    if (this.#exercise.form !== 'choose') {
      row.lay(food.bite.id, place);
      row.keep(row.places.map((one) => one !== undefined));
    }
    for (const one of this.#foods) if (one.hatched !== Infinity) one.hatch(0);
    stage.sound.play('knap');
    caterpillar.mood('hap', MS.chew);
    crawl.grow();
    const word = food.vanish();
    this.#sort();
    void caterpillar.grow(this.#hue++, word);
    if (this.#exercise.form !== 'choose') twig.add(food.bite.text);
    garden.nod();
    await stage.clock.wait(MS.bite);
  }

  /** Bitter: pale and dizzy; it spits the food back and stands one cell back. */
  async #spit(food: Food, reveal: boolean) {
    const { stage, crawl, caterpillar, garden } = this.#game;
    await stage.clock.wait(crawl.msLeft);
    food.root.setVisible(false);
    stage.sound.play('bitter');
    caterpillar.mood('bitter');
    garden.startle();
    await stage.clock.wait(MS.bitter - MS.spit);
    const { x, y } = caterpillar.head;
    stage.fx.burst('spat', x, y, { count: 4, tint: 0xbcdd8b });
    const way = { share: 1 };
    void stage.tween({
      targets: way,
      to: { share: 0 },
      ms: MS.back,
      onUpdate: () => crawl.showBack(way.share),
    });
    await food.drop(x, y);
    crawl.back();
    caterpillar.mood('kijk');
    if (reveal) await stage.kit.eraser.rub(food.root);
    // After a reveal the place in the word is asked no more, and what was out of play may be right there.
    for (const one of this.#foods) if (reveal && one.hatched !== Infinity) one.hatch(0);
    if (!reveal || this.#exercise.form === 'choose')
      food.hatch(this.#exercise.form === 'choose' ? Infinity : HATCHED);
    this.#sort();
  }

  #textOf = (id: string | undefined) => this.#foods.find(({ bite }) => bite.id === id)?.bite.text;

  /** What lies where, after a change. */
  #sort() {
    this.hatched.clear();
    this.edible.clear();
    for (const { eaten, edible, spots } of this.#foods) {
      if (eaten) continue;
      for (const one of spots) (edible ? this.edible : this.hatched).add(one);
    }
  }
}
