import { EVERYBODY } from '../contract/office-messages.ts';

/** A message of the office to everybody that is published at once, as the office sends it. */
export const MESSAGE_BODY = {
  kind: 'nieuws',
  title: 'Nieuw spel',
  text: 'Er is een spel bij voor elke {groep}.',
  titleBe: '',
  textBe: '',
  target: EVERYBODY,
  publishAt: null,
  endsOn: '',
  pinned: false,
  mailCopy: false,
  publish: true,
  basedOn: 0,
};
