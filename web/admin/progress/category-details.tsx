import { Box, Button, Typography } from '@mui/material';
import type { ProgressCategory, PupilProgressRow } from '../../../server/contract/progress.ts';
import { useReady } from '../board/use-ready.ts';
import { Details } from './details.tsx';
import { helpIn, meanIn, perLook } from './in-category.ts';
import { SIGN } from './looks.ts';
import { progress as text } from './wording.ts';

const list = new Intl.ListFormat('nl', { type: 'conjunction' });

interface Props {
  account: string;
  group: string;
  rows: readonly PupilProgressRow[];
  category: ProgressCategory;
  anchor: HTMLElement;
  onSet: (of: { id: string; title: string }, pupils: readonly string[]) => void;
  /** Ticks these pupils, and no others. */
  onSelect: (pupils: readonly string[]) => void;
  onSort: () => void;
  onClose: () => void;
}

/** All of one category: who stands where, and what can be done for those who get no further. */
export function CategoryDetails({ account, group, rows, category, anchor, onClose, ...on }: Props) {
  const { tasks } = useReady(account, group);
  const mean = meanIn(rows, category);
  const help = helpIn(rows, category, tasks);
  const thenClose = (run: () => void) => () => {
    onClose();
    run();
  };
  const foot = (
    <>
      {help.map(({ id, title, pupils }, i) => (
        <Button
          key={id}
          variant={i === 0 ? 'contained' : 'outlined'}
          onClick={thenClose(() =>
            on.onSet(
              { id, title },
              pupils.map((pupil) => pupil.id),
            ),
          )}
        >
          {text(id === category.id ? 'column.set' : 'column.setFirst', {
            title,
            count: pupils.length,
            name: pupils[0]!.name,
          })}
        </Button>
      ))}
      <Button onClick={thenClose(on.onSort)}>{text('column.sort')}</Button>
    </>
  );
  return (
    <Details {...{ anchor, onClose }} title={category.title} above={text('column.title')} foot={foot}>
      {mean && <Typography>{text('column.mean', mean)}</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.6 }}>
        {perLook(rows, category).map(({ look, pupils }) => (
          <Box component="li" key={look} sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
            <span className="standing-mark" data-look={look} style={{ minWidth: 26 }} aria-hidden>
              {SIGN[look]}
            </span>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <strong>
                {text('column.count', { status: text(`status.${look}`), count: pupils.length })}
              </strong>
              <Box component="span" sx={{ display: 'block', fontSize: '0.88rem', color: 'text.secondary' }}>
                {list.format(pupils.map(({ name }) => name))}
              </Box>
            </Box>
            <Button
              aria-label={text('column.chooseThese', {
                count: pupils.length,
                status: text(`status.${look}`),
              })}
              onClick={thenClose(() => on.onSelect(pupils.map(({ id }) => id)))}
            >
              {text('column.choose')}
            </Button>
          </Box>
        ))}
      </Box>
    </Details>
  );
}
