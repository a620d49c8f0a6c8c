import type {
  Outcome,
  Prompt,
  RawAnswer,
  Rng,
  TypeExercise,
  WholeAnswer,
} from '../../engine/exercise/index.ts';
import type { Gesture, Input, Via } from '../../engine/stage/index.ts';
import { Door } from './door.ts';
import { enterDoor } from './entering.ts';
import { showNote } from './note.ts';
import { showFromAbove } from './overview.ts';
import { Password } from './password.ts';
import { type Garden, type Quest, seedOf, WAIT } from './quest.ts';
import { Rabbits } from './rabbits.ts';
import { chamberSize, gatedMaze, layGround, lowerBy, TRAMPLED } from './rules.ts';
import { steerBy } from './steering.ts';
import { Trip } from './trip.ts';

/** `a, b` is for tempo 0 and 1. Tiles that the lantern lights; walls that are opened. */
const LANTERN = [4, 2.4] as const;
const LOOPS = [4, 1] as const;
/** The ghost hand is shown the smallest chamber, and walks so many times as fast. */
const EXAMPLE = { columns: 9, rows: 7, haste: 4.5 } as const;
const MS = { in: 260, knock: 500, quickKnock: 240, right: 900, shortRight: 600, again: 500 } as const;
const KNOCKS = 3;
/** Keys that walk, knock, look from above and ask to hear the password again, for as long as nothing is typed. */
const WALKING = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'Space', 'Enter', 'Digit0'];
/** At a reveal the banner comes beside the gate, over the maze: so far from the middle of the stage, and how high. */
const BANNER = { aside: 320, y: 404 } as const;
const NOTE_ASIDE = 190;

/**
 * type: somewhere in each chamber is a gate that asks for the password. Who found it knocks, and then types; calm
 * pupils and those with motor support are led there by one press.
 */
export class TypeQuest implements Quest {
  #game: Garden;
  #prompt: Prompt;
  readonly trip: Trip;
  #gate: Door;
  #rabbits: Rabbits;
  #password: Password;
  #gesture: Gesture;
  #lower: number;
  /** Whether one press leads the hero to the gate. */
  #leads: boolean;
  #isLed = false;
  #knocking = false;
  /** Whether the gate asks for the password now. */
  #isAsked = false;
  #wasTold = false;
  #opened = false;

