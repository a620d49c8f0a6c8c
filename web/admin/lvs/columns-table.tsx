import { Box, Typography } from '@mui/material';
import { fieldOf, isNationalHead, LVS_FIELDS, resultColumnOf } from '../../../server/contract/lvs-heads.ts';
import { CATEGORY_COLUMN, type LvsMapping } from '../../../server/contract/lvs.ts';
import { VARIANT } from '../../app/variant.ts';
import { yearText } from '../../app/wording/year.ts';
import type { LvsTable } from './table.ts';
import { text } from './wording.ts';
import '../../ui/form/cell-field.css';

/** Spelling categories that a column can be about, in the order in which they are taught. */
export type LvsCategories = readonly { id: string; title: string; groep: number }[];

interface Props {
  table: LvsTable;
  mapping: LvsMapping;
  categories: LvsCategories;
  onChange: (mapping: LvsMapping) => void;
}

/** What each column of a table is, to be said otherwise. */
export function ColumnsTable({ table: { heads, samples }, mapping, categories, onChange }: Props) {
  const shown = heads.map((head, i) => ({ head, i })).filter(({ head }) => head !== '');
  return (
    <section aria-label={text('columns.title')}>
      <Typography component="h3" sx={{ fontWeight: 700 }}>
        {text('columns.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>{text('columns.help')}</Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          mt: 1,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
        }}
      >
        {shown.map(({ head, i }) => (
          <Box component="li" key={i} sx={{ minWidth: 0 }}>
            <Box component="span" sx={{ display: 'block', fontWeight: 700, overflowWrap: 'anywhere' }}>
              {head}
            </Box>
            <Chooser {...{ head, mapping, categories, onChange }} />
            <Box
              component="span"
              sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8rem', overflowWrap: 'anywhere' }}
            >
              {isNationalHead(head) ? text('columns.national') : samples[i]!.join(' · ')}
            </Box>
          </Box>
        ))}
      </Box>
      <Typography sx={{ color: 'text.secondary', fontSize: '0.9rem', mt: 1 }}>
        {text('columns.categoryHelp')}
      </Typography>
    </section>
  );
}

function Chooser({ head, mapping, categories, onChange }: Omit<Props, 'table'> & { head: string }) {
  const own = fieldOf(head);
  const isResult = own === undefined && resultColumnOf(head, VARIANT) !== undefined;
  const value = mapping[head] ?? own ?? (isResult ? 'result' : 'skip');
  if (isNationalHead(head)) return null;
  const choose = (chosen: string) => {
    const others = Object.fromEntries(Object.entries(mapping).filter(([other]) => other !== head));
    onChange(chosen === 'result' ? others : { ...others, [head]: chosen as LvsMapping[string] });
  };
  return (
    <select
      aria-label={text('columns.of', { head })}
      className="cell-field"
      style={{ width: '100%' }}
      value={value}
      onChange={(event) => choose(event.target.value)}
    >
      <option value="skip">{text('columns.skip')}</option>
      {isResult && <option value="result">{text('columns.result')}</option>}
      {LVS_FIELDS.map((field) => (
        <option key={field} value={field}>
          {text(`fields.${field}`)}
        </option>
      ))}
      {[...Map.groupBy(categories, ({ groep }) => groep)].map(([groep, own]) => (
        <optgroup key={groep} label={text('columns.categories', { year: yearText(groep) })}>
          {own.map(({ id, title }) => (
            <option key={id} value={`${CATEGORY_COLUMN}${id}`}>
              {title}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}
