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
    kept: 'Alleen bewaard',
  },
  looks: 'Zoals de ontvanger hem ziet',
  plain: 'Als tekst',
  retry: 'Verstuur opnieuw',
  retried: 'De mail wordt opnieuw verstuurd.',
});
