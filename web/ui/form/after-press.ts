let isPressed = false;
const waiting: (() => void)[] = [];

/** The click comes in the same task as the release, so what waits runs after it. */
function release() {
  isPressed = false;
  setTimeout(() => {
    for (const act of waiting.splice(0)) act();
  });
}

// Touch and pen too: browsers make the events of a mouse of them. The site is also rendered where there is no window.
if (typeof window !== 'undefined') {
  window.addEventListener('mousedown', () => (isPressed = true), true);
  for (const end of ['mouseup', 'dragend']) window.addEventListener(end, release, true);
  window.addEventListener('blur', release);
}

/**
 * Does something at once, or as soon as the press that is going on has become a click. A field that loses the focus to a
 * press may get a message under it: shown at once, it would push the button away from under the press, and the click would be lost.
 */
export function afterPress(act: () => void): void {
  if (isPressed) waiting.push(act);
  else act();
}
