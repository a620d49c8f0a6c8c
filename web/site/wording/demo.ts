import { defineWording } from '../../app/wording/define.ts';

/** Texts around a game that is tried on the site. */
export const demo = defineWording('site-demo', {
  play: 'Speel een proefronde',
  playOf: 'Speel een proefronde van {{game}}',
  region: 'Proefronde van {{game}}',
  loading: 'Het spel wordt klaargezet …',
  stop: 'Stoppen',
  failed: 'De proefronde kon niet beginnen.',
  failedWhy: 'Kijk of er internet is, en probeer het zo nog eens.',
  retry: 'Probeer opnieuw',
  paused: 'Pauze',
  goOn: 'Verder spelen',
  endTitle: 'Zo gaat dat!',
  endText_one: 'Je hebt {{count}} opgave gemaakt. Er is niets bewaard.',
  endText_other: 'Je hebt {{count}} opgaven gemaakt. Er is niets bewaard.',
  endMore: 'Met een account past elke opgave bij het kind, en kijkt de leerkracht live mee.',
  again: 'Nog een ronde',
  apply: 'Vraag een proefaccount aan',
});
