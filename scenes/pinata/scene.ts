import type { Exercise, Outcome, RawAnswer } from '../../engine/exercise/index.ts';
import { Dusk, GameScene, type Crew, type Feat, type Forms, type Image, type Via } from '../../engine/stage/index.ts'; // prettier-ignore
import { LANTERNS } from './art/sizes.ts';
import { BuildPlay } from './build-play.ts';
import { ChoosePlay } from './choose-play.ts';
import { feast } from './finale.ts';
import type { Party } from './game.ts';
import { Guests } from './guests.ts';
import { Hitter } from './hitter.ts';
import { bulbs, Meter } from './meter.ts';
import { Pinata } from './pinata.ts';
import { BARED, BELLY, DEPTHS, FRINGE, GROUND } from './places.ts';
import { Rain } from './rain.ts';
import { BURSTS_AT, cracksOf } from './rules.ts';
import { TypePlay } from './type-play.ts';

const TUNING = {
  /** Smacks that make the kunstje. */
  smacks: 7,
  /** The pupil's own Klodder has the bat. */
  own: { x: 296, y: GROUND, size: 104 },
  sjaak: { x: 180, y: GROUND, size: 98 },
  /** Cracks that a piñata has after a reload, for each exercise that was done. */
  usual: 2,
  afterHitMs: 260,
  thinkMs: 1600,
  hand: { ms: 260, byKey: 300, seenMs: 260 },
  dusk: { alpha: 0.26, depth: DEPTHS.dusk, colour: 0x4a2f7d },
  look: 90,
} as const;

/** 11 Piñata: spell the word, and hit the paper piñata until it bursts. */
export default class PinataScene extends GameScene implements Party {
  override readonly forms: Forms = {
    type: () => new TypePlay(this),
    build: (exercise) => new BuildPlay(this, exercise),
    choose: (exercise) => new ChoosePlay(this, exercise),
  };
  pinata!: Pinata;
  meter!: Meter;
  rain!: Rain;
  #hitter!: Hitter;
  #guests!: Guests;
  #crew!: Crew;
  #smacks!: Feat;
  #dusk!: Dusk;
  #glow: Image[] = [];

