import { Box, Button, Slider, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { textsOf } from '../../../engine/exercise/index.ts';
import { getTyping, type Typing } from '../../../server/contract/progress.ts';
import { queryOf } from '../../app/query-of.ts';
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { ui } from '../../ui/wording.ts';
import { shortMoment } from './days.ts';
import { storyOf, type Deed } from './typing-story.ts';
import { usePlaying } from './use-playing.ts';
import { progress as text } from './wording.ts';

/** The longest that a pause is waited for, in ms: what is longer is told. */
const LONGEST_MS = 2500;

const seconds = new Intl.NumberFormat('nl', { maximumFractionDigits: 1 });

interface Props {
  pupil: string;
  word: string;
  /** The id of the mistake: its round and its answer. */
  id: string;
  onClose: () => void;
}

/** Plays back how a word was typed wrong, with the rule and what was made of it in other rounds. */
export function TypingDialog({ pupil, word, id, onClose }: Props) {
  const [round = '', answer = ''] = id.split('/');
  const typing = useQuery(queryOf(getTyping, { params: { pupil, round, answer } }));
  return (
    <DialogFrame
      title={text('typing.title', { word })}
      width="sm"
      onClose={onClose}
      actions={<Button onClick={onClose}>{ui('close')}</Button>}
    >
      <Loaded query={typing}>{(found) => <Played {...found} />}</Loaded>
    </DialogFrame>
  );
}

function Played({ word, steps, rule, others }: Typing) {
  const texts = useMemo(() => textsOf(steps), [steps]);
  const waits = useMemo(() => steps.map(([ms]) => Math.min(LONGEST_MS, ms)), [steps]);
  const { at, isPlaying, toggle, goTo } = usePlaying(waits);
  const isDone = at === steps.length;
  const say = isPlaying ? 'typing.pause' : isDone ? 'typing.again' : 'typing.play';
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {/* The same is told below in words. */}
      <Box aria-hidden className="typing-line">
        {texts[at]}
        <span className={isDone ? 'typing-caret done' : 'typing-caret'} />
      </Box>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <Button variant="contained" autoFocus onClick={toggle} sx={{ flexShrink: 0, minWidth: 128 }}>
          {text(say)}
        </Button>
        <Slider
          value={at}
          max={steps.length}
          step={1}
          aria-label={text('typing.step')}
          getAriaValueText={(value) => texts[value] || text('typing.nothing')}
          onChange={(_, value) => goTo(value)}
          sx={{ mx: 1 }}
        />
      </Box>
      <Box>
        <Typography component="h3" sx={{ fontWeight: 700 }}>
          {text('typing.story')}
        </Typography>
        <Box component="ol" sx={{ m: 0, pl: 3 }}>
          {storyOf(steps).map((deed, i) => (
            <li key={i}>{toldDeed(deed)}</li>
          ))}
        </Box>
        <Typography sx={{ mt: 1 }}>
          {text('typing.right', { word })} {text('mistakes.rule')}: {rule ?? text('mistakes.noRule')}.
        </Typography>
      </Box>
      <Others others={others} />
    </Box>
  );
}

function toldDeed({ kind, letters, waited }: Deed): string {
  const told = text(`typing.deeds.${kind}`, { letters });
  return waited > 0
    ? text('typing.waited', { seconds: seconds.format(waited / 1000), told })
    : told.charAt(0).toUpperCase() + told.slice(1);
}

function Others({ others }: Pick<Typing, 'others'>) {
  return (
    <Box>
      <Typography component="h3" sx={{ fontWeight: 700 }}>
        {text('typing.others')}
      </Typography>
      {others.length === 0 ? (
        <Typography>{text('typing.noOthers')}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, pl: 3 }}>
          {others.map(({ at, right, written }, i) => (
            <li key={i}>
              {shortMoment(at)}: {right ? text('typing.wasRight') : (written ?? text('typing.wasWrong'))}
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}
