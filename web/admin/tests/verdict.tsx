import { Button, Stack } from '@mui/material';
import { text } from './wording.ts';

interface Props {
  word: string;
  verdict: 'goed' | 'fout' | 'twijfel';
  isBusy: boolean;
  onDecide: (verdict: 'goed' | 'fout') => void;
}

/** The verdict of a word, with the other one a press away; of a doubt both. */
export function Verdict({ word, verdict, isBusy, onDecide }: Props) {
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
      <span>{text(`answer.${verdict}`)}</span>
      {(['goed', 'fout'] as const)
        .filter((one) => one !== verdict)
        .map((one) => (
          <Button
            key={one}
            size="small"
            disabled={isBusy}
            aria-label={text(one === 'goed' ? 'answer.rightOf' : 'answer.wrongOf', { word })}
            onClick={() => onDecide(one)}
          >
            {text(`answer.${one}`)}?
          </Button>
        ))}
    </Stack>
  );
}
