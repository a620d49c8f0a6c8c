import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { ACCOUNT_KINDS } from '../../../server/contract/lead-kinds.ts';
import { inEuros } from '../../../server/contract/price.ts';
import { MONTHS, PRICES } from '../../../server/contract/prices.ts';
import { quoteWishIn } from '../../app/quote-wish.ts';
import { VARIANT } from '../../app/variant.ts';
import { definePage } from '../page.ts';
import { Calculator, type Wish } from '../parts/prijzen/calculator.tsx';
import { Actions, Card, Closing, Columns, Hero, Section, Table, Ticks } from '../ui/index.ts';
import { prices } from '../wording/prices.ts';

// Fetched for who wants a quote; most visitors only reckon.
const QuoteForm = lazy(async () => ({
  default: (await import('../parts/prijzen/quote-form.tsx')).QuoteForm,
}));

const stepOf = (from: number, to: number) =>
  from === to ? String(from) : prices('steps.range', { from, to });

const USUAL: Wish = { type: 'school', pupils: '200', months: String(MONTHS.usual) };

const hashNow = () => window.location.hash;
function onHash(changed: () => void) {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

/** A form and what it costs belong together: the quote is of what was reckoned. */
function PricesPage() {
  // Who comes from the licence of an account need not fill in what is known there; this page itself is written beforehand.
  const known = quoteWishIn(useSyncExternalStore(onHash, hashNow, () => ''));
  const [chosen, setWish] = useState<Wish>();
  const [isOpened, setOpened] = useState(false);
  const isKnown = known !== undefined;
  const wish = chosen ?? known ?? USUAL;
  useEffect(() => {
    if (isKnown) document.getElementById('offerte')?.scrollIntoView();
  }, [isKnown]);
  return (
    <>
      <Hero low title={prices('title')} lead={prices('lead')} />
      <Section title={prices('calculator.title')} id="rekenen">
        <Calculator wish={wish} onChange={setWish} />
      </Section>
      <Section tone="card" title={prices('quote.title')} id="offerte">
        <p>{prices('quote.text')}</p>
        {isOpened || known ? (
          <Suspense fallback={<p role="status">{prices('quote.loading')}</p>}>
            <QuoteForm
              wish={wish}
              organisation={known?.organisation}
              name={known?.name}
              email={known?.email}
              order={known?.order}
            />
          </Suspense>
        ) : (
          <Actions>
            <button type="button" className="paper-button" onClick={() => setOpened(true)}>
              {prices('quote.open')}
            </button>
          </Actions>
        )}
      </Section>
      <Section wide title={prices('steps.title')}>
        <p>{prices('steps.text')}</p>
        <Columns>
          {ACCOUNT_KINDS.map((kind) => (
            <Table
              key={kind}
              caption={prices(`calculator.types.${kind}`)}
              head={[prices('steps.step'), prices('steps.price')]}
              rows={PRICES[VARIANT][kind].map(({ from, cents }, i, steps) => [
                steps[i + 1] ? stepOf(from, steps[i + 1]!.from - 1) : prices('steps.from', { from }),
                inEuros(cents, VARIANT),
              ])}
            />
          ))}
        </Columns>
        <p>{prices('steps.caption')}</p>
      </Section>
      <Section tone="card" wide>
        <Columns least={320}>
          <Card level={2} title={prices('in.title')} colour="moss">
            <Ticks
              items={(['games', 'words', 'live', 'teachers', 'care'] as const).map((item) =>
                prices(`in.items.${item}`),
              )}
            />
          </Card>
          <Card level={2} title={prices('out.title')} colour="ochre">
            <Ticks
              not
              items={(['devices', 'training', 'diagnosis'] as const).map((item) =>
                prices(`out.items.${item}`),
              )}
            />
          </Card>
        </Columns>
      </Section>
      <Section wide title={prices('terms.title')} id="voorwaarden">
        <Columns>
          {(['trial', 'renew', 'more', 'stop'] as const).map((term) => (
            <Card key={term} title={prices(`terms.${term}`)}>
              <p>{prices(`terms.${term}Text`)}</p>
            </Card>
          ))}
        </Columns>
      </Section>
      <Closing />
    </>
  );
}

export default definePage({
  title: prices('meta.title'),
  description: prices('meta.description'),
  Component: PricesPage,
});
