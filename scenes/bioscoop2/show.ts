import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS, GROUND_Y, SCREEN } from './places.ts';
import { apartAt, seenAt } from './rules.ts';

/** Distance between the puppets of two frames, their size, and how far apart halves begin, in u. */
const PITCH = 290;
const SIZE = 1.3;
const APART = 92;
/** They fade in and out at the edges of the screen. */
const EDGE = { reach: 350, fade: 90 } as const;
const ACT = { hop: 20, tilt: 7 } as const;
const DANCE = { most: 4, pitch: 200, hop: 34, ms: 190 } as const;

interface Puppet {
  left: Image;
  right: Image;
  joined: boolean;
}

/** Shadow puppets on the screen: halves that join as the film passes, one for each frame. */
export class Show {
  #stage: GameStage;
  #puppets: Puppet[] = [];
  #dancers: Image[] = [];

  constructor(stage: GameStage) {
    this.#stage = stage;
  }

  /** Puts the puppets of a film behind the screen. */
  set(cast: readonly string[]) {
    this.clear();
    this.#puppets = cast.map((name) => {
      const part = (from: number, to: number) =>
        this.#stage
          .partOfImage(name, SCREEN.x, GROUND_Y, from, to)
          .setScale(SIZE)
          .setDepth(DEPTHS.show)
          .setVisible(false);
      return { left: part(0, 0.5), right: part(0.5, 1), joined: false };
    });
  }

  /** Shows the film at `pos`, in frames; each frame's drawing joins as it passes. */
  at(pos: number) {
    this.#puppets.forEach((puppet, i) => {
      const x = (i + 0.5 - pos) * PITCH;
      const apart = apartAt(i, pos);
      const [left, right] = [x - apart * APART, x + apart * APART];
      const isThere = pos > 0;
      fade(puppet.left, isThere ? seenAt(left, EDGE.reach, EDGE.fade) : 0);
      fade(puppet.right, isThere ? seenAt(right, EDGE.reach, EDGE.fade) : 0);
      const since = pos - i;
      const hop = apart > 0 ? 0 : Math.abs(Math.sin(since * Math.PI * 2.2)) * ACT.hop;
      const tilt = apart > 0 ? 0 : Math.sin(since * Math.PI * 3) * ACT.tilt;
      puppet.left.setPosition(SCREEN.x + left, GROUND_Y - hop + apart * 10);
      puppet.right.setPosition(SCREEN.x + right, GROUND_Y - hop - apart * 10);
      for (const half of [puppet.left, puppet.right]) half.setAngle(tilt);
      if (apart === 0 && !puppet.joined) this.#join(x);
      puppet.joined = apart === 0;
    });
  }

  /** A wrong join: the picture of frame `at` comes apart and flutters. */
  async flutter(at: number) {
    const puppet = this.#puppets[at];
    if (!puppet) return;
    const stage = this.#stage;
    stage.sound.play('flapper');
    this.at(at + 0.5);
    const shake = (half: Image, way: number) =>
      stage.tween({
        targets: half,
        to: { x: half.x + way * 40, angle: way * 14 },
        ms: 70,
        yoyo: true,
        repeat: 3,
      });
    await Promise.all([shake(puppet.left, -1), shake(puppet.right, 1)]);
    void stage.tween({ targets: puppet.left, to: { x: puppet.left.x - 46, angle: -18 }, ms: 160 });
    await stage.tween({ targets: puppet.right, to: { x: puppet.right.x + 46, angle: 18 }, ms: 160 });
  }

  /** The scene plays: whole puppets come up side by side and dance. */
  async dance(cast: readonly string[], turns: number) {
    const stage = this.#stage;
    this.clear();
    const names = [...new Set(cast)].slice(0, DANCE.most);
    this.#dancers = names.map((name, i) =>
      stage
        .image(name, SCREEN.x + (i - (names.length - 1) / 2) * DANCE.pitch, GROUND_Y + 60)
        .setScale(SIZE)
        .setAlpha(0)
        .setDepth(DEPTHS.show),
    );
    const dancers = this.#dancers;
    await stage.tween({ targets: dancers, to: { y: GROUND_Y, alpha: 1 }, ms: 160, ease: 'Back.Out' });
    for (let turn = 0; turn < turns; turn++) {
      const part = dancers.filter((_, i) => i % 2 === turn % 2 && this.#isUp(dancers));
      if (part.length === 0) break;
      void stage.tween({
        targets: part,
        to: { angle: turn % 4 < 2 ? 9 : -9 },
        ms: DANCE.ms,
        yoyo: true,
        pop: true,
      });
      await stage.tween({ targets: part, to: { y: GROUND_Y - DANCE.hop }, ms: DANCE.ms / 2, yoyo: true });
    }
  }

  /** The screen is empty again. */
  clear() {
    for (const { left, right } of this.#puppets.splice(0)) {
      left.destroy();
      right.destroy();
    }
    for (const one of this.#dancers.splice(0)) one.destroy();
  }

  #isUp = (dancers: readonly Image[]) => this.#dancers === dancers && dancers.length > 0;

  #join(x: number) {
    this.#stage.sound.play('knip', { volume: 0.35 });
    this.#stage.fx.burst('sterren', SCREEN.x + x, GROUND_Y - 90, { count: 4 });
  }
}

const fade = (half: Image, seen: number) => half.setVisible(seen > 0).setAlpha(seen);
