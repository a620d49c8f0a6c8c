import { io } from 'socket.io-client';
import { LIVE_PATH } from '../../../../server/contract/live.ts';

/** How one part of the device or the network does. `say` is a key of its text; `values` fill it in. */
export interface Finding {
  part: 'browser' | 'screen' | 'canvas' | 'sound' | 'storage' | 'server' | 'socket' | 'speed';
  state: 'good' | 'fair' | 'bad';
  values?: Record<string, number>;
}

const WAIT_MS = 6000;
/** Below this many px games are hard to play. */
const LEAST_WIDTH = 1000;
const LEAST_HEIGHT = 550;
/** Slower than this per frame stutters. */
const FRAME_MS = 34;
const FAIR_MBIT = 4;

const browser = (): Finding => ({
  part: 'browser',
  state:
    typeof structuredClone === 'function' && 'inert' in HTMLElement.prototype && 'at' in Array.prototype
      ? 'good'
      : 'bad',
});

const screenSize = (): Finding => {
  const { innerWidth: width, innerHeight: height } = window;
  return {
    part: 'screen',
    state: width >= LEAST_WIDTH && height >= LEAST_HEIGHT ? 'good' : 'fair',
    values: { width, height },
  };
};

/** Draws for half a second as a game does, and measures a frame. */
async function canvas(): Promise<Finding> {
  const surface = document.createElement('canvas');
  surface.width = 1366;
  surface.height = 768;
  const hasGpu = surface.getContext('webgl') !== null;
  const pen = document.createElement('canvas').getContext('2d');
  if (!hasGpu && !pen) return { part: 'canvas', state: 'bad' };
  const times: number[] = [];
  await new Promise<void>((resolve) => {
    let last = performance.now();
    const frame = (now: number) => {
      times.push(now - last);
      last = now;
      if (times.length < 30) requestAnimationFrame(frame);
      else resolve();
    };
    requestAnimationFrame(frame);
  });
  const ms = Math.round(times.sort((a, b) => a - b)[15]!);
  return { part: 'canvas', state: hasGpu && ms <= FRAME_MS ? 'good' : 'fair', values: { ms } };
}

/** Plays a short tone; only the visitor knows whether it is heard. */
export async function playTone(): Promise<boolean> {
  try {
    const audio = new AudioContext();
    await audio.resume();
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    volume.gain.setValueAtTime(0.2, audio.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.9);
    tone.frequency.value = 523.25;
    tone.connect(volume).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + 0.9);
    setTimeout(() => void audio.close(), 1500);
    return true;
  } catch {
    return false;
  }
}

/** Whether answers can be kept: local storage and IndexedDB, written and read back. */
async function storage(): Promise<Finding> {
  const name = 'spelwereld-controle';
  try {
    localStorage.setItem(name, '1');
    localStorage.removeItem(name);
    await new Promise<void>((resolve, reject) => {
      const asked = indexedDB.open(name);
      asked.onerror = () => reject(asked.error ?? new Error('indexedDB'));
      asked.onsuccess = () => {
        asked.result.close();
        indexedDB.deleteDatabase(name);
        resolve();
      };
    });
    return { part: 'storage', state: 'good' };
  } catch {
    return { part: 'storage', state: 'fair' };
  }
}

async function server(): Promise<Finding> {
  const start = performance.now();
  const answered = await fetch('/api/auth/public-key', {
    cache: 'no-store',
    signal: AbortSignal.timeout(WAIT_MS),
  }).then(
    ({ ok }) => ok,
    () => false,
  );
  return answered
    ? { part: 'server', state: 'good', values: { ms: Math.round(performance.now() - start) } }
    : { part: 'server', state: 'bad' };
}

/**
 * Whether the live channel is reached, by a real web socket or else by the way round. The server refuses who has no session:
 * that it says so shows that the line is there.
 */
async function socket(): Promise<Finding> {
  const reaches = (transport: 'websocket' | 'polling') =>
    new Promise<boolean>((resolve) => {
      const line = io({
        path: LIVE_PATH,
        transports: [transport],
        reconnection: false,
        forceNew: true,
        timeout: WAIT_MS,
      });
      const end = (isThere: boolean) => {
        line.disconnect();
        resolve(isThere);
      };
      line.once('connect', () => end(true));
      // A refusal by the server has come over the line; a broken line has a `description` of the transport.
      line.once('connect_error', (error) => end(!('description' in error) && error.message !== 'timeout'));
    });
  if (await reaches('websocket')) return { part: 'socket', state: 'good' };
  return { part: 'socket', state: (await reaches('polling')) ? 'fair' : 'bad' };
}

/** Fetches this page's largest picture anew and reckons how fast it came. */
async function speed(): Promise<Finding> {
  try {
    const address = [...document.images]
      .map(({ currentSrc }) => currentSrc)
      .find((src) => src.includes('hills'));
    const start = performance.now();
    const bytes = await fetch(address ?? location.href, {
      cache: 'no-store',
      signal: AbortSignal.timeout(WAIT_MS * 2),
    });
    const { byteLength } = await bytes.arrayBuffer();
    const seconds = Math.max(0.001, (performance.now() - start) / 1000);
    const mbit = Math.max(1, Math.round((byteLength * 8) / seconds / 1e6));
    return { part: 'speed', state: mbit >= FAIR_MBIT ? 'good' : 'fair', values: { mbit } };
  } catch {
    return { part: 'speed', state: 'bad' };
  }
}

/** Looks at everything but the sound, one after the other; `found` is told of each. */
export async function runChecks(found: (finding: Finding) => void): Promise<void> {
  for (const check of [browser, screenSize, canvas, storage, server, socket, speed]) found(await check());
}
