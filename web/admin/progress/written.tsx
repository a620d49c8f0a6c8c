import type { Mistake } from '../../../server/contract/progress.ts';
import { progress as text } from './wording.ts';

/** What was written first, and after it up to what was right. */
export const Written = ({ written, then }: Pick<Mistake, 'written' | 'then'>) => (
  <>
    {written || '–'}
    {then.map((next, i) => (
      <span key={i}>
        {' → '}
        {next.right ? text('mistakes.mended', { written: next.written }) : next.written || '–'}
      </span>
    ))}
  </>
);
