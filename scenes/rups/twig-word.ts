import type { GameStage, Image, WordLine } from '../../engine/stage/index.ts';
import { TWIG } from './art/sizes.ts';
import { DEPTHS } from './depths.ts';

/** Where the word stands on the twig: its middle, and the widest a line may be. */
const AT = { x: TWIG.middle, y: TWIG.y - 30, widest: 570 } as const;
const WORD = { size: 54 } as const;
/** A sentence, on one line or on two. */
const SENTENCE = {
  size: 38,
  one: { y: TWIG.y - 26, scale: 1 },
  two: { y: [TWIG.y - 51, TWIG.y - 14], scale: 0.9 },
} as const;
const BUD = { pitch: 30, y: TWIG.y - 17, gap: 12 } as const;
const DOTTED = 44;

/** The growing word on the twig, with a bud for everything that is still to come. */
export class TwigWord {
  #stage: GameStage;
  #lines: WordLine[];
  #buds: Image[] = [];
  #parts: string[] = [];
  #places = 0;
  #sentence = false;
  #dotted: Image | undefined;
  #shown = false;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#lines = [];
  }

  /** An empty twig with so many buds: graphemes of a word, or the words of a sentence. */
  start(places: number, sentence: boolean) {
    this.clear();
    this.#places = places;
    this.#sentence = sentence;
    this.#shown = true;
    this.#draw();
  }

  /** What was eaten comes to stand behind the rest. */
  add(text: string) {
    this.#parts.push(text);
    this.dotted();
    this.#draw();
    const { x, y } = this.#end;
    this.#stage.fx.burst('sterren', x, y, { count: 3 });
    for (const line of this.#lines)
      void this.#stage.tween({ targets: line, to: { y: line.y - 7 }, ms: 90, yoyo: true, pop: true });
  }

  /** Shows what comes next as dots, to be done over. */
  dotted(letter?: string) {
    this.#dotted?.destroy();
    this.#dotted = undefined;
    if (letter === undefined || !this.#shown) return;
    this.#dotted = this.#stage.kit.dotted(0, AT.y, letter, DOTTED).setDepth(DEPTHS.word);
    this.#draw();
  }

  clear() {
    for (const thing of [...this.#lines, ...this.#buds]) thing.destroy();
    this.#dotted?.destroy();
    this.#dotted = undefined;
    this.#lines = [];
    this.#buds = [];
    this.#parts = [];
    this.#shown = false;
  }

  /** Where the next part will stand. */
  get #end() {
    const line = this.#lines.at(-1);
    return line ? { x: line.x + line.displayWidth / 2, y: line.y } : { x: AT.x, y: AT.y };
  }

  #draw() {
    this.#write();
    const left = this.#places - this.#parts.length;
    while (this.#buds.length < left)
      this.#buds.push(this.#stage.image('knop', 0, BUD.y).setDepth(DEPTHS.word));
    for (const bud of this.#buds.splice(left)) bud.destroy();
    const last = this.#lines.at(-1);
    const word = last ? last.displayWidth + BUD.gap : 0;
    const dots = this.#dotted ? this.#dotted.displayWidth * 0.7 : 0;
    const whole = word + dots + left * BUD.pitch;
    const from = AT.x - whole / 2;
    last?.setX(from + last.displayWidth / 2);
    this.#dotted?.setX(from + word + dots / 2);
    this.#buds.forEach((bud, i) => bud.setX(from + word + dots + (i + 0.5) * BUD.pitch));
  }

  /** Writes the parts on one line, or a sentence that is too long for it on two. */
  #write() {
    const parts = this.#parts;
    if (parts.length === 0) return;
    const first = this.#line(0);
    first.setWord(parts.join(this.#sentence ? ' ' : ''));
    const { one, two } = SENTENCE;
    if (!this.#sentence || first.width <= AT.widest) {
      const scale = this.#sentence ? one.scale : Math.min(1, AT.widest / Math.max(1, first.width));
      first.setScale(scale).setPosition(AT.x, this.#sentence ? one.y : AT.y);
      return;
    }
    let upper = parts.length - 1;
    const room = AT.widest / two.scale;
    while (upper > 1 && first.width > room) first.setWord(parts.slice(0, upper--).join(' '));
    const broken = first.width > room ? 1 : upper + 1;
    first.setWord(parts.slice(0, broken).join(' '));
    first.setScale(two.scale).setPosition(AT.x, two.y[0]);
    const second = this.#line(1);
    second.setWord(parts.slice(broken).join(' '));
    second.setScale(two.scale).setPosition(AT.x, two.y[1]);
  }

  #line(at: number): WordLine {
    const size = this.#sentence ? SENTENCE.size : WORD.size;
    return (this.#lines[at] ??= this.#stage.kit.word(AT.x, AT.y, '', { size }).setDepth(DEPTHS.word));
  }
}
