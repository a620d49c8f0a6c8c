import { defineWording } from '../../app/wording/define.ts';

/** Texts of the long work of all customers. */
export const text = defineWording('office-jobs', {
  about: 'Wat voor alle klanten op de achtergrond gebeurt. Wat mislukte, kun je opnieuw laten proberen.',
  all: 'Alles',
  failed: 'Mislukt',
  shown: 'Tonen',
  empty: 'Er liep nog geen achtergrondwerk',
  noneFailed: 'Er is niets mislukt',
  account: 'Account',
  noAccount: 'Spelwereld zelf',
  part: '{{count}} van {{total}} keer',
  pages: 'Bladzijden van achtergrondwerk',
});
