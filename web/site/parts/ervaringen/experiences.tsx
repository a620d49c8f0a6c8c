import { useState, type ReactNode } from 'react';
import type { ShownExperience } from '../../../../server/contract/bulletin.ts';
import { ACCOUNT_KINDS, type AccountKind } from '../../../../server/contract/lead-kinds.ts';
import { Asking, Columns, dayText } from '../../ui/index.ts';
import { useAsked } from '../../use-asked.ts';
import { ervaringen as text } from '../../wording/ervaringen.ts';
import './ervaringen.css';

/** What users told, narrowed down to a kind of account; `none` as long as there is nothing. */
export function Experiences({ none }: { none: ReactNode }) {
  const { data, error, again } = useAsked<{ experiences: ShownExperience[] }>('/api/site/experiences');
  const [type, setType] = useState<AccountKind>();
  if (!data) return <Asking error={error} onAgain={again} />;
  const { experiences } = data;
  if (experiences.length === 0) return none;
  const there = ACCOUNT_KINDS.filter((kind) => experiences.some((one) => one.type === kind));
  const shown = experiences.filter((one) => type === undefined || one.type === type);
  const button = (value: AccountKind | undefined, label: string) => (
    <button
      key={label}
      type="button"
      className="paper-button quiet"
      aria-pressed={type === value}
      onClick={() => setType(value)}
    >
      {label}
    </button>
  );
  return (
    <>
      {there.length > 1 && (
        <div className="experience-types" role="group" aria-label={text('list.filter')}>
          {button(undefined, text('list.all'))}
          {there.map((kind) => button(kind, text(`list.types.${kind}`)))}
        </div>
      )}
      <p className="visually-hidden" role="status">
        {text('list.count', { count: shown.length })}
      </p>
      <Columns least={300}>
        {shown.map((one) => (
          <figure key={one.id} className="experience">
            <blockquote>{one.text}</blockquote>
            <figcaption>
              <strong>{one.name || one.role}</strong>
              {one.name && <span>{one.role}</span>}
              <span>
                {text(`list.from.${one.type}`)}, <time dateTime={one.day}>{dayText(one.day)}</time>
              </span>
              <small>{text('list.agreed')}</small>
            </figcaption>
          </figure>
        ))}
      </Columns>
    </>
  );
}
