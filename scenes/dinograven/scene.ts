import type { Exercise, Outcome } from '../../engine/exercise/index.ts';
import { GameScene, Stray, type Container, type Crew, type Feat, type Forms, type Image } from '../../engine/stage/index.ts'; // prettier-ignore
import { BuildPlay } from './build-play.ts';
import { ChoosePlay } from './choose-play.ts';
import { Evening } from './evening.ts';
import { nightConcert } from './finale.ts';
import { Pit } from './pit.ts';
import { DEPTHS, DOOR, NAME_PLATE, WINDOWS } from './places.ts';
import type { Stroke } from './rules.ts';
import type { Site } from './site.ts';
import { HEADS } from './skeleton.ts';

const TUNING = {
  /** Beside the museum. */
  prompt: { left: 334, right: 1312 },
  hint: -14,
  omavlek: { x: 270, y: 502, size: 96 },
  own: { x: 1090, y: 496, size: 98 },
  /** Empty holes that a skilful dig has at most. */
  misses: 2,
  /** Eggs in the nest: one hatches for each word that was found so. */
  eggs: [
    [1174, 446],
    [1236, 436],
    [1298, 446],
    [1154, 482],
    [1214, 486],
    [1274, 484],
  ],
  walk: { ms: 1000, to: 0.26, hops: 4, hop: 26 },
  beetle: [
    { x: 1120, y: 300 },
    { x: 1226, y: 330 },
  ],
  tipUp: 70,
  /** So long the name plate hangs there at least. */
  plateMs: 1180,
} as const;

/** 14 Dino's opgraven: follow the prints to what is buried, and lay the bones in the order of the word. */
export default class Dinograven extends GameScene implements Site {
  override readonly forms: Forms = {
    build: (exercise) => new BuildPlay(this, exercise),
    choose: (exercise) => new ChoosePlay(this, exercise),
  };
  override promptLook = TUNING.prompt;
  pit!: Pit;
  #crew!: Crew;
  #eggs!: Feat;
  #evening!: Evening;
  #beetle!: Stray;
  #windows: Image[] = [];
  /** What moved last in the pit: all eyes go there. */
  #seen: { x: number; y: number } | undefined;

