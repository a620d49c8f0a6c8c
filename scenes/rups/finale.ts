import type { Container, GameStage, WordLine } from '../../engine/stage/index.ts';
import { FINALE_COARSENESS } from './art/sizes.ts';
import { butterfly, flap } from './butterfly.ts';
import type { Caterpillar } from './caterpillar.ts';
import { DEPTHS } from './depths.ts';
import type { Garden } from './garden.ts';
import { cocoonStage, wordPlaces } from './rules.ts';

/** Where the cocoon hangs from the twig, and how large. */
const COCOON = { x: 683, y: 322, size: 1.55, middle: 420 } as const;
const WORD = { size: 36, widest: 300, in: 260, later: 45 } as const;
/** Times in ms; all together stay under 6 s. */
const MS = { climb: 480, read: 620, spin: 420, each: 105, shake: 90, shakes: 4, hatch: 360, fly: 1750 } as const;
/** The butterfly's way: it circles once over the lawn and leaves at the top. */
const FLIGHT = { rx: 300, ry: 120, rise: 560 } as const;

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
  const ball = stage.image('bal', caterpillar.head.x, caterpillar.head.y).setDepth(DEPTHS.flying);
  caterpillar.leave();
  stage.sound.play('rol');
  const lines = setOut(stage, words);
  const to = { x: COCOON.x, y: COCOON.y + 40, angle: 540 };
  await stage.tween({ targets: ball, to, ms: MS.climb });
  ball.destroy();
  const cocoon = stage
    .image('cocon-0', COCOON.x, COCOON.y)
    .setDepth(DEPTHS.flying)
    .setScale(COCOON.size * FINALE_COARSENESS);
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
  garden.cheer();
  const insect = butterfly(stage, rights, COCOON.x, COCOON.middle).setDepth(DEPTHS.flying).setScale(0.2);
  flap(stage, insect, MS.hatch + MS.fly);
  await stage.tween({ targets: insect, to: { scale: 1.35 }, ms: MS.hatch, ease: 'Back.Out', pop: true });
  stage.clock.after(MS.fly / 2, () => garden.cheer());
  await fly(stage, insect);
}

/** The words of the round, left and right of where the cocoon will hang. */
function setOut(stage: GameStage, words: readonly string[]): WordLine[] {
  const places = wordPlaces(words.length);
  return words.map((text, i) => {
    const { x, y } = places[i]!;
    const line = stage.kit.word(x, y, text, { size: WORD.size });
    const scale = Math.min(1, WORD.widest / Math.max(1, line.width));
    line.setDepth(DEPTHS.flying).setScale(0);
    const delay = i * WORD.later;
    void stage.tween({ targets: line, to: { scale }, ms: WORD.in, delay, ease: 'Back.Out', pop: true });
    return line;
  });
}

/** One word winds itself round the cocoon. */
async function spin(stage: GameStage, line: WordLine, at: number) {
  const from = { angle: Math.atan2(line.y - COCOON.middle, line.x - COCOON.x) };
  const far = Math.hypot(line.x - COCOON.x, line.y - COCOON.middle);
  const way = { t: 0 };
  const size = line.scale || 1;
  await stage.clock.wait(at * MS.each);
  await stage.tween({
    targets: way,
    to: { t: 1 },
    ms: MS.spin,
    ease: 'Quad.In',
    onUpdate: () => {
      const angle = from.angle + way.t * (stage.reducedMotion ? 0 : 2.4);
      const reach = far * (1 - way.t);
      line.setPosition(COCOON.x + Math.cos(angle) * reach, COCOON.middle + Math.sin(angle) * reach);
      line.setScale(size * (1 - 0.75 * way.t));
    },
  });
  line.destroy();
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
      const up = Math.max(0, way.t - 0.55) / 0.45;
      insect.setPosition(
        x + Math.sin(round) * FLIGHT.rx,
        y + (1 - Math.cos(round)) * FLIGHT.ry * 0.5 - up * up * FLIGHT.rise,
      );
      insect.setAngle(Math.cos(round) * 14);
    },
  });
}
