import type { ProgressCategory, PupilProgressRow } from '../../../server/contract/progress.ts';
import { isFirst } from './columns.ts';
import { meanIn } from './in-category.ts';
import { progress as text } from './wording.ts';

interface Props {
  rows: readonly PupilProgressRow[];
  categories: readonly ProgressCategory[];
  withYear: boolean;
  isNarrow: boolean;
}

/** The pupils of the matrix together: how many, what they practised on average, and per category the mean level. */
export function MeanRow({ rows, categories, withYear, isNarrow }: Props) {
  const minutes = Math.round(rows.reduce((sum, row) => sum + row.minutes, 0) / rows.length);
  const whole = (
    <>
      <td className="need">{text('pupils', { count: rows.length })}</td>
      <td className="number">{text('minutesShort', { minutes })}</td>
      <td />
    </>
  );
  return (
    <tr className="mean-row">
      <td className="no-print" />
      <th scope="row" className="who">
        {text('mean')}
      </th>
      {withYear && <td />}
      {!isNarrow && whole}
      {categories.map((category, i) => {
        const mean = meanIn(rows, category);
        return (
          <td
            key={category.id}
            className="mean"
            data-first={isFirst(categories, i) || undefined}
            title={mean && text('column.mean', mean)}
          >
            {mean ? `${mean.p}%` : '–'}
          </td>
        );
      })}
      {isNarrow && whole}
    </tr>
  );
}
