import type { Mirror } from '../stage/mirror.ts';
import type { RawInput } from '../stage/input.ts';
import type { View } from '../stage/view.ts';

interface InputTarget {
  canvas: HTMLCanvasElement;
  mirror: Mirror;
  view(): View;
  /** Whether the canvas is being played in now. */
  isOpen(): boolean;
  feed(input: RawInput): void;
  /** The window lost the focus or was hidden. */
  away(): void;
}

/** What takes keys for itself when it has the focus. */
const OWN_KEYS = 'input, textarea, select, [contenteditable], dialog, [role="dialog"], [role="menu"]';
const OWN_PRESS = 'button, a[href], summary, [role="button"]';
const PRESS_KEYS = new Set(['Enter', 'NumpadEnter', 'Space', 'Tab']);

/** Turns what the browser reports into raw inputs; the returned function stops listening. */
export function listen({ canvas, mirror, view, isOpen, feed, away }: InputTarget): () => void {
  const stop = new AbortController();
  const on = <K extends keyof (WindowEventMap & DocumentEventMap)>(
    target: EventTarget,
    name: K,
    run: (event: (WindowEventMap & DocumentEventMap)[K]) => void,
  ) => target.addEventListener(name, run as EventListener, { signal: stop.signal, passive: false });

  let pointer: number | undefined;
  const place = ({ clientX, clientY }: PointerEvent) => {
    const box = canvas.getBoundingClientRect();
    const { left, top, scale } = view();
    return { x: left + (clientX - box.left) / scale, y: top + (clientY - box.top) / scale };
  };
  on(canvas, 'pointerdown', (event) => {
    // One pointer, the main button; the focus stays where the letters arrive.
    event.preventDefault();
    if (!isOpen() || pointer !== undefined || event.button !== 0) return;
    pointer = event.pointerId;
    canvas.setPointerCapture?.(pointer);
    feed({ type: 'down', ...place(event) });
  });
  on(canvas, 'pointermove', (event) => {
    // A mouse that only hovers moves what looks at it; it never presses.
    if (event.pointerId === pointer || (pointer === undefined && isOpen()))
      feed({ type: 'move', ...place(event) });
  });
  on(canvas, 'pointerup', (event) => {
    if (event.pointerId !== pointer) return;
    pointer = undefined;
    feed({ type: 'up', ...place(event) });
  });
  on(canvas, 'pointercancel', (event) => {
    if (event.pointerId !== pointer) return;
    pointer = undefined;
    feed({ type: 'cancel' });
  });
  on(canvas, 'contextmenu', (event) => event.preventDefault());

  on(window, 'keydown', (event) => {
    if (!isOpen() || !isForStage(event, mirror)) return;
    const typed =
      event.target === mirror.field &&
      (event.isComposing || [...event.key].length === 1 || event.key === 'Dead');
    if (typed) {
      // The field takes the letter, with its accent; a held key types once.
      if (event.repeat) event.preventDefault();
      return;
    }
    if (event.key !== 'Tab') event.preventDefault();
    feed({ type: 'keydown', code: event.code, key: event.key, repeat: event.repeat });
  });
  on(window, 'keyup', (event) => {
    if (isOpen()) feed({ type: 'keyup', code: event.code, key: event.key });
  });
  const takeLetters = () => {
    const text = mirror.field.value;
    mirror.field.value = '';
    if (text !== '' && isOpen()) feed({ type: 'text', text });
  };
  on(mirror.field, 'input', (event) => {
    if (!(event as InputEvent).isComposing) takeLetters();
  });
  on(mirror.field, 'compositionend', takeLetters);

  const leave = () => {
    pointer = undefined;
    away();
  };
  on(window, 'blur', leave);
  on(document, 'visibilitychange', () => document.hidden && leave());
  on(document, 'fullscreenchange', () => !document.fullscreenElement && leave());
  return () => stop.abort();
}

function isForStage(event: KeyboardEvent, mirror: Mirror): boolean {
  const altGraph = event.getModifierState('AltGraph');
  if (!altGraph && (event.ctrlKey || event.altKey || event.metaKey)) return false;
  const { target } = event;
  if (target === mirror.field || !(target instanceof Element)) return true;
  if (target.closest(OWN_KEYS)) return false;
  return !(target.closest(OWN_PRESS) && PRESS_KEYS.has(event.code));
}