  setup() {
    const { stage } = this;
    const { sjaak, own, smacks, usual } = TUNING;
    stage.backdrop();
    this.#lanterns();
    this.#guests = new Guests(stage);
    this.pinata = new Pinata(stage);
    this.meter = new Meter(stage);
    this.rain = new Rain(stage, {
      heads: this.#guests.heads,
      bounced: (head) => this.#guests.bounced(head),
      caught: ({ x, y, isGolden }) => void (isGolden && stage.tip(1, x, y)),
      landed: (sweet) => this.#guests.steals(sweet),
    });
    this.#crew = stage.kit.crew({
      host: { ...sjaak, name: 'sjaak', depth: DEPTHS.guest },
      own: { ...own, depth: DEPTHS.host },
    });
    this.#hitter = new Hitter(stage, this.#crew.own);
    this.#smacks = stage.kit.feat(bulbs(smacks));
    const cracks = usual * this.deps.round.progress.results.filter((one) => one !== 'open').length;
    this.pinata.restore(Math.floor(cracks / BURSTS_AT), cracks % BURSTS_AT);
    stage.clock.every(TUNING.look, () => this.#look());
  }

  override async present(exercise: Exercise) {
    const { banner } = this.stage.kit;
    const { form } = exercise;
    banner.place = { x: FRINGE.x, y: form === 'build' ? FRINGE.laid : FRINGE.typed };
    banner.revealPlace = { x: BELLY.x, y: form === 'type' ? BARED.typed : BARED.other };
    this.#crew.wait();
    this.showKeyboard(form === 'type');
    if (this.third >= 1) this.#guests.dogComes();
    this.#dusk.fall(this.third === 2, this.isHurrying);
    await super.present(exercise);
  }

  override async respond(outcome: Outcome) {
    if (outcome.step === 'onthul') this.#crew.host.face('think', TUNING.thinkMs, 'look');
    await super.respond(outcome);
  }

  override async clear() {
    await super.clear();
    if (this.isExample) this.pinata.restore(0, 0);
  }

  override frame(ms: number) {
    super.frame(ms);
    this.pinata.frame();
    this.meter.frame();
    this.#hitter.frame();
    this.rain.frame(ms);
  }

  override async finale() {
    const { stage, pinata } = this;
    this.showKeyboard(false);
    this.meter.close();
    this.rain.close();
    const [hitter, crew, guests] = [this.#hitter, this.#crew, this.#guests];
    await feast(stage, { pinata, hitter, crew, guests, caught: this.rain.caught });
  }

  async swing(outcome: Outcome, beforeRain?: () => void) {
    const { stage, isExample } = this;
    const { at, of } = this.deps.round.progress;
    if (this.isHurrying && !isExample) return;
    const asked = this.meter.ask(`${at}`, this.third === 2);
    if (isExample) void this.#showHow();
    const blow = await asked;
    this.meter.rest();
    const isSmack = blow !== 'tap';
    if (!isExample) {
      this.#smacks.note(isSmack, outcome);
      if (stage.calm ? outcome.decides : isSmack)
        stage.tip(blow === 'golden' ? 2 : 1, BELLY.x + 120, BELLY.y - 40);
    }
    await this.#strike(cracksOf(blow));
    if (this.pinata.isOpen && !isExample && at + 1 < of) {
      beforeRain?.();
      await this.#burst();
    }
  }

  async pat() {
    const { at, of } = this.deps.round.progress;
    if (this.isHurrying) return;
    await this.#strike(1);
    if (this.pinata.isOpen && at + 1 < of) this.pinata.cracks = BURSTS_AT - 1;
  }

  async tickle() {
    if (this.isHurrying && !this.isExample) return;
    this.#crew.host.face('oops', 1000, 'look');
    this.stage.sound.play('ritsel');
    await this.#hitter.tickle(() => this.pinata.tickled());
  }

  override step(want: RawAnswer, via: Via) {
    return this.meter.step(via) ?? super.step(want, via);
  }

  async #strike(cracks: number) {
    const { stage, pinata } = this;
    await this.#hitter.swing();
    stage.sound.play('boink', { rate: cracks > 1 ? 0.9 : 1.15, volume: cracks > 1 ? 1 : 0.6 });
    if (cracks > 1) stage.sound.play('krak', { volume: 0.7 });
    pinata.struck(cracks);
    const { x, y } = pinata.at;
    stage.fx.burst('confetti', x - 70, y, { count: cracks > 1 ? 18 : 6, spread: 60 });
    if (cracks > 1) {
      stage.fx.burst('stars', x - 90, y, { count: 8, spread: 40 });
      stage.camera.shake(140, 3);
    }
    this.#guests.cheer();
    this.#crew.host.face('happy', 1200, 'look');
    void this.#crew.host.hop();
    void this.#hitter.land();
    await stage.clock.wait(TUNING.afterHitMs);
  }

  async #burst() {
    const { stage, pinata, rain } = this;
    const { x, y } = pinata.at;
    this.showKeyboard(false);
    stage.sound.play('krak');
    void pinata.burst();
    await rain.fall(x, y, `${this.deps.round.progress.at}`, this.third >= 1);
    void pinata.come();
  }

  /** The hand of the example stops the needle. */
  async #showHow() {
    const { hand } = this.stage.kit;
    const { button } = this.meter;
    if (!this.live.byKey) await hand.moveTo(button.x, button.y, TUNING.hand.ms);
    await this.meter.aimed();
    if (this.live.byKey) void hand.key('spatie', TUNING.hand.byKey);
    else void hand.press();
    this.meter.stop();
    await this.stage.clock.wait(TUNING.hand.seenMs);
    hand.hide();
  }

  #look() {
    const focus = this.rain.focus ?? this.play?.focus?.();
    const { x, y } = focus ?? this.pinata.at;
    this.#crew.look(x, y);
    this.#guests.look(x, y);
    const eyes = focus ?? this.stage.pointer;
    this.pinata.look(eyes.x, eyes.y);
  }

  /** In the last third evening falls, and the lanterns are lit. */
  #lanterns() {
    const { stage } = this;
    this.#glow = LANTERNS.map(([x, y]) => stage.image('gloed', x, y).setDepth(DEPTHS.glow).setAlpha(0));
    this.#dusk = new Dusk(stage, {
      ...TUNING.dusk,
      onFall: (now, ms) => void stage.tween({ targets: this.#glow, to: { alpha: now ? 1 : 0 }, ms }),
    });
  }
}
