import type { Exercise, Outcome } from '../../engine/exercise/index.ts';
import { Dusk, GameScene, Stray, type Feat, type Forms } from '../../engine/stage/index.ts';
import { Arms } from './arms.ts';
import { Boat } from './boat.ts';
import { Fans } from './fans.ts';
import { finish } from './finale.ts';
import type { Play, Regatta } from './game.ts';
import { DEPTHS, LINE } from './places.ts';
import { Letters } from './letters.ts';
import { Rival } from './rival.ts';
import { River } from './river.ts';
import { Drum, isPure, rhythmAt, type Place } from './rules.ts';
import { Rowing } from './rowing.ts';

const TUNING = {
  /** Words that are rowed purely make the kunstje: stars on the near bank. */
  feat: { x: 64, y: 736, pitch: { x: 47, y: 0 }, size: 0.62, count: 6 },
  banner: { x: 850, y: 294 },
  /** Where the bow lies while the game is explained. */
  boat: 640,
  /** From one word to the next: how long it takes, and how far the water passes at least. */
  arrive: { ms: 660, least: 520 },
  /** How loud the drum is while the boat waits, and while it goes. */
  drum: { waiting: 0.3, going: 0.8 },
  /** In the example, and when what was done is done again, all goes fast. */
  quick: { word: 1300, beat: 260, window: 90 },
  evening: { colour: 0x4a3f9a, alpha: 0.24 },
  sun: { x: 1186, y: 158 },
  swan: {
    spots: [
      { x: 84, y: 340 },
      { x: 98, y: 346 },
    ],
    flee: { x: -190, y: 6, ms: 700 },
  },
  /** Who pulls no stroke for so long sees what to do, and again after so many beats. */
  beckon: { ms: 3600, beats: 4 },
  moodMs: 1300,
  slipMs: 800,
  lookMs: 100,
} as const;

/** 34 Roeien: four Klodders, one boat, one drum: row the word in its parts. */
export default class Roeien extends GameScene<Play> implements Regatta {
  override readonly forms: Forms<Play> = {
    split: (exercise) => new Rowing(this, exercise),
    build: (exercise) => new Letters(this, exercise),
    choose: (exercise) => new Arms(this, exercise),
  };
  boat!: Boat;
  drum!: Drum;
  #river!: River;
  #fans!: Fans;
  #rival!: Rival;
  #swan!: Stray;
  #evening!: Dusk;
  #feat!: Feat;
  /** Beats since it was last shown what to do. */
  #unshown = 0;

