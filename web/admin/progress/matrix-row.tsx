import { Checkbox, Link } from '@mui/material';
import { memo } from 'react';
import { Link as RouterLink } from 'react-router';
import type { ProgressCategory, PupilProgressRow, Standing } from '../../../server/contract/progress.ts';
import { ownYearNumber } from '../../app/wording/year.ts';
import { isFirst } from './columns.ts';
import { shortDay } from './days.ts';
import { IN_A_CELL, needOf, needText } from './need.ts';
import { StandingMark } from './standing-mark.tsx';
import { progress as text } from './wording.ts';

/** A cell, or without a pupil the head of a column. */
export interface Place {
  pupil?: string;
  category: string;
  /** What was pressed. */
  anchor: HTMLElement;
}

interface Props {
  row: PupilProgressRow;
  categories: readonly ProgressCategory[];
  latest: string | undefined;
  withYear: boolean;
  isNarrow: boolean;
  /** The column that Tab reaches. */
  stop: string | undefined;
  isSelected: boolean;
  onSelect: (ids: readonly string[], isChosen: boolean) => void;
  onOpen: (place: Place) => void;
  pathOf: (pupilId: string) => string;
}

/** A pupil of the matrix. Made anew only when something of its own changed: there may be hundreds of cells. */
export const MatrixRow = memo(function MatrixRow({ row, categories, stop, ...rest }: Props) {
  const { latest, withYear, isNarrow, isSelected, onSelect, onOpen, pathOf } = rest;
  const whole = (
    <>
      <td className="need">{needText(needOf(row, latest), categories, IN_A_CELL)}</td>
      <td className="number" title={text('answers', { count: row.answers })}>
        {text('minutesShort', { minutes: Math.round(row.minutes) })}
      </td>
      <td>{row.lastDay ? shortDay(row.lastDay) : '–'}</td>
    </>
  );
  return (
    <tr data-pupil={row.id}>
      <td className="no-print">
        <Checkbox
          size="small"
          sx={{ p: 0.2 }}
          checked={isSelected}
          onChange={(_, isChosen) => onSelect([row.id], isChosen)}
          slotProps={{ input: { 'aria-label': text('select', { name: row.name }) } }}
        />
      </td>
      <th scope="row" className="who">
        <Link component={RouterLink} to={pathOf(row.id)} underline="hover">
          {row.name}
        </Link>
      </th>
      {withYear && <td className="number">{ownYearNumber(row.groep)}</td>}
      {!isNarrow && whole}
      {categories.map(({ id }, i) => (
        <td key={id} className="standing" data-first={isFirst(categories, i) || undefined}>
          <button
            type="button"
            className="matrix-cell"
            data-column={id}
            tabIndex={id === stop ? 0 : -1}
            aria-haspopup="dialog"
            onClick={(event) => onOpen({ pupil: row.id, category: id, anchor: event.currentTarget })}
          >
            <Mark standing={row.standings.find(({ category }) => category === id)} />
          </button>
        </td>
      ))}
      {isNarrow && whole}
    </tr>
  );
});

const Mark = ({ standing }: { standing: Standing | undefined }) =>
  standing ? (
    <StandingMark standing={standing} withRange />
  ) : (
    <span className="standing-mark" title={text('status.nieuw')}>
      <span aria-hidden>–</span>
      <span className="visually-hidden">{text('status.nieuw')}</span>
    </span>
  );
