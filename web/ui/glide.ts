/** How long the page takes to move to another place of itself, in ms (spec section 9). */
const GLIDE_MS = 300;

/** Moves the page so that an element is in view, `block` as of `scrollIntoView`; at once for who wants no motion. */
export function glideTo(element: Element, block: 'start' | 'center' = 'start') {
  const { top, height } = element.getBoundingClientRect();
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
  const wanted = block === 'start' ? top - margin : top - (innerHeight - height) / 2;
  glideBy(wanted);
}

/** Moves the page up to its begin. */
export const glideToTop = () => glideBy(-scrollY);

function glideBy(distance: number) {
  const from = scrollY;
  const most = document.documentElement.scrollHeight - innerHeight;
  const to = Math.max(0, Math.min(most, from + distance));
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    scrollTo({ top: to, behavior: 'instant' });
    return;
  }
  const begin = performance.now();
  const step = (now: number) => {
    const share = Math.min(1, (now - begin) / GLIDE_MS);
    // Slow at both ends.
    const eased = share < 0.5 ? 2 * share ** 2 : 1 - (2 - 2 * share) ** 2 / 2;
    scrollTo({ top: from + (to - from) * eased, behavior: 'instant' });
    if (share < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
