import type { Container, GameStage, Image } from '../../engine/stage/index.ts';
import type { Room } from './room.ts';

/** What is drawn smaller than it is shown (art/art.ts). */
const FAR = 1 / 0.6;
const DEPTH = { sky: 400, sun: 401, hills: 402, far: 403, cloud: 404, bubble: 410, near: 412 } as const;
const WINDOW = { x: 1190, y: 225 } as const;
const MS = { gather: 900, leave: 800, open: 520, fly: 3000, float: 1500 } as const;
/** Where each sits in the giant bubble, from its middle, and how large. */
const SEATS = [
  { x: -68, y: 62, scale: 0.6 },
  { x: 74, y: 64, scale: 0.74 },
  { x: 8, y: 96, scale: 0.7 },
] as const;
const DUCK_SEATS = [
  { x: 62, y: 118, scale: 0.46 },
  { x: -52, y: 120, scale: -0.4 },
] as const;
const STRIP = 700;
/** Radius that the giant bubble is drawn at, and that it has with everyone in it. */
const GIANT = { drawn: 150, full: 165 } as const;

/** The giant bubble takes everyone along, out of the window and over the roofs. At most 6 s. */
export async function flyAway(stage: GameStage, room: Room): Promise<void> {
  room.cheer();
  room.gone = true;
  const bubble = await gather(stage, room);
  stage.sound.play('bel-blaas');
  await stage.tween({ targets: bubble, to: { ...WINDOW, scale: 0.3 }, ms: MS.leave, ease: 'Sine.In' });
  await openSky(stage);
  await overTheRoofs(stage, bubble);
}

/** Everyone hops into the bubble, in the middle of the room. */
async function gather(stage: GameStage, room: Room): Promise<Container> {
  const { friends, ducks, giant } = room.crew;
  const place = { x: 683, y: 300 };
  const bubble = stage.scene.add.container(place.x, place.y).setDepth(DEPTH.bubble);
  const seated = [
    ...friends.map((thing, i) => ({ thing, ...SEATS[i % SEATS.length]! })),
    ...ducks.map((thing, i) => ({ thing, ...DUCK_SEATS[i]! })),
  ];
  const hops = seated.map(({ thing, x, y, scale }, i) => {
    thing.setDepth(DEPTH.bubble);
    const to = {
      x: place.x + x,
      y: place.y + y,
      scaleX: scale * Math.sign(thing.scaleX) ** 2,
      scaleY: Math.abs(scale),
      angle: 0,
    };
    return stage.tween({ targets: thing, to, ms: MS.gather - i * 60, delay: i * 60, ease: 'Back.Out' });
  });
  giant.setDepth(DEPTH.bubble - 1);
  const scale = GIANT.full / GIANT.drawn;
  hops.push(stage.tween({ targets: giant, to: { ...place, scale }, ms: MS.gather, ease: 'Sine.InOut' }));
  stage.sound.play('eend');
  await Promise.all(hops);
  for (const thing of [giant, ...seated.map((one) => one.thing)]) {
    thing.setPosition(thing.x - place.x, thing.y - place.y);
    bubble.add(thing);
  }
  return bubble;
}

/** The sky in the window grows until it is all there is. */
async function openSky(stage: GameStage) {
  const { left, right, top, bottom } = stage.view;
  const sky = stage.image('hemel', WINDOW.x, WINDOW.y).setDepth(DEPTH.sky).setScale(0.4);
  const scale = (Math.max(right - left, (bottom - top) * 1.7) / 400) * FAR * 1.2;
  await stage.tween({ targets: sky, to: { x: 683, y: 384, scale }, ms: MS.open, ease: 'Sine.In' });
}

async function overTheRoofs(stage: GameStage, bubble: Container) {
  const { left, right, bottom } = stage.view;
  const count = Math.ceil((right - left) / STRIP) + 1;
  const rows = (
    [
      ['heuvels', DEPTH.hills, 560, 30],
      ['daken-ver', DEPTH.far, 640, 90],
      ['daken-voor', DEPTH.near, Math.max(700, bottom - 130), 200],
    ] as const
  ).map(([frame, depth, y, shift]) => ({
    shift,
    y,
    images: Array.from({ length: count }, (_, i) =>
      stage
        .image(frame, left + STRIP * (i + 0.5) - i * 2, y + 320)
        .setDepth(depth)
        .setScale(FAR),
    ),
  }));
  const sun = stage.image('zon', 1080, 620).setDepth(DEPTH.sun).setScale(FAR);
  const clouds = [
    [220, 210, 1],
    [900, 130, 0.7],
    [1240, 250, 0.85],
  ].map(([x = 0, y = 0, size = 1]) =>
    stage
      .image('wolk', x, y)
      .setDepth(DEPTH.cloud)
      .setScale(0)
      .setData('size', size * FAR),
  );
  stage.sound.play('applaus');
  void stage.tween({ targets: sun, to: { y: 330 }, ms: 900, ease: 'Back.Out' });
  for (const cloud of clouds) pop(stage, cloud);
  for (const { images, y } of rows)
    void stage.tween({ targets: images, to: { y }, ms: 620, ease: 'Back.Out' });
  for (const { images, shift } of rows)
    for (const image of images)
      void stage.tween({ targets: image, to: { x: image.x - shift }, ms: MS.fly, ease: 'Linear' });
  bubble.setPosition(left + 60, 620).setScale(0.5);
  stage.fx.burst('confetti', 683, 260, { count: 30 });
  void stage.tween({ targets: bubble, to: { angle: 5 }, ms: 700, yoyo: true, repeat: 1, pop: true });
  await stage.tween({ targets: bubble, to: { x: 720, y: 330, scale: 1.25 }, ms: MS.fly, ease: 'Sine.Out' });
  // It floats on behind the result.
  if (!stage.reducedMotion)
    void stage.tween({ targets: bubble, to: { y: 352 }, ms: MS.float, yoyo: true, repeat: 20 });
}

function pop(stage: GameStage, cloud: Image) {
  const size = cloud.getData('size') as number;
  void stage.tween({ targets: cloud, to: { scale: size, x: cloud.x - 60 }, ms: 800, ease: 'Back.Out' });
}
