import type { Mirror } from '../stage/mirror.ts';
import type { RawInput } from '../stage/input.ts';
import type { View } from '../stage/view.ts';
import { Fingers } from './fingers.ts';

interface InputTarget {
  canvas: HTMLCanvasElement;
  mirror: Mirror;
  view(): View;
  /** Whether the canvas is being played in now. */
  isOpen(): boolean;
  feed(input: RawInput): void;
  /** The window lost the focus or was hidden. */
  away(): void;
  /** A key tells that Caps Lock is on while letters are typed, or that it is not. */
  capsLock(on: boolean): void;
}

/** What takes keys for itself when it has the focus. */
const OWN_KEYS = 'input, textarea, select, [contenteditable], dialog, [role="dialog"], [role="menu"]';
const OWN_PRESS = 'button, a[href], summary, [role="button"]';
/** Keys that make no letter yet: a dead key, and what a browser leaves to an input method. */
const UNNAMED = new Set(['Dead', 'Process', 'Unidentified']);
const PRESS_KEYS = new Set(['Enter', 'NumpadEnter', 'Space', 'Tab']);

/** Turns what the browser reports into raw inputs; the returned function stops listening. */
export function listen({ canvas, mirror, view, isOpen, feed, away, capsLock }: InputTarget): () => void {
  const stop = new AbortController();
  const on = <K extends keyof (WindowEventMap & DocumentEventMap)>(
    target: EventTarget,
    name: K,
    run: (event: (WindowEventMap & DocumentEventMap)[K]) => void,
  ) => target.addEventListener(name, run as EventListener, { signal: stop.signal, passive: false });

  const fingers = new Fingers();
  const place = ({ clientX, clientY }: PointerEvent) => {
    const box = canvas.getBoundingClientRect();
    const { left, top, scale } = view();
    return { x: left + (clientX - box.left) / scale, y: top + (clientY - box.top) / scale };
  };
  const lose = (event: PointerEvent) => {
    if (!fingers.plays(event)) return;
    fingers.letGo();
    feed({ type: 'cancel' });
  };
  on(canvas, 'pointerdown', (event) => {
    // One finger, the main button; the focus stays where the letters arrive.
    event.preventDefault();
    if (!isOpen() || event.button !== 0 || !fingers.down(event)) return;
    canvas.setPointerCapture?.(event.pointerId);
    feed({ type: 'down', ...place(event) });
  });
  on(canvas, 'pointermove', (event) => {
    if (fingers.plays(event) && !fingers.moved(event)) lose(event);
    // A mouse that only hovers moves what looks at it; it never presses.
    if (fingers.plays(event) || (!fingers.isDown && isOpen())) feed({ type: 'move', ...place(event) });
  });
  on(canvas, 'pointerup', (event) => {
    if (!fingers.plays(event)) return;
    fingers.letGo();
    feed({ type: 'up', ...place(event) });
  });
  on(canvas, 'pointercancel', lose);
  on(canvas, 'lostpointercapture', lose);
  on(canvas, 'contextmenu', (event) => event.preventDefault());

  const lookAtCaps = (event: KeyboardEvent) =>
    capsLock(mirror.isTyping && event.getModifierState('CapsLock'));
  /** The letter of the last key, where it is held down: it types once. */
  let heldLetter: string | undefined;
  on(window, 'keydown', (event) => {
    // What fills in passwords sends a keydown without a key.
    if (!isOpen() || typeof event.key !== 'string' || !isForStage(event, mirror)) return;
    // The key itself tells of it when it comes up: browsers do not agree on what holds when it goes down.
    if (event.key !== 'CapsLock') lookAtCaps(event);
    if (mirror.isTyping && isTyped(event)) {
      // The field takes the letter, with its accent. After a press on a button the focus is not there.
      if (event.target !== mirror.field) mirror.field.focus({ preventScroll: true });
      // It is not stopped: on a Mac that would keep away the menu with accents.
      heldLetter = event.repeat ? event.key : undefined;
      return;
    }
    if (event.key !== 'Tab') event.preventDefault();
    feed({ type: 'keydown', code: event.code, key: event.key, repeat: event.repeat });
  });
  on(window, 'keyup', (event) => {
    if (!isOpen() || typeof event.key !== 'string') return;
    if (event.key === 'CapsLock') lookAtCaps(event);
    feed({ type: 'keyup', code: event.code, key: event.key });
  });
  const takeLetters = () => {
    const { before, field } = mirror;
    if (heldLetter !== undefined && field.value === before + heldLetter) field.value = before;
    const typed = typedBetween(before, field.value);
    mirror.before = field.value;
    if ((typed.text !== '' || typed.over) && isOpen()) feed({ type: 'text', ...typed });
  };
  on(mirror.field, 'input', (event) => {
    if (!(event as InputEvent).isComposing) takeLetters();
  });
  on(mirror.field, 'compositionend', takeLetters);

  const leave = () => {
    fingers.letGo();
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

const isTyped = ({ key, isComposing }: KeyboardEvent) =>
  isComposing || UNNAMED.has(key) || [...key].length === 1;

/** What was typed to come from one text to the other: new letters, and how many letters they came in the place of. */
function typedBetween(before: string, now: string): { text: string; over?: number } {
  let same = 0;
  while (same < before.length && before[same] === now[same]) same++;
  const over = before.slice(same).match(/\p{L}/gu)?.length;
  return { text: now.slice(same), ...(over && { over }) };
}
