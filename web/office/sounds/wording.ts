import { defineWording } from '../../app/wording/define.ts';

/** Texts of what users told of how words sound. */
export const text = defineWording('office-sounds', {
  menu: 'Uitspraak',
  title: 'Meldingen over uitspraak',
  about:
    'Woorden die volgens leerkrachten niet goed klinken. Luister, en neem het woord zo nodig in: een opname gaat altijd voor de stem van de computer.',
  shown: 'Tonen',
  states: { open: 'Open', fixed: 'Verbeterd', right: 'Klonk goed' },
  none: {
    open: 'Er zijn geen open meldingen',
    fixed: 'Er is nog niets verbeterd',
    right: 'Nog geen enkele melding klonk goed',
  },
  word: 'Woord',
  variant: 'Land',
  variants: { nl: 'Nederland', be: 'België' },
  notes: 'Wat er gemeld is',
  noNote: 'zonder uitleg',
  count: 'Meldingen',
  at: 'Laatste melding',
  do: 'Afhandelen',
  fixed: '{{word}} is verbeterd',
  right: '{{word}} klinkt goed',
  fix: 'Verbeterd',
  isRight: 'Klinkt goed',
  reopen: 'Weer openzetten',
  reopened: '{{word}} staat weer open',
  undo: 'Ongedaan maken',
  total_one: '{{count}} woord',
  total_other: '{{count}} woorden',
  part: '{{count}} van {{total}} woorden',
  pages: 'Bladzijden van meldingen',
});
