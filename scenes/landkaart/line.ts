import type { Container, Stage } from '../../engine/stage/index.ts';

/** Widths of the strips that are drawn, and what stays free beside the text. */
const STRIP = { widths: [440, 720, 1080], pad: 52 } as const;
const SIZE = { usual: 32, least: 28 } as const;
/** On the beach below the lowest path, where there is nothing to read or to pick. */
const BEACH = 722;
/** Above the tag that lies on the beach when a round is still open. */
const ABOVE_TAG = 655;
/** How long it stays: a moment to look up, and time for each letter. */
const STAY = { least: 2200, letter: 45 } as const;
const DEPTH = 6000;

/** The short line on the map: one at a time, gone by itself. */
export class Line {
  #stage: Stage;
  #shown: Container | undefined;
  #turn = 0;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  say(line: string, aboveTag: boolean) {
    const { clock, scene } = this.#stage;
    const turn = ++this.#turn;
    this.hide();
    const text = this.#stage.text(line, 0, -1, { size: SIZE.usual, exercise: false });
    const room = STRIP.widths.at(-1)! - STRIP.pad;
    if (text.width > room)
      text.setFontSize(Math.max(SIZE.least, Math.floor((SIZE.usual * room) / text.width)));
    const width = STRIP.widths.find((one) => one >= text.width + STRIP.pad) ?? STRIP.widths.at(-1)!;
    const { left, right } = this.#stage.view;
    this.#shown = scene.add
      .container((left + right) / 2, aboveTag ? ABOVE_TAG : BEACH, [
        this.#stage.image(`regel-${width}`, 0, 0),
        text,
      ])
      .setDepth(DEPTH)
      .setAlpha(0);
    this.#stage.fixed(this.#shown);
    void this.#stage.tween({ targets: this.#shown, to: { alpha: 1 }, ms: 160, pop: true });
    this.#stage.announce(line);
    clock.after(STAY.least + STAY.letter * line.length, () => turn === this.#turn && this.hide());
  }

  /** Takes it away before its time. */
  hide() {
    this.#shown?.destroy();
    this.#shown = undefined;
  }
}
