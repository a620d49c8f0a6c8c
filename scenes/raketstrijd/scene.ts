import type { Exercise, Outcome, RoundResult } from '../../engine/exercise/index.ts';
import { Dusk, GameScene, type Crew, type Forms } from '../../engine/stage/index.ts';
import { Bar } from './bar.ts';
import { Constellation } from './constellation.ts';
import { controls } from './controls.ts';
import { LooseStars, PlainRocks } from './debris.ts';
import { picnic } from './finale.ts';
import { Krul } from './krul.ts';
import { Nebula } from './nebula.ts';
import { DEPTHS, STARTS } from './places.ts';
import { Planets } from './planets.ts';
import { Rocket } from './rocket.ts';
import { collide } from './rules.ts';
import { Shots } from './shots.ts';
import type { Sky, Volley } from './sky.ts';
import { Shooting } from './volley.ts';

const TUNING = {
  /** What tempo 0 and 1 make of it: how fast rocks float, in u/s; up to all plain rocks are there by then. */
  pace: [12, 55],
  fien: { x: 98, y: 754, size: 84 },
  pilot: 44,
  outfits: 8,
  /** Loose stars in each third of the round. */
  stars: [4, 4, 6],
  /** A star is worth so many coins, and a golden one. */
  tips: { star: 1, golden: 2 },
  /** A bump is heard from so many u/s on, and not twice within so many ms. */
  bump: { from: 40, pauseMs: 350 },
  evening: { colour: 0x2b1a5c, alpha: 0.3 },
  banner: { x: 683, y: 306 },
  moodMs: 1400,
} as const;

/** 42 Raketstrijd: drift through space, and hit the rock with the right word twice with stardust. */
export default class Raketstrijd extends GameScene<Volley> implements Sky {
  override readonly forms: Forms<Volley> = {
    choose: (exercise) => new Shooting(this, exercise),
    judge: (exercise) => new Shooting(this, exercise),
    sort: (exercise) => new Shooting(this, exercise),
  };
  rocket!: Rocket;
  shots!: Shots;
  planets!: Planets;
  bar!: Bar;
  #crew!: Crew;
  krul!: Krul;
  #plain!: PlainRocks;
  stars!: LooseStars;
  #nebula!: Nebula;
  #figure!: Constellation;
  #evening!: Dusk;
  #bumpedAt = 0;
  #hasBegun = false;

