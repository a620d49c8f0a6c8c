import type { Exercise, Outcome } from '../../engine/exercise/index.ts';
import { Dusk, GameScene, type Crew, type Feat, type Forms } from '../../engine/stage/index.ts';
import { FORMS } from './art/sizes.ts';
import { BuildPlay } from './build-play.ts';
import { ChoosePlay } from './choose-play.ts';
import { Controls } from './controls.ts';
import { breach } from './finale.ts';
import { Fish } from './fish.ts';
import type { Feast } from './hunt.ts';
import { Jellies } from './jellies.ts';
import { DEPTHS, HOME, HOST, MARKS, OWN, START, WORDS_START } from './places.ts';
import type { Morsel } from './morsel.ts';
import type { Reef } from './reef.ts';
import { grownAt, jellySpots, SPEED, type Spot } from './rules.ts';
import { Scenery } from './scenery.ts';
import { Stream } from './stream.ts';

const TUNING = {
  /** What tempo 0 and 1 make of it: how many jellyfish, and how fast a current flows, in u/s. */
  jellies: [2, 5],
  flow: [50, 120],
  /** From this third of the round on: a current with a pearl; the deep, where a pearl is two coins. */
  streamFrom: 1,
  deepFrom: 2,
  deep: { colour: 0x0b2c7a, alpha: 0.5, depth: DEPTHS.dusk },
  /** Room around a jellyfish, sideways and up and down. */
  clear: { x: 38, y: 48 },
  /** How much faster it swims when it shows how: with few letters, and with many. */
  shown: { few: 2, many: 3.2, from: 5 },
  slipMs: 800,
  look: 60,
  dome: -36,
} as const;

/** The marks of the kunstje: starfish along the edge. */
const STARS = {
  count: MARKS.count,
  empty: 'zeester-leeg',
  full: 'zeester',
  at: (i: number) => ({ x: MARKS.x, y: MARKS.y + i * MARKS.pitch }),
  depth: DEPTHS.coral,
};
/** 20 Groeivis: swim freely, eat letters in the right order with the mouth only, and grow from guppy to whale. */
export default class Groeivis extends GameScene<Feast> implements Reef {
  override readonly forms: Forms<Feast> = {
    build: (exercise) => new BuildPlay(this, exercise),
    choose: (exercise) => new ChoosePlay(this, exercise),
  };
  fish!: Fish;
  jellies!: Jellies;
  stream!: Stream;
  #controls!: Controls;
  #scenery!: Scenery;
  #crew!: Crew;
  #feat!: Feat;
  #dusk!: Dusk;
  /** In this exercise a jellyfish was touched. */
  #isStung = false;

