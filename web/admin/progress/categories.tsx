import { Typography } from '@mui/material';
import type { ProgressCategory, ProgressLevel, PupilProgress } from '../../../server/contract/progress.ts';
import { shortDay } from './days.ts';
import { statusText, trendText } from './looks.ts';
import { StandingMark } from './standing-mark.tsx';
import { progress as text } from './wording.ts';

const PARTS = [
  { kind: 'spelling', title: 'spelling' },
  { kind: 'lezen', title: 'reading' },
  { kind: 'lijst', title: 'lists' },
] as const;

/** How far a pupil is in each category: spelling, reading and lists apart. */
export const Categories = ({ data }: { data: PupilProgress }) =>
  PARTS.map(({ kind, title }) => {
    const own = data.categories.filter((category) => category.kind === kind);
    return (
      own.length > 0 && <Part key={kind} title={text(title)} categories={own} standings={data.standings} />
    );
  });

interface PartProps extends Pick<PupilProgress, 'standings'> {
  title: string;
  categories: readonly ProgressCategory[];
}

const Part = ({ title, categories, standings }: PartProps) => (
  <section>
    <Typography variant="h2">{title}</Typography>
    {/* Reached by keyboard, so that it can be scrolled. */}
    <div className="progress-scroll" role="region" aria-label={title} tabIndex={0}>
      <table className="plain-table">
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{text('category')}</th>
            <th scope="col">{text('level')}</th>
            <th scope="col">{text('likely')}</th>
            <th scope="col">{text('statusIs')}</th>
            <th scope="col">{text('trend')}</th>
            <th scope="col">{text('practised')}</th>
            <th scope="col">{text('lastDay')}</th>
          </tr>
        </thead>
        <tbody>
          {categories.map(({ id, title }) => {
            const standing = standings.find(({ category }) => category === id);
            if (!standing) return null;
            return (
              <tr key={id}>
                <th scope="row">{title}</th>
                <td>
                  <StandingMark standing={standing} />
                </td>
                <td>{standing.level ? <Likely level={standing.level} /> : '–'}</td>
                <td>{statusText(standing)}</td>
                <td>{trendText(standing) ?? '–'}</td>
                <td>
                  {standing.answers > 0
                    ? text('answered', { correct: standing.correct, answers: standing.answers })
                    : '–'}
                </td>
                <td>{standing.lastDay ? shortDay(standing.lastDay) : '–'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  </section>
);

/** Where the level probably lies: a bar with what it says beside it. The less is known, the wider. */
const Likely = ({ level: { low, high, p } }: { level: ProgressLevel }) => (
  <span className="likely">
    <span className="likely-bar" aria-hidden>
      <span className="likely-range" style={{ left: `${low}%`, width: `${high - low}%` }} />
      <span className="likely-level" style={{ left: `${p}%` }} />
    </span>
    {text('between', { low, high })}
  </span>
);
