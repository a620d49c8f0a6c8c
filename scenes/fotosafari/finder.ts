import { ARROWS, type GameStage, type Image, type OfferOptions } from '../../engine/stage/index.ts';
import { LENS } from './art/sizes.ts';
import type { Beast } from './beast.ts';
import { DEPTHS } from './places.ts';
import { motifIn, SELF, SHARP, sharpAt, TAP_MS } from './rules.ts';

const SPEED = { x: 560, y: 420 } as const;
const REACH = { left: 120, right: 1246, top: 250, bottom: 690 } as const;
const GLIDE_MS = 70;
/** The ring closes around a head; its lowest point stays above the board, so that it crosses no word. */
const RING = { open: 1, closed: 0.62, pulse: 1.1, low: 22, radius: 97 } as const;
const MS = { blade: 90, shut: 60 } as const;
const BLADE = { out: 62, high: 124 } as const;

interface FinderHelp {
  /** Who can be photographed now. */
  motifs(): readonly Beast[];
  /** Whether a photo may be taken now. */
  isOpen(): boolean;
  /** Whether keys are for letters now: then only the arrow down is the shutter. */
  isTyping(): boolean;
  isExample(): boolean;
  /** Where the mouse is, as long as it is what the pupil plays with. */
  mouse(): { x: number; y: number } | undefined;
  taken(motif: Beast | undefined, sharp: number): void;
}

/** How a picture is being taken: held by a finger or a key, or by the camera itself. */
interface Focusing {
  by: 'finger' | 'key' | 'self';
  ms: number;
}

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** The viewfinder: it is moved over animals, held until it is sharp, and let go for the photo. */
export class Finder {
  readonly at = { x: 683, y: 400 };
  readonly #stage: GameStage;
  readonly #help: FinderHelp;
  readonly #frame: Image;
  readonly #ring: Image;
  readonly #blades: readonly Image[];
  readonly #filters: Readonly<Record<string, Image>>;
  readonly #held = new Set<string>();
  #goal: { x: number; y: number } | undefined;
  #locked: Beast | undefined;
  #focus: Focusing | undefined;
  #press: { on: Beast; ms: number; tick: number } | undefined;
  #wasSharp = false;
  #isShown = false;
  #isBlinking = false;

