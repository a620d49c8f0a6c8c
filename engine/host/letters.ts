import type { PlaySettings } from '../exercise/index.ts';

/** Text on the canvas does not redraw itself when a font arrives: both weights are fetched before a scene opens. */
const FACES = ['400 40px OpenDyslexic', '700 40px OpenDyslexic'] as const;

/** Fetches the letters that a pupil has set; gives the usual ones where they can't be had. */
export async function bringFont(font: PlaySettings['font']): Promise<PlaySettings['font']> {
  const { fonts } = document as Partial<Document>;
  if (font !== 'dyslexic' || !fonts) return font;
  try {
    const found = await Promise.all(FACES.map((face) => fonts.load(face)));
    return found.every((faces) => faces.length > 0) ? font : 'usual';
  } catch {
    return 'usual';
  }
}
