import { defineWording } from '../../app/wording/define.ts';

/** Texts for who comes by an invitation of Spelwereld. */
export const invitation = defineWording('site-invitation', {
  offer: 'Met je uitnodiging duurt de proef {{days}} dagen. Vraag hem aan tot en met {{until}}.',
  seats: 'Er is plaats voor minstens {{seats}} leerlingen.',
  price: 'Ga je daarna door? Dan krijg je {{percent}} % korting op je eerste bestelling.',
  check: 'We hebben alvast ingevuld wat we weten. Kijk na of het klopt.',
  customer: 'Met dit e-mailadres heb je al een account.',
  logIn: 'Log in',
});
