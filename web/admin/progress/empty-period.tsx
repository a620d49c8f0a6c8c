import { Button } from '@mui/material';
import { Empty } from '../../ui/states.tsx';
import { progress as text } from './wording.ts';

/** A period that is over and in which nothing was practised, with the way to this school year. */
export const EmptyPeriod = ({ onYear }: { onYear: () => void }) => (
  <Empty title={text('emptyPeriod')}>
    <Button variant="contained" onClick={onYear}>
      {text('thisYear')}
    </Button>
  </Empty>
);
