import { defineWording } from '../../app/wording/define.ts';

/** Texts about the school that a device of a class belongs to. */
export const school = defineWording('school', {
  or: 'of via {{name}}',
  none: '{{name}} heeft inloggen via school niet aangezet.',
  open: 'Ik heb een schoolcode',
  code: 'Schoolcode',
  note: 'Je leerkracht vindt de code bij de wachtwoorden van de leerlingen.',
  keep: 'Dit is een apparaat van de klas: onthoud de school',
  submit: 'Verder',
  busy: 'Even kijken …',
  stop: 'Annuleren',
  empty: 'Vul de schoolcode in.',
  ask: 'Is dit een apparaat van de klas? Dan onthouden we dat het van {{name}} is.',
  yes: 'Ja, onthoud de school',
  no: 'Nee',
  other: 'Een andere school',
});
