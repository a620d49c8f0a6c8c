import { useEffect } from 'react';
import { LeadFormView, TextField, useLeadForm } from '../../form/index.ts';
import { prices } from '../../wording/prices.ts';
import type { Wish } from './calculator.tsx';

interface Props {
  wish: Wish;
  /** Who asks, where that is known. */
  organisation?: string | undefined;
  name?: string | undefined;
  email?: string | undefined;
  order?: string | undefined;
}

/** Makes a quote of what was reckoned. */
export function QuoteForm({ wish, organisation = '', name = '', email = '', order = '' }: Props) {
  const { type, pupils, months } = wish;
  const form = useLeadForm('quote', { type, pupils, months, organisation, name, email, order });
  const { setValue } = form.form;
  useEffect(() => {
    for (const field of ['type', 'pupils', 'months'] as const) setValue(field, wish[field]);
  }, [wish, setValue]);
  return (
    <LeadFormView
      of={form}
      action={prices('quote.send')}
      done={
        <>
          <h3>{prices('quote.sentTitle')}</h3>
          <p>{prices('quote.sentText')}</p>
          <p>
            <a className="paper-button" href={`/api/site/quotes/${form.sent}.pdf`} download>
              {prices('quote.download')}
            </a>
          </p>
          <button type="button" className="paper-button quiet" onClick={form.again}>
            {prices('quote.again')}
          </button>
        </>
      }
    >
      <div className="site-form-row">
        <TextField name="organisation" label={prices('quote.organisation')} autoComplete="organization" />
        <TextField name="order" label={prices('quote.order')} optional />
      </div>
      <div className="site-form-row">
        <TextField name="name" label={prices('quote.name')} autoComplete="name" />
        <TextField name="email" type="email" label={prices('quote.email')} autoComplete="email" />
      </div>
    </LeadFormView>
  );
}
