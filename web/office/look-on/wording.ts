import { defineWording } from '../../app/wording/define.ts';

/** Texts of looking on as one of the staff of a customer. */
export const text = defineWording('officeLookOn', {
  button: 'Meekijken',
  buttonOf: 'Meekijken als {{name}}',
  title: 'Meekijken als {{name}}',
  what: 'Je ziet een half uur lang wat {{name}} ziet, in een eigen tabblad. De beheerders krijgen een bericht en zien bij Privacy dat jij het bent, waarom en wat er veranderde. Veranderen kan alleen als de klant dat toestaat, of als je superbeheerder bent.',
  kind: 'Waarvoor',
  kinds: {
    telefoon: 'Gesprek aan de telefoon',
    mail: 'Vraag per mail',
    storing: 'Storing uitzoeken',
    controle: 'Controle van instellingen',
  },
  reason: 'Waarom kijk je mee?',
  reasonHelp: 'De klant leest dit. Schrijf geen namen van leerlingen.',
  ok: 'Begin met meekijken',
  ready: 'Het staat klaar',
  readyText: 'Je kunt tot {{time}} meekijken als {{name}}. Het scherm opent in een nieuw tabblad.',
  open: 'Open het scherm',
  blocked:
    'De browser hield het nieuwe tabblad tegen. Sta vensters van deze site toe en probeer het opnieuw.',
});
