import { useState } from 'react';
import { ACCOUNT_KINDS, type AccountKind } from '../../../../server/contract/lead-kinds.ts';
import { inEuros, priceOf } from '../../../../server/contract/price.ts';
import { MONTHS, MOST_PUPILS } from '../../../../server/contract/prices.ts';
import { VARIANT } from '../../../app/variant.ts';
import { Table } from '../../ui/index.ts';
import { prices } from '../../wording/prices.ts';
import '../../form/form.css';
import './prijzen.css';

/** What was filled in, as text. */
export interface Wish {
  type: AccountKind;
  pupils: string;
  months: string;
}

/** A whole number from 1 to `most`, or undefined. */
const whole = (text: string, most: number) => {
  const value = Number(text);
  return /^\d+$/.test(text.trim()) && value >= 1 && value <= most ? value : undefined;
};

const euros = (cents: number) => inEuros(cents, VARIANT);

/** Reckons what a wish costs while it is filled in. */
export function Calculator({ wish, onChange }: { wish: Wish; onChange: (wish: Wish) => void }) {
  const [vat, setVat] = useState<'incl' | 'excl'>(wish.type === 'thuis' ? 'incl' : 'excl');
  const pupils = whole(wish.pupils, MOST_PUPILS[wish.type]);
  const months = whole(wish.months, MONTHS.most);
  const count = (name: 'pupils' | 'months', label: string, value: number | undefined, most: number) => (
    <div className={value ? 'site-field' : 'site-field faulty'}>
      <label htmlFor={`reken-${name}`}>{label}</label>
      <input
        id={`reken-${name}`}
        inputMode="numeric"
        value={wish[name]}
        aria-invalid={!value}
        aria-describedby={`reken-${name}-fault`}
        onChange={(event) => onChange({ ...wish, [name]: event.target.value })}
      />
      <p id={`reken-${name}-fault`} className="site-fault" role="status">
        {!value && prices('calculator.tooMany', { most })}
      </p>
    </div>
  );
  const price = pupils && months ? priceOf({ variant: VARIANT, type: wish.type, pupils, months }) : undefined;
  return (
    <div className="prijs">
      <fieldset className="prijs-types">
        <legend>{prices('calculator.type')}</legend>
        {ACCOUNT_KINDS.map((type) => (
          <label key={type}>
            <input
              type="radio"
              name="type"
              checked={wish.type === type}
              onChange={() =>
                onChange({ ...wish, type, pupils: type === 'thuis' ? '1' : type === 'rt' ? '20' : '200' })
              }
            />{' '}
            <span>{prices(`calculator.types.${type}`)}</span>
          </label>
        ))}
      </fieldset>
      <div className="site-form-row">
        {count(
          'pupils',
          prices(wish.type === 'thuis' ? 'calculator.children' : 'calculator.pupils'),
          pupils,
          MOST_PUPILS[wish.type],
        )}
        {count('months', prices('calculator.months'), months, MONTHS.most)}
      </div>
      <fieldset className="prijs-types">
        <legend>{prices('calculator.vat')}</legend>
        {(['excl', 'incl'] as const).map((one) => (
          <label key={one}>
            <input type="radio" name="vat" checked={vat === one} onChange={() => setVat(one)} />{' '}
            <span>{prices(`calculator.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      {price && (
        <>
          <p className="prijs-total" role="status">
            <strong>{euros(price[vat])}</strong> {prices(`calculator.${vat}`)}
          </p>
          <Table
            caption={prices('calculator.caption')}
            head={[prices('calculator.what'), prices('calculator.each'), prices('calculator.sum')]}
            rows={[
              ...price.lines.map((line) => [
                prices('calculator.line', { count: line.pupils }),
                euros(line.each),
                euros(line.total),
              ]),
              ...(price.isLeast ? [[prices('calculator.least'), '', euros(price.year)]] : []),
              ...(months === 12
                ? []
                : [[prices('calculator.months', { count: months! }), '', euros(price.excl)]]),
              ...(vat === 'incl'
                ? [[prices('calculator.vatLine', { percent: price.vatPercent }), '', euros(price.vat)]]
                : []),
              [
                <strong key="sum">
                  {prices(vat === 'incl' ? 'calculator.total' : 'calculator.total2')}
                </strong>,
                '',
                <strong key="total">{euros(price[vat])}</strong>,
              ],
            ]}
          />
        </>
      )}
    </div>
  );
}
