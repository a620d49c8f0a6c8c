import type { Exercise, Outcome, RoundResult } from '../../engine/exercise/index.ts';
import { GameScene, type Crew, type Forms } from '../../engine/stage/index.ts';
import { Ascent } from './ascent.ts';
import { BellFloor } from './bell-floor.ts';
import { BookFloor } from './book-floor.ts';
import type { Bookcase, Climb } from './climb.ts';
import { Climber } from './climber.ts';
import { Finale } from './finale.ts';
import { Furniture } from './furniture.ts';
import { SIZE } from './hero.ts';
import { Ink } from './ink.ts';
import { BASKET, Lift } from './lift.ts';
import { DEPTHS } from './places.ts';
import { footOf, PACE, TOWER, type Floor, type Shelf, type Spot } from './rules.ts';
import { Tower } from './tower.ts';
import { bareFloor } from './way-up.ts';

/** All numbers of the round; those of one part stand with that part. */
const TUNING = {
  /** How the example hurries. */
  haste: 3.2,
  /** How often Dok looks at the climber. */
  lookMs: 120,
  cheerMs: 1300,
  startleMs: 900,
  /** Landing with so many u/s is heard, and on a cushion it is a slip. */
  landing: { heard: 200, slip: 420 },
  /** How far over the feet books fly up. */
  flyUp: 90,
} as const;

/** 23 Platformklimmen: up the crooked bookcase tower, one floor for every word. */
export default class Platformklimmen extends GameScene<Climb> implements Bookcase {
  override readonly forms: Forms<Climb> = {
    choose: (exercise) => new BellFloor(this, exercise),
    build: (exercise) => new BookFloor(this, exercise),
    judge: (exercise) => new BellFloor(this, exercise),
  };
  climber!: Climber;
  at = 0;
  #tower!: Tower;
  /** Of the floor the climber is on, and of the next. */
  #here!: Furniture;
  #there!: Furniture;
  #crew!: Crew;
  #lift!: Lift;
  #ink!: Ink;
  #finale!: Finale;
  #ascent!: Ascent;
  #floor: Floor | undefined;
  /** The floor the climber is on, or is on its way to. */
  #reached = -1;
  #wasOpen = false;

