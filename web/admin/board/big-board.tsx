import { Box, Button, Dialog, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { getBoardBalloon } from '../../../server/contract/explanations.ts';
import { queryOf } from '../../app/query-of.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Misconception } from './misconceptions.ts';
import { board } from './wording.ts';

/** As many rules as can be read from the back of a classroom. */
const RULES = 4;
const WORDS = 3;
const BALLOON_MS = 60_000;
/** Sizes go with the width of the screen: on a board of 165 cm wide 2.6vw is 43 mm, which is read at six metres. */
const LARGE = '2.6vw';
const BUTTON = { fontSize: 'max(0.95rem, 1.1vw)' } as const;

interface Props {
  account: string;
  group: string;
  found: readonly Misconception[];
  /** Exercises that the group made today. */
  made: number;
  /** Whether any pupil is at work now. */
  isAnyoneHere: boolean;
  onClose: () => void;
}

/**
 * The board for the digital blackboard: large and without any name. What was written wrong is shown only when the
 * teacher asks for it: a wrong word image that is seen is learnt.
 */
export function BigBoard({ account, group, found, made, isAnyoneHere, onClose }: Props) {
  const [wrong, setWrong] = useState(false);
  const ref = useFullScreen(onClose);
  const { data: balloon } = useQuery({
    ...queryOf(getBoardBalloon, { params: { account, group } }),
    refetchInterval: BALLOON_MS,
  });
  const next = balloon?.stickers.find(({ height }) => height > balloon.height);
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      ref={ref}
      aria-labelledby="big-board-title"
      data-board="big"
      // Over messages too: those name pupils.
      sx={{ zIndex: 'tooltip' }}
    >
      <Box
        sx={{ display: 'grid', gridTemplateRows: 'auto 1fr auto', gap: '1.4vw', minHeight: '100%', p: '2vw' }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Typography
            id="big-board-title"
            component="h1"
            sx={{ flex: 1, fontSize: '3.2vw', fontWeight: 700 }}
          >
            {board('big.title')}
          </Typography>
          {found.length > 0 && (
            <Button
              variant="outlined"
              size="large"
              sx={BUTTON}
              aria-pressed={wrong}
              onClick={() => setWrong(!wrong)}
            >
              {board(wrong ? 'big.hide' : 'big.show')}
            </Button>
          )}
          <Button variant="contained" size="large" sx={BUTTON} autoFocus onClick={onClose}>
            {board('big.close')}
          </Button>
        </Box>
        {found.length === 0 ? (
          <Typography sx={{ fontSize: '2.4vw' }}>
            {board(isAnyoneHere ? 'big.none' : made > 0 ? 'big.noOneNow' : 'big.noOneToday')}
          </Typography>
        ) : (
          <Box
            component="ol"
            sx={{
              display: 'grid',
              gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
              alignContent: 'start',
              gap: '1.4vw',
              m: 0,
              p: 0,
              listStyle: 'none',
            }}
          >
            {found.slice(0, RULES).map((one) => (
              <BigRule key={one.rule} found={one} wrong={wrong} />
            ))}
          </Box>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: '2.4vw', fontSize: '1.9vw' }}>
          <span>{board('big.made', { count: made })}</span>
          {balloon && (
            <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: '0.6vw' }}>
              <Icon name="balloon" size={36} />
              {board('big.balloon', { height: balloon.height })}
            </Box>
          )}
          {balloon && next && (
            <span>{board('big.next', { metres: next.height - balloon.height, name: next.name })}</span>
          )}
        </Box>
      </Box>
    </Dialog>
  );
}

const BigRule = ({ found, wrong }: { found: Misconception; wrong: boolean }) => (
  <Box
    component="li"
    sx={{
      p: '1.1vw 1.4vw',
      border: '3px solid',
      borderColor: 'divider',
      borderRadius: 2,
      bgcolor: 'background.default',
    }}
  >
    <Typography component="h2" sx={{ fontSize: LARGE, fontWeight: 700, lineHeight: 1.25 }}>
      {found.name}
    </Typography>
    <Typography sx={{ fontSize: '2vw', lineHeight: 1.3, color: 'text.secondary' }}>
      {board('broken', { count: found.pupilIds.length })}
    </Typography>
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: '2vw',
        mt: '0.4vw',
        fontSize: '2.8vw',
        lineHeight: 1.35,
        letterSpacing: '0.04em',
      }}
    >
      {found.words.slice(0, WORDS).map(({ word, given }) => (
        <span key={word}>
          <strong>{word}</strong>
          {wrong && given.length > 0 && (
            <Box component="s" sx={{ ml: '0.8vw', color: 'text.secondary' }}>
              {given[0]}
            </Box>
          )}
        </span>
      ))}
    </Box>
  </Box>
);

/** Fills the screen where the browser lets it; leaving full screen by Escape leaves the board too. */
function useFullScreen(onClose: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    let was = false;
    const onChange = () => {
      if (was && !document.fullscreenElement) close.current();
      was = document.fullscreenElement !== null;
    };
    document.addEventListener('fullscreenchange', onChange);
    // Refused is no trouble: it fills the window all the same.
    document.documentElement.requestFullscreen?.().catch(() => undefined);
    return () => {
      document.removeEventListener('fullscreenchange', onChange);
      if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    };
  }, []);
  return ref;
}
