import type { Stage } from '../../engine/stage/index.ts';
import type { Kit } from '../../engine/stage/index.ts';
import type { MapData, MapTask } from './data.ts';
import type { Point } from './island.ts';
import type { Place } from './place.ts';
import { nodeOf, openEdges } from './rules.ts';
import type { IslandView } from './view.ts';
import type { Walker } from './walker.ts';

/** Where the purse hangs in the strip above the map. */
const PURSE = { x: 470, y: 44 } as const;
const STAR_MS = 520;
const COINS_SHOWN = 8;
const COIN_GAP = 90;

interface Brought {
  stars: number;
  coins: number;
}

/** Stars fly to the roof and coins to the purse, after a game. */
async function bringHome(
  stage: Stage & { kit: Kit },
  place: Place,
  from: Point,
  { stars, coins }: Brought,
  isSkipped: () => boolean,
) {
  const { camera, clock, kit, sound } = stage;
  const roof = { x: place.foot.x, y: place.foot.y - 97 };
  for (let i = 0; i < stars && !isSkipped(); i++) {
    const star = kit
      .star(from.x, from.y - 40, true)
      .setDepth(5500)
      .setScale(0.4);
    sound.play('ster', { rate: 1 + i * 0.12 });
    await stage.tween({
      targets: star,
      to: { x: roof.x + (i - 1) * 26, y: roof.y, scale: 0.5 },
      ms: STAR_MS,
      pop: true,
    });
    stage.fx.burst('stars', roof.x + (i - 1) * 26, roof.y, { count: 6 });
    star.destroy();
  }
  if (coins <= 0 || isSkipped()) return;
  sound.play('muntregen');
  for (let i = 0; i < Math.min(COINS_SHOWN, coins) && !isSkipped(); i++) {
    void kit.flyCoin(camera.toStage(from.x, from.y - 30), PURSE);
    await clock.wait(COIN_GAP);
  }
}

interface Opened {
  view: IslandView;
  /** Ids of the tasks that the round opened. */
  opened: readonly string[];
  /** The tasks that have their place here. */
  tasks: readonly MapTask[];
  /** Whether the island can still be seen: else nothing more is drawn. */
  isSeen(): boolean;
}

/** The paths to what a round opened draw themselves in ink, one after the other; gives the places that they lead to. */
async function drawOpened({ view, opened, tasks, isSeen }: Opened): Promise<string[]> {
  if (!isSeen()) return [];
  const drawn = new Set(view.open);
  const reached = new Set(view.open.flatMap(({ from, to }) => [from, to]));
  const nodes = tasks.filter(({ id }) => opened.includes(id)).map(({ anchor }) => nodeOf(anchor));
  for (const edge of openEdges(view.island, (node) => nodes.includes(node) || view.isOpen(node)))
    if (!drawn.has(edge) && isSeen()) {
      await view.ground.ink(edge, !reached.has(edge.from));
      reached.add(edge.from).add(edge.to);
    }
  return nodes;
}

/** The places that were opened show themselves. */
async function welcome(stage: Stage, view: IslandView, nodes: readonly string[]) {
  for (const node of nodes) {
    const place = view.places.get(node);
    if (!place) continue;
    stage.sound.play('plek-open');
    stage.fx.burst('confetti', place.foot.x, place.foot.y - 50, { count: 16 });
    await place.nod();
  }
}

interface Homecoming {
  stage: Stage & { kit: Kit };
  view: IslandView;
  walker: Walker;
  back: NonNullable<MapData['back']>;
  /** The tasks that have their place here. */
  tasks: readonly MapTask[];
  /** Whether the island can still be seen. */
  isSeen(): boolean;
  /** Lays out the places as they are now. */
  show(): void;
}

/** What comes after a game; a pupil who does something sees the end of it at once. */
export interface Celebration {
  skip(): void;
}

/** Back from a game: out of the door, stars to the roof, coins to the purse, and new paths draw themselves. */
export function comeHome({ stage, view, walker, back, tasks, isSeen, show }: Homecoming): Celebration {
  const { reward, taskId } = back;
  const place = [...view.places.values()].find(({ task }) => task.id === taskId);
  let isShown = false;
  const end = () => {
    if (isShown) return;
    isShown = true;
    if (isSeen()) show();
  };
  const goesOn = () => isSeen() && !isShown;
  const celebrate = async () => {
    if (!place) return end();
    void walker.klodder.hop();
    walker.klodder.face('proud', 2400, 'look');
    if (!reward) return end();
    await bringHome(stage, place, walker.at, reward, () => isShown);
    const nodes = await drawOpened({ view, opened: reward.opened, tasks, isSeen: goesOn });
    end();
    if (isSeen()) await welcome(stage, view, nodes);
  };
  void celebrate();
  return { skip: end };
}