  constructor(game: Garden, exercise: TypeExercise) {
    const { stage } = game;
    this.#game = game;
    const rng = stage.rng.fork(seedOf(exercise));
    this.#prompt = exercise.prompt;
    // A word that is seen for a moment is shown by the gate: nobody has to remember it all the way.
    if (exercise.prompt.flash) stage.kit.prompt.show({ ...exercise.prompt, flash: undefined }, 'top');
    this.#lower = lowerBy(game.isExample, stage.kit.prompt.bottom);
    this.#leads = stage.calm || stage.settings.support || game.isExample;
    this.trip = this.#lay(exercise.id, rng);
    const { chamber } = this.trip;
    this.#gate = new Door(stage, chamber, chamber.maze.doors[0]!, game.at);
    this.#rabbits = new Rabbits(stage, chamber, rng);
    this.#password = new Password(stage, this.#lower);
    if (game.isExample) game.hero.haste = EXAMPLE.haste;
    stage.offer(this.#gate.thing, {
      id: 'poort',
      kind: 'control',
      label: this.#leads ? 'Loop naar de poort en klop aan' : 'Klop op de poort',
      size: this.#gate.hit,
      enabled: () => (this.#leads ? this.#mayWalk : this.#canKnock),
      onPick: () => this.#press(),
    });
    this.#gesture = steerBy(stage, this.trip, {
      keys: ['Digit0'],
      whileTyping: WALKING,
      onKey: (code) => this.#key(code),
      onSteer: () => (this.#isLed = false),
      mayWalk: () => this.#mayWalk,
    });
  }

  async present() {
    const { stage, friends } = this.#game;
    const { chamber } = this.trip;
    const { x } = this.#gate.middle;
    const aside = x < 683 ? BANNER.aside : -BANNER.aside;
    stage.kit.banner.place = this.#password.place;
    stage.kit.banner.revealPlace = { x: 683 + aside, y: BANNER.y + this.#lower };
    chamber.shineFrom(chamber.maze.start);
    this.#gate.outlined(this.#leads);
    await stage.clock.wait(this.#game.isExample ? MS.in / 2 : MS.in);
    friends.onBird = () => showFromAbove(this.#game, this.trip);
    this.trip.isFree = true;
  }

  draw() {
    const { draft } = this.#game;
    if (this.#isAsked) this.#password.line.text = draft.text.text;
    else if (draft.text.text !== '') {
      const isSpace = draft.text.text.trim() === '';
      // Nobody hears a password that is called out in the maze.
      draft.text.text = '';
      if (isSpace) this.#press();
      else void this.#tell();
    }
  }

  async right(outcome: Outcome) {
    const { stage, isExample } = this.#game;
    // The banner comes in its place.
    this.#password.thing.setVisible(false);
    const opened = this.#open();
    this.#game.opened(outcome, this.trip.chamber.mostVisits < TRAMPLED);
    await Promise.race([opened, stage.clock.wait(isExample ? MS.shortRight : MS.right)]);
  }

  async wrong() {
    const { stage } = this.#game;
    const { x, y } = this.#gate.middle;
    this.#refuse();
    // Beside the gate: who knocked stays in view.
    void showNote(stage, 'Nog een keer!', x + (x < 683 ? NOTE_ASIDE : -NOTE_ASIDE), y, 0);
    await stage.clock.wait(MS.again);
  }

  async reveal() {
    this.#refuse();
    const { thing, line } = this.#password;
    await this.#game.stage.kit.eraser.rub(thing);
    line.text = '';
  }

  takeOver(answer: WholeAnswer) {
    if (answer.form === 'type') this.#password.line.typeOver(answer.text);
  }

  frame(ms: number) {
    this.trip.frame(ms);
    this.#gate.frame();
    this.#rabbits.frame();
    this.#password.line.isAsking = this.#isAsked && this.#game.isOpen && !this.#opened;
  }

  step(want: RawAnswer, via: Via): Input | null {
    if (want.form !== 'type' || this.#isAsked) return null;
    const { hero } = this.trip;
    if (!this.#mayWalk || hero.isMoving) return WAIT;
    if (!this.#leads && hero.at !== this.#gate.spot) return this.trip.towards(this.#gate.spot, via) ?? WAIT;
    const { x, y } = this.#gate.middle;
    return via === 'pointer' ? { kind: 'tap', x, y } : { kind: 'key', code: 'Enter', key: 'Enter', ms: 40 };
  }

  async clear() {
    const { stage, friends } = this.#game;
    friends.onBird = undefined;
    this.trip.halt();
    // A password that was typed over opens the gate as well.
    if (!this.#opened) await Promise.race([this.#open(), stage.clock.wait(MS.shortRight)]);
    await enterDoor(this.#game, this.trip, this.#gate, 1);
    this.#gesture.remove();
    friends.hideBird();
    stage.kit.banner.revealPlace = undefined;
    this.#password.destroy();
    await this.trip.leave();
    this.#rabbits.destroy();
    this.#gate.destroy();
    this.trip.chamber.destroy();
  }

  /** A chamber with its gate where the keyboard does not come. */
  #lay(name: string, rng: Rng): Trip {
    const { stage, hero, at, of, third, sole, isExample } = this.#game;
    const size = isExample ? EXAMPLE : chamberSize(at, of, 1, stage.tempo, this.#lower);
    const ground = layGround(size, { lower: this.#lower, atBottom: true });
    const loops = Math.round(stage.lerp(LOOPS[0], LOOPS[1]));
    const lighting = {
      radius: stage.lerp(LANTERN[0], LANTERN[1]),
      isLit: this.#leads,
      mood: at,
      sole,
      trampledAt: TRAMPLED,
    };
    return new Trip(
      { stage, hero, third, name },
      gatedMaze(size, loops, ground, this.#lower, rng),
      ground,
      lighting,
      {
        onStep: () => this.#arrived(),
        onBump: () => this.#game.bump(),
      },
    );
  }

  get #mayWalk(): boolean {
    return this.trip.isFree && !this.#knocking && this.#game.isOpen;
  }

  get #canKnock(): boolean {
    const { hero } = this.trip;
    return this.#mayWalk && !hero.isMoving && hero.at === this.#gate.spot;
  }

  #key(code: string) {
    // Where letters are typed the browser keeps Space to itself: at the gate (or led there) Enter knocks as well.
    if (code === 'Enter' && !this.#leads && !this.#canKnock) showFromAbove(this.#game, this.trip);
    else if (code === 'Digit0') void this.#game.stage.say();
    else this.#press();
  }

  /** Knocks, or is led to the gate to knock there. */
  #press() {
    if (this.#canKnock) return void this.#knock();
    if (!this.#leads) return this.#game.bump();
    this.#isLed = true;
    this.trip.goTo(this.#gate.spot);
  }

  #arrived() {
    if (this.#isLed && this.#canKnock) void this.#knock();
  }

  /** Three knocks; then the gate asks, and the keyboard comes. */
  async #knock() {
    const { stage, hero, isExample } = this.#game;
    this.#knocking = true;
    this.trip.halt();
    const { x } = this.#gate.middle;
    if (Math.abs(x - hero.klodder.x) > 4) hero.klodder.turn(x < hero.klodder.x);
    void this.#gate.shake(KNOCKS);
    await stage.clock.wait(isExample ? MS.quickKnock : MS.knock);
    this.#game.friends.onBird = undefined;
    this.#game.typing(true);
    if (this.#prompt.flash) stage.kit.prompt.show(this.#prompt, 'top');
    else void stage.say();
    await this.#password.show();
    this.#isAsked = true;
    this.draw();
  }

  async #tell() {
    this.#game.bump();
    if (this.#wasTold) return;
    this.#wasTold = true;
    const { stage, hero } = this.#game;
    await showNote(
      stage,
      'Zoek eerst de poort!',
      hero.klodder.x,
      hero.klodder.y,
      this.trip.chamber.ground.size,
    );
    this.#wasTold = false;
  }

  /** It is not the password. */
  #refuse() {
    const { stage, friends } = this.#game;
    friends.wonder();
    stage.sound.play('gordijn', { volume: 0.6 });
    const { x, y } = this.#gate.middle;
    void friends.bringNote(x, y);
    void this.#password.sway();
  }

  async #open() {
    const { friends } = this.#game;
    this.#opened = true;
    this.#game.typing(false);
    friends.cheer();
    void this.trip.chamber.lightUp(this.#gate.tile);
    await this.#gate.open();
  }
}