  setup() {
    const { stage } = this;
    const { omavlek, own, eggs, beetle } = TUNING;
    stage.backdrop();
    stage.kit.hint.lower = TUNING.hint;
    stage.kit.banner.place = NAME_PLATE;
    this.#evening = new Evening(stage);
    this.#buildHall();
    this.pit = new Pit(stage, {
      isOpen: () => this.isOpen,
      isExample: () => this.isExample,
      third: () => this.third,
      struck: (stroke, at) => this.#struck(stroke, at),
    });
    this.#eggs = stage.kit.feat({
      count: eggs.length,
      empty: 'ei',
      full: 'ei-open',
      at: (i) => ({ x: eggs[i]![0], y: eggs[i]![1] }),
      depth: DEPTHS.egg,
    });
    this.#crew = stage.kit.crew({
      host: { ...omavlek, name: 'omavlek', depth: DEPTHS.crew },
      own: { ...own, depth: DEPTHS.crew, flip: true },
    });
    this.#beetle = new Stray(stage, {
      id: 'kever',
      label: 'Zeg de kever gedag',
      frame: 'kever',
      spots: beetle,
      depth: DEPTHS.find,
      flee: { x: 150, y: -60, ms: 620 },
      sound: 'kwast',
    });
  }

  override async present(exercise: Exercise) {
    this.#seen = undefined;
    this.#evening.fall(this.third === 2, this.isHurrying);
    if (this.third > 0 && !this.isHurrying) this.#beetle.come(exercise.id);
    this.#crew.wait();
    await super.present(exercise);
  }

  override async respond(outcome: Outcome) {
    const { stage } = this;
    if (outcome.step === 'nogeens') this.#crew.startle();
    else {
      // The pit is done: the name plate comes over it, where nothing is to be dug any more.
      this.pit.close();
      if (outcome.step === 'onthul') this.#crew.wonder();
      else this.#cheer(outcome);
      if (outcome.reveal)
        void stage.kit.banner.show(outcome.reveal, outcome.step === 'goed' ? 'mini' : 'full');
    }
    const isShown = outcome.step === 'goed' && !this.isExample;
    await Promise.all([super.respond(outcome), isShown && stage.clock.wait(TUNING.plateMs)]);
  }

  override async clear() {
    this.pit.close();
    this.#beetle.go();
    await super.clear();
  }

  override frame(ms: number) {
    super.frame(ms);
    const { x, y } = this.play?.focus?.() ?? this.#seen ?? this.stage.pointer;
    this.#crew.look(x, y);
  }

  override async finale() {
    const { pit, words, stage } = this;
    await nightConcert(stage, { crew: this.#crew, evening: this.#evening, pit, words: words.length });
  }

  async bringHome(skeleton: Container | Image) {
    const { stage, isExample } = this;
    const { at } = this.deps.round.progress;
    const { ms, to, hops, hop } = TUNING.walk;
    const { x, y, scale } = skeleton;
    skeleton.setDepth(DEPTHS.walking);
    const way = { share: 0 };
    await stage.tween({
      targets: way,
      to: { share: 1 },
      ms,
      ease: 'Sine.InOut',
      onUpdate: () => {
        if (!skeleton.scene) return;
        const { share } = way;
        const up = stage.reducedMotion ? 0 : Math.abs(Math.sin(share * hops * Math.PI)) * hop * (1 - share);
        skeleton.setPosition(x + (DOOR.x - x) * share, y + (DOOR.y - y) * share - up);
        skeleton.setScale(scale * (1 + (to - 1) * share));
      },
    });
    skeleton.destroy();
    if (!isExample) this.#light(at);
  }

  /** It was right: an egg hatches for who followed the prints well. */
  #cheer(outcome: Outcome) {
    this.#crew.cheer();
    if (this.isExample || !outcome.last) return;
    const isSkilful = this.pit.misses <= TUNING.misses;
    if (this.#eggs.note(isSkilful, outcome)) this.stage.tip(1, TUNING.eggs[1]![0], TUNING.eggs[1]![1] - TUNING.tipUp); // prettier-ignore
  }

  #struck(stroke: Stroke, at: { x: number; y: number }) {
    const { stage } = this;
    const { x, y } = (this.#seen = at);
    if (stroke === 'nothing') return this.bump();
    if (stroke === 'cracked') {
      stage.sound.play('tok-steen');
      stage.fx.burst('dust', x, y, { count: 5, spread: 50 });
    } else if (stroke === 'opened') {
      stage.sound.play('kwast');
      stage.fx.burst('dust', x, y, { count: 12, spread: 80 });
    } else {
      stage.sound.play('schep');
      stage.fx.burst('dust', x, y, { count: 8, spread: 60 });
      if (stroke === 'found') {
        stage.sound.play('vondst');
        this.#crew.host.face('happy', 900, 'look');
      } else this.#crew.host.face('think', 700, 'look');
    }
  }

  /** A window for each exercise; behind those of words that were done before a reload a skeleton lives already. */
  #buildHall() {
    const { columns, left, pitch, top, down } = WINDOWS;
    const { of, results } = this.deps.round.progress;
    this.#windows = Array.from({ length: of }, (_, i) => {
      const [x, y] = [left + (i % columns) * pitch, top + Math.floor(i / columns) * down];
      return this.stage.image('raam', x, y).setDepth(DEPTHS.window);
    });
    results.forEach((one, i) => one !== 'open' && this.#light(i, true));
  }

  #light(at: number, atOnce = false) {
    const { stage } = this;
    const window = this.#windows[at];
    const frame = `raam-${at % HEADS}`;
    if (!window || !stage.hasImage(frame)) return;
    window.setFrame(frame);
    if (atOnce) return;
    void stage.tween({
      targets: window.setScale(0.6),
      to: { scale: 1 },
      ms: 300,
      ease: 'Back.Out',
      pop: true,
    });
  }
}
