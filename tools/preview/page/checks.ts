import { GAMES, KIT_ART } from '../../../scenes/index.ts';
import type { Phase } from '../../../engine/bridge/index.ts';
import type { Wish } from '../wish.ts';
import { contrastOf } from './contrast.ts';
import { openPlayer, playThrough } from './player.ts';
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

const LIMITS = {
  art: 180_000,
  audio: 120_000,
  objects: 180,
  texts: 40,
  smallest: 72,
  contrast: 4.5,
} as const;
const SPEED = 4;
const MOST_MS = 150_000;
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
  const player = await openPlayer({ ...wish, gedaan: '' }, signal);
  const played = listenTo(player.podium);
  try {
    let looks = 0;
    const ended = await playThrough(player, {
      ...{ plan: 'gemengd', speed: SPEED, signal, mostMs: MOST_MS },
      look(phase) {
        busy(phase);
        lookAtTargets(player.podium, phase, add);
        lookAtLoad(player.podium, phase, add);
        // Reading pixels takes time: now and then is enough.
        if (looks++ % 12 === 0) lookAtTexts(player.podium, player.canvas, phase, add);
      },
    });
    if (!ended) add('ended', player.podium.hook?.phase() ?? '');
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

function lookAtTargets(podium: Podium, phase: string, add: Add) {
  const scale = podium.inside?.view.scale ?? 1;
  const now = (podium.hook?.targets() ?? []).filter(({ visible, actionable }) => visible && actionable);
  for (const { id, label = id, rect } of now) {
    const least = Math.min(rect.w, rect.h) / scale;
    if (least < LIMITS.smallest - 1) add('small', `${label} (${phase}): ${Math.round(least)} u`);
  }
  // Only what is an answer: a door may stand in front of a wall.
  const answers = now.filter(({ role }) => role === 'right' || role === 'wrong');
  for (const [i, a] of answers.entries())
    for (const b of answers.slice(i + 1)) {
      const wide = Math.min(a.rect.x + a.rect.w, b.rect.x + b.rect.w) - Math.max(a.rect.x, b.rect.x);
      const high = Math.min(a.rect.y + a.rect.h, b.rect.y + b.rect.h) - Math.max(a.rect.y, b.rect.y);
      if (wide > TOUCHING && high > TOUCHING)
        add('overlap', `${a.label ?? a.id} en ${b.label ?? b.id} (${phase})`);
    }
}

function lookAtLoad(podium: Podium, phase: string, add: Add) {
  const stats = podium.hook?.stats();
  if (!stats) return;
  if (stats.objects > LIMITS.objects) add('objects', `${stats.objects} objecten (${phase})`);
  if (stats.texts > LIMITS.texts) add('objects', `${stats.texts} teksten (${phase})`);
}

function lookAtTexts(podium: Podium, canvas: HTMLCanvasElement, phase: string, add: Add) {
  const view = podium.inside?.view;
  const scene = podium.inside?.scene;
  if (!view || !scene) return;
  for (const shown of scene.live.texts.all.filter(isShown)) {
    const { text: content } = shown;
    const rect = shown.getBounds();
    const isOut =
      rect.x < view.left - 1 ||
      rect.y < view.top - 1 ||
      rect.right > view.right + 1 ||
      rect.bottom > view.bottom + 1;
    if (isOut) add('overflow', `“${content}” (${phase})`);
    else {
      const contrast = contrastOf(canvas, view, rect, String(shown.style.color));
      if (contrast !== undefined && contrast < LIMITS.contrast)
        add('contrast', `“${content}” (${phase}): ${contrast.toFixed(1)} op 1`);
    }
  }
}

interface Shown {
  visible: boolean;
  alpha: number;
  scaleX: number;
  parentContainer?: Shown | null;
}

/** Whether a text is wholly there: not hidden, faded, or on its way in or out. */
const isShown = (thing: Shown & { text?: string }): boolean =>
  thing.text !== '' &&
  thing.visible &&
  thing.alpha > 0.95 &&
  (!thing.parentContainer || isShown(thing.parentContainer));

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

/** The sounds that a game and the kit have. */
async function soundsOf({ spel }: Wish): Promise<ReadonlySet<string>> {
  const game = GAMES.find(({ manifest }) => manifest.id === spel)?.art;
  const names = async (art: typeof KIT_ART | undefined) => {
    if (!art?.sounds) return [];
    return Object.keys((await (await fetch(art.sounds.sprite)).json()) as object);
  };
  return new Set([...(await names(game)), ...(await names(KIT_ART))]);
}

async function lookAtFiles({ spel }: Wish, add: Add) {
  const art = GAMES.find(({ manifest }) => manifest.id === spel)?.art;
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
  if (drawings > LIMITS.art) add('art', `${Math.round(drawings / 1000)} kB`);
  if (audio > LIMITS.audio) add('audio', `${Math.round(audio / 1000)} kB`);
  if (!art.sounds) add('sounds', 'geen eigen geluiden');
}