  setup() {
    const { stage } = this;
    this.#tower = new Tower(stage, this.deps.round.progress.of);
    this.#here = new Furniture(stage);
    this.#there = new Furniture(stage);
    const { x, size } = BASKET;
    this.#crew = stage.kit.crew({
      host: { name: 'dok', x, y: 0, size, depth: DEPTHS.crew - 1, flip: true },
      own: { x: 0, y: 0, size: SIZE, depth: DEPTHS.hero },
    });
    this.#lift = new Lift(stage, this.#crew.host);
    this.#ink = new Ink(stage);
    this.climber = new Climber(stage, this.#crew.own, stage.lerp(...PACE.move), {
      landed: (shelf, speed) => this.#landed(shelf, speed),
      jumped: () => stage.sound.play('sprong'),
      knocked: (plank, place) => this.isUp && this.play?.knocked?.(plank, place),
    });
    this.#ascent = new Ascent(stage, this.climber, this.#lift, this.#tower);
    this.#finale = new Finale(stage, this.#tower, this.climber, this.#lift);
    this.#steer();
    const from = Math.max(0, this.deps.round.progress.at - 1);
    this.#tower.lookAt(from);
    this.#lift.at(from);
    stage.clock.every(TUNING.lookMs, () =>
      this.#crew.host.look(this.climber.x, this.climber.feet - SIZE / 2),
    );
  }

  override async present(exercise: Exercise) {
    this.at = this.isExample ? 0 : this.deps.round.progress.at;
    this.climber.haste = this.isExample ? TUNING.haste : 1;
    this.#tower.darken(this.#isEvening, this.isHurrying);
    await super.present(exercise);
    if (this.stage.settings.support) this.#ascent.go();
  }

  override async respond(outcome: Outcome) {
    const isRight = outcome.step === 'goed';
    this.climber.stop();
    if (isRight && outcome.last) this.#celebrate();
    else if (outcome.step === 'nogeens') this.#crew.startle(TUNING.startleMs);
    else if (outcome.step === 'onthul') this.#crew.wonder();
    await super.respond(outcome);
    if (isRight && outcome.last) this.#ink.note(outcome);
  }

  override async clear() {
    this.climber.stop();
    await super.clear();
  }

  override frame(ms: number) {
    const { climber, isOpen } = this;
    if (this.#wasOpen && !isOpen) climber.stop();
    this.#wasOpen = isOpen;
    climber.isHeld = !isOpen || (this.play?.isBusy ?? false);
    climber.frame(ms);
    this.#ascent.frame(ms);
    super.frame(ms);
    this.stage.kit.banner.place = this.play?.banner;
    this.#here.shelves.frame((id) => climber.shelves.offset(id));
    if (isOpen) {
      this.#ink.frame(climber.x, climber.feet);
      this.#here.lamps.frame(climber.x, climber.feet);
    }
    this.#here.decor.frame(climber.x, climber.feet, ms);
    this.#tower.frame(ms);
  }

  override async finale(_result: RoundResult) {
    const { of } = this.deps.round.progress;
    this.#tower.endAt(of);
    this.#finale.settle();
    await this.#ascent.toAttic(of, { x: TOWER.middle, y: footOf(of) });
    this.#here.shelves.clear();
    this.#ink.clear();
    this.#tower.close();
    this.#here.lamps.lightAll(of);
    await this.#finale.play(of);
  }

  // From floor to floor.

  get isUp() {
    return !this.#ascent.isOpen;
  }

  async reach(play: Climb) {
    const { at } = this;
    if (at === 0) return this.#settle(play, at);
    if (this.#reached !== at - 1) {
      // After a reload one waits on the floor below, which is done, for the ladder to the one that is asked.
      const { x } = play.floor.start;
      this.#settle({ floor: bareFloor({ shelf: 'plank-0', x }), busy: [x] }, at - 1);
      this.#here.lamps.light();
    }
    await this.#openWay(play, at);
  }

  goTo(spot: Spot, then?: () => void) {
    const go = () => this.climber.goTo(spot, then);
    if (this.isUp) go();
    else this.#ascent.go(go);
  }

  get #isEvening() {
    return this.third === 2;
  }

  /** Stands on a floor at once. */
  #settle(play: Pick<Climb, 'floor' | 'busy'>, at: number) {
    this.#reached = at;
    this.#floor = play.floor;
    this.#tower.lookAt(at);
    this.#lift.at(at);
    this.#here.lay(play, at, this.#isEvening);
    this.#ink.clear();
    this.#ink.lay(play.floor, at, this.third > 0);
    this.climber.enter(play.floor, at);
  }

  /** The next floor is there, and the ladder to it: the pupil climbs. */
  #openWay(play: Climb, at: number): Promise<void> {
    const left = this.#reached;
    this.#reached = at;
    this.#there.lay(play, at, this.#isEvening);
    this.#ink.lay(play.floor, at, this.third > 0);
    this.#tower.open(left);
    return this.#ascent.open(left, this.#floor!, play.floor, () => {
      this.climber.goOn(play.floor, at);
      this.#ink.leaveBelow(footOf(at));
      this.#tower.arriveAt(at);
      [this.#here, this.#there] = [this.#there, this.#here];
      this.#there.clear();
      this.#floor = play.floor;
    });
  }

  // What the climber does.

  /** The keys of the climb, and a finger that points where to go. */
  #steer() {
    const { stage } = this;
    const go = (x: number, y: number) => {
      if (Number.isNaN(x) || this.climber.isHeld) return;
      this.#ascent.forget();
      const place = stage.camera.toWorld(x, y);
      this.climber.goNear(place.x, place.y);
    };
    stage.gesture({
      id: 'klimmen',
      label: 'Loop en spring',
      enabled: () => this.isOpen,
      onStart: go,
      onMove: go,
      onKey: (code, down) => {
        if (down && this.#ascent.key(code)) return;
        if (code !== 'Enter') this.climber.key(code, down);
        else if (down) this.play?.pullKey?.();
      },
    });
  }

  #landed({ id, kind }: Shelf, speed: number) {
    const { sound } = this.stage;
    const { heard, slip } = TUNING.landing;
    if (speed < heard) return;
    if (kind === 'cushion' && speed > slip) {
      sound.play('kussen-pof');
      this.#here.shelves.press(id);
      this.bump();
    } else if (kind === 'spring') {
      sound.play('sprong', { rate: 1.4 });
      this.#here.shelves.press(id);
    } else sound.play('stap-hout');
  }

  /** The lamps of the floor go on, and books fly up. */
  #celebrate() {
    const { x, feet } = this.climber;
    this.#crew.cheer(TUNING.cheerMs);
    this.#here.lamps.light();
    this.#here.decor.fly(x, feet - TUNING.flyUp);
  }
}
