import type { PlaySettings } from '../exercise/index.ts';

/** The family of each letter type; `web/ui/fonts.css` brings the files. */
export const LETTER_FAMILY: Record<PlaySettings['font'], string> = {
  usual: 'Andika',
  dyslexic: 'OpenDyslexic, Andika',
};

/**
 * Space between letters as a share of their size, usual and with "ruime letters". OpenDyslexic brings very much of its own
 * (a text is half as wide again): some of it is taken back, so that a word is at most about 15 % wider than in Andika
 * (scenes/README.md 2.4), and games need no layout of their own for it.
 */
export const LETTER_SPACING: Record<PlaySettings['font'], { usual: number; wide: number }> = {
  usual: { usual: 0.02, wide: 0.08 },
  dyslexic: { usual: -0.06, wide: 0.02 },
};
