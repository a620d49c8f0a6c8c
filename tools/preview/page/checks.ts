import { GAMES, KIT_ART, WORLD_MAP } from '../../../scenes/index.ts';
import type { Phase } from '../../../engine/bridge/index.ts';
import type { Rect } from '../../../engine/stage/thing.ts';
import type { View } from '../../../engine/stage/view.ts';
import type { Wish } from '../wish.ts';
import { contrastOf } from './contrast.ts';
import { openPlayer, playThrough, type Player } from './player.ts';
import type { Podium } from './podium.ts';

/** What is looked at; the names for authors are in the wording. */
export const CHECKS = [
  'errors',
  'ended',
  'overflow',
  'contrast',
  'small',
  'overlap',
  'sounds',
  'art',
  'audio',
  'objects',
] as const;
export type Check = (typeof CHECKS)[number];

/** What was found wrong per check; an empty list is in order. */
export type Findings = Record<Check, string[]>;

const MAP = 'landkaart';
const LIMITS = {
  art: 180_000,
  mapArt: 400_000,
  audio: 120_000,
  objects: 180,
  mapObjects: 220,
  texts: 40,
  smallest: 72,
  narrowestGap: 44,
  lowestKey: 60,
  contrast: 4.5,
} as const;
const SPEED = 4;
const MOST_MS = 150_000;
/** There is no robot that walks on the map: it is looked at for as long as its things need to come and move. */
const MAP_MS = 8000;
/** What may be smaller: a Knipgreep between letters, a key of the Schermtoetsenbord. */
const LEAST: Partial<Record<string, number>> = { gap: LIMITS.narrowestGap, key: LIMITS.lowestKey };
/** A door may stand in front of a wall, and the places between letters lie close. */
const SIDE_BY_SIDE = new Set(['control', 'commit', 'gap']);
/** Looks in a row in which something must be wrong: half a second of play. */
const LASTING = { touched: 5, read: 2 } as const;
/** Two that share less than this are side by side. */
const TOUCHING = 4;
/** More of the same tells nothing new. */
const MOST_FOUND = 6;

/** Plays a scene from begin to end and notes what is not as it should be. */
export async function checkScene(
  wish: Wish,
  signal: AbortSignal,
  busy: (phase: Phase) => void,
): Promise<Findings> {
  const found = Object.fromEntries(CHECKS.map((check) => [check, new Set<string>()])) as Record<
    Check,
    Set<string>
  >;
  const add = (check: Check, what: string) => found[check].size < MOST_FOUND && found[check].add(what);
  const player = await openPlayer({ ...wish, done: '' }, signal);
  const played = listenTo(player.podium);
  try {
    let looks = 0;
    const [touched, read] = [new Lasting(LASTING.touched), new Lasting(LASTING.read)];
    const ended = await playThrough(player, {
      plan: 'gemengd',
      speed: SPEED,
      signal,
      mostMs: wish.game === MAP ? MAP_MS : MOST_MS,
      look(phase) {
        busy(phase);
        lookAtTargets(player.podium, phase, touched, add);
        lookAtLoad(player.podium, phase, add);
        // Reading pixels takes time: now and then is enough.
        if (looks++ % 12 === 0) lookAtTexts(player, phase, read, add);
      },
    });
    if (!ended && wish.game !== MAP) add('ended', player.podium.hook?.phase() ?? '');
    const errors = player.podium.hook?.stats().errors ?? 0;
    if (errors > 0) add('errors', String(player.podium.inside?.lastError));
  } finally {
    player.close();
  }
  await lookAtFiles(wish, add);
  const known = await soundsOf(wish);
  for (const name of played) if (!known.has(name) && !known.has(`${name}1`)) add('sounds', name);
  return Object.fromEntries(CHECKS.map((check) => [check, [...found[check]]])) as Findings;
}

type Add = (check: Check, what: string) => void;

/** Tells what is seen several looks in a row: what only passes by is no fault. */
class Lasting {
  #seen = new Map<string, number>();
  #now = new Set<string>();
  #looks: number;

  constructor(looks: number) {
    this.#looks = looks;
  }

