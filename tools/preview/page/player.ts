import type { Phase } from '../../../engine/bridge/index.ts';
import { writeWish, type Wish } from '../wish.ts';
import type { Plan, Podium } from './podium.ts';

/** A scene that plays by itself in a frame that nobody sees. */
export interface Player {
  podium: Podium;
  canvas: HTMLCanvasElement;
  close(): void;
}

const OPENS_WITHIN_MS = 30_000;

/** Opens a scene out of sight; rejects when it does not open. */
export async function openPlayer(wish: Wish, signal: AbortSignal): Promise<Player> {
  const frame = document.createElement('iframe');
  const [width, height] = wish.screen.split('x');
  frame.width = width!;
  frame.height = height!;
  frame.title = '';
  frame.inert = true;
  // In the window, or the browser gives it no frames; behind everything, and hardly to be seen.
  frame.style.cssText = 'position:fixed;left:0;top:0;border:0;opacity:0.01;z-index:-1;pointer-events:none';
  frame.src = `./stage.html?${writeWish(wish).toString()}`;
  document.body.append(frame);
  const close = () => frame.remove();
  signal.addEventListener('abort', close, { once: true });
  const end = Date.now() + OPENS_WITHIN_MS;
  for (;;) {
    const { podium } = frame.contentWindow ?? {};
    const canvas = frame.contentDocument?.querySelector('canvas');
    if (podium?.error) {
      close();
      throw new Error(podium.error);
    }
    if (podium && canvas && isOpen(podium)) return { podium, canvas, close };
    if (signal.aborted || Date.now() > end) {
      close();
      throw new Error('Het spel ging niet open.');
    }
    await wait(50);
  }
}

/** A round says that it is no longer loading; the map has no round, and is open when its time runs. */
const isOpen = ({ hook, wish }: Podium) =>
  wish.game === 'landkaart' ? (hook?.meta().tick ?? 0) > 0 : hook !== undefined && hook.phase() !== 'laden';

/** Plays a scene to its end, fast; `look` is called often, with the phase of that moment. */
export async function playThrough(
  player: Player,
  {
    plan,
    speed,
    signal,
    look,
    mostMs,
  }: {
    plan: Plan;
    speed: number;
    signal: AbortSignal;
    look: (phase: Phase) => void;
    /** It gives up after this much real time. */
    mostMs: number;
  },
): Promise<boolean> {
  const { podium } = player;
  podium.time.speed = speed;
  void podium.play(plan);
  const end = Date.now() + mostMs;
  let over = 0;
  while (!signal.aborted && Date.now() < end) {
    const phase = podium.hook?.phase() ?? ('laden' as const);
    look(phase);
    if (phase === 'einde' && ++over > 40) break;
    await wait(30);
  }
  void podium.play(undefined);
  return over > 0;
}

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
