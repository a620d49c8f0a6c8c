import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { AboutWord } from '../../../server/contract/word-lists.ts';
import { lists as text } from './wording.ts';

/** What the games make of a word: its syllables, its rules, and the errors that they know. */
export const WordDetails = ({ about: { syllables, categories, misspellings } }: { about: AboutWord }) => (
  <Box
    component="dl"
    sx={{ display: 'grid', gridTemplateColumns: { sm: '150px 1fr' }, gap: 1, my: 1, '& dd': { m: 0 } }}
  >
    <Term name={text('word.splits')}>{syllables.join(' - ')}</Term>
    <Term name={text('word.rules')}>
      {[...new Map(categories.map((category) => [category.id, category])).values()].map(
        ({ id, goal, rule }) => (
          <div key={id}>
            <strong>{goal}</strong>: {rule}
          </div>
        ),
      )}
    </Term>
    <Term name={text('word.wrong')}>
      {misspellings.length === 0
        ? text('word.noWrong')
        : misspellings.map(({ text: wrong, goal }) => (
            <div key={wrong}>
              <s>{wrong}</s> ({goal})
            </div>
          ))}
    </Term>
  </Box>
);

const Term = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <Typography component="dt" sx={{ color: 'text.secondary' }}>
      {name}
    </Typography>
    <Typography component="dd">{children}</Typography>
  </>
);
