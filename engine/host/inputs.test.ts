// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RawInput } from '../stage/input.ts';
import { Mirror } from '../stage/mirror.ts';
import { viewFor } from '../stage/view.ts';
import { listen } from './inputs.ts';

let canvas: HTMLCanvasElement;
let mirror: Mirror;
let fed: RawInput[];
let caps: boolean;
let stop: () => void;

beforeEach(() => {
  canvas = document.createElement('canvas');
  mirror = new Mirror(document);
  document.body.append(canvas, mirror.root);
  fed = [];
  caps = false;
  stop = listen({
    canvas,
    mirror,
    view: () => viewFor(1366, 768, 1),
    isOpen: () => true,
    feed: (input) => fed.push(input),
    away: () => {},
    capsLock: (on) => (caps = on),
  });
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const what = () => fed.map((input) => ('code' in input ? `${input.type} ${input.code}` : input.type));

describe('fingers', () => {
  const point = (type: string, pointerId: number, init: PointerEventInit = {}) =>
    canvas.dispatchEvent(
      new PointerEvent(type, {
        pointerId,
        pointerType: 'touch',
        isPrimary: pointerId === 1,
        buttons: 1,
        ...init,
      }),
    );
  const tap = (pointerId: number, init: PointerEventInit = {}) => {
    point('pointerdown', pointerId, { clientX: 600, clientY: 300, ...init });
    point('pointerup', pointerId, { clientX: 600, clientY: 300, ...init });
  };

  it('a thumb that rests is in nobody’s way, and its going neither', () => {
    point('pointerdown', 1, { clientX: 5, clientY: 600 });
    point('pointermove', 1, { clientX: 7, clientY: 603 });
    tap(2);
    point('pointerup', 1);
    expect(what()).toEqual(['down', 'move', 'down', 'up']);
  });

  it('one that drags is not disturbed by another', () => {
    point('pointerdown', 1);
    point('pointermove', 1, { clientX: 40 });
    tap(2);
    point('pointermove', 1, { clientX: 80 });
    point('pointerup', 1, { clientX: 80 });
    expect(what()).toEqual(['down', 'move', 'move', 'up']);
  });

  it.each([
    ['its capture is lost', () => point('lostpointercapture', 1), ['down', 'move', 'cancel', 'down', 'up']],
    [
      'it moves with nothing pressed',
      () => point('pointermove', 1, { buttons: 0 }),
      ['down', 'move', 'cancel', 'move', 'down', 'up'],
    ],
    ['nothing tells so', () => {}, ['down', 'move', 'down', 'up']],
  ])('one that is gone without a word blocks none that comes: %s', (_, gone, told) => {
    point('pointerdown', 1);
    point('pointermove', 1, { clientX: 40 });
    gone();
    tap(3, { isPrimary: true });
    expect(what()).toEqual(told);
  });

  it('the hand that holds a pen does not play; the pen does, whatever lies there', () => {
    const pen = { pointerType: 'pen', isPrimary: true };
    point('pointerdown', 1, { clientX: 900, clientY: 700 });
    point('pointerdown', 7, pen);
    point('pointercancel', 1);
    tap(2);
    point('pointerup', 7, pen);
    expect(what()).toEqual(['down', 'down', 'up']);
  });
});

describe('letters', () => {
  /** A key on what has the focus; whether the browser goes on with it. */
  const key = (type: 'keydown' | 'keyup', init: KeyboardEventInit) =>
    document.activeElement!.dispatchEvent(
      new KeyboardEvent(type, { bubbles: true, cancelable: true, ...init }),
    );
  /** What the browser does with a letter: in the field that has the focus. */
  const put = (value: string, isComposing = false) => {
    const field = document.activeElement as HTMLInputElement;
    field.value = value;
    field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing }));
  };
  const press = (letter: string, code = `Key${letter.toUpperCase()}`) => {
    if (key('keydown', { code, key: letter })) put(mirror.field.value + letter);
    key('keyup', { code, key: letter });
  };
  const typed = () => {
    let text = '';
    for (const input of fed)
      if (input.type === 'text') text = text.slice(0, text.length - (input.over ?? 0)) + input.text;
    return text;
  };

  beforeEach(() => mirror.typing(true));

  it('come into the field again after a press on a button, a dead key too', () => {
    const button = document.body.appendChild(document.createElement('button'));
    press('r');
    button.focus();
    expect(key('keydown', { code: 'Quote', key: 'Dead', shiftKey: true })).toBe(true);
    expect(document.activeElement).toBe(mirror.field);
    put('r¨', true);
    put('rü', true);
    mirror.field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: 'ü' }));
    // Firefox tells of the letter once more.
    put('rü');
    expect(typed()).toBe('rü');
    // A button that is pressed by key is no letter.
    button.focus();
    key('keydown', { code: 'Space', key: ' ' });
    expect(document.activeElement).toBe(button);
    expect(what().filter((name) => name.startsWith('keydown'))).toEqual([]);
  });

  it('an accent chosen from a letter that is held takes its place, and the letter types once', () => {
    press('v');
    key('keydown', { code: 'KeyE', key: 'e' });
    put('ve');
    for (let turn = 0; turn < 2; turn++) {
      // It goes on: else the menu would not come.
      expect(key('keydown', { code: 'KeyE', key: 'e', repeat: true })).toBe(true);
      put('vee');
    }
    expect(typed()).toBe('ve');
    put('vé');
    expect(typed()).toBe('vé');
    key('keyup', { code: 'KeyE', key: 'e' });
    press('e');
    press('e');
    expect(typed()).toBe('véee');
  });

  it('tell of Caps Lock while they are typed, until it is off again', () => {
    mirror.typing(false);
    key('keydown', { key: 'A', code: 'KeyA', modifierCapsLock: true });
    expect(caps).toBe(false);
    mirror.typing(true);
    key('keydown', { key: 'A', code: 'KeyA', modifierCapsLock: true });
    expect(caps).toBe(true);
    // As Chromium tells it: still on while the key goes down that puts it off.
    key('keydown', { key: 'CapsLock', code: 'CapsLock', modifierCapsLock: true });
    key('keyup', { key: 'CapsLock', code: 'CapsLock' });
    expect(caps).toBe(false);
  });

  it('of an input method are the field’s, and what they are made with picks nothing', () => {
    key('keydown', { code: 'Space', key: 'Process' });
    put(' ');
    key('keydown', { code: 'Enter', key: 'Process', isComposing: true });
    for (const text of [' e', ' ee']) {
      key('keydown', { code: '', key: 'Unidentified' });
      put(text);
      key('keyup', { code: '', key: 'Unidentified' });
    }
    expect(typed()).toBe(' ee');
    expect(what().filter((name) => name.startsWith('keydown'))).toEqual([]);
  });

  it('a keydown without a key, as what fills in passwords sends it, is none', () => {
    const thrown: unknown[] = [];
    window.addEventListener('error', (event) => thrown.push(event.error));
    for (const name of ['keydown', 'keyup']) window.dispatchEvent(new Event(name));
    expect([thrown, fed]).toEqual([[], []]);
  });
});
