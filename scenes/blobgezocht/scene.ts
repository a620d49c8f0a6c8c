import type { Exercise, Outcome } from '../../engine/exercise/index.ts';
import {
  Dusk,
  GameScene,
  Stray,
  type Crew,
  type Feat,
  type Forms,
  type Image,
} from '../../engine/stage/index.ts';
import { Casework, type Solver } from './casework.ts';
import { frontPage } from './finale.ts';
import type { Office } from './game.ts';
import { JudgePlay } from './judge-play.ts';
import { OTHERWISE } from './lines.ts';
import { BANNER, DEPTHS, GROUND, HINT } from './places.ts';
import { QuestionPlay } from './question-play.ts';

const TUNING = {
  prompt: { left: 300, right: 1316 },
  omavlek: { x: 108, y: GROUND, size: 80 },
  own: { x: 228, y: GROUND, size: 80 },
  /** The golden pens that came back: two clean cases make the kunstje. */
  pens: { x: 526, y: 694, pitch: 48, count: 2 },
  faces: 6,
  tip: { own: 2, clean: 3 } as Readonly<Partial<Record<Solver, number>>>,
  tipUp: 60,
  dusk: { alpha: 0.45, depth: DEPTHS.dusk, colour: 0x1b2350 },
  light: { x: 320, y: 430 },
  moth: {
    spots: [
      { x: 680, y: 262 },
      { x: 1270, y: 262 },
    ],
    flee: { x: 120, y: -170, ms: 620 },
  },
  hand: { ms: 360, byKey: 420 },
  moodMs: 1100,
} as const;

/** 19 Blob gezocht: question who spells the word right, and turn over who it cannot be. */
export default class BlobGezocht extends GameScene implements Office {
  override readonly forms: Forms = {
    choose: (exercise) => new QuestionPlay(this, exercise),
    judge: (exercise) => new JudgePlay(this, exercise),
    read: (exercise) => new QuestionPlay(this, exercise),
  };
  override promptLook = TUNING.prompt;
  faces: readonly number[] = [];
  #casework!: Casework;
  #crew!: Crew;
  #pens!: Feat;
  #dusk!: Dusk;
  #light!: Image;
  #moth!: Stray;

  setup() {
    const { stage } = this;
    const { omavlek, own, pens, light, moth } = TUNING;
    const { at, of } = this.deps.round.progress;
    stage.backdrop();
    stage.kit.banner.place = BANNER;
    stage.kit.hint.lower = HINT;
    this.#light = stage.image('lamplicht', light.x, light.y).setDepth(DEPTHS.glow).setAlpha(0);
    this.#dusk = new Dusk(stage, {
      ...TUNING.dusk,
      onFall: (now, ms) => void stage.tween({ targets: this.#light, to: { alpha: now ? 1 : 0 }, ms }),
    });
    this.#casework = new Casework(stage, of, {
      isFree: () => !this.isExample && this.flow.phase !== 'einde',
      turned: (isRight) => (isRight ? this.#crew.host.face('look') : this.#crew.startle()),
      solved: (by, where) => this.#solved(by, where),
    });
    this.#casework.begin(at);
    this.#pens = stage.kit.feat({
      count: pens.count,
      empty: 'pen-weg',
      full: 'pen',
      at: (i) => ({ x: pens.x + i * pens.pitch, y: pens.y }),
      depth: DEPTHS.book + 1,
    });
    this.#crew = stage.kit.crew({
      host: { ...omavlek, name: 'omavlek', depth: DEPTHS.crew },
      own: { ...own, depth: DEPTHS.crew },
    });
    this.#crew.own.hold(stage.image('loep', 0, 0));
    this.#moth = new Stray(stage, {
      id: 'mot',
      label: 'Zeg de mot gedag',
      frame: 'mot',
      ...moth,
      depth: DEPTHS.witness,
      sound: 'mot',
    });
  }

  override async present(exercise: Exercise) {
    const { stage } = this;
    const faces = Array.from({ length: TUNING.faces }, (_, i) => i);
    this.faces = stage.rng.fork(`getuigen/${exercise.id}`).shuffle(faces);
    if (this.isExample) this.#casework.rehearse();
    this.#dusk.fall(this.third === 2, this.isHurrying);
    if (this.third > 0 && !this.isHurrying) this.#moth.come(exercise.id);
    this.#crew.wait();
    await super.present(exercise);
  }

  override async respond(outcome: Outcome) {
    const { at } = this.deps.round.progress;
    if (outcome.step === 'goed') this.#crew.cheer(TUNING.moodMs);
    else if (outcome.step === 'onthul') this.#crew.wonder();
    else {
      this.#crew.startle();
      const { form } = outcome.given;
      if (form === 'choose' || form === 'read') this.#casework.excuse(OTHERWISE[form]);
    }
    if (outcome.last) this.#casework.learn(at);
    if (!this.isExample && this.stage.calm) this.#pens.note(false, outcome);
    await super.respond(outcome);
    if (this.isExample) await this.#showHow();
  }

  override async clear() {
    const { at, of } = this.deps.round.progress;
    this.#moth.go();
    await super.clear();
    if (this.isExample) this.#casework.endRehearsal();
    else if (at + 1 >= of) await this.#casework.lastLook();
  }

  override frame(ms: number) {
    super.frame(ms);
    const { x, y } = this.stage.pointer;
    this.#crew.look(x, y);
    this.#casework.follow(x);
  }

  override async finale() {
    await this.#casework.close();
    await frontPage(this.stage, { crew: this.#crew, words: this.words, pens: this.#pens.count });
  }

  /** The blob was found: coins for who pointed it out, and a golden pen when nobody was turned by mistake. */
  #solved(by: Solver, { x, y }: { x: number; y: number }) {
    this.#crew.cheer();
    const coins = TUNING.tip[by];
    if (coins) this.stage.tip(coins, x, y - TUNING.tipUp);
    if (by === 'clean') this.#pens.gather();
  }

  /** The hand of the example turns over somebody who it cannot be. */
  async #showHow() {
    const { hand } = this.stage.kit;
    const { x, y, turn } = this.#casework.example;
    if (this.live.byKey) await hand.key('spatie', TUNING.hand.byKey);
    else {
      await hand.moveTo(x, y, TUNING.hand.ms);
      void hand.press();
    }
    await turn();
    hand.hide();
  }
}
