import type { Reveal, Speech } from '../../exercise/index.ts';
import type { RoundKit } from '../round-kit.ts';
import type { Offer } from '../offer.ts';
import { DEPTH, type Image, type Rect } from '../thing.ts';
import { EASE, MS } from '../tween.ts';
import { CORE, STAGE } from '../view.ts';
import { ButtonPart } from './button.ts';
import { KitPart, plateImage, type KitBase } from './part.ts';
import { plateWidth } from './sheets.ts';
import { clearPlace } from './clear-place.ts';
import { WordLinePart } from './word-line.ts';
import type { WordStripPart } from './word-strip.ts';

const AGAIN = '#9A4A00';
const PAD = 8;

/** Something of the round that is shown for a while: one at a time. */
class Shown {
  protected part: KitPart | undefined;
  protected readonly base: KitBase;

  constructor(base: KitBase) {
    this.base = base;
  }

  hide() {
    this.part?.destroy();
    this.part = undefined;
  }

  /** Where it lies, in u of the window's stage; nowhere while it is not shown. */
  get rects(): Rect[] {
    if (!this.part) return [];
    const { x, y, width, height } = this.part;
    return [{ x: x - width / 2, y: y - height / 2, width, height }];
  }

  /** Puts a part on top of the scene, out of reach of camera moves. */
  protected put(part: KitPart, depth: number) {
    this.hide();
    this.part = this.base.stage.fixed(part.setDepth(depth));
    return this.part;
  }
}

/** Hintstrook: one line under the prompt. */
export class HintStrip extends Shown {
  /** So many u lower than right under the prompt, where a game has its banner there. */
  lower = 0;
  readonly #top: () => number;

  /** `top` tells where the prompt ends now. */
  constructor(base: KitBase, top: () => number) {
    super(base);
    this.#top = top;
  }

  show(line: string, speech?: Speech) {
    if (line === '') return this.hide();
    const { stage } = this.base;
    const text = stage.text(line, 0, 0, { size: 30, colour: AGAIN });
    const beside = HINT.beside + (speech ? HINT.speaker : 0);
    const widest = CORE.right - CORE.left - beside;
    if (text.width > widest) text.setFontSize(Math.max(28, Math.floor((30 * widest) / text.width)));
    const width = plateWidth('hint', text.width - PAD + beside);
    const part = this.put(
      new KitPart(this.base, STAGE.centreX, this.#top() + 37 + this.lower, width, 54),
      DEPTH.kit,
    );
    const icon = stage.image('kit/badge/eraser', -width / 2 + 46, 0).setScale(0.9);
    text.setX(speech ? 26 - HINT.speaker / 2 : 26);
    part.add([plateImage(this.base, 'hint', 'normal', width), icon, text]);
    if (speech) part.add(this.#speaker(width / 2 - HINT.speaker / 2 - 8, speech));
    part.setAlpha(0).setY(part.y - 12);
    void stage.tween({
      targets: part,
      to: { alpha: 1, y: part.y + 12 },
      ms: MS.in,
      ease: EASE.in,
      pop: true,
    });
  }

  /** Says the line: who reads with difficulty hears why. */
  #speaker(x: number, speech: Speech): Image {
    const { stage } = this.base;
    const image = stage.image('kit/button/listen', x, -1).setScale(HINT.scale);
    stage.offer(image, {
      id: 'luister-uitleg',
      kind: 'control',
      label: 'Luister naar de uitleg',
      size: { width: 72, height: 60 },
      onPick: () => {
        stage.sound.stopSpeech();
        void stage.say(speech);
      },
    });
    return image;
  }
}

/** Room in u beside the letters of a hint, for its icon and its ends, and for its speaker. */
const HINT = { beside: 116, speaker: 56, scale: 0.8 } as const;

/** The line of explanation (Uitleg), under the prompt: below it the example plays. */
export class ExplainStrip extends Shown {
  readonly #top: () => number;

  /** `top` tells where the prompt ends now. */
  constructor(base: KitBase, top: () => number) {
    super(base);
    this.#top = top;
  }

