import { Box, Button, Chip, Collapse, IconButton, Paper, Stack, TextField, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { checkWordList } from '../../../server/contract/word-lists.ts';
import { call } from '../../app/services.ts';
import { Icon } from '../../ui/icon.tsx';
import { Empty } from '../../ui/states.tsx';
import { asSure, changed, faultOf, replaced, without, type Draft, type EditedWord } from './editing.ts';
import { ListenButton } from './listen-button.tsx';
import { WordDetails } from './word-details.tsx';
import { WordImage } from './word-image.tsx';
import { lists as text } from './wording.ts';

interface Props {
  account: string;
  draft: Draft;
  /** Left out when the list may only be looked at. */
  onChange?: (change: (before: Draft) => Draft) => void;
}

/** The words of a list, a row each; a row opens to show what the games make of the word. */
export const WordTable = ({ draft, ...rest }: Props) =>
  draft.words.length === 0 ? (
    <Empty title={text('editor.noneYet')}>
      <Typography>{text('editor.noneYetText')}</Typography>
    </Empty>
  ) : (
    <Paper variant="outlined" component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
      {draft.words.map((word) => (
        <WordRow key={word.word} word={word} {...rest} />
      ))}
    </Paper>
  );

/** The rest is told when the row is opened. */
const MOST_GOALS = 3;

const goalsOf = ({ about }: EditedWord) => [...new Set(about?.categories.map(({ goal }) => goal))];

function WordRow({ account, word, onChange }: Omit<Props, 'draft'> & { word: EditedWord }) {
  const [open, setOpen] = useState(false);
  const { about, verdict, suggestions } = word;
  const correct = useMutation({
    mutationFn: async (meant: string) =>
      (await call(checkWordList, { params: { account }, body: { text: meant, asWords: true } })).lines[0],
    onSuccess: (line) => line && onChange?.((draft) => replaced(draft, word.word, line)),
  });
  // Of a word that exists too, where few know it and everybody one that differs by a letter.
  const isAsked = verdict !== 'found' || suggestions.length > 0;
  const needsSentence = about?.lacksSentence === true && word.sentence.trim() === '';
  const fault = faultOf(word);
  const isOpen = open || fault !== undefined;
  return (
    <Box
      component="li"
      sx={{ px: 2, py: 0.75, '& + &': { borderTop: 1, borderColor: 'divider' } }}
      data-verdict={verdict}
    >
      <Stack direction="row" useFlexGap sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <WordImage word={word} />
        {isAsked && (
          <Chip
            label={text(`word.verdict.${verdict}`)}
            color={verdict === 'misspelled' ? 'error' : 'warning'}
            variant="outlined"
          />
        )}
        {needsSentence && <Chip label={text('word.needsSentence')} color="warning" variant="outlined" />}
        <Typography sx={{ color: 'text.secondary', fontSize: '0.9rem', flex: 1, minWidth: 160 }} noWrap>
          {goalsOf(word).slice(0, MOST_GOALS).join(' · ')}
        </Typography>
        {about && <ListenButton word={word.word} url={about.speech} />}
        <IconButton
          size="small"
          aria-expanded={isOpen}
          aria-label={text('word.more', { word: word.word })}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'up' : 'down'} size={20} />
        </IconButton>
        {onChange && (
          <IconButton
            size="small"
            color="error"
            aria-label={text('word.remove', { word: word.word })}
            onClick={() => onChange((draft) => without(draft, word.word))}
          >
            <Icon name="close" size={20} />
          </IconButton>
        )}
      </Stack>
      {isAsked && onChange && (
        <Stack direction="row" useFlexGap sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', py: 0.5 }}>
          <Typography sx={{ fontSize: '0.9rem' }}>
            {suggestions.length > 0 ? `${text('word.meant')}:` : text('word.unknown')}
          </Typography>
          {suggestions.map((meant) => (
            <Button
              key={meant}
              variant={verdict === 'misspelled' ? 'contained' : 'outlined'}
              disabled={correct.isPending}
              onClick={() => correct.mutate(meant)}
            >
              {meant}
            </Button>
          ))}
          <Button
            variant="outlined"
            onClick={() => onChange((draft) => changed(draft, word.word, asSure(word)))}
          >
            {text('word.keep', { word: word.word })}
          </Button>
        </Stack>
      )}
      <Collapse in={isOpen || needsSentence} unmountOnExit>
        {onChange && (
          <TextField
            label={text('word.sentence')}
            value={word.sentence}
            onChange={(event) => {
              const sentence = event.target.value;
              onChange((draft) => changed(draft, word.word, { sentence }));
            }}
            error={fault !== undefined}
            helperText={
              fault
                ? text(`word.${fault}`, { word: word.word })
                : text(about?.lacksSentence ? 'word.sentenceHelp' : 'word.sentenceFree')
            }
            fullWidth
            sx={{ my: 1, maxWidth: 620, display: 'flex' }}
          />
        )}
        {isOpen && about && <WordDetails about={about} />}
      </Collapse>
    </Box>
  );
}