  setup() {
    const { stage } = this;
    this.#scenery = new Scenery(stage);
    this.#dusk = new Dusk(stage, TUNING.deep);
    this.stream = new Stream(stage);
    this.jellies = new Jellies(stage);
    this.fish = new Fish(stage);
    this.#controls = new Controls(stage, this.fish, {
      isOpen: () => this.isOpen && !this.isExample && this.flow.phase !== 'einde',
      isFree: !stage.calm && !stage.settings.support,
      hunt: () => this.play?.hunt,
      missed: () => this.bump(),
    });
    this.#crew = stage.kit.crew({
      host: { ...HOST, name: 'pleun', depth: DEPTHS.crew },
      own: { ...OWN, depth: DEPTHS.crew, flip: true },
    });
    for (const { x, y } of [HOST, OWN]) stage.image('koepel', x, y + TUNING.dome).setDepth(DEPTHS.crew);
    this.#feat = stage.kit.feat(STARS);
    this.#grow(true);
    stage.clock.every(TUNING.look, () => this.#crew.look(this.fish.x, this.fish.y));
  }

  /** Nothing helps, and somebody is in the way: not calmly, with motor support or in the example. */
  get #isFree() {
    const { stage, isExample } = this;
    return !stage.calm && !stage.settings.support && !isExample;
  }

  get drift() {
    const { stage } = this;
    return stage.calm || stage.reducedMotion || this.isExample ? undefined : stage.tempo;
  }

  get byKey() {
    return this.live.byKey;
  }

  keyTowards(wanted: Morsel) {
    return this.#isFree ? this.#controls.keyTowards(wanted) : null;
  }

  override async present(exercise: Exercise) {
    const { stage, fish } = this;
    this.#isStung = false;
    stage.kit.banner.place = HOME;
    this.#crew.wait();
    this.#dusk.fall(this.third >= TUNING.deepFrom, this.isHurrying);
    const start = exercise.form === 'build' ? START : WORDS_START;
    fish.swimmer.go(start, SPEED.sent);
    const { few, many, from } = TUNING.shown;
    const letters = exercise.form === 'build' ? exercise.slots : 1;
    fish.swimmer.haste = !this.isExample ? 1 : letters > from ? many : few;
    const shown = super.present(exercise);
    if (this.#isFree) {
      this.#hang(exercise.id, start);
      if (this.third >= TUNING.streamFrom) this.stream.come(exercise.id, stage.lerp(...TUNING.flow));
    }
    await shown;
    if (!this.play?.hunt.goal) fish.swimmer.stop();
  }

  override async respond(outcome: Outcome) {
    const isRight = outcome.step === 'goed';
    if (isRight) {
      this.stage.sound.play('hap', { rate: 1.2 - this.fish.form * 0.12 });
      if (outcome.last) this.#ate(outcome);
    } else {
      this.stage.sound.play('zuur');
      if (outcome.step === 'onthul') this.#crew.wonder();
      else this.#crew.startle();
    }
    await super.respond(outcome);
  }

  override async clear() {
    this.jellies.go();
    this.stream.go();
    if (!this.isExample) this.#grow(this.isHurrying);
    await super.clear();
  }

  override frame(ms: number) {
    if (this.flow.phase === 'einde') return;
    const { fish } = this;
    this.#controls.frame(ms);
    super.frame(ms);
    if (this.isOpen) fish.swimmer.x += (this.stream.flowAt(fish) * ms) / 1000;
    fish.frame(ms, this.play?.hunt.goal);
    this.#scenery.frame(ms, fish, fish.reach);
    const pearl = this.stream.frame(ms, fish.mouth);
    if (pearl) this.#coin(pearl);
    const jelly = this.jellies.frame(fish, this.isOpen ? fish.sides : -Infinity);
    if (jelly) this.#sting(jelly);
  }

  override async finale() {
    this.jellies.go();
    this.stream.go();
    this.#scenery.leave();
    const { results } = this.deps.round.progress;
    await breach(this.stage, this.fish, this.#crew, results.filter((one) => one === 'first-try').length);
  }

  /** Jellyfish hang where they cover nothing. */
  #hang(seed: string, start: Spot) {
    const { stage } = this;
    const boxes = this.play!.hunt.morsels.map(({ box }) => box);
    const { x, y } = TUNING.clear;
    const isClear = (at: Spot) =>
      boxes.every(
        (box) => Math.abs(at.x - box.x) > box.width / 2 + x || Math.abs(at.y - box.y) > box.height / 2 + y,
      );
    const count = Math.round(stage.lerp(...TUNING.jellies));
    this.jellies.come(jellySpots(count, start, boxes, isClear, stage.rng.fork(`kwallen/${seed}`)));
  }

  #sting(jelly: Spot) {
    const { stage, fish } = this;
    this.#isStung = true;
    fish.swimmer.bounce(jelly);
    stage.sound.play('boing');
    stage.fx.burst('bubbles', fish.x, fish.y, { count: 6 });
    this.#crew.startle(TUNING.slipMs);
    this.bump();
  }

  #ate(outcome: Outcome) {
    const { stage, fish } = this;
    this.#crew.cheer();
    stage.fx.burst('bubbles', fish.x, fish.y, { count: 12, spread: 90 });
    this.#feat.note(!this.#isStung, outcome);
    // Calmly no pearl comes by: what it is worth comes with what was right at once.
    if (stage.calm && this.third >= TUNING.streamFrom && outcome.decides) this.#coin(fish);
  }

  #coin({ x, y }: Spot) {
    this.stage.sound.play('bel-tik');
    this.stage.tip(this.third >= TUNING.deepFrom ? 2 : 1, x, y);
  }

  /** It is as large as it has become by what was done; with a new form it swells, and the sea is smaller. */
  #grow(isAtOnce: boolean) {
    const { fish, stage } = this;
    const { results, of } = this.deps.round.progress;
    const done = results.filter((one) => one !== 'open').length;
    const { form, share } = grownAt(done, of, FORMS.length);
    const isNew = form !== fish.form;
    fish.size(form, share);
    if (isAtOnce || isNew) this.#scenery.grow(form, FORMS.length, fish, isAtOnce);
    if (isAtOnce || !isNew) return;
    stage.sound.play('groei');
    stage.fx.burst('stars', fish.x, fish.y, { count: 14, spread: 120 });
    void fish.spurt();
  }
}
