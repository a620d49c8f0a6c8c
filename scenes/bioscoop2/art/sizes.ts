/** A film frame as it is drawn; in play it is as wide as its word, in whole perforations. */
export const FRAME = { width: 624, height: 104, perforation: 24 } as const;

/** A shadow puppet, around the middle of its feet; it is cut in halves at x = 0. */
export const PUPPET = { left: -84, top: -142, right: 84, bottom: 26 } as const;

/** How many times larger than drawn these are shown: scenery and soft tones need fewer pixels. */
const COARSE: Readonly<Record<string, number>> = {
  tafel: 3.4,
  bundel: 4,
  gordijn: 3.4,
  affiche: 1.8,
  projector: 1.25,
  aftel: 1.3,
  ondertitel: 3,
  'naar-zaal': 1.2,
  doos: 2.4,
  'doos-voor': 1.5,
  'film-leeg': 1.5,
  'film-vast': 1.2,
  film: 1.2,
  label: 1.2,
  spoel: 1.2,
  touw: 2.4,
};

/** How much larger than drawn a frame is shown. */
export const coarseness = (frame: string): number => COARSE[frame] ?? (frame.startsWith('pop-') ? 1.15 : 1);

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
