import escapeHtml from 'escape-html';
import type { Variant } from '../contract/variant.ts';
import type { Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import { readShown } from './repository.ts';

/** What of the bulletin is in a page of the site before anything is asked. */
export interface PageBulletin {
  /** The bars at the top, as HTML; empty when there are none. */
  bars: string;
  /** Whether there is an experience to read: without one no menu leads to that page. */
  hasExperiences: boolean;
}

const WORDS = { fault: 'Storing', news: 'Nieuws' } as const;

/** What a page of the site of a variant shows: faults everywhere, news on the home page. */
export async function pageBulletin(
  db: Db,
  variant: Variant,
  page: string,
  now = Date.now(),
): Promise<PageBulletin> {
  const today = nameOfDay(now);
  const notices = (await readShown(db, 'notice', variant)).filter(
    ({ item: { until, about } }) =>
      (until === '' || until >= today) && (about === 'fault' || page === 'home'),
  );
  // Faults first.
  notices.sort((a, b) => a.item.about.localeCompare(b.item.about));
  return {
    bars: notices
      .map(
        ({ item: { about, text } }) =>
          `<aside class="site-notice ${about}" aria-label="${WORDS[about]}"><p><strong>${WORDS[about]}</strong> ${escapeHtml(text)}</p></aside>`,
      )
      .join(''),
    hasExperiences: (await readShown(db, 'experience', variant)).length > 0,
  };
}
