import { sheet, type Sheet } from './sheets.ts';

/** A band over the head, for what stands on it. */
export const band = (colour: string): Sheet =>
  sheet('M-32 2C-26 -16 26 -16 32 2L28 7C20 -7 -20 -7 -28 7Z', colour, '', '', 3);
/** A brim as wide as this to each side, with what is drawn on it. */
export const brim = (wide: number, colour: string, inner = ''): Sheet =>
  sheet(
    `M${-wide} 3C${-wide + 12} -8 -22 -11 0 -11C22 -11 ${wide - 12} -8 ${wide} 3C${wide + 2} 10 ${wide - 12} 9 ${wide - 20} 6C16 -1 -16 -1 ${-wide + 20} 6C${-wide + 12} 9 ${-wide - 2} 10 ${-wide} 3Z`,
    colour,
    inner,
  );
/** The outline of a round crown. */
export const DOME = 'M-31 4C-34 -24 -18 -36 0 -36C18 -36 34 -24 31 4C12 -4 -12 -4 -31 4Z';