  /** Whether this has been seen in as many looks in a row. */
  has(what: string): boolean {
    this.#now.add(what);
    const times = (this.#seen.get(what) ?? 0) + 1;
    this.#seen.set(what, times);
    return times >= this.#looks;
  }

  /** The end of a look: what was not seen in it starts anew. */
  next() {
    for (const what of this.#seen.keys()) if (!this.#now.has(what)) this.#seen.delete(what);
    this.#now.clear();
  }
}

function lookAtTargets(podium: Podium, phase: string, lasting: Lasting, add: Add) {
  const { scene } = podium.inside ?? {};
  if (!scene) return;
  const { desk } = scene.live;
  const now = desk.all
    .filter((offer) => desk.isShown(offer) && desk.usable(offer))
    .map((offer) => ({ offer, rect: offer.rect() }));
  const tell = (check: Check, what: string) => lasting.has(what) && add(check, `${what} (${phase})`);
  for (const { offer, rect } of now) {
    const narrowest = LEAST[offer.kind] ?? LIMITS.smallest;
    const least = Math.min(rect.width, rect.height);
    if (least < narrowest - 1) tell('small', `${offer.label}: ${Math.round(least)} u`);
  }
  const answers = now.filter(({ offer }) => !SIDE_BY_SIDE.has(offer.kind));
  for (const [i, a] of answers.entries())
    for (const b of answers.slice(i + 1)) {
      const wide = Math.min(a.rect.x + a.rect.width, b.rect.x + b.rect.width) - Math.max(a.rect.x, b.rect.x);
      const high =
        Math.min(a.rect.y + a.rect.height, b.rect.y + b.rect.height) - Math.max(a.rect.y, b.rect.y);
      if (wide > TOUCHING && high > TOUCHING) tell('overlap', `${a.offer.label} en ${b.offer.label}`);
    }
  lasting.next();
}

function lookAtLoad(podium: Podium, phase: string, add: Add) {
  const stats = podium.hook?.stats();
  if (!stats) return;
  const most = podium.wish.game === MAP ? LIMITS.mapObjects : LIMITS.objects;
  if (stats.objects > most) add('objects', `${stats.objects} objecten (${phase})`);
  if (stats.texts > LIMITS.texts) add('objects', `${stats.texts} teksten (${phase})`);
}

function lookAtTexts({ podium, canvas }: Player, phase: string, lasting: Lasting, add: Add) {
  const view = podium.inside?.view;
  const scene = podium.inside?.scene;
  if (!view || !scene) return;
  // What moves on comes into view, or leaves it.
  const tell = (check: Check, content: string, { x, y }: Rect, more = '') =>
    lasting.has(`${check} ${content} ${Math.round(x)} ${Math.round(y)}`) &&
    add(check, `“${content}” (${phase})${more}`);
  const { all, labels } = scene.live.texts;
  const letters = [
    ...all.map((thing) => ({ thing, content: thing.text, colour: String(thing.style.color) })),
    ...labels.map(({ image, text, colour }) => ({ thing: image, content: text, colour })),
  ];
  for (const { thing, content, colour } of letters) {
    if (content === '' || !isShown(thing)) continue;
    const rect = scene.live.camera.mapRect(thing, thing.getBounds());
    const isOut =
      rect.x < view.left - 1 ||
      rect.y < view.top - 1 ||
      rect.x + rect.width > view.right + 1 ||
      rect.y + rect.height > view.bottom + 1;
    if (isOut && phase !== 'vraag' && !isElsewhere(rect, view)) tell('overflow', content, rect);
    if (!isOut) {
      const contrast = contrastOf(canvas, view, rect, colour);
      if (contrast !== undefined && contrast < LIMITS.contrast)
        tell('contrast', content, rect, `: ${contrast.toFixed(1)} op 1`);
    }
  }
  lasting.next();
}

/** Whether something lies in a part of the world where the camera is not. */
const isElsewhere = ({ x, y, width, height }: Rect, { left, top, right, bottom }: View) =>
  x + width < left || x > right || y + height < top || y > bottom;

interface Shown {
  visible: boolean;
  alpha: number;
  scaleX: number;
  parentContainer?: Shown | null;
}

/** Whether a text is wholly there: not hidden, faded, or on its way in or out. */
const isShown = (thing: Shown): boolean =>
  thing.visible && thing.alpha > 0.95 && (!thing.parentContainer || isShown(thing.parentContainer));

/** The names of all sounds that a scene asks for from now on. */
function listenTo({ inside }: Podium): ReadonlySet<string> {
  const names = new Set<string>();
  const sound = inside?.scene?.stage.sound;
  if (!sound) return names;
  const play = sound.play.bind(sound);
  sound.play = (name, ...more) => {
    names.add(name);
    return play(name, ...more);
  };
  return names;
}

/** The files of a game, or of the map. */
const artOf = ({ game }: Wish) =>
  game === MAP ? WORLD_MAP.art : GAMES.find(({ manifest }) => manifest.id === game)?.art;

/** The sounds that a game and the kit have. */
async function soundsOf(wish: Wish): Promise<ReadonlySet<string>> {
  const game = artOf(wish);
  const names = async (art: typeof KIT_ART | undefined) => {
    if (!art?.sounds) return [];
    return Object.keys((await (await fetch(art.sounds.sprite)).json()) as object);
  };
  return new Set([...(await names(game)), ...(await names(KIT_ART))]);
}

async function lookAtFiles(wish: Wish, add: Add) {
  const art = artOf(wish);
  if (!art) return;
  const size = async (url: string | undefined) => {
    if (!url) return 0;
    const response = await fetch(url);
    return response.ok ? (await response.blob()).size : 0;
  };
  const drawings = (
    await Promise.all(
      [art.atlas?.image, art.atlas?.frames, art.backdrop, ...Object.values(art.other ?? {})].map(size),
    )
  ).reduce((sum, one) => sum + one, 0);
  const audio = (await size(art.sounds?.audio)) + (await size(art.music?.audio));
  if (drawings > (wish.game === MAP ? LIMITS.mapArt : LIMITS.art))
    add('art', `${Math.round(drawings / 1000)} kB`);
  if (audio > LIMITS.audio) add('audio', `${Math.round(audio / 1000)} kB`);
  if (!art.sounds && wish.game !== MAP) add('sounds', 'geen eigen geluiden');
}