  setup() {
    const { stage } = this;
    const { feat, evening, sun, swan, lookMs } = TUNING;
    stage.backdrop();
    this.#river = new River(stage);
    const { results } = this.deps.round.progress;
    this.#fans = new Fans(stage, results.filter((one) => one === 'first-try').length);
    this.#rival = new Rival(stage);
    this.boat = new Boat(stage, TUNING.boat, LINE.split);
    this.drum = new Drum(rhythmAt(stage.calm ? 0 : stage.tempo));
    const low = stage.image('zon', sun.x, sun.y).setDepth(DEPTHS.water).setAlpha(0);
    this.#evening = new Dusk(stage, {
      ...evening,
      depth: DEPTHS.water - 1,
      onFall: (now, ms) => void stage.tween({ targets: low, to: { alpha: now ? 1 : 0 }, ms }),
    });
    this.#swan = new Stray(stage, {
      id: 'zwaan',
      label: 'Zwaan: tik voor een munt',
      frame: 'zwaan',
      depth: DEPTHS.reeds - 1,
      sound: 'zwaan',
      ...swan,
    });
    this.#feat = stage.kit.feat({ ...feat, depth: DEPTHS.feat });
    stage.clock.every(lookMs, () => this.#look());
  }

  get isGolden() {
    return this.third === 2;
  }

  get isStill() {
    return this.stage.calm || this.stage.settings.support;
  }

  override async present(exercise: Exercise) {
    const { stage, third, isHurrying } = this;
    stage.kit.banner.place = TUNING.banner;
    this.#setDrum(exercise);
    this.#evening.fall(third === 2, isHurrying);
    if (third > 0) this.#rival.come(isHurrying);
    this.boat.crew.wait();
    this.#unshown = 0;
    await super.present(exercise);
    if (third > 0) this.#swan.come(exercise.id);
  }

  override async respond(outcome: Outcome) {
    const { boat } = this;
    if (outcome.last) this.#swan.go();
    if (outcome.step === 'goed' && outcome.last) {
      boat.cheer(TUNING.moodMs);
      this.#fans.cheer();
      this.#praise(outcome);
    } else if (outcome.step === 'onthul') boat.crew.wonder(TUNING.moodMs);
    await super.respond(outcome);
  }

  override frame(ms: number) {
    super.frame(ms);
    this.#river.frame(ms);
    this.#rival.frame(ms);
    this.boat.frame(ms);
    if (this.drum.step(this.stage.clock.now)) this.#beat();
  }

  override async finale() {
    await finish(this.stage, {
      boat: this.boat,
      river: this.#river,
      fans: this.#fans,
      rival: this.#rival,
    });
  }

  /** All goes to the left: the boat to its start, the banks, and what is asked comes in from the right. */
  async arrive(start: Place, things: readonly Place[]) {
    const { boat, stage } = this;
    const { ms, least } = TUNING.arrive;
    const from = boat.x;
    const fromY = boat.y;
    const far = Math.max(least, from - start.x);
    const homes = things.map(({ x }) => x);
    const way = { share: 0 };
    let flowed = 0;
    const draw = () => {
      boat.x = from + (start.x - from) * way.share;
      boat.y = fromY + (start.y - fromY) * way.share;
      this.#river.flow(far * (way.share - flowed));
      flowed = way.share;
      things.forEach((thing, i) => (thing.x = homes[i]! + far * (1 - way.share)));
    };
    draw();
    boat.stroke();
    await stage.tween({ targets: way, to: { share: 1 }, ms, ease: 'Sine.InOut', onUpdate: draw });
  }

  slipped() {
    this.bump();
    const { boat, stage } = this;
    this.#unshown = Infinity;
    boat.crew.startle(TUNING.slipMs);
    stage.fx.burst('splash', boat.x - 200, boat.y + 14, { count: 5, spread: 40 });
  }

  #beat() {
    const { waiting, going } = TUNING.drum;
    const isAsked = this.isOpen && !this.isExample && !this.stage.calm;
    this.boat.beat(isAsked ? (this.play?.focus?.() ? going : waiting) : 0);
    this.#rival.beat();
    this.play?.beat?.();
    this.#beckon();
  }

  /** On the beat, so that it leads nobody astray: at the first one after a slip, and now and then for who waits. */
  #beckon() {
    const { ms, beats } = TUNING.beckon;
    const isLost = this.#unshown++ === Infinity || (this.#unshown > beats && this.boat.restedMs > ms);
    if (!isLost || !this.isOpen || this.isExample) return;
    this.#unshown = 0;
    this.play?.beckon();
  }

  #setDrum(exercise: Exercise) {
    const { word, beat, window } = TUNING.quick;
    const usual = rhythmAt(this.stage.calm ? 0 : this.stage.tempo);
    const isQuick = this.isExample || this.isHurrying;
    const letters = exercise.form === 'split' ? exercise.letters.length : 0;
    const quick = letters > 0 ? Math.min(usual.beat, (2 * word) / (letters + 3)) : beat;
    this.drum.rhythm = isQuick ? { beat: quick, window: letters > 0 ? quick / 4 : window } : usual;
    this.drum.restart(this.stage.clock.now);
  }

  /** One more on the bank for what was right at once; a pure word brings a tip, and some of them the kunstje. */
  #praise(outcome: Outcome) {
    const { boat, drum, play, stage, isGolden } = this;
    const isAtOnce = outcome.decides;
    // Where nothing is timed, what is right at once counts as rowed purely.
    const pure = this.isStill ? isAtOnce : play !== undefined && isPure(play.offs, drum.rhythm);
    this.#feat.note(pure, outcome);
    if (this.isExample) return;
    if (isAtOnce) this.#fans.come();
    this.#rival.race(isAtOnce);
    if (pure) stage.tip(isGolden ? 2 : 1, boat.x - 170, boat.y - 120);
  }

  #look() {
    const { x, y } = this.play?.focus?.() ?? this.stage.pointer;
    this.boat.look(x, y);
  }
}
