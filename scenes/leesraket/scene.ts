import type { Exercise, Outcome, RoundResult } from '../../engine/exercise/index.ts';
import {
  Dusk,
  GameScene,
  Stray,
  type Crew,
  type Feat,
  type Forms,
  type Image,
} from '../../engine/stage/index.ts';
import { Crane } from './crane.ts';
import { launch } from './finale.ts';
import type { Play, Yard } from './game.ts';
import { DEPTHS, ROCKET, SCREEN } from './places.ts';
import { PickPlay } from './pick-play.ts';
import { isStraight } from './rules.ts';
import { Screen } from './screen.ts';
import { Tower } from './tower.ts';
import { TypePlay } from './type-play.ts';

const TUNING = {
  prompt: { left: 428, right: 1312 },
  /** The hint hangs higher, so that it hides no lamps. */
  hint: -14,
  fien: { x: 94, y: 506, size: 98 },
  own: { x: 1262, y: 428, size: 104 },
  /** Straight parts that make the kunstje: stars up the mast, as on a strength tester. */
  stars: { x: 402, y: 386, pitch: { x: 0, y: -43 }, size: 0.56, count: 6 },
  /** Parts of gold, by how many were built before: a straight one pays double. */
  golden: [4, 8] as readonly number[],
  shapes: 8,
  /** So long a part may hang before the next code comes; and the last one, before it is let go by itself. */
  hangMs: 1500,
  lastMs: 2700,
  fallMs: 700,
  hand: { ms: 300, byKey: 420, seenMs: 380 },
  bird: { spots: [1030, 1100, 1160], y: 212 },
  night: {
    alpha: 0.42,
    stars: [70, 190, 120, 268, 178, 150, 300, 210, 340, 132, 92, 330],
    moon: { x: 132, y: 216 },
  },
} as const;

/** 37 Leesraket: read the code at a glance, and let the part with the answer down on the rocket. */
export default class Leesraket extends GameScene<Play> implements Yard {
  override readonly forms: Forms<Play> = {
    read: (exercise) => new PickPlay(this, exercise),
    type: () => new TypePlay(this),
    choose: (exercise) => new PickPlay(this, exercise),
  };
  override promptLook = TUNING.prompt;
  screen!: Screen;
  part = '';
  #tower!: Tower;
  #crane!: Crane;
  #crew!: Crew;
  #straight!: Feat;
  #dusk!: Dusk;
  #night: Image[] = [];
  #bird!: Stray;
  #isGolden = false;

