import { PRESETS, USUAL_FIELDS, CALM_SUCCESS, layered } from '../../../../server/contract/practice-fields.ts';

/** What the page shows of a way to practise. */
export interface Way {
  id: 'usual' | 'dyslexie' | 'nt2' | 'snel' | 'groep3';
  /** Shares in whole percents. */
  success: number;
  review: number;
  minutes: number | null;
  calm: boolean;
  large: boolean;
  wide: boolean;
  dyslexic: boolean;
  tint: 'none' | 'cream' | 'blue' | 'green' | 'pink';
  keyboard: 'qwerty' | 'azerty' | 'abc';
}

/** In the calm mode the policy brings back at most this share (engine/practice/DESIGN.md 8). */
const CALM_REVIEW = 0.2;

/** The usual way and the presets of the product, as the page shows them. */
export default (): Way[] =>
  [{ id: 'usual' as const, fields: USUAL_FIELDS }, ...PRESETS].map(({ id, fields }): Way => {
    const all = layered(fields);
    return {
      id,
      success: Math.round((all.calm ? CALM_SUCCESS : all.targetSuccess) * 100),
      review: Math.round((all.calm ? CALM_REVIEW : all.reviewShare) * 100),
      minutes: all.minutes,
      calm: all.calm,
      large: all.largeLetters,
      wide: all.wideLetters,
      dyslexic: all.font === 'dyslexic',
      tint: all.tint,
      keyboard: all.keyboard,
    };
  });
