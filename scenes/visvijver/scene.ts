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
import { swirl } from './finale.ts';
import type { Pond } from './game.ts';
import { Koi, PATTERNS } from './koi.ts';
import { BANK, DEPTHS, GROUND, LANTERNS, plankAt } from './places.ts';
import { PondPlay } from './pond-play.ts';
import type { Spot } from './rules.ts';
import { TypePlay } from './type-play.ts';

const TUNING = {
  prompt: { left: 54, right: 966 },
  omavlek: { x: 1288, y: GROUND, size: 100 },
  own: { x: 78, y: GROUND, size: 104 },
  /** Buds along the bank: one opens with each word. */
  buds: { left: 186, right: 1180, y: 676, wave: 9 },
  crumb: { from: { x: 108, y: GROUND - 60 }, up: 70, ms: 240 },
  dusk: { alpha: 0.4, depth: DEPTHS.dusk, colour: 0x2a2560 },
  moon: { x: 900, y: 330 },
  fireflies: [
    [210, 300],
    [420, 236],
    [1150, 300],
    [960, 250],
    [1190, 560],
    [180, 590],
  ],
  flit: { far: 26, ms: 2600 },
  libel: [
    { x: 86, y: 318 },
    { x: 1284, y: 318 },
  ],
  tipUp: 60,
} as const;
/** A lantern that is lit in the evening glows after so long. */
const GLOW_MS = 400;

/** 32 Visvijver: look where the koi with the right word dives, follow its leaf, and find it again. */
export default class Visvijver extends GameScene implements Pond {
  override readonly forms: Forms = {
    choose: (exercise) => new PondPlay(this, exercise),
    read: (exercise) => new PondPlay(this, exercise),
    type: (exercise) => new TypePlay(this, exercise),
  };
  override promptLook = TUNING.prompt;
  #crew!: Crew;
  #lanterns!: Feat;
  #dusk!: Dusk;
  #libel!: Stray;
  #buds: Image[] = [];
  /** What lights up in the evening: fireflies, and the glow of each lantern that burns. */
  #fireflies: Image[] = [];
  #glows: Image[] = [];
  #moon!: Image;

