import { defineWording } from '../../app/wording/define.ts';

/** Texts of what the office looked at in an account. */
export const text = defineWording('officeAccess', {
  title: 'Wie keek mee',
  about:
    'Soms kijkt iemand van ons kantoor een half uur mee met een van je medewerkers, om te helpen. Wie dat deed, waarom en wat er veranderde, staat hier een jaar lang.',
  none: 'Er keek nog niemand van ons mee.',
  letIn: 'Kantoor mag meewerken',
  letInText:
    'Wie meekijkt, verandert niets. Zet dit aan als je wilt dat we iets voor je aanpassen. Na zeven dagen gaat het vanzelf uit.',
  until: 'Aan tot {{day}}.',
  letInDone: 'Het kantoor mag zeven dagen meewerken.',
  keptOut: 'Het kantoor mag niets meer veranderen.',
  line: '{{by}} keek mee als {{as}}',
  former: 'Iemand die niet meer bij ons werkt',
  now: 'kijkt nu mee',
  span: '{{start}} tot {{end}}',
  kinds: {
    telefoon: 'na een gesprek aan de telefoon',
    mail: 'na een vraag per mail',
    storing: 'om een storing uit te zoeken',
    controle: 'om instellingen na te kijken',
    vraag: 'bij een vraag van jullie',
  },
  why: 'Waarom: {{reason}}',
  nothing: 'Er is niets veranderd.',
  changed: 'Veranderd: {{changes}}',
  times: '{{label}} ({{count}} keer)',
  names: 'Namen die het kantoor zag',
  nameLine: '{{by}} zag de naam van {{pupil}}',
  goneName: 'iemand die er niet meer is',
});