  show(line: string) {
    const { stage } = this.base;
    const text = stage.text(line, 0, 0, { size: 34, exercise: false, wrap: 1080 });
    const width = plateWidth('explain', text.width + 96);
    const part = this.put(new KitPart(this.base, STAGE.centreX, this.#top() + 56, width, 92), DEPTH.banner);
    part.add([plateImage(this.base, 'explain', 'normal', width), text]);
    part.setAlpha(0);
    void stage.tween({ targets: part, to: { alpha: 1 }, ms: MS.in, pop: true });
  }
}

/** The round's button "Verder", lower right; picked once. */
export class GoOn extends Shown implements NonNullable<RoundKit['goOn']> {
  show(onPick: () => void) {
    const button = new ButtonPart(this.base, 0, CORE.bottom - 50, 'Verder');
    button.setX(CORE.right - button.width / 2 - 8);
    this.put(button, DEPTH.banner);
    button.offerAs(
      'verder',
      'Verder',
      () => {
        this.hide();
        onPick();
      },
      'Enter',
    );
  }
}

/** Sizes of the Woordbanier. */
const BANNER = {
  full: { plate: 'banner', letters: 56, least: 220, room: 90, lift: -7 },
  mini: { plate: 'bannerMini', letters: 44, least: 160, room: 72, lift: -6 },
} as const;

/** Height at which the banner comes under a usual prompt; a taller one pushes it down. */
const BANNER_Y = 306;
const HINT_ROOM = 76;
/** Both tails of its ribbon together, in u. */
const TAILS = 60;

/** Woordbanier: the right spelling, its hard spot bold and underlined. Where a word strip lies, that grows instead. */
export class WordBanner extends Shown {
  /** Where it comes, when a game has a better spot for it than under the hint; it gives way to what lies there. */
  place: { x: number; y: number } | undefined;
  /** Where it comes at a reveal, when that is another spot. */
  revealPlace: { x: number; y: number } | undefined;
  /** The strip on which the word is made now. */
  strip: WordStripPart | undefined;
  readonly #taken: () => readonly Rect[];
  readonly #top: () => number;

  /** `top` tells where the prompt ends now, `taken` what else of the round lies in view. */
  constructor(base: KitBase, top: () => number, taken: () => readonly Rect[]) {
    super(base);
    this.#top = top;
    this.#taken = taken;
  }

  async show(reveal: Reveal, size: 'mini' | 'full'): Promise<void> {
    if (this.strip?.scene) return this.strip.whole(reveal);
    const { stage } = this.base;
    const { plate, letters, least, room, lift } = BANNER[size];
    const line = new WordLinePart(this.base, 0, lift, '', { size: letters });
    line.setWord(reveal.text, reveal);
    // A whole sentence gets smaller letters: it never goes out of view.
    const share = Math.min(1, (CORE.right - CORE.left - room) / line.width);
    line.setScale(share);
    const width = plateWidth(plate, Math.max(least, line.width * share + room));
    const height = letters * 1.72;
    this.hide();
    const spot = (size === 'full' ? this.revealPlace : undefined) ?? this.place;
    const { x, y } = this.#placeFor({ width: width + TAILS, height }, letters, spot);
    const part = this.put(new KitPart(this.base, x, y, width, height), DEPTH.banner);
    part.add([plateImage(this.base, plate, 'normal', width), line]);
    part.setScale(stage.reducedMotion ? 1 : 0.7).setAlpha(0);
    await stage.tween({ targets: part, to: { scale: 1, alpha: 1 }, ms: MS.in, ease: EASE.in, pop: true });
  }

  /** What is shown waits to be tapped once, and goes. */
  ask(onPick: () => void): Offer | undefined {
    const { part } = this;
    if (!part) return undefined;
    return this.base.stage.offer(part, {
      id: 'woord',
      kind: 'commit',
      label: 'Tik het goede woord',
      onPick,
      onPress: (pressed) => part.scene && part.setScale(pressed ? 0.96 : 1),
    });
  }

  get rect(): Rect | undefined {
    return this.rects[0];
  }

  override hide() {
    super.hide();
    if (this.strip?.scene) this.strip.parts();
  }

  /** Clear of the prompt, the hint, controls, and all that is offered and stays. */
  #placeFor(
    size: { width: number; height: number },
    letters: number,
    spot: { x: number; y: number } | undefined,
  ) {
    const { stage } = this.base;
    const wanted = spot ?? {
      x: STAGE.centreX,
      y: Math.max(BANNER_Y, this.#top() + HINT_ROOM + letters),
    };
    const { left, right, bottom } = CORE;
    const top = this.#top();
    const area = { x: left, y: top, width: right - left, height: bottom - top };
    return clearPlace(size, wanted, [...this.#taken(), ...stage.shown()], area);
  }
}
