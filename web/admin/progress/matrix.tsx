import { Button, Checkbox } from '@mui/material';
import { useMemo, useState } from 'react';
import type { ProgressCategory, PupilProgressRow } from '../../../server/contract/progress.ts';
import { isFirst } from './columns.ts';
import { gridKeys } from './grid-keys.ts';
import './matrix.css';
import { MatrixRow, type Place } from './matrix-row.tsx';
import { MeanRow } from './mean-row.tsx';
import { useFrame } from './use-frame.ts';
import { progress as text } from './wording.ts';

/** Pupils that are chosen, by their ids. */
export type Selected = Readonly<Record<string, boolean>>;

interface Props {
  /** In the order in which they are shown. */
  rows: readonly PupilProgressRow[];
  categories: readonly ProgressCategory[];
  /** The last day on which somebody of the group practised. */
  latest: string | undefined;
  /** School years stand beside the names. */
  withYear: boolean;
  /** What is told of a pupil as a whole comes after the categories. */
  isNarrow: boolean;
  selected: Selected;
  onSelect: (ids: readonly string[], isChosen: boolean) => void;
  onOpen: (place: Place) => void;
  pathOf: (pupilId: string) => string;
}

/** Pupils against categories. */
export function Matrix({ rows, categories, selected, onSelect, onOpen, isNarrow, ...rest }: Props) {
  const [column, setColumn] = useState<string>();
  const stop = categories.some(({ id }) => id === column) ? column : categories[0]?.id;
  const keys = useMemo(() => gridKeys(setColumn), []);
  const { frame, hidden, onMore } = useFrame(categories);
  const count = rows.filter(({ id }) => selected[id]).length;
  const whole = (
    <>
      <th scope="col">{text('need')}</th>
      <th scope="col" className="number">
        {text('effort')}
      </th>
      <th scope="col">{text('lastDay')}</th>
    </>
  );
  return (
    // Reached by keyboard, so that it can be scrolled.
    <div className="matrix-frame" role="region" aria-label={text('matrix')} tabIndex={0} ref={frame}>
      <table className="matrix" {...keys}>
        <caption className="visually-hidden">{text('matrix')}</caption>
        <thead>
          <tr>
            <th scope="col" className="no-print">
              <Checkbox
                size="small"
                sx={{ p: 0.2 }}
                checked={count > 0 && count === rows.length}
                indeterminate={count > 0 && count < rows.length}
                onChange={(_, isChosen) =>
                  onSelect(
                    rows.map(({ id }) => id),
                    isChosen,
                  )
                }
                slotProps={{ input: { 'aria-label': text('selectAll') } }}
              />
            </th>
            <th scope="col" className="who">
              {hidden > 0 && (
                <Button className="no-print more" size="small" onClick={onMore}>
                  {text('moreColumns', { count: hidden })}
                </Button>
              )}
              {text('pupil')}
            </th>
            {rest.withYear && <th scope="col">{text('year')}</th>}
            {!isNarrow && whole}
            {categories.map(({ id, title }, i) => (
              <th key={id} scope="col" className="what" data-first={isFirst(categories, i) || undefined}>
                <button
                  type="button"
                  className="matrix-cell"
                  data-column={id}
                  tabIndex={id === stop ? 0 : -1}
                  aria-haspopup="dialog"
                  onClick={(event) => onOpen({ category: id, anchor: event.currentTarget })}
                >
                  <span>{unbroken(title)}</span>
                </button>
              </th>
            ))}
            {isNarrow && whole}
          </tr>
        </thead>
        <tbody>
          <MeanRow {...{ rows, categories, isNarrow }} withYear={rest.withYear} />
          {rows.map((row) => (
            <MatrixRow
              key={row.id}
              {...{ row, categories, stop, isNarrow, onSelect, onOpen, ...rest }}
              isSelected={selected[row.id] ?? false}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A title that breaks between words alone: "-tje" stays whole. */
const unbroken = (title: string) =>
  title.split(/(\s+)/).map((word, i) =>
    word.includes('-') ? (
      <span key={i} className="whole">
        {word}
      </span>
    ) : (
      word
    ),
  );
