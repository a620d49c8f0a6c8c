import type { Phase } from '../bridge/index.ts';
import { createRng, isItem, itemOf, type Dealt, type RawAnswer } from '../exercise/index.ts';
import { GameScene } from '../stage/game-scene.ts';
import { loadOf, NO_LOAD, type Load } from '../stage/load.ts';
import type { Input, Via } from '../stage/input.ts';
import type { Offer } from '../stage/offer.ts';
import type { Rect } from '../stage/thing.ts';
import { wrongAnswer, wrongItem } from '../stage/wrong.ts';
import type { HostInside } from './inside.ts';

interface Target {
  id: string;
  role: 'right' | 'wrong' | 'neutral' | 'control';
  label?: string;
  /** CSS px in the viewport, of what is drawn right now. */
  rect: { x: number; y: number; w: number; h: number };
  visible: boolean;
  /** Whether a real input there now leads on. */
  actionable: boolean;
  gesture: 'tap' | 'drag' | 'hold' | 'swipe' | 'type' | 'key';
  key?: string;
}

const BYTES_PER_PIXEL = 4;

/** What the machine holds on to, which may not grow from scene to scene. */
interface Kept {
  textures: number;
  /** Listeners at the parts of the machine that outlive a scene. */
  listeners: number;
  /** MB of pixels and the longest side in px of all textures but the shared kit's. */
  textureMB: number;
  textureSide: number;
}

/** The test hook of scenes/README.md 6.4: only in test and preview builds, because it knows the answers. */
export interface TestHook {
  meta(): {
    id: string;
    form: string;
    seed: string;
    mode: string;
    tick: number;
    exercise: number;
    of: number;
  };
  phase(): Phase;
  targets(): Target[];
  step(want: 'right' | 'wrong', via: Via): Input | null;
  log(): { exercise: string; item: number; given: RawAnswer; right: boolean; tryNo: number; tick: number }[];
  /** Calls back around every step of the canvas, to measure it. */
  watchSteps(begin: () => void, end: () => void): void;
  stats(): Load & Kept & { fps: number; errors: number };
}

declare global {
  interface Window {
    __spel?: TestHook;
  }
}

/** Sets `window.__spel` for a host; the returned function takes it away. */
export function installHook(inside: HostInside): () => void {
  let fps = 0;
  let frames = 0;
  let raf = 0;
  let since = performance.now();
  const count = (now: number) => {
    raf = requestAnimationFrame(count);
    frames++;
    if (now - since < 1000) return;
    fps = Math.round((frames * 1000) / (now - since));
    frames = 0;
    since = now;
  };
  raf = requestAnimationFrame(count);

  let wanted: { at: number; answer: RawAnswer } | undefined;
  const rng = createRng('hook');
  const game = () => (inside.scene instanceof GameScene ? inside.scene : undefined);
  const dealtNow = (scene: GameScene): Dealt | undefined => {
    const round = inside.opened?.round;
    const { exercise } = scene.flow;
    const answer = exercise && round?.current?.id === exercise.id ? round.solution() : undefined;
    if (!exercise || !answer) return undefined;
    return {
      exercise,
      solution: { answer, wordId: '', hint: '', rules: {}, reveal: { text: '', from: 0, to: 0 } },
    };
  };
  const toPage = (x: number, y: number): [number, number] => {
    const { left, top, scale } = inside.view;
    const box = inside.canvasBox;
    return [(box?.left ?? 0) + (x - left) * scale, (box?.top ?? 0) + (y - top) * scale];
  };
  const pageRect = ({ x, y, width, height }: Rect) => {
    const [left, top] = toPage(x, y);
    const { scale } = inside.view;
    return { x: left, y: top, w: width * scale, h: height * scale };
  };

  window.__spel = {
    meta() {
      const { opened, scene } = inside;
      const progress = opened?.round?.progress;
      const { calm = false, reducedMotion = false } = opened?.settings ?? {};
      return {
        id: opened?.id ?? '',
        form: game()?.flow.exercise?.form ?? '',
        seed: opened?.seed ?? '',
        mode: calm ? 'rustig' : reducedMotion ? 'stil' : 'gewoon',
        tick: scene?.live.clock.tick ?? 0,
        exercise: progress?.at ?? 0,
        of: progress?.of ?? 0,
      };
    },
    phase() {
      const { phase, paused } = inside.handle.hud.getState();
      return paused ? 'pauze' : phase;
    },
    targets() {
      const { scene } = inside;
      if (!scene) return [];
      const paused = inside.handle.hud.getState().paused;
      const dealt = scene instanceof GameScene ? dealtNow(scene) : undefined;
      return scene.live.desk.all.map((offer): Target => {
        const rect = offer.rect();
        const visible = scene.live.desk.isShown(offer);
        return {
          id: offer.id,
          role: roleOf(offer, dealt),
          label: offer.label,
          rect: pageRect(rect),
          visible,
          actionable: !paused && scene.live.desk.usable(offer),
          gesture: offer.kind === 'key' ? 'key' : offer.drag && !offer.onPick ? 'drag' : 'tap',
          ...(offer.key && { key: offer.key }),
        };
      });
    },
    step(want, via) {
      const scene = game();
      const dealt = scene && dealtNow(scene);
      const { phase } = inside.handle.hud.getState();
      if (!scene || !dealt || (phase !== 'spel' && phase !== 'neemover' && phase !== 'goed')) return null;
      const input = scene.flow.nextInput(
        phase !== 'spel' || want === 'right' ? dealt.solution.answer : wrongNow(scene, dealt),
        via,
      );
      return input && toPageInput(input, toPage);
    },
    log: () =>
      (inside.opened?.round?.log ?? []).map(({ exerciseId, given, right, tryNo, tick }) => ({
        exercise: exerciseId,
        item: itemOf(given),
        given,
        right,
        tryNo,
        tick,
      })),
    watchSteps(begin, end) {
      const { machine } = inside;
      if (!machine) return;
      const step = machine.step.bind(machine);
      machine.step = async () => {
        begin();
        await step();
        end();
      };
    },
    stats() {
      const { scene, errors } = inside;
      return { fps, ...(scene ? loadOf(scene) : NO_LOAD), ...keptBy(inside), errors };
    },
  };

  /** A wrong answer, made up once per try. */
  function wrongNow(scene: GameScene, dealt: Dealt): RawAnswer {
    const log = inside.opened?.round?.log ?? [];
    if (wanted?.at === log.length) return wanted.answer;
    const part = scene.flow.part(dealt.solution.answer);
    // Only what can be picked now: a tile that is laid already would never be given.
    const free = scene.stage
      .offers()
      .flatMap(({ kind, value }) => (kind === 'tile' || kind === 'card' ? [String(value)] : []));
    const earlier = log
      .filter(({ exerciseId }) => exerciseId === dealt.exercise.id)
      .map(({ given }) => given);
    const answer = isItem(part) ? wrongItem(dealt, part, free, rng) : wrongAnswer(dealt, earlier, rng);
    // On the way to the place where things lie there is nothing to be wrong with yet.
    if (!isItem(part) || free.length > 0) wanted = { at: log.length, answer };
    return answer;
  }

  return () => {
    cancelAnimationFrame(raf);
    delete window.__spel;
  };
}

