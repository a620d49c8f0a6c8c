/** Names of what may grow on a tile, bare ones most. */
export const GROWS = ['kaal', 'kaal', 'kaal', 'kaal', 'pol', 'madelief', 'klaver', 'vlek', 'pol'] as const;
