import { useEffect, useRef, useState } from 'react';
import { glideTo } from '../../../ui/glide.ts';
import { PageLink } from '../../ui/index.ts';
import { faq } from '../../wording/faq.ts';
import { GROUPS, type Question } from './entries.ts';
import './faq.css';

/** All questions, and a field that leaves only those that are about what was typed. */
export function QuestionList() {
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly string[]>();
  const wanted = useRef('');

  useEffect(() => {
    // A link to one answer shows that answer.
    const show = () => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (target instanceof HTMLDetailsElement) {
        target.open = true;
        glideTo(target);
      }
    };
    show();
    window.addEventListener('hashchange', show);
    return () => window.removeEventListener('hashchange', show);
  }, []);

  const look = async (value: string) => {
    setText(value);
    wanted.current = value;
    const { search } = await import('./search.ts');
    if (wanted.current === value) setFound(value.trim() === '' ? undefined : search(value));
  };

  const shown = GROUPS.map((group) => ({
    ...group,
    questions: found ? group.questions.filter(({ id }) => found.includes(id)) : group.questions,
  })).filter(({ questions }) => questions.length > 0);
  return (
    <>
      <form role="search" className="faq-search" onSubmit={(event) => event.preventDefault()}>
        <label htmlFor="faq-search">{faq('search')}</label>
        <input
          id="faq-search"
          type="search"
          value={text}
          placeholder={faq('searchHelp')}
          onChange={(event) => void look(event.target.value)}
        />
        <p role="status">{found && found.length > 0 && faq('found', { count: found.length })}</p>
      </form>
      {found?.length === 0 && (
        <div className="faq-empty">
          <h2>{faq('empty.title')}</h2>
          <p>
            {faq('empty.text')} <PageLink page="contact">{faq('empty.contact')}</PageLink>.
          </p>
          <button type="button" className="paper-button quiet" onClick={() => void look('')}>
            {faq('clear')}
          </button>
        </div>
      )}
      <div>
        {shown.map(({ id, title, questions }) => (
          <section key={id} aria-labelledby={`groep-${id}`} className="faq-group">
            <h2 id={`groep-${id}`}>{title}</h2>
            {questions.map((one) => (
              <Answer key={one.id} {...one} />
            ))}
          </section>
        ))}
      </div>
    </>
  );
}

const Answer = ({ id, question, answer }: Question) => (
  <details id={id} className="faq-answer">
    <summary>{question}</summary>
    <p>{answer}</p>
    <a href={`#${id}`} aria-label={`${faq('link')}: ${question}`}>
      {faq('link')}
    </a>
  </details>
);
