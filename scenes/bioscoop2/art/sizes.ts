/** A film frame as it is drawn; in play it is as wide as its word, in whole perforations. */
export const FRAME = { width: 624, height: 104, perforation: 24 } as const;

/** A shadow puppet, around the middle of its feet; it is cut in halves at x = 0. */
export const PUPPET = { left: -84, top: -142, right: 84, bottom: 26 } as const;

/** The 24 shadow puppets. */
export const PUPPETS = [
  'hond',
  'kat',
  'haan',
  'olifant',
  'giraf',
  'slak',
  'uil',
  'konijn',
  'vis',
  'schildpad',
  'koning',
  'prinses',
  'piraat',
  'danser',
  'kok',
  'clown',
  'boot',
  'trein',
  'huis',
  'boom',
  'ballon',
  'raket',
  'auto',
  'kasteel',
] as const;
