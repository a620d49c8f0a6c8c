import type { FormPlay } from '../../engine/stage/index.ts';
import type { Bug } from './bug.ts';
import type { Garden } from './garden.ts';
import { LEAVES, TOP_LEAVES, UPPER_LEAVES } from './places.ts';
import { far, hopFrom, leavesFor, REACH } from './rules.ts';

/** So far aside the net swishes through the air, in u. */
const SWISH = 90;

/** One exercise of some form: bugs that are sneaked up to. */
export interface Hunt extends FormPlay {
  readonly swarm: Swarm;
}

/** The bugs of one exercise: they listen, hop away, are sneaked up to, and netted. */
export class Swarm {
  readonly bugs: readonly Bug[];
  /** Where one is going by itself. */
  #heading: Bug | undefined;
  readonly #garden: Garden;
  readonly #netted: (bug: Bug) => void;
  #leaves = LEAVES;
  #inReach: Bug | undefined;
  /** Somebody was led through the garden: who only trots back to the middle is not listened to. */
  #isSneaked = false;

  /** `netted` is told of a bug on which the net comes down. */
  constructor(garden: Garden, bugs: readonly Bug[], netted: (bug: Bug) => void) {
    this.#garden = garden;
    this.bugs = bugs;
    this.#netted = netted;
  }

  /** They come to sit on leaves that can be sneaked to; with jars below, on the upper ones. */
  async come(seed: string, isAboveJars: boolean) {
    const { stage, isExample } = this.#garden;
    // Under the line of explanation no bug can be seen.
    this.#leaves = LEAVES.slice(isExample ? TOP_LEAVES : 0, isAboveJars ? UPPER_LEAVES : undefined);
    const rng = stage.rng.fork(`blad/${seed}`);
    const sits = leavesFor(this.bugs.length, this.#leaves, rng);
    // In reading order, as they are told of.
    sits.sort((a, b) => a - b);
    this.bugs.forEach((bug, i) => bug.sit(this.#leaves[sits[i]!]!, sits[i]!));
    this.#garden.strew(this.bugs, this.#leaves, rng);
    await Promise.all(this.bugs.map((bug) => bug.come()));
  }

  /** Whether one of them said "!". */
  get wasHeard(): boolean {
    return this.bugs.some(({ ear }) => ear.wasAlarmed);
  }

  /** Whether one is on the way to it, or it is in the air: there is nothing to be done but to wait. */
  isBusyWith(bug: Bug): boolean {
    return this.#heading === bug || !bug.isFree;
  }

  /** One is pointed out: up to it on tiptoe, and when it is in reach the net comes down. */
  pick(bug: Bug) {
    if (this.#garden.isOpen && this.#reaches(bug)) this.#net(bug);
    else this.approach(bug);
  }

  /** Sneaks up to it, until the net reaches it. */
  approach(bug: Bug) {
    if (!this.#garden.isOpen || !bug.isFree || this.#reaches(bug)) return;
    this.#heading = bug;
    this.#isSneaked = true;
    this.#lead();
  }

  /** A finger or an arrow leads somewhere else. */
  stray() {
    this.#heading = undefined;
    this.#isSneaked = true;
  }

  /** The net is swung at what is in reach; in the air it only swishes, and that is heard. */
  swing() {
    const { hero } = this.#garden;
    const [only] = this.bugs;
    if (this.#inReach) return this.#net(this.#inReach);
    if (this.bugs.length === 1 && only) return this.pick(only);
    this.#isSneaked = true;
    this.#garden.bump();
    hero.walker.crack();
    void hero.swing({ x: hero.x + hero.walker.way.x * SWISH, y: hero.y });
  }

  frame(ms: number) {
    const { hero, isOpen, isEasy, loudness } = this.#garden;
    const listens = isOpen && !isEasy && this.#isSneaked;
    for (const bug of this.bugs) {
      if (!bug.isFree) bug.frame(hero);
      else {
        const wasAlarmed = bug.ear.wasAlarmed;
        const hops = bug.ear.step(ms, listens ? loudness : 0, listens ? far(hero, bug) : Infinity);
        bug.frame(hero);
        if (!wasAlarmed && bug.ear.wasAlarmed) this.#alarm(bug);
        if (hops) this.#hop(bug);
      }
    }
    this.#reach();
    const heading = this.#heading;
    if (!heading) return;
    if (!heading.isFree || !isOpen) return void (this.#heading = undefined);
    if (!this.#reaches(heading) || hero.walker.isGoing) return this.#lead();
    this.#heading = undefined;
    if (isEasy) this.#net(heading);
  }

  #lead() {
    const { hero, isEasy, loudness } = this.#garden;
    const gait = isEasy ? 'dash' : loudness === 0 ? 'run' : 'tiptoe';
    if (this.#heading) hero.sneakTo(this.#heading, gait);
  }

  #reaches(bug: Bug): boolean {
    return bug.isFree && far(this.#garden.hero, bug) <= REACH;
  }

  /** What is in reach has a paperclip on its card. */
  #reach() {
    const { hero, isOpen, stage } = this.#garden;
    const near = isOpen ? this.bugs.filter((bug) => this.#reaches(bug)) : [];
    const nearest = near.sort((a, b) => far(hero, a) - far(hero, b))[0];
    if (nearest === this.#inReach) return;
    const before = this.#inReach;
    if (before?.card.look === 'chosen') before.card.look = 'normal';
    this.#inReach = nearest;
    hero.isPoised = nearest !== undefined;
    if (!nearest || nearest.card.look !== 'normal') return;
    nearest.card.look = 'chosen';
    stage.sound.play('tik', { volume: 0.5 });
  }

  #net(bug: Bug) {
    this.#heading = undefined;
    void this.#garden.hero.swing(bug);
    this.#netted(bug);
  }

  #alarm(bug: Bug) {
    this.#garden.stage.sound.play('schrik', { volume: 0.7 });
    this.#garden.startled(bug);
  }

  #hop(bug: Bug) {
    const taken = this.bugs.map(({ leaf }) => leaf);
    const to = hopFrom(bug.leaf, taken, this.#leaves, this.#garden.hero);
    if (to !== undefined) void bug.hop(this.#leaves[to]!, to);
  }
}