  setup() {
    const { stage } = this;
    const { fien, own, stars, bird } = TUNING;
    stage.backdrop();
    stage.kit.hint.lower = TUNING.hint;
    this.#nightfall();
    stage.image('putrand', ROCKET.x, 500).setDepth(DEPTHS.lip);
    this.screen = new Screen(stage);
    const { results, of } = this.deps.round.progress;
    const done = results.filter((one) => one !== 'open');
    // Before a reload the last part hung on the crane, or stood there just now: it hangs again.
    const hangs = done.at(-1)?.endsWith('try') === true;
    const built = done.length - (hangs ? 1 : 0);
    this.screen.setLamps(of, built, this.#frameOf);
    this.#tower = new Tower(stage);
    this.#tower.restore(Array.from({ length: built }, (_, i) => this.#frameOf(i)));
    this.#crane = new Crane(stage, {
      isSure: stage.calm || stage.settings.support,
      isTyping: () => this.isOpen && this.exercise?.form === 'type',
      tower: this.#tower,
    });
    if (hangs) this.#crane.hang(stage.image(this.#frameOf(built), 0, 0), (offset) => this.#landed(offset));
    this.#straight = stage.kit.feat({ ...stars, depth: DEPTHS.mast + 1 });
    this.#crew = stage.kit.crew({
      host: { ...fien, name: 'fien', depth: DEPTHS.crew },
      own: { ...own, depth: DEPTHS.crew, flip: true },
    });
    this.#bird = new Stray(stage, {
      id: 'meeuw',
      label: 'Zeg de meeuw gedag',
      frame: 'meeuw',
      spots: bird.spots.map((x) => ({ x, y: bird.y })),
      depth: DEPTHS.crew,
      flee: { x: 160, y: -150, ms: 600 },
      sound: 'meeuw',
    });
  }

  override async present(exercise: Exercise) {
    const { at } = this.deps.round.progress;
    const { x, y, above } = SCREEN;
    this.stage.kit.banner.place = { x, y: exercise.form === 'type' ? above : y };
    this.#isGolden = !this.isExample && TUNING.golden.includes(at);
    this.part = this.#frameOf(this.isExample ? 0 : at);
    this.#dusk.fall(this.third === 2, this.isHurrying);
    if (this.third === 1 && !this.isHurrying) this.#bird.come(exercise.id);
    await super.present(exercise);
    this.#crew.wait();
  }

  override async respond(outcome: Outcome) {
    if (outcome.step === 'goed') this.#crew.cheer();
    else if (outcome.step === 'onthul') this.#crew.wonder();
    else this.#crew.startle();
    await super.respond(outcome);
  }

  override async clear() {
    this.#bird.go();
    await super.clear();
    if (this.isExample) this.#tower.drop();
  }

  override frame(ms: number) {
    super.frame(ms);
    this.#crane.frame(ms);
    this.#tower.frame();
    const { x, y } = this.#crane.focus ?? this.stage.pointer;
    this.#crew.look(x, y);
  }

  override async finale(_result: RoundResult) {
    const crane = this.#crane;
    this.showKeyboard(false);
    crane.drop();
    await crane.free(TUNING.fallMs);
    crane.close();
    await launch(this.stage, { tower: this.#tower, crew: this.#crew, isSure: this.#crane.isSure });
  }

  /** Where the part hangs that can be let go. */
  get hanging(): { x: number; y: number } | undefined {
    const { hangs, focus } = this.#crane;
    return hangs && focus ? { x: focus.x, y: focus.y } : undefined;
  }

  brake(still: boolean) {
    this.#crane.isBraked = still;
  }

  async build(part: Image, outcome: Outcome) {
    const crane = this.#crane;
    if (this.isHurrying && !this.isExample) return this.mount(part);
    await crane.take(part, (offset) => this.#landed(offset, outcome));
    if (this.isExample) return this.#showHow();
    const { at, of } = this.deps.round.progress;
    const isLast = at + 1 >= of;
    await crane.free(isLast ? TUNING.lastMs : TUNING.hangMs);
    if (!isLast) return;
    crane.drop();
    await crane.free(TUNING.fallMs);
  }

  async mount(part: Image) {
    await this.#crane.lower(part, this.isHurrying);
    if (!this.isExample) this.screen.light();
  }

  /** A part stands: straight ones fill the marks and bring a tip. */
  #landed(offset: number, outcome?: Outcome) {
    const { stage } = this;
    const isGood = isStraight(offset);
    const { x, top: y } = ROCKET;
    stage.sound.play(isGood ? 'klonk' : 'wiebel');
    stage.fx.burst(isGood ? 'stars' : 'dust', x, y, { count: isGood ? 12 : 6, spread: 120 });
    if (isGood) this.#crew.host.face('proud', 1400, 'look');
    else this.#crew.host.face('oops', 1100, 'look');
    if (this.isExample) return;
    this.screen.light();
    if (!outcome) return;
    this.#straight.note(isGood, outcome);
    if (stage.calm ? outcome.decides : isGood) stage.tip(this.#isGolden ? 2 : 1, x, y);
  }

  /** The hand of the example lets go above the middle. */
  async #showHow() {
    const { hand } = this.stage.kit;
    const { button } = this.#crane;
    if (this.live.byKey) await hand.key('spatie', TUNING.hand.byKey);
    else {
      await hand.moveTo(button.x, button.y, TUNING.hand.ms);
      void hand.press();
    }
    await this.#crane.aimed();
    this.#crane.drop();
    await this.#crane.free(TUNING.fallMs);
    await this.stage.clock.wait(TUNING.hand.seenMs);
    hand.hide();
  }

  #frameOf = (at: number) => (TUNING.golden.includes(at) ? 'deel-goud' : `deel-${at % TUNING.shapes}`);

  /** In the last third evening falls: stars, and a moon to fly to. */
  #nightfall() {
    const { stage } = this;
    const { alpha, stars, moon } = TUNING.night;
    this.#dusk = new Dusk(stage, {
      alpha,
      depth: DEPTHS.dusk,
      onFall: (now, ms) => void stage.tween({ targets: this.#night, to: { alpha: now ? 1 : 0 }, ms }),
    });
    for (let i = 0; i < stars.length; i += 2)
      this.#night.push(stage.image('sterretje', stars[i]!, stars[i + 1]!));
    this.#night.push(stage.image('maan', moon.x, moon.y).setScale(0.6), stage.image('licht', 402, 250));
    for (const one of this.#night) one.setDepth(DEPTHS.glow).setAlpha(0);
  }
}
