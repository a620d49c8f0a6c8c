// Walks a page by the Tab key alone.
import { expect, type Page } from '@playwright/test';

/** What a walk looks at in the page itself; no trip to the browser per key. */
interface Walk {
  wanted: Element[];
  reached: Set<Element>;
  faults: string[];
  looks: Map<Element, string>;
  ended: boolean;
  /** To look once more at what was covered at first sight, while the page may still have been scrolling. */
  doubt: (() => void) | undefined;
}
declare global {
  interface Window {
    __walk?: Walk;
  }
}

/** Gets the page ready: notes how each thing that takes the focus looks without it. Gives how many there are. */
const begin = () => {
  const INTERACTIVE =
    'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"], [role="button"], [role="link"], [role="checkbox"], [role="switch"], [role="slider"]';
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40) ||
    (element.getAttribute('name') ?? element.id ?? '');
  const tell = (element: Element) => `${element.tagName.toLowerCase()} “${nameOf(element)}”`;
  /** Hidden boxes of ticks and switches show themselves in what surrounds them. */
  const around = (element: Element) => {
    const circle: Element[] = [element];
    for (let up = element.parentElement; up && circle.length < 4; up = up.parentElement) circle.push(up);
    return [...circle, ...element.querySelectorAll(':scope > *')];
  };
  const lookOf = (element: Element) =>
    around(element)
      .flatMap((one) => [one, ...[...one.children].filter((child) => child.tagName === 'FIELDSET')])
      .map((one) => {
        const style = getComputedStyle(one);
        const outline = style.outlineStyle === 'none' ? '' : style.outline + style.outlineOffset;
        return [
          outline,
          style.boxShadow,
          style.backgroundColor,
          style.border,
          style.textDecorationLine,
        ].join();
      })
      .join('|');
  const isThere = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[inert], [aria-hidden="true"]');
  const isOne = (element: Element) =>
    (element as HTMLElement).tabIndex >= 0 && !(element as HTMLButtonElement).disabled;
  const wanted = [...document.querySelectorAll(INTERACTIVE)].filter((one) => isThere(one) && isOne(one));
  const walk: Walk = {
    wanted,
    reached: new Set(),
    faults: [],
    looks: new Map(wanted.map((one) => [one, lookOf(one)])),
    ended: false,
    doubt: undefined,
  };
  window.__walk = walk;

  // What looks as if it can be pressed, and no key reaches it.
  for (const one of document.querySelectorAll('body *')) {
    if (getComputedStyle(one).cursor !== 'pointer' || !isThere(one)) continue;
    if (!one.closest(`${INTERACTIVE}, label, option`)) walk.faults.push(`only by pointer: ${tell(one)}`);
  }

  /** What is seen of a hidden box: the label or the round around it. */
  const seenOf = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const { opacity, clip, clipPath } = getComputedStyle(element);
    const isHidden = opacity === '0' || clip !== 'auto' || clipPath !== 'none' || width * height < 20;
    return (isHidden && (element.closest('label') ?? element.parentElement)) || element;
  };
  const check = (element: Element) => {
    if (walk.reached.has(element)) {
      if (element === wanted.find((one) => walk.reached.has(one))) walk.ended = true;
      return;
    }
    walk.reached.add(element);
    const before = walk.looks.get(element);
    if (before !== undefined && before === lookOf(element))
      walk.faults.push(`focus not seen: ${tell(element)}`);
    const seen = seenOf(element);
    const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
    const isFree = () =>
      [...seen.getClientRects()].some((box) => {
        // Of what is larger than the screen, the part that is on it.
        const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)];
        const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
        return shares.some((x) =>
          shares.some((y) => {
            const hit = document.elementFromPoint(left + x * (right - left), top + y * (bottom - top));
            return hit !== null && (seen.contains(hit) || hit.closest('label')?.contains(seen));
          }),
        );
      });
    if (isFree()) return;
    walk.doubt = () => {
      if (!isFree()) walk.faults.push(`focus covered or off the screen: ${tell(element)}`);
    };
  };
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Tab') return;
      const { activeElement } = document;
      if (activeElement && activeElement !== document.body) check(activeElement);
      else if (walk.reached.size > 0) walk.ended = true;
    },
    true,
  );
  return wanted.length;
};

const end = () => {
  const { wanted, reached, faults, ended } = window.__walk!;
  const groupOf = (element: Element) =>
    element instanceof HTMLInputElement && element.type === 'radio' ? `radio ${element.name}` : undefined;
  const groups = new Set([...reached].map(groupOf));
  const missed = wanted.filter(
    (one) =>
      !reached.has(one) &&
      one.isConnected &&
      one.checkVisibility({ visibilityProperty: true }) &&
      !(groupOf(one) !== undefined && groups.has(groupOf(one))),
  );
  return [
    ...faults,
    ...missed.map((one) => `no key comes to ${one.outerHTML.slice(0, 120)}`),
    ...(ended ? [] : ['the focus does not come round']),
  ];
};

/** Looks once more at what was covered, when the page has come to rest. */
const settle = async () => {
  const { doubt } = window.__walk!;
  if (!doubt) return;
  window.__walk!.doubt = undefined;
  await new Promise((resolve) => setTimeout(resolve, 500));
  doubt();
};

/** Every key of the page is reached by Tab, seen when it has the focus, and not covered; and Tab leads out again. */
export async function expectWalkable(page: Page, screen: string): Promise<void> {
  await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important; }' });
  await page.evaluate(() => {
    scrollTo(0, 0);
    (document.activeElement as HTMLElement | null)?.blur();
  });
  // A date has its day, month, year and calendar, each a step of its own.
  const dates = await page.locator('input[type="date"]').count();
  const count = (await page.evaluate(begin)) + 3 * dates;
  for (let pressed = 0; pressed < count * 1.2 + 10; pressed++) {
    await page.keyboard.press('Tab');
    await page.evaluate(settle);
    if (pressed > count && (await page.evaluate(() => window.__walk!.ended))) break;
  }
  expect(await page.evaluate(end), screen).toEqual([]);
}
