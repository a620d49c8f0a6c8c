import type { Container, GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS, TUB } from './places.ts';

/** Where heads look over the rim, from the middle of the tub; later ones push earlier ones aside. */
const SEATS = [-66, 66, -22, 44, -44, 22, 0] as const;
const HEAD = { scale: 0.66, up: 1 } as const;
const MS = { leap: 420, bob: 150, pop: 200 } as const;
const KINDS = 6;

/** The tub that floats beside the jetty: fish leap into it, and look over its rim. */
export class Tub {
  readonly thing: Container;
  readonly #stage: GameStage;
  readonly #heads: Image[] = [];
  readonly #crowd: Container;
  #count = 0;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#crowd = stage.scene.add.container(0, 0);
    const parts = [stage.image('kuip-achter', 0, 0), this.#crowd, stage.image('kuip', 0, 0)];
    this.thing = stage.scene.add.container(TUB.x, TUB.y, parts).setDepth(DEPTHS.tub);
  }

  /** So many are in it already, after a reload. */
  restore(count: number) {
    for (let i = 0; i < count; i++) this.#seat(i % KINDS);
  }

  /** One leaps in from where it hangs; that of the example does not stay. */
  async take(body: Container, kind: number, stays: boolean) {
    const stage = this.#stage;
    const from = { x: body.x, y: body.y };
    const size = Math.abs(body.scaleX);
    const now = { share: 0 };
    await stage.tween({
      targets: now,
      to: { share: 1 },
      ms: MS.leap,
      ease: 'Sine.In',
      onUpdate: () => {
        if (!body.scene) return;
        const { share } = now;
        const lift = Math.sin(share * Math.PI) * 90;
        body.setPosition(from.x + (TUB.x - from.x) * share, from.y + (TUB.rim - from.y) * share - lift);
        body.setScale(size * (1 - share * 0.4)).setRotation(share * 1.2);
      },
    });
    body.destroy();
    stage.sound.play('plons');
    stage.fx.burst('splash', TUB.x, TUB.rim, { count: 12, spread: 90 });
    void stage.tween({ targets: this.thing, to: { y: TUB.y + 7 }, ms: MS.bob, yoyo: true, pop: true });
    if (!stays) return;
    const head = this.#seat(kind);
    const { y } = head;
    head.setY(y + 34);
    await stage.tween({ targets: head, to: { y }, ms: MS.pop, ease: 'Back.Out', pop: true });
  }

  /** Somebody sits down in it, at the back. */
  board(one: Container, x: number, y: number, scale: number) {
    this.thing.addAt(one, 1);
    one.setPosition(x, y).setScale(scale);
  }

  #seat(kind: number): Image {
    const seat = this.#count++ % SEATS.length;
    this.#heads[seat]?.destroy();
    const head = this.#stage.image(`kop-${kind}`, SEATS[seat]!, TUB.rim - TUB.y + HEAD.up);
    this.#crowd.add(head.setScale(HEAD.scale));
    return (this.#heads[seat] = head);
  }
}
