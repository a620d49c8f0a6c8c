import type { Exercise, Outcome, RawAnswer, WholeAnswer } from '../../engine/exercise/index.ts';
import { GameScene, type Input, type Via } from '../../engine/stage/index.ts';
import { BuildQuest } from './build-quest.ts';
import { ChooseQuest } from './choose-quest.ts';
import { hangPicture } from './finale.ts';
import type { WalkedWay } from './frame-line.ts';
import { Friends } from './friends.ts';
import { Hero } from './hero.ts';
import type { Game, Quest } from './quest.ts';
import { CAREFUL_DOORS, lowerBy } from './rules.ts';
import { TypeQuest } from './type-quest.ts';

/** All numbers of the round; those of one form stand with that form. */
const TUNING = {
  /** Where the word banner comes: in the strip, while the signs step aside. */
  banner: { x: 683, y: 282 },
  /** How often Moes looks where the hero is, in ms. */
  look: 120,
  /** ms between two songs of the crickets, at least and at most. */
  crickets: 9000,
} as const;

/** Soles by the shape of the pupil's Klodder. */
const SHAPES = ['rond', 'peer', 'druppel', 'brood'];

/** 22 Doolhof: a hedge maze by lantern light; only one of its doors is not painted on. */
export default class Doolhof extends GameScene {
  #hero!: Hero;
  #friends!: Friends;
  #quest: Quest | undefined;
  #careful = 0;
  #ways: WalkedWay[] = [];

  setup() {
    const { stage } = this;
    stage.backdrop();
    this.#friends = new Friends(stage, 0);
    this.#hero = new Hero(stage);
    stage.clock.every(TUNING.look, () => {
      const { x, y } = this.#quest?.eye ?? stage.pointer;
      this.#friends.look(x, y);
    });
    stage.clock.every(TUNING.crickets, () => stage.sound.play('krekels', { volume: 0.5 }));
  }

  override async present(exercise: Exercise) {
    this.#typing(false);
    this.#placeBanner();
    this.#friends.wait();
    this.#quest = this.#questFor(exercise);
    await this.#quest.present();
  }

  override async respond(outcome: Outcome) {
    await this.#quest?.respond(outcome);
  }

  override takeOver(answer: WholeAnswer) {
    this.#quest?.takeOver(answer);
  }

  override drawDraft() {
    this.#quest?.draw?.();
  }

  override step(want: RawAnswer, via: Via): Input | null {
    return this.#quest?.step?.(want, via) ?? null;
  }

  override frame(ms: number) {
    this.#quest?.frame(ms);
  }

  override async clear() {
    const quest = this.#quest;
    await quest?.clear();
    this.#quest = undefined;
    if (!quest || this.isExample) return;
    const { columns, rows } = quest.trip.chamber.maze;
    this.#ways.push({ columns, rows, tiles: quest.trip.walked });
  }

  override finale() {
    this.#typing(false);
    return hangPicture(this.stage, this.#friends, this.#ways);
  }

  /** Under a prompt of two lines the hint is lower, and the banner too. */
  #placeBanner() {
    const { kit } = this.stage;
    const { x, y } = TUNING.banner;
    kit.banner.place = { x, y: y + lowerBy(false, kit.prompt.bottom) };
  }

  #typing(on: boolean) {
    this.showKeyboard(on);
    this.#friends.arrange(on);
  }

  /** A word was found: with care, a rose blooms for it. */
  #opened(careful: boolean) {
    const { stage } = this;
    if (this.isExample) return;
    if (!careful || this.#careful >= CAREFUL_DOORS) return;
    this.#careful++;
    void this.#friends.bloom(this.#careful);
    const { x, y } = this.#friends.roseAt(this.#careful);
    stage.tip(1, x, y);
    if (this.#careful === CAREFUL_DOORS) stage.feat();
  }

  #questFor(exercise: Exercise): Quest {
    const { stage } = this;
    const { at, of } = this.deps.round.progress;
    // What changes while a quest lasts is asked of the scene each time.
    const scene = () => this;
    const game: Game = {
      stage,
      hero: this.#hero,
      friends: this.#friends,
      get draft() {
        return scene().draft;
      },
      get isExample() {
        return scene().isExample;
      },
      get mayAnswer() {
        return scene().flow.mayAnswer || scene().isExample;
      },
      at,
      of,
      sole: Math.max(0, SHAPES.indexOf(stage.avatar?.shape ?? 'rond')),
      commit: (answer) => this.commit(answer),
      bump: () => this.bump(),
      typing: (on) => this.#typing(on),
      opened: (careful) => this.#opened(careful),
    };
    switch (exercise.form) {
      case 'choose':
        return new ChooseQuest(game, exercise);
      case 'build':
        return new BuildQuest(game, exercise);
      case 'type':
        return new TypeQuest(game, exercise);
      default:
        throw new Error(`Doolhof can't play "${exercise.form}".`);
    }
  }
}
