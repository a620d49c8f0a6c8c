import type { Input } from '../../../engine/stage/input.ts';

/** What the robot plays with. */
export type Hand = 'mouse' | 'touch' | 'keys';

const POINTER = 1;

/**
 * Sends one input as the browser would report it; places are in CSS px of the page.
 * @param wait lets so many ms of the time of the stage pass.
 */
export async function act(input: Input, hand: Hand, wait: (ms: number) => Promise<void>): Promise<void> {
  const point = (type: string, x: number, y: number) =>
    document.querySelector('canvas')?.dispatchEvent(
      new PointerEvent(type, {
        clientX: x,
        clientY: y,
        pointerId: POINTER,
        button: 0,
        buttons: type === 'pointerup' ? 0 : 1,
        isPrimary: true,
        bubbles: true,
        cancelable: true,
        pointerType: hand === 'touch' ? 'touch' : 'mouse',
      }),
    );
  const key = (type: string, code: string, name: string) =>
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent(type, { code, key: name, bubbles: true, cancelable: true }),
    );
  switch (input.kind) {
    case 'tap':
    case 'hold':
      point('pointermove', input.x, input.y);
      point('pointerdown', input.x, input.y);
      await wait(input.kind === 'hold' ? input.ms : 50);
      point('pointerup', input.x, input.y);
      return;
    case 'drag': {
      const [first, ...rest] = input.path;
      if (!first) return;
      point('pointerdown', ...first);
      for (const place of rest) {
        await wait(input.ms / Math.max(1, rest.length));
        point('pointermove', ...place);
      }
      await wait(30);
      point('pointerup', ...(rest.at(-1) ?? first));
      return;
    }
    case 'key':
      key('keydown', input.code, nameOf(input.code, input.key));
      await wait(Math.max(40, input.ms));
      key('keyup', input.code, nameOf(input.code, input.key));
      return;
    case 'type':
      // Letters arrive in the field that listens along with the canvas.
      for (const letter of input.text) {
        const field = document.querySelector('input');
        if (!field) return;
        field.value += letter;
        field.dispatchEvent(new InputEvent('input', { bubbles: true, data: letter }));
        await wait(40);
      }
      return;
    case 'wait':
      await wait(input.ms);
  }
}

const nameOf = (code: string, key: string | undefined) =>
  key ??
  (code.startsWith('Key')
    ? code.slice(3).toLowerCase()
    : code.startsWith('Digit')
      ? code.slice(5)
      : code === 'Space'
        ? ' '
        : code);