  setup() {
    const { stage } = this;
    const { fien, pilot, outfits, evening, stars } = TUNING;
    stage.backdrop();
    this.#nebula = new Nebula(stage);
    stage.image('bank-boven', 683, 140).setDepth(DEPTHS.bank);
    stage.image('bank-onder', 683, 760).setDepth(DEPTHS.bank);
    this.#crew = stage.kit.crew({
      host: { ...fien, name: 'fien', depth: DEPTHS.crew },
      own: { x: 0, y: 0, size: pilot },
    });
    this.planets = new Planets(stage);
    this.bar = new Bar(stage);
    this.#figure = new Constellation(stage);
    this.#plain = new PlainRocks(stage, stage.calm ? 0 : stage.tempo, stage.lerp(...TUNING.pace));
    this.stars = new LooseStars(stage, (at) => !this.play?.rocks.some((rock) => rock.shades(at)));
    this.stars.grow(stars[0]);
    this.rocket = new Rocket(stage, this.#crew.own, stage.rng.fork('raket').below(outfits));
    this.krul = new Krul(stage);
    this.shots = new Shots(stage, {
      rocks: () => this.play?.rocks ?? [],
      hit: (rock, kind) => this.play?.hit(rock, kind),
      passes: (at) => this.#passes(at.x, at.y),
    });
    const light = stage.image('noorderlicht', 683, 300).setDepth(DEPTHS.orbit).setAlpha(0);
    this.#evening = new Dusk(stage, {
      ...evening,
      depth: DEPTHS.cloud + 1,
      onFall: (now, ms) => void stage.tween({ targets: light, to: { alpha: now ? 1 : 0 }, ms }),
    });
    controls(stage, this.rocket, { mayFly: () => this.#mayFly, shoot: (aims) => this.#shoot(aims) });
  }

  get pace() {
    const { stage } = this;
    if (stage.calm || this.isExample) return 0;
    return stage.reducedMotion ? TUNING.pace[0] : stage.lerp(...TUNING.pace);
  }

  override async present(exercise: Exercise) {
    const { third, stage } = this;
    this.#evening.fall(third === 2, this.isHurrying);
    this.stars.grow(TUNING.stars[third]);
    if (third > 0) this.stars.gild();
    stage.kit.banner.place = { ...TUNING.banner };
    const presented = super.present(exercise);
    this.stars.stir();
    if (!this.#hasBegun) this.#begin();
    await presented;
    this.#crew.wait();
  }

  override async respond(outcome: Outcome) {
    const { stage } = this;
    if (outcome.step === 'goed') {
      this.bar.note(outcome);
      this.#crew.host.face('happy', TUNING.moodMs, 'look');
      void this.#crew.host.hop(14);
      this.#crew.own.face('happy', TUNING.moodMs, 'look');
      this.krul.laugh();
    } else this.#crew.wonder();
    const { rect } = stage.kit.banner;
    if (outcome.step === 'onthul' && rect) void this.#figure.link(rect);
    await super.respond(outcome);
  }

  override async clear() {
    this.#figure.clear();
    await super.clear();
  }

  override frame(ms: number) {
    super.frame(ms);
    const { rocket, stage, play } = this;
    const { ship } = rocket;
    rocket.frame(ms, this.isOpen && !stage.settings.support && play?.dust !== undefined);
    this.shots.frame(ms);
    this.#nebula.frame(ms, ship);
    let hardest = this.#plain.frame(ms, ship);
    for (const rock of play?.rocks ?? [])
      if (rock.isSolid)
        for (const { x, y, r } of rock.edges(ship))
          hardest = Math.max(hardest, collide(ship, { x, y }, rock.float, r));
    if (hardest > TUNING.bump.from) this.#bumped();
    this.#gather(ms);
    this.#crew.host.look(ship.x, ship.y);
    this.#crew.own.look(stage.pointer.x, stage.pointer.y);
  }

  override async finale(_result: RoundResult) {
    this.#evening.fall(false);
    this.stars.clear();
    this.#plain.clear();
    this.bar.together(this.krul.taken);
    const { rocket, planets } = this;
    await picnic(this.stage, { crew: this.#crew, rocket, krul: this.krul, planets: planets.all });
  }

  /** The rocket begins where it is seen. */
  #begin() {
    this.#hasBegun = true;
    const rocks = this.play?.rocks ?? [];
    const free = STARTS.find((at) => !rocks.some((rock) => rock.shades(at))) ?? STARTS[0];
    Object.assign(this.rocket.ship, free);
  }

  /** One flies on while it cheers and while words come in. */
  get #mayFly(): boolean {
    const { phase } = this.flow;
    return this.isOpen || phase === 'goed' || phase === 'vraag';
  }

  #shoot(aims: boolean) {
    const { rocket, play } = this;
    if (!this.isOpen || !play) return;
    if (play.dust === undefined) return play.beckon();
    if (aims && play.ready()) return;
    rocket.takeOver();
    this.shots.shoot(rocket.nose, rocket.ship.angle, play.dust);
  }

  /** Dust on a plain rock is a slip: it only sparkles. */
  #passes(x: number, y: number): boolean {
    if (!this.#plain.isAt({ x, y })) return false;
    this.stage.fx.burst('stars', x, y, { count: 6 });
    this.bump();
    return true;
  }

  #bumped() {
    const { now } = this.stage.clock;
    if (now - this.#bumpedAt < TUNING.bump.pauseMs) return;
    this.#bumpedAt = now;
    this.stage.sound.play('botsje', { volume: 0.7 });
    this.rocket.shake();
  }

  /** Stars go to who comes upon them first. */
  #gather(ms: number) {
    const { stage, rocket } = this;
    const stars = this.stars;
    stars.frame(ms);
    const mayTake = this.krul.frame(ms, rocket.ship, this.bar.mine, stars.there);
    if (this.isExample) return;
    const mine = stars.take(rocket.ship);
    if (mine) {
      stage.sound.play('ster', { volume: 0.5 });
      stage.tip(mine.golden ? TUNING.tips.golden : TUNING.tips.star, rocket.ship.x, rocket.ship.y);
      this.bar.gather();
    }
    if (mayTake && stars.take(this.krul)) {
      this.krul.take();
      this.bar.krul(this.krul.taken);
    }
  }
}
