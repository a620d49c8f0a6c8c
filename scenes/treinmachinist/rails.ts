import type { GameStage, Graphics, PaintLayer } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import { Track, type Line } from './track.ts';

/** The part of the stage that rails are painted in, and u per pixel of the paint layer. */
const AREA = { x: 20, y: 170, scale: 1.28 } as const;
const COLOURS = {
  bed: 0xd8c39a,
  bedEdge: 0xb59a6a,
  sleeper: 0x8a6244,
  rail: 0x59617f,
  shine: 0xc9cede,
} as const;
const GAUGE = 9;
const SLEEPERS = { every: 15, reach: 16, first: 4 } as const;

/** The rails of an exercise, painted once: a bed of gravel, sleepers and two rails. */
export class Rails {
  #stage: GameStage;
  #layer: PaintLayer;
  #lines: readonly Line[] = [];

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#layer = stage.paintLayer();
    this.#layer.image.setPosition(AREA.x, AREA.y).setScale(AREA.scale).setDepth(DEPTHS.rails);
    this.#layer.onLost(() => this.show(this.#lines));
  }

  /** Takes up the rails that lie there and lays these. */
  show(lines: readonly Line[]) {
    this.#lines = lines;
    this.#layer.clear();
    const pen = this.#stage.scene.add.graphics().setScale(1 / AREA.scale);
    const tracks = lines.map((line) => new Track(line));
    this.#strokes(pen, lines, 40, COLOURS.bedEdge, 0);
    this.#strokes(pen, lines, 34, COLOURS.bed, 0);
    this.#paint(pen);
    for (const track of tracks) this.#sleepers(pen, track);
    this.#paint(pen);
    for (const side of [-GAUGE, GAUGE]) {
      this.#strokes(pen, lines, 6, COLOURS.rail, side);
      this.#strokes(pen, lines, 2, COLOURS.shine, side - 0.6);
    }
    this.#paint(pen);
    pen.destroy();
  }

  #paint(pen: Graphics) {
    this.#layer.draw(pen, -AREA.x / AREA.scale, -AREA.y / AREA.scale);
    pen.clear();
  }

  #strokes(pen: Graphics, lines: readonly Line[], width: number, colour: number, side: number) {
    pen.lineStyle(width, colour, 1);
    for (const line of lines) {
      pen.beginPath();
      line.forEach((spot, i) => {
        const [before, after] = [line[i - 1] ?? spot, line[i + 1] ?? spot];
        const long = Math.hypot(after.x - before.x, after.y - before.y) || 1;
        const x = spot.x - ((after.y - before.y) / long) * side;
        const y = spot.y + ((after.x - before.x) / long) * side;
        if (i === 0) pen.moveTo(x, y);
        else pen.lineTo(x, y);
      });
      pen.strokePath();
    }
  }

  #sleepers(pen: Graphics, track: Track) {
    pen.lineStyle(7, COLOURS.sleeper, 1);
    for (let far = SLEEPERS.first; far < track.length; far += SLEEPERS.every) {
      const { x, y, angle } = track.at(far);
      const [dx, dy] = [-Math.sin(angle) * SLEEPERS.reach, Math.cos(angle) * SLEEPERS.reach];
      pen.lineBetween(x - dx, y - dy, x + dx, y + dy);
    }
  }
}