function keptBy({ machine }: HostInside): Kept {
  if (!machine) return { textures: 0, listeners: 0, textureMB: 0, textureSide: 0 };
  const { events, textures, scale, sound, anims, cache, input } = machine.game;
  const emitters = [events, textures, scale, sound, anims, cache.json.events, input.events];
  const countOf = (emitter: (typeof emitters)[number]) =>
    emitter.eventNames().reduce((sum, name) => sum + emitter.listenerCount(name), 0);
  const keys = textures.getTextureKeys();
  const all = keys.filter((key) => !key.startsWith('kit/')).flatMap((key) => textures.get(key).source);
  // A sheet with coarse frames has a second source over the same picture: that takes no room of its own.
  const sources = [...new Map(all.map((source) => [source.image ?? source, source])).values()];
  return {
    textures: keys.length,
    textureMB: sources.reduce((sum, { width, height }) => sum + width * height * BYTES_PER_PIXEL, 0) / 1e6,
    textureSide: Math.max(0, ...sources.map(({ width, height }) => Math.max(width, height))),
    listeners: emitters.reduce((sum, emitter) => sum + countOf(emitter), 0),
  };
}

function roleOf(offer: Offer, dealt: Dealt | undefined): Target['role'] {
  if (offer.kind === 'control' || offer.kind === 'commit' || offer.kind === 'key') return 'control';
  const answer = dealt?.solution.answer;
  if (!answer || offer.value === undefined) return 'neutral';
  const is = (right: boolean) => (right ? 'right' : 'wrong');
  const { kind, value } = offer;
  if (kind === 'option' && 'option' in answer) return is(answer.option === value);
  if (kind === 'option' && 'fits' in answer) return is(answer.fits === (value === 'klopt'));
  if (kind === 'bucket' && 'bucket' in answer) return is(answer.bucket === value);
  if (kind === 'tile' && 'tiles' in answer) return is(answer.tiles.includes(String(value)));
  if (kind === 'gap' && 'cuts' in answer) return is(answer.cuts.includes(Number(value)));
  return 'neutral';
}

function toPageInput(input: Input, toPage: (x: number, y: number) => [number, number]): Input {
  if (input.kind === 'drag') return { ...input, path: input.path.map(([x, y]) => toPage(x, y)) };
  if (input.kind !== 'tap' && input.kind !== 'hold') return input;
  const [x, y] = toPage(input.x, input.y);
  return { ...input, x, y };
}
