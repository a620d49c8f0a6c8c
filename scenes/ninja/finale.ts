import type { Crew, GameStage, KlodderName } from '../../engine/stage/index.ts';
import type { Garden } from './garden.ts';
import { DEPTHS } from './places.ts';
import { bridgeSpots } from './rules.ts';

/** Who comes over the bridge after the pupil's own. */
const GUESTS = ['pleun', 'dok', 'fien', 'sjaak'] as const satisfies readonly KlodderName[];
/** The bridge has so many sticks at least, so that it always reaches across. */
const STICKS = { least: 10, most: 14, from: -520, ms: 260, apart: 95 } as const;
const MS = { come: 360, cross: 420, next: 540, bow: 240, rest: 650 } as const;
/** They come from beside the picture to the foot of the bridge. */
const WAY = { from: 1500, foot: 1012, y: 712 } as const;
const STANDING = { x: 430, pitch: 116, up: 14, size: 88 } as const;

/** The cut bamboo falls into place as a bridge, and the host bows to each Klodder on it. Under 6 s. */
export async function buildBridge(
  stage: GameStage,
  garden: Garden,
  { host, own }: Crew,
  words: number,
  stars: number,
) {
  const { clock, fx, sound } = stage;
  await garden.clearHay();
  const spots = bridgeSpots(Math.max(STICKS.least, Math.min(STICKS.most, words)));
  const width = (994 - 372) / spots.length;
  await Promise.all(
    spots.map(async ({ x, y, turn }, i) => {
      await clock.wait(i * STICKS.apart);
      const stick = stage
        .image(`brugdeel-${i % 2}`, x, y + STICKS.from)
        .setDepth(DEPTHS.hay)
        .setAngle(turn - 40);
      stick.setScale((width / 62) * stick.scaleX, stick.scaleY);
      await stage.tween({ targets: stick, to: { y, angle: turn }, ms: STICKS.ms, ease: 'Quad.In' });
      sound.play('trommel', { rate: 0.8 + i * 0.05, volume: 0.6 });
      fx.burst('dust', x, y + 20, { count: 3 });
    }),
  );
  sound.play('gong');
  sound.play('applaus', { volume: 0.7 });
  if (stars > 1) fx.burst('confetti', 683, 330, { count: 26, spread: 700 });
  const place = { x: WAY.from, y: WAY.y, size: STANDING.size, depth: DEPTHS.hay + 1, face: 'happy' } as const;
  // Who comes first goes farthest: nobody walks through who stands there already.
  for (const [i, name] of (['eigen', ...GUESTS] as const).entries()) {
    const x = STANDING.x + i * STANDING.pitch;
    const t = (x - 372) / (994 - 372);
    const y = 706 - Math.sin(t * Math.PI) * 96 - STANDING.up;
    const guest = name === 'eigen' ? own : stage.klodder(name, place);
    void guest
      .walkTo(WAY.foot, WAY.y, MS.come)
      .then(() => guest.walkTo(x, y, MS.cross))
      .then(() => {
        guest.turn(true);
        void guest.hop(14);
        void host.squash(0.18);
      });
    host.look(x, y - 60);
    await clock.wait(MS.next);
  }
  await clock.wait(MS.come + MS.cross - MS.next + MS.bow);
  host.face('proud');
  void host.hop();
  if (stars > 2) fx.burst('confetti', 683, 300, { count: 26, spread: 900 });
  await clock.wait(MS.rest);
}
