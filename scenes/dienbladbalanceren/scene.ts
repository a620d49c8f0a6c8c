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
import { BarPlay } from './bar-play.ts';
import { Company } from './company.ts';
import { pyramid } from './finale.ts';
import type { Glass } from './glass.ts';
import { BANNER, DEPTHS, HOST, MARKS, TRAY, WAITER } from './places.ts';
import { A_TABLE, askedOf, countedBefore } from './rules.ts';
import { Street } from './street.ts';
import type { Terrace } from './terrace.ts';
import { Tray } from './tray.ts';
import { Trolley } from './trolley.ts';
import { Walk } from './walk.ts';
import { ZonePlay } from './zone-play.ts';

const TUNING = {
  /** From this third of the round on: a pigeon comes along; evening falls, and lights go on. */
  pigeonFrom: 1,
  eveningFrom: 2,
  evening: 0.3,
} as const;

/** The marks of the kunstje: glasses that came to their table on the tray. */
function served(count: number) {
  const { inRow, pitch, down } = MARKS;
  const rows = Math.ceil(count / inRow);
  const wide = Math.ceil(count / rows);
  const at = (i: number) => ({
    x: MARKS.x + ((i % wide) - (wide - 1) / 2) * pitch,
    y: MARKS.y + (Math.floor(i / wide) - (rows - 1) / 2) * down,
  });
  return { count, empty: 'glaasje-leeg', full: 'glaasje', at, depth: DEPTHS.crew };
}
/** A pigeon comes to sit beside the tray, clear of glasses and cards. */
const PIGEON = {
  id: 'duif',
  label: 'Tik de duif aan',
  frame: 'duif',
  spots: [{ x: 1270, y: 602 }],
  depth: DEPTHS.glass,
  flee: { x: 260, y: -420, ms: 800 },
  sound: 'duif',
};

/** 45 Dienblad balanceren: glasses in the zones of a tray, and a walk to the table leaning against its tilt. */
export default class DienbladBalanceren extends GameScene implements Terrace {
  override readonly forms: Forms = {
    sort: (exercise) => new ZonePlay(this, exercise),
    choose: (exercise) => new BarPlay(this, exercise),
    judge: (exercise) => new ZonePlay(this, exercise),
  };
  tray!: Tray;
  trolley!: Trolley;
  walk!: Walk;
  #crew!: Crew;
  #feat!: Feat;
  #dusk!: Dusk;
  #lights!: Image;
  #street!: Street;
  #pigeon!: Stray;

  setup() {
    const { stage } = this;
    stage.backdrop();
    this.#lights = stage.image('lampjes', 683, 190).setDepth(DEPTHS.lights).setAlpha(0);
    this.#dusk = new Dusk(stage, {
      alpha: TUNING.evening,
      depth: DEPTHS.dusk,
      onFall: (now, ms) => void stage.tween({ targets: this.#lights, to: { alpha: Number(now) }, ms }),
    });
    this.#street = new Street(stage);
    this.tray = new Tray(stage);
    this.tray.lay(2, []);
    this.#crew = stage.kit.crew({
      host: { ...HOST, name: 'sjaak', depth: DEPTHS.trolley },
      own: { ...WAITER, depth: DEPTHS.waiter },
    });
    this.trolley = new Trolley(stage, this.#crew.host);
    this.walk = new Walk(stage, {
      street: this.#street,
      tray: this.tray,
      trolley: this.trolley,
      crew: this.#crew,
      company: new Company(stage, this.tray),
      isEasy: () => this.#isEasy || this.isHurrying,
      isReady: () => this.#isFull && this.#isSettled && !this.#isEasy,
    });
    const { results, of } = this.deps.round.progress;
    const done = results.filter((one) => one !== 'open').length;
    const rights = results.filter((one) => one === 'first-try').length;
    const asked = askedOf(of);
    stage.image('rekening', MARKS.x, MARKS.y).setDepth(DEPTHS.crew - 1);
    this.#feat = stage.kit.feat(served(asked), this.#isEasy ? rights : countedBefore(done, asked));
    this.tray.restore(done % A_TABLE);
    this.#pigeon = new Stray(stage, PIGEON);
  }

  clink(glass: Glass) {
    glass.pop();
    this.stage.sound.play('klink');
    this.stage.fx.burst('stars', glass.thing.x, glass.thing.y - 90, { count: 6, spread: 90 });
  }

  override async present(exercise: Exercise) {
    const { stage } = this;
    const isEvening = this.third >= TUNING.eveningFrom;
    stage.kit.banner.place = BANNER[exercise.form === 'choose' ? 'choose' : 'sort'];
    this.#dusk.fall(isEvening, this.isHurrying);
    if (this.third >= TUNING.pigeonFrom && !this.isHurrying) this.#pigeon.come(exercise.id);
    this.#crew.wait();
    await super.present(exercise);
  }

  override async respond(outcome: Outcome) {
    if (outcome.step === 'goed') this.#crew.cheer();
    else this.#crew.wonder();
    // Where nobody balances, the kunstje is what was right at once.
    if (this.#isEasy && outcome.last) this.#feat.note(outcome.decides && outcome.verdict.right, outcome);
    await super.respond(outcome);
  }

  override async clear() {
    this.#pigeon.go();
    await super.clear();
    if (this.isExample) await Promise.all(this.tray.unload().map((glass) => glass.clear()));
    else if (this.#isFull) await this.#serve();
  }

  override frame(ms: number) {
    super.frame(ms);
    if (this.flow.phase === 'einde') return;
    this.walk.frame(ms);
    const at = this.play?.focus?.() ?? TRAY;
    this.#crew.host.look(at.x, at.y - 40);
  }

  override async finale() {
    await Promise.all(this.tray.unload().map((glass) => glass.clear()));
    void this.#street.gather();
    await pyramid(this.stage, this.#crew, this.tray, this.words.length);
  }

  get #isEasy(): boolean {
    return this.stage.calm || this.stage.settings.support;
  }

  /** What was answered is told of, and nothing is to be done over. */
  get #isSettled(): boolean {
    return this.flow.phase === 'goed' || this.flow.phase === 'onthul';
  }

  get #isFull(): boolean {
    return this.tray.glasses.length >= A_TABLE;
  }

  /** A full tray is carried to its table, and one goes on to the next bar. */
  async #serve() {
    const kept = await this.walk.toTable(this.isHurrying ? 0 : this.third);
    if (!this.#isEasy) kept.forEach(() => this.#feat.gather());
    if (kept.length === A_TABLE) this.stage.tip(1, TRAY.x, TRAY.y);
    await this.walk.toBar();
  }
}
