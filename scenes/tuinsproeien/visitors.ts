import type { GameStage, Image, Offer } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import type { Spot } from './rules.ts';

const MS = { come: 300, duck: 620, hop: 200, go: 420, grow: 300 } as const;
/** How near water has to fall. */
const NEAR = { x: 62, y: 70 } as const;

interface VisitorHelp {
  /** It is picked, pressed or let go: water should go there. */
  serve(at: Spot, on: boolean | 'toggle'): void;
  /** It pays. */
  paid(at: Spot): void;
}

/** Somebody in the garden who likes a shower: no answer, only a coin. */
abstract class Visitor {
  protected readonly stage: GameStage;
  protected readonly help: VisitorHelp;
  protected image: Image | undefined;
  #offer: Offer | undefined;
  /** How long it has been under water, in ms. */
  protected wetMs = 0;

  constructor(stage: GameStage, help: VisitorHelp) {
    this.stage = stage;
    this.help = help;
  }

  /** Where water should fall. */
  abstract readonly place: Spot;

  /** Water comes down. Whether it falls here. */
  water(x: number, y: number, ms: number): boolean {
    const { image } = this;
    if (!image || Math.abs(x - this.place.x) > NEAR.x || Math.abs(y - this.place.y) > NEAR.y) return false;
    this.wetMs += ms;
    this.drunk();
    return true;
  }

  go() {
    this.#offer?.remove();
    this.#offer = undefined;
    const { image } = this;
    this.image = undefined;
    if (!image) return;
    void this.stage.tween({ targets: image, to: { alpha: 0 }, ms: MS.come }).then(() => image.destroy());
  }

  protected abstract drunk(): void;

  protected offer(id: string, label: string, image: Image) {
    const { stage, help } = this;
    let releasedAt = -1;
    const isTapped = stage.calm || stage.settings.support;
    this.#offer = stage.offer(image, {
      id,
      kind: 'control',
      label,
      size: { width: 80, height: 80 },
      onPress: (pressed) => {
        if (!pressed) releasedAt = stage.clock.tick;
        if (!isTapped) help.serve(this.place, pressed);
      },
      onPick: () => {
        if (isTapped || releasedAt !== stage.clock.tick) help.serve(this.place, 'toggle');
      },
    });
  }

  /** It wants nothing any more. */
  protected close() {
    this.#offer?.remove();
    this.#offer = undefined;
  }
}

/** Where a frog sits, and how long its shower takes. */
const FROG = { x: 474, y: 704, wetMs: 650 } as const;

/** First turn of a round: a frog who comes for a shower. */
export class Frog extends Visitor {
  readonly place = FROG;

  /** It hops in. */
  come() {
    this.go();
    this.wetMs = 0;
    const { stage } = this;
    const image = stage.image('kikker', FROG.x, FROG.y + 34).setDepth(DEPTHS.visitor);
    this.image = image;
    const to = { y: FROG.y };
    void stage.tween({ targets: image, to, ms: MS.come, ease: 'Back.Out', pop: true });
    this.offer('kikker', 'kikker: geef hem een douche', image);
  }

  protected drunk() {
    const { stage, image } = this;
    if (!image || this.wetMs < FROG.wetMs) return;
    this.image = undefined;
    this.close();
    this.help.paid(FROG);
    stage.sound.play('kwaak');
    if (stage.hasImage('kikker-blij')) image.setFrame('kikker-blij', false, false);
    const up = { y: FROG.y - 90, x: FROG.x + 30 };
    void stage
      .tween({ targets: image, to: up, ms: MS.hop, ease: 'Quad.Out' })
      .then(() => stage.tween({ targets: image, to: { y: 840, x: up.x + 40 }, ms: MS.go, ease: 'Quad.In' }))
      .then(() => image.destroy());
  }
}

const PUMPKIN = { x: 930, y: 746, stages: 3, wetMs: 1500, from: 0.42, up: 30 } as const;

/** Second turn: a pumpkin that grows of all the water that is to spare. */
export class Pumpkin extends Visitor {
  #stage = 0;

  readonly place = { x: PUMPKIN.x, y: PUMPKIN.y - PUMPKIN.up };

  get isThere(): boolean {
    return this.image !== undefined;
  }

  come() {
    const { stage } = this;
    const image = stage.image('pompoen', PUMPKIN.x, PUMPKIN.y).setDepth(DEPTHS.visitor).setScale(0.05);
    this.image = image;
    this.#grow(image);
    this.offer('pompoen', 'pompoen: groeit van water', image);
  }

  protected drunk() {
    const { image } = this;
    if (!image || this.#stage >= PUMPKIN.stages || this.wetMs < PUMPKIN.wetMs) return;
    this.wetMs = 0;
    this.#stage++;
    this.#grow(image);
    this.stage.sound.play('druppel-tik', { rate: 0.6 + this.#stage * 0.1 });
    this.stage.fx.burst('stars', PUMPKIN.x, PUMPKIN.y - 50, { count: 8, spread: 80 });
    this.help.paid(this.place);
    if (this.#stage === PUMPKIN.stages) this.close();
  }

  #grow(image: Image) {
    const scale = PUMPKIN.from + ((1 - PUMPKIN.from) * this.#stage) / PUMPKIN.stages;
    void this.stage.tween({ targets: image, to: { scale }, ms: MS.grow, ease: 'Back.Out', pop: true });
  }
}

/** How large the gnome is: a share of the plants, and at most. */
const GNOME = { share: 0.82, largest: 0.92 } as const;

/** The garden gnome, who ducks each time the stream passes. */
export class Gnome {
  readonly #stage: GameStage;
  readonly #image: Image;
  #until = 0;
  #size = 1;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#image = stage.image('kabouter', 683, 430).setDepth(DEPTHS.gnome);
  }

  stand({ x, y }: Spot, size: number) {
    this.#size = Math.min(GNOME.largest, size * GNOME.share);
    const to = { x, y, scale: this.#size };
    void this.#stage.tween({ targets: this.#image, to, ms: MS.come, ease: 'Sine.InOut', pop: true });
  }

  /** Water passes here. */
  pass(x: number, y: number) {
    const { x: ownX, y: ownY } = this.#image;
    if (Math.abs(x - ownX) > 58 || y > ownY + 10 || y < ownY - 260 * this.#size) return;
    if (this.#stage.clock.now >= this.#until) this.#stage.sound.play('plop', { rate: 1.5, volume: 0.25 });
    this.#until = this.#stage.clock.now + MS.duck;
  }

  frame() {
    const frame = this.#stage.clock.now < this.#until ? 'kabouter-weg' : 'kabouter';
    if (this.#image.frame.name !== frame && this.#stage.hasImage(frame))
      this.#image.setFrame(frame, false, false);
  }
}
