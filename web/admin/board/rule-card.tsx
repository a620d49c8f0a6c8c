import { Box, Button } from '@mui/material';
import type { Tile } from '../../../server/contract/live.ts';
import type { ReadyTask } from '../../../server/contract/tasks.ts';
import { Finding } from './finding.tsx';
import { GiveButton } from './give-button.tsx';
import type { Misconception } from './misconceptions.ts';
import { offersOf } from './offers.ts';
import { keyOf } from './topic.ts';
import type { Lead } from './use-lead.ts';
import { wordsOf } from './words-list.ts';
import { board } from './wording.ts';

/** Words that a rule shows before it is opened. */
const FEW = 3;

export interface RuleCardProps {
  found: Misconception;
  tiles: Readonly<Record<string, Tile>>;
  ready: readonly ReadyTask[];
  lead: Lead;
  /** Server time. */
  now: number;
}

/** A rule that is broken, with what was written and what can be done for exactly those who broke it. */
export function RuleCard({ found, tiles, ready, lead, now }: RuleCardProps) {
  const { rule, name, category, task, pupilIds, times, ways, words } = found;
  // Whoever left the group since is nobody to do something for.
  const pupils = pupilIds.flatMap((id) => tiles[id] ?? []);
  const offers = task === undefined ? [] : offersOf({ category, name: task }, pupils, ready);
  const list = wordsOf(found, now);
  const listIsReady = list && ready.some((one) => one.list !== undefined && one.name === list.name);
  return (
    <Finding
      data={{ 'data-rule': rule }}
      title={name}
      about={
        <>
          <strong>{board('broken', { count: pupils.length })}</strong> · {board('times', { count: times })}
          {ways.length > 0 && (
            <>
              <br />
              {ways.map((way) => board('way', { count: way.times, name: way.name })).join(' · ')}
            </>
          )}
        </>
      }
      names={pupils.map((tile) => tile.name)}
      actions={
        <>
          {offers.map((offer) => (
            <GiveButton
              key={keyOf(offer.topic)}
              offer={offer}
              lead={lead}
              short
              counted={offers.length > 1}
              variant={offer.before === undefined ? 'contained' : 'outlined'}
            />
          ))}
          {list && !listIsReady && (
            <Button
              variant="outlined"
              disabled={lead.busy}
              aria-label={board('list.makeFor', { name, count: pupils.length })}
              onClick={() => lead.setWordsReady(list, pupilIds)}
            >
              {board('list.make')}
            </Button>
          )}
          <Button
            disabled={lead.busy}
            aria-label={board('explainedFor', { name })}
            onClick={() => lead.explained({ rule, name, category }, pupilIds)}
          >
            {board('explainedButton')}
          </Button>
        </>
      }
    >
      {(open) => <Words words={open ? words : words.slice(0, FEW)} of={words.length} />}
    </Finding>
  );
}

const quoted = (texts: readonly string[]) => texts.map((text) => `“${text}”`).join(', ');

const Words = ({ words, of }: { words: Misconception['words']; of: number }) => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', fontSize: '0.92rem', overflowWrap: 'anywhere' }}>
    {words.map(({ word, given, chosen }) => (
      <li key={word}>
        <strong>{word}</strong>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {given.length > 0 && ` ${board('wrote', { given: quoted(given) })}`}
          {given.length > 0 && chosen.length > 0 && ','}
          {chosen.length > 0 && ` ${board('chose', { chosen: quoted(chosen) })}`}
        </Box>
      </li>
    ))}
    {of > words.length && (
      <Box component="li" sx={{ color: 'text.secondary' }}>
        {board('more', { count: of - words.length })}
      </Box>
    )}
  </Box>
);