  setup() {
    const { stage } = this;
    const { omavlek, own, libel } = TUNING;
    stage.backdrop();
    this.#nightfall();
    this.#plant();
    this.#lanterns = stage.kit.feat({
      count: LANTERNS.length,
      empty: 'lantaarn-uit',
      full: 'lantaarn-aan',
      at: (i) => ({ x: LANTERNS[i]![0], y: LANTERNS[i]![1] }),
      depth: DEPTHS.lantern,
    });
    this.#crew = stage.kit.crew({
      host: { ...omavlek, name: 'omavlek', depth: DEPTHS.crew, flip: true },
      own: { ...own, depth: DEPTHS.crew },
    });
    this.#libel = new Stray(stage, {
      id: 'libel',
      label: 'Zeg de libel gedag',
      frame: 'libel',
      spots: libel,
      depth: DEPTHS.letters,
      flee: { x: 90, y: -170, ms: 620 },
      sound: 'libel',
    });
  }

  override async present(exercise: Exercise) {
    const isTyped = exercise.form === 'type';
    const { banner } = this.stage.kit;
    const plank = plankAt(this.isExample);
    banner.place = isTyped ? plank : BANK;
    banner.revealPlace = isTyped ? plank : { x: BANK.x, y: BANK.reveal };
    this.showKeyboard(isTyped);
    this.#dusk.fall(this.third === 2, this.isHurrying);
    if (this.third > 0 && !this.isHurrying) this.#libel.come(exercise.id);
    this.#crew.wait();
    await super.present(exercise);
  }

  override async respond(outcome: Outcome) {
    if (outcome.step === 'onthul') this.#crew.wonder();
    else if (outcome.step === 'nogeens') this.#crew.startle();
    await super.respond(outcome);
  }

  override async clear() {
    this.#libel.go();
    await super.clear();
  }

  override frame(ms: number) {
    super.frame(ms);
    const { x, y } = this.play?.focus?.() ?? this.stage.pointer;
    this.#crew.look(x, y);
  }

  override async finale() {
    this.showKeyboard(false);
    await swirl(this.stage, { crew: this.#crew, moon: this.#moon, lanterns: this.#lanterns.count });
  }

  koi(count: number): Koi[] {
    const rng = this.stage.rng.fork(`koi/${this.exercise?.id}`);
    const patterns = rng.shuffle(Array.from({ length: PATTERNS }, (_, i) => i)).slice(0, count);
    const golden = this.third === 2 ? rng.below(count) : -1;
    return patterns.map((pattern, i) => new Koi(this.stage, i === golden ? 'goud' : pattern));
  }

  async crumb({ x, y }: Spot) {
    const { stage } = this;
    const { from, up, ms } = TUNING.crumb;
    const image = stage.image('kruimel', from.x, from.y).setDepth(DEPTHS.flying);
    const way = { share: 0 };
    await stage.tween({
      targets: way,
      to: { share: 1 },
      ms,
      ease: 'Linear',
      onUpdate: () => {
        const { share } = way;
        const arc = Math.sin(Math.PI * share) * up;
        if (image.scene)
          image.setPosition(from.x + (x - from.x) * share, from.y + (y - from.y) * share - arc);
      },
    });
    image.destroy();
  }

  fed(isAtOnce: boolean, outcome: Outcome, koi: Koi, { x, y }: Spot) {
    const { stage } = this;
    this.#crew.cheer();
    if (this.isExample) return;
    this.#bloom(this.deps.round.progress.at);
    this.#lanterns.note(isAtOnce, outcome);
    if (this.third === 2) this.#glow(GLOW_MS);
    if (stage.calm ? outcome.decides : isAtOnce) stage.tip(koi.isGolden ? 2 : 1, x, y - TUNING.tipUp);
  }

  /** A bud for each word; those of words that were done before a reload are open. */
  #plant() {
    const { left, right, y, wave } = TUNING.buds;
    const { of, results } = this.deps.round.progress;
    this.#buds = Array.from({ length: of }, (_, i) => {
      const x = left + ((right - left) * (i + 0.5)) / of;
      return this.stage.image('knop', x, y + (i % 2 ? wave : -wave)).setDepth(DEPTHS.lily);
    });
    results.forEach((one, i) => one.endsWith('try') && this.#bloom(i, true));
  }

  #bloom(at: number, atOnce = false) {
    const { stage } = this;
    const bud = this.#buds[at];
    if (!bud || !stage.hasImage('lelie')) return;
    bud.setFrame('lelie');
    if (atOnce) return;
    stage.sound.play('lelie');
    void stage.tween({ targets: bud.setScale(0.4), to: { scale: 1 }, ms: 420, ease: 'Back.Out', pop: true });
  }

  /** In the last third evening falls: the moon lies on the water, lanterns glow, fireflies come. */
  #nightfall() {
    const { stage } = this;
    const { moon, fireflies, flit, dusk } = TUNING;
    this.#moon = stage.image('maan', moon.x, moon.y).setDepth(DEPTHS.moon).setAlpha(0);
    this.#glows = LANTERNS.map(([x, y]) => stage.image('gloed', x, y));
    this.#fireflies = fireflies.map(([x, y], i) => {
      const one = stage.image('vuurvlieg', x, y);
      const to = { x: x + (i % 2 ? -flit.far : flit.far), y: y - flit.far / 2 };
      if (!stage.reducedMotion)
        void stage.tween({ targets: one, to, ms: flit.ms + i * 170, yoyo: true, repeat: -1 });
      return one;
    });
    for (const one of [...this.#glows, ...this.#fireflies]) one.setDepth(DEPTHS.glow).setAlpha(0);
    this.#dusk = new Dusk(stage, {
      ...dusk,
      onFall: (now, ms) => {
        if (!now) return;
        stage.sound.play('krekel');
        void stage.tween({ targets: [...this.#fireflies, this.#moon], to: { alpha: 1 }, ms });
        this.#glow(ms);
      },
    });
  }

  #glow(ms: number) {
    const targets = this.#glows.slice(0, this.#lanterns.count);
    if (targets.length > 0) void this.stage.tween({ targets, to: { alpha: 1 }, ms });
  }
}
