import type { Reveal } from '../../engine/exercise/index.ts';
import type { SmallWindow } from './small-window.ts';
import type { Site } from './washing.ts';

const MS = { wave: 200, wrong: 520 } as const;

/** The ribbon is pulled and it is right: the last foam goes, a glint, and a neighbour waves. */
export async function openUp(site: Site, window: SmallWindow) {
  site.wiper.putAway();
  await window.pull();
  site.foam.wipeRect(window.rect);
  site.crew.cheer();
  await window.open(site.floor);
  await site.stage.clock.wait(MS.wave);
}

/** After the last miss: the wrong word is gone, and Gum writes the right spelling in the breath. */
export async function writeOver(site: Site, window: SmallWindow, reveal: Reveal | undefined) {
  await mistOver(site, window);
  if (!reveal) return;
  window.showCard(false);
  await site.breath.write(window.rect, reveal);
}

/** The breath on the pane is back, and the letters run down it; its card leaves play. */
export async function mistOver({ breath, crew, stage }: Site, window: SmallWindow) {
  crew.startle();
  void window.pull();
  await breath.mist(window.rect, 0.8);
  const { x, y } = window.rect;
  breath.drip({ ...window.word, x: x + window.word.x, y: y + window.word.y });
  await stage.clock.wait(MS.wrong);
  window.ruleOut();
}
