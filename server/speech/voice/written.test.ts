import { describe, expect, it } from 'vitest';
import { spokenForm } from './written.ts';

describe('the spoken form of a text', () => {
  it.each([
    ["'s ochtends", 'sochtends'],
    ['’s Avonds eten we.', 'sAvonds eten we.'],
    ["'s-Hertogenbosch", 'sHertogenbosch'],
    ["in 't bos", 'in het bos'],
    ["auto's", "auto's"],
    ['Dieren, bijv. een hond.', 'Dieren, bijvoorbeeld een hond.'],
    ['Appels, peren enz.', 'Appels, peren enzovoort.'],
    ['blz. 3 t/m 5', 'bladzijde 3 tot en met 5'],
    ['Het is 20 °C en 5km ver.', 'Het is 20 graden en 5 kilometer ver.'],
    ['50%', '50 procent'],
    ['de 1e, 3de en 21ste', 'de eerste, derde en eenentwintigste'],
    ['de 22e', 'de tweeëntwintigste'],
    ['in 2024', 'in 2024'],
    ['3,5 meter', '3,5 meter'],
    ['De ___ blaft 🙂', 'De blaft'],
    ['ĳs', 'ijs'],
    ['Wacht… nu', 'Wacht. nu'],
    ['nrs', 'nrs'],
  ])('of %s is %s', (text, spoken) => {
    expect(spokenForm(text)).toBe(spoken);
  });
});
