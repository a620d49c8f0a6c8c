import { expect, test } from 'vitest';
import { answerTo } from './answer.ts';

const at = Date.parse('2026-11-28T12:00Z');

/** What a mail program makes of such an address. */
function mail(address: string) {
  const url = new URL(address);
  return {
    to: decodeURIComponent(url.pathname),
    subject: url.searchParams.get('subject'),
    lines: url.searchParams.get('body')!.split('\r\n').filter(Boolean),
  };
}

test('an answer to a quote names what it was of', () => {
  const data = {
    ...{ type: 'school', pupils: 120, months: 12, organisation: 'De Vlieger & Zn', name: 'Bo + Co' },
    order: 'PO-7',
  };
  expect(mail(answerTo('bo+geld@vlieger.test', { kind: 'quote', data, createdAt: at }))).toEqual({
    to: 'bo+geld@vlieger.test',
    subject: 'Spelwereld: offerte voor De Vlieger & Zn, 120 leerlingen, 12 maanden',
    lines: [
      'Dag Bo + Co,',
      'Je maakte op 28 november 2026 een offerte voor De Vlieger & Zn: 120 leerlingen, 12 maanden.',
      'Je bestelnummer: PO-7.',
    ],
  });
});

test('an answer to something else says when it was written, and calls nobody by no name', () => {
  expect(mail(answerTo('a@b.test', { kind: 'contact', data: { message: 'Hoi' }, createdAt: at }))).toEqual({
    to: 'a@b.test',
    subject: 'Spelwereld: je vraag',
    lines: ['Je schreef ons op 28 november 2026.'],
  });
});