  constructor(stage: GameStage, help: FinderHelp) {
    this.#stage = stage;
    this.#help = help;
    const image = (name: string, more = 0) =>
      stage
        .image(name, this.at.x, this.at.y)
        .setDepth(DEPTHS.finder + more)
        .setVisible(false);
    this.#blades = [image('blad'), image('blad')];
    this.#frame = image('zoeker').setDepth(DEPTHS.corners);
    this.#ring = image('ring', 2);
    this.#filters = { klopt: image('filter-klopt', 2), kloptniet: image('filter-kloptniet', 2) };
    const none = { x: 0, y: 0, width: -1, height: -1 };
    stage.gesture({
      id: 'mikken',
      label: 'houd ingedrukt om scherp te stellen, laat los voor de foto',
      enabled: () => help.isOpen() && !help.isExample(),
      onStart: (x, y) => {
        this.release();
        this.#goal = { x, y };
        this.#begin('finger');
      },
      onMove: (x, y) => (this.#goal = { x, y }),
      onEnd: (x) => !Number.isNaN(x) && this.#let('finger'),
    });
    stage.gesture({
      id: 'mikken-toets',
      label: 'richten met de pijltjes, scherpstellen met de spatiebalk',
      // Never where a finger goes: that is the other gesture.
      area: () => none,
      enabled: () => help.isOpen() && (help.isTyping() || !this.isTapped) && help.motifs().length > 0,
      whileTyping: [ARROWS.down],
      onKey: (code, down) => this.#key(code, down),
    });
  }

  /** One tap or key does it all: calmly, and with motor support. */
  get isTapped() {
    const { calm, settings } = this.#stage;
    return calm || settings.support;
  }

  /** Whether somebody holds it to make it sharp. */
  get isFocusing() {
    return this.#focus !== undefined;
  }

  /** Whether the camera is taking a picture by itself. */
  get isSelf() {
    return this.#focus?.by === 'self';
  }

  /** Who it follows. */
  get locked() {
    return this.#locked;
  }

  /** Its corners are there, with something to be seen in them. */
  set isShown(shown: boolean) {
    if (!shown) this.release();
    this.#isShown = shown;
  }

  /** The filter that is before the lens. */
  set filter(id: string | undefined) {
    for (const [name, image] of Object.entries(this.#filters)) image.setVisible(name === id);
  }

  /** What an animal that is offered does with a finger that is held on it. */
  held(beast: Beast): Partial<OfferOptions> {
    return {
      onPress: (pressed) => {
        if (pressed) {
          this.lock(beast);
          this.#begin('finger');
        } else if (this.#focus?.by === 'finger') {
          this.#press = { on: beast, ms: this.#focus.ms, tick: this.#stage.clock.tick };
          this.#focus = undefined;
        }
      },
    };
  }

  /** An animal is picked: by a finger that was held or tapped, by a key, or by a screen reader, which has to do it twice. */
  pick(beast: Beast) {
    const press = this.#press;
    this.#press = undefined;
    if (press?.on === beast && press.tick === this.#stage.clock.tick) {
      if (this.isTapped || press.ms < TAP_MS) return this.self(beast);
      return this.#take(beast, sharpAt(press.ms, this.#stage.tempo));
    }
    if (this.isTapped || this.#locked === beast) return this.self(beast);
    this.lock(beast);
  }

  /** It follows an animal. */
  lock(beast: Beast) {
    if (this.#locked === beast) return;
    this.release();
    this.#locked = beast;
    beast.noticed = true;
    this.#stage.sound.play('ritsel', { volume: 0.5 });
  }

  /** The camera looks for its focus by itself, and takes the picture. */
  self(beast: Beast) {
    this.lock(beast);
    this.#begin('self');
  }

  /** It follows nobody, and nothing is being taken. */
  release() {
    if (this.#locked) this.#locked.noticed = false;
    this.#locked = this.#focus = this.#press = this.#goal = undefined;
    this.#held.clear();
  }

  frame(ms: number) {
    const help = this.#help;
    const isOpen = help.isOpen() && this.#isShown && help.motifs().length > 0;
    this.#frame.setVisible(isOpen || this.#isBlinking);
    this.#move(ms);
    const focus = this.#focus;
    const { calm } = this.#stage;
    if (focus) focus.ms += ms;
    if (focus?.by === 'self' && focus.ms >= (calm ? SELF.calmMs : SELF.ms))
      this.#take(this.#locked, calm ? 1 : SELF.sharp);
    this.#draw(isOpen);
  }

  /** Shutter blades close within the frame, and open again. */
  async blink() {
    const stage = this.#stage;
    stage.sound.play('klik');
    const { x, y } = this.at;
    this.#isBlinking = true;
    const shutter = async (blade: Image, side: number) => {
      const open = { y: y + side * (BLADE.out + BLADE.high / 2), scaleY: 0 };
      const shut = { y: y + side * BLADE.out, scaleY: 1 };
      blade.setPosition(x, open.y).setScale(1, 0).setVisible(true);
      await stage.tween({ targets: blade, to: shut, ms: MS.blade });
      await stage.clock.wait(MS.shut);
      await stage.tween({ targets: blade, to: open, ms: MS.blade });
      blade.setVisible(false);
    };
    await Promise.all(this.#blades.map((blade, i) => shutter(blade, i === 0 ? -1 : 1)));
    this.#isBlinking = false;
  }

  /** Who is in the picture. */
  get #motif(): Beast | undefined {
    return this.#locked ?? motifIn(this.at, this.#help.motifs(), (one) => one.motif);
  }

  #begin(by: Focusing['by']) {
    if (!this.#help.isOpen()) return;
    this.#focus = { by, ms: 0 };
    this.#wasSharp = false;
    if (this.#help.motifs().length > 0) this.#stage.sound.play('scherp', { volume: 0.6 });
  }

  /** Finger or key let go. */
  #let(by: Focusing['by']) {
    const focus = this.#focus;
    if (focus?.by !== by) return;
    this.#focus = undefined;
    const motif = this.#motif;
    if (focus.ms >= TAP_MS) return this.#take(motif, sharpAt(focus.ms, this.#stage.tempo));
    if (motif) this.self(motif);
  }

  #take(motif: Beast | undefined, sharp: number) {
    this.#focus = undefined;
    this.#help.taken(motif, sharp);
  }

  #key(code: string, down: boolean) {
    if (code === 'Enter') {
      const [first, second] = this.#help.motifs();
      const motif = this.#motif ?? (second ? undefined : first);
      if (down && motif) this.self(motif);
      return;
    }
    if (code === 'Space' || this.#help.isTyping()) {
      if (!down) return this.#let('key');
      const [one] = this.#help.motifs();
      if (this.#help.isTyping() && one) this.lock(one);
      return this.#begin('key');
    }
    if (down && this.#locked) this.release();
    if (down) this.#held.add(code);
    else this.#held.delete(code);
  }

  #move(ms: number) {
    const is = (code: string) => (this.#held.has(code) ? ms / 1000 : 0);
    const { at } = this;
    const goal = this.#locked?.thing.scene
      ? this.#locked.middle
      : this.#focus
        ? this.#goal
        : this.#help.mouse();
    const x = goal?.x ?? at.x + (is(ARROWS.right) - is(ARROWS.left)) * SPEED.x;
    const y = goal?.y ?? at.y + (is(ARROWS.down) - is(ARROWS.up)) * SPEED.y;
    const share = goal ? Math.min(1, ms / GLIDE_MS) : 1;
    at.x += (within(x, REACH.left, REACH.right) - at.x) * share;
    at.y += (within(y, REACH.top, REACH.bottom) - at.y) * share;
    if (this.#locked) return;
    const motif = motifIn(at, this.#help.motifs(), (one) => one.motif);
    for (const one of this.#help.motifs()) one.noticed = one === motif && this.#focus !== undefined;
  }

  #draw(isOpen: boolean) {
    const { x, y } = this.at;
    this.#frame.setPosition(x, y);
    for (const filter of Object.values(this.#filters))
      filter.setPosition(x + LENS.width / 2 - 26, y - LENS.height / 2 + 26);
    const focus = this.#focus;
    this.#ring.setVisible(isOpen && focus !== undefined);
    if (!focus) return;
    const sharp = sharpAt(focus.ms, focus.by === 'self' ? 0 : this.#stage.tempo);
    const isSharp = sharp >= SHARP.good;
    if (isSharp && !this.#wasSharp) this.#stage.sound.play('piep', { volume: 0.7 });
    this.#wasSharp = isSharp;
    const size = (RING.open + (RING.closed - RING.open) * sharp) * (isSharp ? RING.pulse : 1);
    const middle = y + RING.low - RING.radius * size;
    this.#ring.setPosition(x, middle).setScale(size);
    this.#ring.setAlpha(isSharp ? 1 : 0.55);
  }
}
