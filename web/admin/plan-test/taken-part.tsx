import { Button, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { openPlanTest } from '../../../server/contract/plan-test-calls.ts';
import type { PlanTaken } from '../../../server/contract/plan-tests.ts';
import { longDay } from '../../app/moments.ts';
import { call } from '../../app/services.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Facts } from '../../ui/facts.tsx';
import { CorrectionsSaid } from './corrections-said.tsx';
import { OpenDialog } from './open-dialog.tsx';
import { PaperForm } from './paper-form.tsx';
import type { Sheet } from './paper-sheet.tsx';
import { SecondPart } from './second-part.tsx';
import { SittingActs } from './sitting-acts.tsx';
import { SparePart } from './spare-part.tsx';
import { useShowTests, type PlanAt } from './use-show-tests.ts';
import { WordList } from './word-list.tsx';
import { text } from './wording.ts';

interface Props {
  at: PlanAt;
  test: string;
  /** Others take it too, on paper. */
  isTogether: boolean;
  taken: PlanTaken;
  onPrint: (kind: Sheet) => void;
}

const ROLES = ['nieuw', 'oefen', 'zin', 'controle'] as const;
const dayText = (day: string) => longDay.format(new Date(`${day}T12:00`));

/** The start or the end test: how far it is, what can be done with it, and what was written. */
export function TakenPart({ at, test, isTogether, taken, onPrint }: Props) {
  const { moment, state, isMade, counts, categories, words, corrections, second } = taken;
  const show = useShowTests(at);
  const prepare = useMutation({
    mutationFn: () => call(openPlanTest, { params: { ...at, test, moment }, body: { open: null } }),
    onSuccess(tests) {
      show(tests);
      setDoing(undefined);
    },
  });
  const [doing, setDoing] = useState<'open' | 'paper' | 'second' | 'prepare'>();
  // A repeat has no words before they are made.
  const isOpen = taken.mayTake && (state === null || state === 'klaar') && (moment !== 'na' || isMade);
  const isPaper = taken.mode === 'papier';
  const isIn = state === 'ingeleverd' || state === 'nagekeken';
  const facts = ROLES.flatMap((role) => {
    const count = counts[role];
    return count ? [[text(`counts.${role}`), text('counts.share', count)] as const] : [];
  });
  return (
    <Stack component="section" aria-labelledby={`test-${moment}`} sx={{ gap: 1.5 }}>
      <Typography id={`test-${moment}`} variant="h2">
        {text(`moment.${moment}`)}
      </Typography>
      <Standing taken={taken} isTogether={isTogether} />
      <SparePart at={at} test={test} taken={taken} />
      {facts.length > 0 && <Facts of={facts} />}
      <CorrectionsSaid corrections={corrections} now={counts.nieuw} />
      {second && isIn && <SecondPart at={at} test={test} moment={moment} second={second} />}
      {categories.length > 1 && (
        <Facts
          of={categories.map(({ title, right, of }) => [title, text('counts.share', { right, of })] as const)}
        />
      )}
      {(isOpen || (isPaper && taken.mayTake && state !== 'ongeldig')) &&
        doing !== 'paper' &&
        doing !== 'second' && (
          <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
            {isOpen && (
              <>
                <Button variant="contained" onClick={() => setDoing('open')}>
                  {text('open.action')}
                </Button>
                {isMade && (
                  <>
                    <Button variant="outlined" onClick={() => onPrint('taker')}>
                      {text('print.taker')}
                    </Button>
                    <Button variant="outlined" onClick={() => onPrint('answers')}>
                      {text('print.answers')}
                    </Button>
                  </>
                )}
              </>
            )}
            {isMade ? (
              <Button variant="outlined" onClick={() => setDoing('paper')}>
                {text(isPaper ? 'paper.again' : 'paper.action')}
              </Button>
            ) : (
              <Button variant="outlined" loading={prepare.isPending} onClick={() => setDoing('prepare')}>
                {text('paper.prepare')}
              </Button>
            )}
            {isPaper && isIn && (
              <Button variant="outlined" onClick={() => setDoing('second')}>
                {text('second.action')}
              </Button>
            )}
          </Stack>
        )}
      {doing === 'prepare' && (
        <ConfirmDialog
          title={text('paper.prepareTitle')}
          note={text('paper.prepareAbout')}
          action={text('paper.prepareGo')}
          focus="back"
          isBusy={prepare.isPending}
          error={prepare.error}
          onConfirm={() => prepare.mutate()}
          onClose={() => setDoing(undefined)}
        />
      )}
      {doing === 'open' && (
        <OpenDialog at={at} test={test} taken={taken} onClose={() => setDoing(undefined)} />
      )}
      {(doing === 'paper' || doing === 'second') && (
        <PaperForm
          at={at}
          test={test}
          taken={taken}
          isSecond={doing === 'second'}
          onClose={() => setDoing(undefined)}
        />
      )}
      {isIn && (
        <details open={state === 'ingeleverd'}>
          <summary>{text('words.title')}</summary>
          <WordList at={at} test={test} moment={moment} words={words} />
        </details>
      )}
      {state !== null && state !== 'klaar' && <SittingActs at={at} test={test} taken={taken} state={state} />}
    </Stack>
  );
}

/** How far it is, and what was noted. */
function Standing({ taken, isTogether }: Pick<Props, 'taken' | 'isTogether'>) {
  const { moment, state, mode, open, day, taker, circumstances, why, minutes, isMade, words } = taken;
  const late = words.filter((word) => word.late !== null).length;
  const told =
    state === 'klaar' && open
      ? text('state.klaar', { from: dayText(open.from), to: dayText(open.to) })
      : state === 'ongeldig'
        ? text('state.ongeldig', { why: why ?? '' })
        : state === null || state === 'klaar'
          ? text('state.none')
          : text(`state.${state}`, {
              day: day === null ? '' : dayText(day),
              mode: text(`state.${mode ?? 'scherm'}`),
            });
  const more = [
    late > 0 && text('state.late', { count: late }),
    minutes > 0 && text('state.minutes', { count: minutes }),
    taker !== null && text('state.taker', { name: taker }),
    circumstances !== '' && text('state.circumstances', { text: circumstances }),
    why !== null && state !== 'ongeldig' && text('state.why', { why }),
    state === null &&
      !isMade &&
      moment === 'eind' &&
      text(isTogether ? 'state.earlyTogether' : 'state.early'),
  ].filter((one) => one !== false);
  return (
    <div>
      <Typography>{told}</Typography>
      {more.length > 0 && <Typography sx={{ color: 'text.secondary' }}>{more.join(' ')}</Typography>}
    </div>
  );
}
