import type { Picture, Prompt, Reveal } from '../../exercise/index.ts';
import type { PromptLook, PromptStrip } from '../round-kit.ts';
import { DEPTH, type Image, type Rect, type Text } from '../thing.ts';
import { CORE, STAGE } from '../view.ts';
import { ButtonPart } from './button.ts';
import { KitPart, plateImage, type KitBase } from './part.ts';
import type { Pictures } from './pictures.ts';
import { breakLines, inGap, type Piece } from './sentence.ts';
import { plateWidth } from './sheets.ts';
import { WordLinePart } from './word-line.ts';

/** Sizes in u of the panel's parts. */
/** As small as fits the panel: a target is 72 u high at least. */
const FLASH_BUTTON_SCALE = 0.95;
const SPEAKER = { r: 30, room: 84, large: 42 } as const;
const PICTURE = { size: 84, room: 112 } as const;
const SIDE = 24;
/** Width of the panel at least. */
const LEAST = 180;
const GAP = { word: 76, sentence: 112 } as const;
const TEXT = { word: 40, sentence: 36, small: 30, line: 46 } as const;
/** Where the whole panel may lie. */
const STRIP: PromptStrip = { left: CORE.left + 12, right: CORE.right - 12 };
const TOP = 84;
const PENCIL = '#565E78';
/** The gap's line as it is drawn. */
const LINE = 100;
/** Docked left. */
const LEFT = { width: 220, height: 300, x: CORE.left + 110, y: TOP + 150 } as const;

interface GapPlace {
  line: Image;
  x: number;
  y: number;
  width: number;
  before: Text[];
  after: Text[];
}

/** Promptpaneel: what is asked, to hear, to see and to read. */
export class PromptPanel {
  #base: KitBase;
  #pictures: Pictures;
  #part: KitPart | undefined;
  /** The text with its gap, and where gaps stand in the panel, each with the letters before and after it. */
  #text = '';
  readonly #gaps: GapPlace[] = [];
  #bottom = TOP;
  /** Goes up with every prompt, so that a flash that is over changes nothing. */
  #turn = 0;

  constructor(base: KitBase, pictures: Pictures) {
    this.#base = base;
    this.#pictures = pictures;
  }

  /** Lower edge of what is shown at the top; the hint comes under it. */
  get bottom() {
    return this.#bottom;
  }

