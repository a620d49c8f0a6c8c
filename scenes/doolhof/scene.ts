import type { Exercise, Outcome } from '../../engine/exercise/index.ts';
import { GameScene, type Feat, type Forms } from '../../engine/stage/index.ts';
import { BuildQuest } from './build-quest.ts';
import { ChooseQuest } from './choose-quest.ts';
import { hangPicture } from './finale.ts';
import type { WalkedWay } from './frame-line.ts';
import { Friends } from './friends.ts';
import { Hero } from './hero.ts';
import type { Garden, Quest } from './quest.ts';
import { DEPTHS } from './places.ts';
import { lowerBy } from './rules.ts';
import { TypeQuest } from './type-quest.ts';

/** All numbers of the round; those of one form stand with that form. */
const TUNING = {
  /** Where the word banner comes: in the strip, while the signs step aside. */
  banner: { x: 683, y: 282 },
  /** How often Moes looks where the hero is, in ms. */
  look: 120,
  /** ms between two songs of the crickets, at least and at most. */
  crickets: 9000,
  hero: 54,
} as const;

/** Soles by the shape of the pupil's Klodder. */
const SHAPES = ['rond', 'peer', 'druppel', 'brood'];

/** 22 Doolhof: a hedge maze by lantern light; only one of its doors is not painted on. */
export default class Doolhof extends GameScene<Quest> implements Garden {
  override readonly forms: Forms<Quest> = {
    choose: (exercise) => new ChooseQuest(this, exercise),
    build: (exercise) => new BuildQuest(this, exercise),
    type: (exercise) => new TypeQuest(this, exercise),
  };
  hero!: Hero;
  friends!: Friends;
  #careful!: Feat;
  #ways: WalkedWay[] = [];

  setup() {
    const { stage } = this;
    stage.backdrop();
    const crew = stage.kit.crew({
      host: { name: 'moes', x: 0, y: 0, depth: DEPTHS.friends },
      own: { x: -200, y: -200, size: TUNING.hero },
    });
    this.friends = new Friends(stage, crew);
    this.hero = new Hero(stage, crew.own);
    this.#careful = stage.kit.feat(this.friends);
    stage.clock.every(TUNING.look, () => {
      const { x, y } = this.play ? this.hero.klodder : stage.pointer;
      this.friends.look(x, y);
    });
    stage.clock.every(TUNING.crickets, () => stage.sound.play('krekels', { volume: 0.5 }));
  }

  override async present(exercise: Exercise) {
    this.typing(false);
    this.#placeBanner();
    this.friends.wait();
    await super.present(exercise);
  }

  override async clear() {
    const quest = this.play;
    await super.clear();
    if (!quest || this.isExample) return;
    const { columns, rows } = quest.trip.chamber.maze;
    this.#ways.push({ columns, rows, tiles: quest.trip.walked });
  }

  override finale() {
    this.typing(false);
    return hangPicture(this.stage, this.friends, this.#ways);
  }

  /** Under a prompt of two lines the hint is lower, and the banner too. */
  #placeBanner() {
    const { kit } = this.stage;
    const { x, y } = TUNING.banner;
    kit.banner.place = { x, y: y + lowerBy(false, kit.prompt.bottom) };
  }

  typing(on: boolean) {
    this.showKeyboard(on);
    this.friends.arrange(on);
  }

  /** A word was found: with care, a rose blooms for it. */
  opened(outcome: Outcome, isCareful: boolean) {
    if (!this.#careful.note(outcome.decides && isCareful, outcome)) return;
    const { x, y } = this.friends.lastRose;
    this.stage.tip(1, x, y);
  }

  get at() {
    return this.deps.round.progress.at;
  }

  get of() {
    return this.deps.round.progress.of;
  }

  get sole() {
    return Math.max(0, SHAPES.indexOf(this.stage.avatar?.shape ?? 'rond'));
  }
}
