import type { Container, GameStage } from '../../engine/stage/index.ts';
import { butterfly, flap } from './butterfly.ts';
import type { Caterpillar } from './caterpillar.ts';
import { DEPTHS } from './depths.ts';
import { Food } from './food.ts';
import type { Garden } from './garden.ts';
import { cocoonStage, wordPlaces } from './rules.ts';

/** Where the cocoon hangs from the twig, and how large. */
const COCOON = { x: 683, y: 200, size: 1.55, middle: 298 } as const;
const WORD = { scale: 0.86, in: 260, later: 45 } as const;
/** Times in ms; all but the hovering together stay under 6 s. */
const MS = {
  climb: 480,
  read: 620,
  spin: 420,
  each: 105,
  shake: 90,
  shakes: 4,
  hatch: 360,
  fly: 1750,
  hover: 6000,
} as const;
/** The butterfly's way: it circles once over the lawn and comes back to hover in the middle of it. */
const FLIGHT = { rx: 330, ry: 130, down: 130, size: 1.3 } as const;

interface Band {
  garden: Garden;
  caterpillar: Caterpillar;
}

/** It spins a cocoon of all words, and out comes a butterfly that wears the rights of the round. */
export async function spinAndFly(
  stage: GameStage,
  { garden, caterpillar }: Band,
  words: readonly string[],
  rights: readonly boolean[],
) {
  garden.bare();
  const cheer = () => {
    garden.crew.cheer();
    garden.greet();
  };
  const ball = stage.image('bal', caterpillar.head.x, caterpillar.head.y).setDepth(DEPTHS.flying);
  caterpillar.leave();
  stage.sound.play('rol');
  const lines = setOut(stage, words);
  const to = { x: COCOON.x, y: COCOON.y + 40, angle: 540 };
  await stage.tween({ targets: ball, to, ms: MS.climb });
  ball.destroy();
  const cocoon = stage.image('cocon-0', COCOON.x, COCOON.y).setDepth(DEPTHS.flying).setScale(COCOON.size);
  await stage.clock.wait(MS.read);
  stage.sound.play('spin-cocon');
  await Promise.all(
    lines.map(async (line, i) => {
      await spin(stage, line, i);
      cocoon.setFrame(`cocon-${cocoonStage(i + 1, lines.length)}`);
    }),
  );
  cocoon.setFrame('cocon-3');
  await stage.tween({
    targets: cocoon,
    to: { angle: 7 },
    ms: MS.shake,
    yoyo: true,
    repeat: MS.shakes - 1,
    pop: true,
  });
  stage.sound.play('vlinder');
  stage.sound.play('applaus', { volume: 0.5 });
  stage.fx.burst('confetti', COCOON.x, COCOON.middle, { count: 20, spread: 120 });
  cocoon.destroy();
  cheer();
  const insect = butterfly(stage, rights, COCOON.x, COCOON.middle).setDepth(DEPTHS.flying).setScale(0.2);
  flap(stage, insect, MS.hatch + MS.fly + MS.hover);
  await stage.tween({
    targets: insect,
    to: { scale: FLIGHT.size },
    ms: MS.hatch,
    ease: 'Back.Out',
    pop: true,
  });
  stage.clock.after(MS.fly / 2, cheer);
  await fly(stage, insect);
}

/** The words of the round on leaves, left and right of where the cocoon will hang. */
function setOut(stage: GameStage, words: readonly string[]): Container[] {
  const places = wordPlaces(words.length);
  return words.map((text, i) => {
    const { x, y } = places[i]!;
    const { root } = new Food(stage, { id: `woord-${i}`, text }, 'leaf', false);
    root.setPosition(x, y).setDepth(DEPTHS.flying).setScale(0).setVisible(true);
    const to = { scale: WORD.scale };
    void stage.tween({ targets: root, to, ms: WORD.in, delay: i * WORD.later, ease: 'Back.Out', pop: true });
    return root;
  });
}

/** One leaf winds itself round the cocoon. */
async function spin(stage: GameStage, leaf: Container, at: number) {
  await stage.clock.wait(at * MS.each);
  const { x, y, scale } = leaf;
  const start = Math.atan2(y - COCOON.middle, x - COCOON.x);
  const far = Math.hypot(x - COCOON.x, y - COCOON.middle);
  const way = { t: 0 };
  await stage.tween({
    targets: way,
    to: { t: 1 },
    ms: MS.spin,
    ease: 'Quad.In',
    onUpdate: () => {
      const angle = start + way.t * (stage.reducedMotion ? 0 : 2.4);
      const reach = far * (1 - way.t);
      leaf.setPosition(COCOON.x + Math.cos(angle) * reach, COCOON.middle + Math.sin(angle) * reach);
      leaf.setScale(scale * (1 - 0.75 * way.t));
    },
  });
  leaf.destroy();
  stage.sound.play('tik', { volume: 0.35 });
}

async function fly(stage: GameStage, insect: Container) {
  const way = { t: 0 };
  const { x, y } = insect;
  await stage.tween({
    targets: way,
    to: { t: 1 },
    ms: MS.fly,
    onUpdate: () => {
      const round = way.t * Math.PI * 2;
      insect.setPosition(
        x + Math.sin(round) * FLIGHT.rx,
        y + Math.sin(round * 2) * FLIGHT.ry * 0.5 + way.t * FLIGHT.down,
      );
      insect.setAngle(Math.cos(round) * 12 * (1 - way.t));
    },
  });
}