  /** Where it lies, in u of the window's stage. */
  get rects(): Rect[] {
    if (!this.#part) return [];
    const { x, y, width, height } = this.#part;
    return [{ x: x - width / 2, y: y - height / 2, width, height }];
  }

  fill(reveal: Reveal) {
    const part = this.#part;
    const letters = part && inGap(this.#text, reveal);
    if (!letters) return;
    const { stage } = this.#base;
    const size = /\s/.test(this.#text) ? TEXT.sentence : TEXT.word;
    for (const { line, x, y, width, before, after } of this.#gaps.splice(0)) {
      const word = new WordLinePart(this.#base, x, y, '', { size });
      word.setWord(letters.text, letters);
      const fit = Math.min(1, (width - 4) / Math.max(1, word.width));
      part.add(word.setScale(fit * 0.6));
      line.setVisible(false);
      void stage.tween({ targets: word, to: { scale: fit }, ms: 220, ease: 'Back.Out', pop: true });
      // The gap was wider than what belongs in it: the letters around close up, so that it is one word.
      const slack = (width - word.width * fit) / 2;
      for (const [texts, by] of [
        [before, slack],
        [after, -slack],
      ] as const)
        for (const text of texts)
          void stage.tween({ targets: text, to: { x: text.x + by }, ms: 220, ease: 'Sine.Out' });
    }
  }

  show(prompt: Prompt, look: PromptLook) {
    this.hide();
    this.#text = prompt.text ?? '';
    const only = !prompt.text && !prompt.picture && !prompt.flash;
    if (look === 'compact' && only && prompt.speech) this.#compact();
    else if (look === 'left') this.#left(prompt);
    else this.#whole(prompt, typeof look === 'string' ? STRIP : look);
    this.#part?.setDepth(DEPTH.kit);
  }

  hide() {
    this.#turn++;
    this.#gaps.length = 0;
    this.#part?.destroy();
    this.#part = undefined;
    this.#bottom = TOP - 10;
  }

  #compact() {
    this.#part = this.#panel(STAGE.centreX, TOP + SPEAKER.large, SPEAKER.large * 2, SPEAKER.large * 2);
    this.#part.add(this.#speaker(0, 0, true));
    this.#bottom = TOP + SPEAKER.large * 2;
  }

  /** Speaker, picture and text on one strip; a long sentence takes two lines. */
  #whole(prompt: Prompt, { left, right, brief = false }: PromptStrip) {
    const { speech, picture, flash } = prompt;
    const before = SIDE + (speech ? SPEAKER.room : 0) + (picture ? PICTURE.room : 0);
    const isTold = picture !== undefined || flash !== undefined || (brief && speech !== undefined);
    const text = prompt.text ?? (isTold ? '' : prompt.task);
    const isWord = !/\s/.test(text) && prompt.text !== undefined;
    const size = isWord ? TEXT.word : prompt.text === undefined ? TEXT.small : TEXT.sentence;
    const gap = isWord ? GAP.word : GAP.sentence;
    const lines =
      text === ''
        ? []
        : breakLines(this.#base.stage, text, {
            size,
            gap,
            widest: right - left - before - SIDE,
            colour: prompt.text === undefined ? PENCIL : undefined,
          });
    const flashRoom = flash ? 420 : 0;
    const letters = Math.max(0, ...lines.map((line) => line.width)) + flashRoom;
    const name = lines.length > 1 ? 'panelTwo' : 'panel';
    const height = lines.length > 1 ? 116 : 80;
    const least = brief ? 0 : LEAST;
    const width = plateWidth(name, Math.max(least, before + letters + SIDE - (letters > 0 ? 0 : 12)));
    const x0 = brief ? left + width / 2 : (left + right) / 2;
    const part = this.#panel(x0, TOP + height / 2, width, height);
    part.add(plateImage(this.#base, name, 'normal', width));
    this.#part = part;
    this.#bottom = TOP + height;
    let x = -width / 2 + SIDE - 8;
    if (speech) {
      const isAlone = letters === 0 && !picture;
      part.add(this.#speaker(isAlone ? 0 : x + SPEAKER.r + 4, -2, false));
      x += SPEAKER.room;
    }
    if (picture) {
      part.add(
        this.#pictures.place(
          letters > 0 ? x + PICTURE.room / 2 - 4 : (x + width / 2 - 8) / 2,
          -2,
          wordless(picture),
          PICTURE.size,
        ),
      );
      x += PICTURE.room;
    }
    const middle = (x + width / 2 - SIDE + 8) / 2;
    if (flash) this.#flash(flash, part, middle);
    lines.forEach((line, i) =>
      this.#line(part, line.pieces, middle - line.width / 2, (i - (lines.length - 1) / 2) * TEXT.line - 3),
    );
  }

  #line(part: KitPart, pieces: readonly Piece[], left: number, y: number) {
    let x = left;
    const lettersOf = (some: readonly Piece[]) => some.flatMap(({ text }) => text ?? []);
    for (const [i, { text, width }] of pieces.entries()) {
      if (text) part.add(text.setPosition(x + width / 2, y));
      else {
        const line = this.#gap(x + width / 2, y, width);
        part.add(line);
        const [before, after] = [lettersOf(pieces.slice(0, i)), lettersOf(pieces.slice(i + 1))];
        this.#gaps.push({ line, x: x + width / 2, y, width, before, after });
      }
      x += width;
    }
  }

  #gap(x: number, y: number, width: number): Image {
    return this.#base.stage.image('kit/gap/line', x, y + 20).setScale((width - 12) / LINE, 1);
  }

  /** Along the left side: speaker, picture and text under each other. */
  #left(prompt: Prompt) {
    const { stage } = this.#base;
    const width = plateWidth('side', LEFT.width);
    const part = this.#panel(LEFT.x, LEFT.y, width, LEFT.height);
    part.add(plateImage(this.#base, 'side', 'normal', width));
    this.#part = part;
    let y = -LEFT.height / 2 + 16;
    if (prompt.speech) {
      part.add(this.#speaker(0, y + SPEAKER.large, true));
      y += SPEAKER.large * 2 + 12;
    }
    if (prompt.picture) {
      part.add(this.#pictures.place(0, y + 52, wordless(prompt.picture), 96));
      y += 112;
    }
    const text = prompt.text ?? (prompt.picture ? '' : prompt.task);
    if (text !== '')
      part.add(
        stage.text(text.replaceAll('___', '__'), 0, y, { size: 30, wrap: LEFT.width - 36 }).setOrigin(0.5, 0),
      );
    if (prompt.flash) this.#flash(prompt.flash, part, 0, LEFT.height / 2 - 60);
    this.#bottom = TOP;
  }

  #speaker(x: number, y: number, large: boolean): Image {
    const { stage } = this.#base;
    const name = large ? 'button/listen-large' : 'button/listen';
    const image = stage.image(`kit/${name}`, x, y);
    const r = large ? SPEAKER.large : SPEAKER.r;
    stage.offer(image, {
      id: 'luister',
      kind: 'control',
      label: 'Luister nog een keer',
      size: { width: r * 2 + 12, height: r * 2 + 12 },
      onPick: () => void stage.say(),
      onPress: (pressed) => {
        if (image.scene && stage.hasImage(`kit/${name}`))
          image.setFrame(pressed ? `${name}-pressed` : name, false, false);
      },
    });
    return image;
  }

  /** Shows the word for its time; "nog een flits" gives one more look. In calm mode it stays until "weg". */
  #flash({ text, ms }: { text: string; ms: number }, part: KitPart, x: number, y = -2) {
    const { stage } = this.#base;
    const word = stage.text(text, x, y, { size: TEXT.word });
    part.add(word);
    const turn = this.#turn;
    let looks = 0;
    const ask = (label: string, at: number, onPick: () => void) => {
      const button: ButtonPart = new ButtonPart(this.#base, at, y, label).offerAs('flits', label, () => {
        button.destroy();
        onPick();
      });
      part.add(button.setScale(FLASH_BUTTON_SCALE));
    };
    const hide = () => {
      if (this.#turn !== turn) return;
      word.setVisible(false);
      if (looks < 2) ask('nog een flits', x, look);
    };
    const look = () => {
      looks++;
      word.setVisible(true);
      if (stage.calm) {
        // The button stands beside the word, so that it can be read as long as one likes.
        word.setX(x - 110);
        return ask('weg', x + 110, hide);
      }
      stage.clock.after(ms, hide);
    };
    look();
  }

  #panel(x: number, y: number, width: number, height: number): KitPart {
    return this.#base.stage.fixed(new KitPart(this.#base, x, y, width, height));
  }
}

/** A picture that asks for a word must not write it where the file can't be had. */
const wordless = (picture: Picture): Picture => ({ ...picture, alt: '' });
