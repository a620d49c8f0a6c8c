import { Box, Tab, Tabs, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import type { Dealt, RawAnswer } from '../../../engine/exercise/index.ts';
import { RULES } from '../../../engine/spelling/misspell/index.ts';
import type { Wish } from '../wish.ts';
import { ChecksPanel } from './checks-panel.tsx';
import { Meters } from './meters.tsx';
import type { Podium } from './podium.ts';
import { useLook } from './use-look.ts';
import { text } from './wording.ts';

const TABS = ['exercise', 'answers', 'meters', 'checks', 'help'] as const;
type TabName = (typeof TABS)[number];

interface Props {
  podium: Podium | undefined;
  wish: Wish;
}

/** What goes on in the scene: the exercise, the answers as they come, what it costs, and whether it is in order. */
export function Inspector({ podium, wish }: Props) {
  const [tab, setTab] = useState<TabName>('exercise');
  return (
    <Box
      component="aside"
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, borderLeft: 1, borderColor: 'divider' }}
    >
      <Tabs
        value={tab}
        onChange={(_, next: TabName) => setTab(next)}
        variant="scrollable"
        sx={{ minHeight: 40 }}
      >
        {TABS.map((name) => (
          <Tab
            key={name}
            value={name}
            label={text(`inspector.${name}`)}
            sx={{ minHeight: 40, minWidth: 0, px: 0.5, fontSize: '0.85rem' }}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" sx={{ flex: 1, overflow: 'auto', p: 1.5 }}>
        {tab === 'exercise' && <ExerciseTab podium={podium} />}
        {tab === 'answers' && <AnswersTab podium={podium} />}
        {tab === 'meters' && <Meters podium={podium} />}
        {tab === 'checks' && <ChecksPanel wish={wish} />}
        {tab === 'help' && (
          <>
            <Typography>{text('helpText')}</Typography>
            <Typography sx={{ mt: 1 }}>{text('keys')}</Typography>
          </>
        )}
      </Box>
    </Box>
  );
}

function ExerciseTab({ podium }: { podium: Podium | undefined }) {
  const at = useLook(() => podium?.hook?.meta().exercise ?? 0, 200);
  const dealt = podium?.round?.dealt[at];
  if (!dealt) return <Typography sx={{ color: 'text.secondary' }}>{text('loading')}</Typography>;
  const { exercise, solution } = dealt;
  const { task, speech, picture, text: shown } = exercise.prompt;
  return (
    <Box
      component="dl"
      sx={{ m: 0, '& dt': { color: 'text.secondary', fontSize: '0.85rem' }, '& dd': { m: 0, mb: 1 } }}
    >
      <Term name={text('inspector.prompt')}>{task}</Term>
      {speech && <Term name={text('inspector.speech')}>{speech.text}</Term>}
      {picture && <Term name={text('inspector.picture')}>{picture.alt}</Term>}
      {shown && <Term name={text('inspector.shown')}>{shown}</Term>}
      <Term name={text('inspector.answer')}>
        <strong>{solution.reveal.text}</strong> ({readable(solution.answer, dealt)})
      </Term>
      <Term name={text('inspector.hint')}>{solution.hint}</Term>
      {Object.keys(solution.rules).length > 0 && (
        <Term name={text('inspector.rules')}>
          {Object.entries(solution.rules)
            .slice(0, 12)
            .map(([id, rule]) => (
              <div key={id}>
                {labelOf(id, dealt)}: {ruleName(rule)}
              </div>
            ))}
        </Term>
      )}
      <details>
        <summary>{text('inspector.raw')}</summary>
        <pre style={{ fontSize: 12, whiteSpace: 'pre-wrap' }}>{JSON.stringify(dealt, null, 1)}</pre>
      </details>
    </Box>
  );
}

function AnswersTab({ podium }: { podium: Podium | undefined }) {
  const log = useLook(() => podium?.hook?.log() ?? [], 200);
  if (log.length === 0) return <Typography>{text('inspector.noAnswers')}</Typography>;
  const dealtOf = (id: string) => podium?.round?.dealt.find(({ exercise }) => exercise.id === id);
  return (
    <ol style={{ paddingInlineStart: '1.6em', margin: 0 }}>
      {log.map(({ exercise, given, right, tryNo }, i) => {
        const dealt = dealtOf(exercise);
        return (
          <li key={i} style={{ marginBottom: 6 }}>
            <strong>{dealt?.solution.reveal.text}</strong>: {dealt && readable(given, dealt)}
            <Box
              component="span"
              sx={{ ml: 1, fontWeight: 700, color: right ? 'success.main' : 'error.main' }}
            >
              {text(right ? 'inspector.right' : 'inspector.wrong')}
            </Box>
            {tryNo > 1 && ` (${text('inspector.try', { n: tryNo })})`}
          </li>
        );
      })}
    </ol>
  );
}

const Term = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);

/** What a rule is called, for who does not know its number. */
const ruleName = (rule: string) => RULES.find(({ id }) => id === rule)?.name ?? rule;

/** What an id stands for on the screen. */
function labelOf(id: string, { exercise }: Dealt): string {
  const things =
    'options' in exercise
      ? exercise.options.map((one) => ({ id: one.id, label: one.text ?? one.picture?.alt }))
      : 'tiles' in exercise
        ? exercise.tiles.map((one) => ({ id: one.id, label: one.text }))
        : 'cards' in exercise
          ? exercise.cards.map((one) => ({ id: one.id, label: one.text ?? one.picture?.alt }))
          : 'buckets' in exercise
            ? exercise.buckets
            : [];
  return things.find((one) => one.id === id)?.label ?? id;
}

/** An answer as an author reads it. */
function readable(answer: RawAnswer, dealt: Dealt): string {
  const labels = (ids: readonly string[]) => ids.map((id) => labelOf(id, dealt));
  if ('slot' in answer) return `${answer.slot + 1}: ${labelOf(answer.tile, dealt)}`;
  if ('place' in answer) return `${answer.place + 1}: ${labelOf(answer.card, dealt)}`;
  switch (answer.form) {
    case 'choose':
    case 'read':
      return labelOf(answer.option, dealt);
    case 'judge':
      return answer.fits ? 'klopt' : 'klopt niet';
    case 'build':
      return labels(answer.tiles).join('·');
    case 'order':
      return labels(answer.cards).join(' ');
    case 'type':
      return answer.text;
    case 'sort':
      return labelOf(answer.bucket, dealt);
    case 'split':
      return cutAt(dealt, answer.cuts);
  }
}

function cutAt({ exercise }: Dealt, cuts: readonly number[]): string {
  if (exercise.form !== 'split') return cuts.join(', ');
  return exercise.letters.map((letter, i) => (cuts.includes(i) ? `-${letter}` : letter)).join('');
}
