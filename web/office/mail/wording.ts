import { defineWording } from '../../app/wording/define.ts';

/** Texts of the mails that went out. */
export const mail = defineWording('office-mail', {
  title: 'Verzonden mail',
  notSending:
    'Er is geen mailserver ingesteld. Mails worden niet verstuurd, maar blijven hier staan om te lezen. De beheerder van de server stelt een mailserver in met SMTP_URL.',
  emptyTitle: 'Er is nog geen mail',
  emptyText: 'Hier komt elke mail te staan die Spelwereld verstuurt: welkom, wachtwoorden en bevestigingen.',
  total_one: '{{count}} mail',
  total_other: '{{count}} mails',
  part: '{{count}} van {{total}} mails',
  pages: 'Bladzijden',
  subject: 'Onderwerp',
  sort: 'Soort',
  trial: 'proef',
  to: 'Aan',
  state: 'Stand',
  when: 'Gemaakt',
  settled: 'Verstuurd of gestopt',
  due: 'Volgende poging: {{time}}',
  tries_one: '{{count}} poging',
  tries_other: '{{count}} pogingen',
  states: {
    waiting: 'Wacht',
    sending: 'Onderweg',
    sent: 'Verstuurd',
    failed: 'Mislukt',
    bounced: 'Komt niet aan',
    kept: 'Alleen bewaard',
  },
  looks: 'Zoals de ontvanger hem ziet',
  plain: 'Als tekst',
  retry: 'Verstuur opnieuw',
  trouble: 'Mislukt of niet aangekomen in de laatste 7 dagen.',
  troubleAll: 'Toon alle mail',
  unreachable:
    'Mail aan dit adres kwam al een paar keer terug. Nieuws en kopieën van berichten gaan er niet meer heen; mail die nodig is wel. Inloggen gaat gewoon door.',
  linkHidden:
    'De link in deze mail ziet alleen een superbeheerder: wie hem opent, kan inloggen als de ontvanger.',
  reason: 'Waarom?',
  bounces: {
    mark: {
      button: 'Komt niet aan',
      title: 'Deze mail komt niet aan?',
      note: 'Schrijf op hoe je dat weet. Kwam een tweede mail aan iemand niet aan, dan gaat er geen nieuws meer heen en horen de beheerders dat.',
      done: 'Opgeschreven dat deze mail niet aankwam.',
    },
    lift: {
      button: 'Het adres werkt weer',
      title: 'Werkt het adres weer?',
      note: 'Alle mail gaat dan weer naar deze persoon.',
      done: 'Alle mail gaat weer naar dit adres.',
    },
  },
  retried: 'De mail wordt opnieuw verstuurd.',
});
