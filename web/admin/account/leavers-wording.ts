import { defineWording } from '../../app/wording/define.ts';

/** Texts about for how long pupils who left are kept. */
export const text = defineWording('admin-account-leavers', {
  title: 'Leerlingen die weg zijn',
  about:
    'Wie bij een schooljaarwissel of overstap vertrekt, blijft met alle resultaten bewaard. Daarna wissen we alles, ook uit de reservekopieën. Jullie kiezen hoe lang dat duurt.',
  keep: 'Bewaren na vertrek',
  nobody: 'Er is nu niemand die weg is en nog bewaard wordt.',
  now_one: 'Nu wordt {{count}} leerling die weg is nog bewaard. Zo wordt die gewist:',
  now_other: 'Nu worden {{count}} leerlingen die weg zijn nog bewaard. Zo worden ze gewist:',
  then_one: 'Nu wordt {{count}} leerling die weg is nog bewaard. Met deze keuze wordt die zo gewist:',
  then_other: 'Nu worden {{count}} leerlingen die weg zijn nog bewaard. Met deze keuze worden ze zo gewist:',
  tonight_one: 'de komende nacht: {{count}} leerling',
  tonight_other: 'de komende nacht: {{count}} leerlingen',
  inMonth_one: '{{month}}: {{count}} leerling',
  inMonth_other: '{{month}}: {{count}} leerlingen',
  held_one: '{{count}} leerling blijft langer: er loopt een verzoek om inzage',
  held_other: '{{count}} leerlingen blijven langer: er lopen verzoeken om inzage',
  save: 'Bewaren',
  saved: 'De keuze is bewaard.',
  back: 'Toch {{span}}',
  sure: {
    title_one: '{{count}} leerling de komende nacht wissen?',
    title_other: '{{count}} leerlingen de komende nacht wissen?',
    note: 'Alles van deze leerlingen wordt dan voorgoed gewist: resultaten, antwoorden, notities en munten. Dat kan niemand terughalen. Maak eerst een export als je iets wilt bewaren.',
    action: 'Bewaren en wissen',
  },
});
