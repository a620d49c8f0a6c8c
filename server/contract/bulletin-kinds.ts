/** For which sites something of the office is. */
export const BULLETIN_SITES = ['both', 'nl', 'be'] as const;
export type BulletinSites = (typeof BULLETIN_SITES)[number];

/** What a bar at the top of the site is about: a fault is shown on every page, news on the home page. */
export const NOTICE_ABOUT = ['news', 'fault'] as const;
export type NoticeAbout = (typeof NOTICE_ABOUT)[number];
