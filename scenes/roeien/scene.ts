import type { Exercise, Outcome } from '../../engine/exercise/index.ts';
import { GameScene, type Crew, type Feat, type Forms, type Image } from '../../engine/stage/index.ts';
import { ChoicesPlay } from './choices-play.ts';
import { CutsPlay } from './cuts-play.ts';
import { DEPTHS, type Game, type Play } from './game.ts';
import { RowPlay } from './row-play.ts';

/** All numbers of the game; places in u. */
const TUNING = {
  /** What the word banner may cover: nothing that is needed lies there. */
  banner: { x: 683, y: 250 },
  host: { x: 106, y: 500, size: 130 },
  own: { x: 1256, y: 500, size: 96 },
  /** First-try rights that make the kunstje. */
  feat: { x: 60, y: 330, pitch: { x: 26, y: 0 }, size: 0.34, count: 6 },
  flowers: { from: 250, to: 1116, y: 728, perTurn: 3, sway: 5 },
  /** How fast flowers sway, in ms, at tempo 0 and 1. */
  swayMs: [1700, 1000],
} as const;

/** Roeien: what it is, in a line. */
export default class Roeien extends GameScene<Play> implements Game {
  override readonly forms: Forms<Play> = {
    choose: (exercise) => new ChoicesPlay(this, exercise),
    build: (exercise) => new RowPlay(this, exercise),
    split: (exercise) => new CutsPlay(this, exercise),
  };
  #crew!: Crew;
  #feat!: Feat;
  #flowers: Image[] = [];

  setup() {
    const { stage } = this;
    stage.backdrop();
    stage.kit.banner.place = TUNING.banner;
    this.#crew = stage.kit.crew({
      host: { ...TUNING.host, name: 'tik', depth: DEPTHS.crew },
      own: { ...TUNING.own, depth: DEPTHS.crew, flip: true },
    });
    this.#feat = stage.kit.feat({ ...TUNING.feat, depth: DEPTHS.crew });
  }

  override async present(exercise: Exercise) {
    this.#bloom();
    await super.present(exercise);
    this.#crew.wait();
  }

  override async respond(outcome: Outcome) {
    if (outcome.step === 'goed') this.#crew.cheer();
    else this.#crew.wonder();
    await super.respond(outcome);
    if (this.#feat.note(outcome.decides && outcome.verdict.right, outcome))
      this.stage.tip(1, TUNING.feat.x, TUNING.feat.y);
  }

  override frame(ms: number) {
    super.frame(ms);
    const { x, y } = this.play?.focus?.() ?? this.stage.pointer;
    this.#crew.look(x, y);
  }

  override async finale() {
    const { stage } = this;
    stage.sound.play('juichen');
    for (let i = 0; i < 3; i++) {
      this.#crew.cheer();
      stage.fx.burst('confetti', 340 + i * 340, 260, { count: 24 });
      await stage.clock.wait(600);
    }
  }

  /** The two turns of the round: more flowers each time. */
  #bloom() {
    const { stage } = this;
    const { from, to, y, perTurn, sway } = TUNING.flowers;
    const wanted = perTurn * (1 + this.third);
    while (this.#flowers.length < wanted) {
      const i = this.#flowers.length;
      const x = from + ((to - from) / (3 * perTurn - 1)) * ((i * 4) % (3 * perTurn));
      const flower = stage.image(i % 2 ? 'bloem-lila' : 'bloem-roze', x, y);
      this.#flowers.push(flower.setAngle(-sway).setDepth(DEPTHS.flowers));
      const ms = stage.lerp(TUNING.swayMs[0], TUNING.swayMs[1]);
      void stage.tween({ targets: flower, to: { angle: sway }, ms, yoyo: true, repeat: -1, pop: true });
    }
  }
}
