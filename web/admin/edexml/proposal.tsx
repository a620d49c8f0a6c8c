import { Alert, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { EdexPreview } from '../../../server/contract/edexml.ts';
import { StickyFoot } from '../../ui/sticky-foot.tsx';
import { bodyOf, NO_CHOICES, sumOf, type Change, type Choices } from './choices.ts';
import { CommitDialog, type Confirmed } from './commit-dialog.tsx';
import { GroupsPart } from './groups-part.tsx';
import { MissingPart } from './missing-part.tsx';
import { PupilsPart } from './pupils-part.tsx';
import { StaffPart } from './staff-part.tsx';
import { text } from './wording.ts';

interface Props {
  seen: EdexPreview;
  isOffice: boolean;
  isBusy: boolean;
  error: Error | null;
  /** Something was decided that only this page knows. */
  onTouch: () => void;
  onCommit: (decided: ReturnType<typeof bodyOf> & Confirmed & { stamp: string }) => void;
}

const DAY = new Intl.DateTimeFormat('nl', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** What is proposed of a file, to be looked at and decided on by row, by group or all together. */
export function Proposal({ seen, isOffice, isBusy, error, onTouch, onCommit }: Props) {
  const [choices, setChoices] = useState<Choices>(NO_CHOICES);
  const [isAsking, setIsAsking] = useState(false);
  const change: Change = (by) => {
    setChoices((now) => ({ ...now, ...by(now) }));
    onTouch();
  };
  const sum = sumOf(seen, seen.pupils, choices);
  const { free } = seen.seats;
  const part = { seen, choices, change };
  return (
    <>
      <About seen={seen} isOffice={isOffice} />
      <GroupsPart {...part} />
      <PupilsPart {...part} />
      {seen.missing.length > 0 && <MissingPart {...part} />}
      {seen.staff.length > 0 && <StaffPart {...part} />}
      {free !== null && sum.made > free && (
        <Alert severity="warning">{text('seats', { needed: sum.made, free })}</Alert>
      )}
      <StickyFoot>
        <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
          <Button
            variant="contained"
            disabled={seen.school.match === 'other' && !isOffice}
            onClick={() => setIsAsking(true)}
          >
            {text('run')}
          </Button>
          <span aria-live="polite">{text('sum', sum)}</span>
        </Stack>
      </StickyFoot>
      {isAsking && (
        <CommitDialog
          {...{ seen, sum, isBusy, error }}
          onConfirm={(confirmed) => onCommit({ ...bodyOf(choices), ...confirmed, stamp: seen.stamp })}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

/** Which file it is, whether it is of this school, and what is to be said of it. */
function About({
  seen: { file, counts, school, notices, dropped },
  isOffice,
}: {
  seen: EdexPreview;
  isOffice: boolean;
}) {
  const number = school.brin ? school.brin + school.branch : school.institution || school.schoolKey;
  return (
    <>
      <div>
        <Typography>
          {text('about1', {
            name: file.name || text('listName'),
            pupils: counts.pupils,
            groups: counts.groups,
            teachers: counts.teachers,
          })}
        </Typography>
        {file.kind === 'edexml' && (
          <Typography sx={{ color: 'text.secondary' }}>
            {text('dayOf', { day: DAY.format(new Date(school.referenceDate)), year: school.year })}{' '}
            {text('version', { version: file.version || '?', encoding: file.encoding })}{' '}
            {school.match === 'same' && text('sameSchool', { number })}
          </Typography>
        )}
      </div>
      {school.match === 'other' && (
        <Alert severity="error">{text(isOffice ? 'otherSchoolOffice' : 'otherSchool', { number })}</Alert>
      )}
      {notices.length > 0 && (
        <section aria-label={text('notices')}>
          <Stack sx={{ gap: 0.5 }}>
            {notices.map(({ code, level, count, message, lines }) => (
              <Alert key={code} severity={level} sx={{ py: 0 }}>
                {count > 1 && <strong>{count} × </strong>}
                {message}
                {lines.length > 0 && ` ${text('lines', { count: lines.length, lines: lines.join(', ') })}`}
              </Alert>
            ))}
          </Stack>
        </section>
      )}
      {dropped.length > 0 && (
        <Typography sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>
          {text('dropped')}: {dropped.map(({ what, count }) => `${what} (${count})`).join(', ')}
        </Typography>
      )}
    </>
  );
}
