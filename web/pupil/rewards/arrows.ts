import type { KeyboardEvent } from 'react';

/**
 * Lets the arrow keys, Home and End go over the buttons of a group in the order in which they lie on the screen: one tab
 * stop for the whole group.
 */
export function overButtons(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const now = buttons.findIndex((button) => button === document.activeElement);
  const next = target(event.key, buttons, now);
  if (now === -1 || !next) return;
  event.preventDefault();
  next.focus();
}

function target(key: string, buttons: readonly HTMLButtonElement[], now: number) {
  switch (key) {
    case 'ArrowRight':
      return buttons[now + 1];
    case 'ArrowLeft':
      return buttons[now - 1];
    case 'Home':
      return buttons[0];
    case 'End':
      return buttons.at(-1);
    case 'ArrowDown':
    case 'ArrowUp':
      return nearest(buttons, now, key === 'ArrowDown' ? 1 : -1);
    default:
      return undefined;
  }
}

/** The button straight below or above, or the nearest to it in the next row. */
function nearest(buttons: readonly HTMLButtonElement[], now: number, way: 1 | -1) {
  const from = buttons[now]?.getBoundingClientRect();
  if (!from) return undefined;
  const middle = (box: DOMRect) => box.left + box.width / 2;
  const beyond = buttons
    .map((button) => ({ button, box: button.getBoundingClientRect() }))
    .filter(({ box }) => (box.top - from.top) * way > from.height / 2);
  const row = Math.min(...beyond.map(({ box }) => (box.top - from.top) * way));
  return beyond
    .filter(({ box }) => (box.top - from.top) * way < row + from.height / 2)
    .sort((a, b) => Math.abs(middle(a.box) - middle(from)) - Math.abs(middle(b.box) - middle(from)))[0]
    ?.button;
}
