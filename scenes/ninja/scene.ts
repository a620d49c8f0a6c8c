import type { Exercise, Outcome, RoundResult } from '../../engine/exercise/index.ts';
import { Dusk, GameScene, Stray, type Crew, type Feat, type Forms } from '../../engine/stage/index.ts';
import { Blade } from './blade.ts';
import { buildBridge } from './finale.ts';
import type { Dojo, Practice } from './game.ts';
import { Garden } from './garden.ts';
import { Gong } from './gong.ts';
import { LanternsPlay } from './lanterns-play.ts';
import { DEPTHS, FEATHER, GONG, MIDDLE, PLAQUE, WALL } from './places.ts';
import { ScrollPlay } from './scroll-play.ts';
import { SplitPlay } from './split-play.ts';

const TUNING = {
  /** Poles that were cut on their first flight make the kunstje: stars on the plaque on the wall. */
  feat: { x: PLAQUE.x - 86, y: PLAQUE.y, pitch: { x: 43, y: 0 }, size: 0.56, count: 5 },
  /** The wall is what the word is written on. */
  banner: { x: MIDDLE, y: WALL.y + 4 },
  evening: { colour: 0x3f3a8c, alpha: 0.26 },
  moon: { x: 1004, y: 262 },
  /** Fireflies come with the evening. */
  firefly: {
    spots: [
      { x: 92, y: 452 },
      { x: 1290, y: 430 },
    ],
    flee: { x: 60, y: -330, ms: 700 },
  },
  tik: { x: 132, y: 752, size: 122 },
  pupil: { x: 1262, y: 754, size: 118 },
  /** The headband lies on the forehead of the host. */
  band: { x: 3, y: -49 },
  moodMs: 1500,
} as const;

/** A finger that moves less than this only taps, in u. */
const SLACK = 12;
const NOWHERE = { x: 0, y: 0, width: 0, height: 0 } as const;

/** 10 Ninja: one clean cut, exactly between the klankgroepen. */
export default class Ninja extends GameScene<Practice> implements Dojo {
  override readonly forms: Forms<Practice> = {
    split: (exercise) => new SplitPlay(this, exercise),
    choose: (exercise) => new LanternsPlay(this, exercise),
    judge: (exercise) => new ScrollPlay(this, exercise),
  };
  blade!: Blade;
  gong!: Gong;
  garden!: Garden;
  #crew!: Crew;
  #feat!: Feat;
  #evening!: Dusk;
  #firefly!: Stray;

  setup() {
    const { stage } = this;
    const { feat, evening, moon, firefly, tik, pupil, band } = TUNING;
    stage.backdrop();
    const glow = stage.image('gloed', moon.x, moon.y).setDepth(DEPTHS.glow).setAlpha(0);
    this.#evening = new Dusk(stage, {
      ...evening,
      depth: DEPTHS.evening,
      onFall: (now, ms) => void stage.tween({ targets: glow, to: { alpha: now ? 1 : 0 }, ms }),
    });
    this.garden = new Garden(stage);
    this.gong = new Gong(stage);
    this.gong.show(false);
    this.#crew = stage.kit.crew({
      host: { ...tik, name: 'tik', depth: DEPTHS.crew, hat: 'none' },
      own: { ...pupil, depth: DEPTHS.crew, flip: true },
    });
    this.#crew.host.add(stage.image('hoofdband', band.x, band.y));
    this.#feat = stage.kit.feat({ ...feat, depth: DEPTHS.frog });
    this.#firefly = new Stray(stage, {
      id: 'vuurvlieg',
      label: 'Vuurvlieg: tik voor een munt',
      frame: 'vuurvlieg',
      depth: DEPTHS.trail,
      sound: 'blaadjes',
      ...firefly,
    });
    this.#takeTool();
    this.blade = new Blade(stage, {
      isOpen: () => this.isOpen,
      busy: () => this.play?.hold(),
      stroke: (path) => this.play?.stroke(path),
    });
  }

  get isStill() {
    return this.stage.calm || this.stage.settings.support || this.isExample;
  }

  get isGolden() {
    return this.third === 2;
  }

  override async present(exercise: Exercise) {
    this.stage.kit.banner.place = TUNING.banner;
    this.#evening.fall(this.third > 0, this.isHurrying);
    this.#crew.wait();
    await super.present(exercise);
    if (this.third > 0) this.#firefly.come(exercise.id);
  }

  override async respond(outcome: Outcome) {
    if (outcome.last) this.#firefly.go();
    if (outcome.step === 'goed') {
      this.#crew.cheer(TUNING.moodMs);
      this.#praise(outcome);
    } else if (outcome.step === 'onthul') this.#crew.wonder(TUNING.moodMs);
    else this.#crew.startle();
    await super.respond(outcome);
  }

  override frame(ms: number) {
    super.frame(ms);
    const { x, y } = this.blade.isSwiping ? this.blade.tip : (this.play?.focus?.() ?? this.stage.pointer);
    this.#crew.look(x, y);
  }

  override async finale({ stars }: RoundResult) {
    this.gong.show(false);
    this.blade.home = FEATHER;
    await buildBridge(this.stage, this.garden, this.#crew, this.words.length, stars);
  }

  /** Before the feather: a tool that lies there is taken instead. */
  #takeTool() {
    let far = 0;
    let from = { x: 0, y: 0 };
    this.stage.gesture({
      id: 'pakken',
      label: 'pak de stempel',
      enabled: () => this.isOpen && this.play?.tool !== undefined,
      area: () => this.play?.tool?.area ?? NOWHERE,
      onStart: (x, y) => {
        from = { x, y };
        far = 0;
      },
      onMove: (x, y) => {
        far = Math.max(far, Math.hypot(x - from.x, y - from.y));
        if (far > SLACK) this.play?.tool?.move();
      },
      onEnd: (x) => {
        if (far > SLACK) this.play?.tool?.drop();
        else if (!Number.isNaN(x)) this.play?.tool?.tap();
      },
    });
  }

  /** What was cut on its first flight, at the first try, is a star; and a coin, two for a golden one. */
  #praise(outcome: Outcome) {
    const isSkilful = outcome.decides && (this.isStill || this.play?.falls === 0);
    this.#feat.note(isSkilful, outcome);
    if (this.isExample || !isSkilful) return;
    this.stage.tip(this.isGolden ? 2 : 1, GONG.x, GONG.y - 60);
  }
}
