import type { HalfYear } from '../../../engine/measure/index.ts';
import { yearText } from '../../app/wording/year.ts';
import { text } from './wording.ts';

/** A half of a school year as this variant calls it: groep 5, eerste helft. */
export const halfText = (at: HalfYear): string =>
  text(at.startsWith('M') ? 'half1' : 'half2', { year: yearText(Number(at.slice(1))) });
