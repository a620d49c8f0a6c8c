/** How far an item of the roadmap is. */
export const ROADMAP_STATES = ['idee', 'later', 'nu', 'klaar', 'niet', 'samengevoegd'] as const;
export type RoadmapState = (typeof ROADMAP_STATES)[number];
