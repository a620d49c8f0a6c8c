import { Typography } from '@mui/material';
import type { PupilProgress } from '../../../server/contract/progress.ts';
import { dayText, evidenceText, measuresText, schoolYearText, testText } from '../lvs/labels.ts';
import { text } from '../lvs/wording.ts';

/** Results of tests from elsewhere, beside what was practised here and never mixed with it; nothing for who has none. */
export function Tests({ data: { tests } }: { data: PupilProgress }) {
  if (tests.length === 0) return null;
  const hasEvidence = tests.some(({ evidence }) => evidence !== undefined);
  return (
    <section aria-labelledby="progress-tests">
      <Typography variant="h2" id="progress-tests">
        {text('tests.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>{text('tests.about')}</Typography>
      <div className="progress-scroll" tabIndex={0} role="group" aria-labelledby="progress-tests">
        <table className="plain-table">
          <thead>
            <tr>
              {[
                text('test'),
                text('tests.when'),
                text('result'),
                ...(hasEvidence ? [text('tests.evidence')] : []),
                text('tests.norm'),
                text('tests.deletedOn'),
              ].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tests.map((test) => (
              <tr key={test.id}>
                <th scope="row">{testText(test)}</th>
                <td>
                  {test.takenAt !== undefined
                    ? dayText(test.takenAt)
                    : test.schoolYear !== undefined
                      ? schoolYearText(test.schoolYear)
                      : text('unknown')}
                </td>
                <td>{measuresText(test)}</td>
                {hasEvidence && <td>{evidenceText(test)}</td>}
                <td>{test.normVersion ?? ''}</td>
                <td>{dayText(test.deletedOn)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
