import { useState, type ReactNode } from 'react';
import type { ShownTraining } from '../../../../server/contract/webinars.ts';
import { VARIANT } from '../../../app/variant.ts';
import { Asking, Card, Columns, dayText } from '../../ui/index.ts';
import { useAsked } from '../../use-asked.ts';
import { training as text } from '../../wording/training.ts';
import { SignUpForm } from './sign-up-form.tsx';

const euros = new Intl.NumberFormat(VARIANT === 'be' ? 'nl-BE' : 'nl-NL', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

/** Trainings that come, with signing up, and what of earlier ones can be seen; `none` when no day is planned. */
export function Trainings({ none }: { none: ReactNode }) {
  const { data, error, again } = useAsked<{ trainings: ShownTraining[] }>('/api/site/trainings');
  if (!data) return <Asking error={error} onAgain={again} />;
  const coming = data.trainings.filter(({ isPast }) => !isPast);
  const recorded = data.trainings.filter(({ isPast }) => isPast);
  return (
    <>
      {coming.length === 0 ? (
        none
      ) : (
        <Columns least={320}>
          {coming.map((training) => (
            <Training key={training.id} of={training} onRefused={again} />
          ))}
        </Columns>
      )}
      {recorded.length > 0 && (
        <>
          <h3>{text('recordings.title')}</h3>
          <p>{text('recordings.text')}</p>
          <ul>
            {recorded.map(({ id, title, day, recording }) => (
              <li key={id}>
                <a href={recording} rel="noreferrer">
                  {text('recordings.of', { title, day: dayText(day) })}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Training({ of, onRefused }: { of: ShownTraining; onRefused: () => void }) {
  const { id, title, about, audience, day, time, minutes, place, price, free } = of;
  const [isOpen, setOpen] = useState(false);
  const isFull = free === 0;
  return (
    <Card title={title} colour="moss">
      <p>
        <time dateTime={`${day}T${time}`}>
          {text('dates.when', { day: dayText(day, true), time, minutes })}
        </time>
      </p>
      {about !== '' && <p style={{ whiteSpace: 'pre-line' }}>{about}</p>}
      {audience !== 'all' && <p>{text(`dates.audiences.${audience}`)}</p>}
      <p>{place || text('dates.online')}</p>
      <p>{price === 0 ? text('dates.free') : text('dates.price', { price: euros.format(price) })}</p>
      <p>
        <strong>{isFull ? text('dates.full') : text('dates.seats', { count: free })}</strong>
      </p>
      {isOpen ? (
        <SignUpForm training={id} waits={isFull} onRefused={onRefused} />
      ) : (
        <button type="button" className="paper-button" onClick={() => setOpen(true)}>
          {text(isFull ? 'line.open' : 'signUp.open')}
        </button>
      )}
    </Card>
  );
}
