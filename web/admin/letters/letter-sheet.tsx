import type { ParentLetter } from '../../../server/contract/progress.ts';
import './letter-sheet.css';

/** A letter as it will be on paper. */
export const LetterSheet = ({ letter, line }: { letter: ParentLetter; line: string }) => (
  <article className="letter-page">
    <p className="quiet">{letter.school}</p>
    <h3>{letter.title}</h3>
    <p className="quiet">{letter.about}</p>
    <p>{letter.greeting}</p>
    <p>{letter.intro}</p>
    {line.trim() !== '' && <p className="own">{line.trim()}</p>}
    {letter.parts.map(({ title, text, items }) => (
      <section key={title}>
        <h4>{title}</h4>
        {items ? (
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ) : (
          <p>{text}</p>
        )}
      </section>
    ))}
    {letter.closing && <p>{letter.closing}</p>}
  </article>
);
