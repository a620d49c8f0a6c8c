// Looks at a page as who zooms in to 400 % or spaces the letters of a page does (WCAG 1.4.4, 1.4.10, 1.4.12).
import { expect, type Page } from '@playwright/test';

/** 1280 x 1024 at 400 %. */
const ZOOMED = { width: 320, height: 256 };
/** The least of a screen that is left to the page itself where something stays in view. */
const LEAST_FREE = 0.5;

interface Frame {
  box: DOMRect;
  /** To the side, or below. */
  cutsX: boolean;
  cutsY: boolean;
  /** Sticking out is as it should be. */
  isMeant: boolean;
}

/** What doesn't fit: text that is cut off, what makes the page wider than the screen, and bars that leave too little of it. */
const misfits = (least: number) => {
  const faults: string[] = [];
  const { scrollWidth, scrollHeight } = document.documentElement;
  const tell = (element: Element) =>
    `${element.tagName.toLowerCase()}.${String(element.className).slice(0, 60)} “${(element.textContent ?? '').trim().slice(0, 40)}”`;
  if (scrollWidth > innerWidth) faults.push(`${scrollWidth - innerWidth} px wider than the screen`);

  const SLACK = 3;
  /** The nearest thing around text that doesn't let it stick out. What scrolls, is hidden on purpose or ends in dots may. */
  const frameOf = (element: Element): Frame | undefined => {
    if (frames.has(element)) return frames.get(element);
    const { overflowX, overflowY, textOverflow, clipPath } = getComputedStyle(element);
    const isMeant = textOverflow === 'ellipsis' || clipPath !== 'none' || /auto|scroll/.test(overflowX);
    const [cutsX, cutsY] = [/hidden|clip/.test(overflowX), /hidden|clip/.test(overflowY)];
    const frame =
      isMeant || cutsX || cutsY
        ? { isMeant, cutsX, cutsY, box: element.getBoundingClientRect() }
        : element.parentElement
          ? frameOf(element.parentElement)
          : undefined;
    frames.set(element, frame);
    return frame;
  };
  const frames = new Map<Element, Frame | undefined>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement!;
    if (node.textContent!.trim() === '' || element.closest('svg, [aria-hidden="true"], script, style'))
      continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    if (right - left < 2) continue;
    const frame = frameOf(element);
    if (!frame) {
      if (left < -SLACK || right > innerWidth + SLACK) faults.push(`beside the screen: ${tell(element)}`);
    } else if (!frame.isMeant) {
      const { box, cutsX, cutsY } = frame;
      const isCut =
        (cutsX && (left < box.left - SLACK || right > box.right + SLACK)) ||
        (cutsY && (top < box.top - SLACK || bottom > box.bottom + SLACK));
      if (isCut && box.width > 1) faults.push(`cut off: ${tell(element)}`);
    }
  }

  scrollTo(0, (scrollHeight - innerHeight) / 2);
  let covered = 0;
  const rows = 16;
  for (let i = 0; i < rows; i++) {
    let up = document.elementFromPoint(innerWidth / 2, ((i + 0.5) / rows) * innerHeight);
    while (up && !['fixed', 'sticky'].includes(getComputedStyle(up).position)) up = up.parentElement;
    if (up && up.getBoundingClientRect().width > innerWidth / 2) covered += 1 / rows;
  }
  if (1 - covered < least) faults.push(`${Math.round(100 * covered)} % of the screen is covered`);
  scrollTo(0, 0);
  return faults;
};

/** Nothing is cut off, beside the screen or covered, at 400 %, and with more room between letters, words and lines. */
export async function expectZoomable(page: Page, screen: string): Promise<void> {
  await page.setViewportSize(ZOOMED);
  await expect.poll(() => page.evaluate(misfits, LEAST_FREE), { message: `${screen} at 400 %` }).toEqual([]);
  const spacing = await page.addStyleTag({
    content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }`,
  });
  await expect.poll(() => page.evaluate(misfits, LEAST_FREE), { message: `${screen}, spaced` }).toEqual([]);
  await spacing.evaluate((tag) => (tag as Element).remove());
}
