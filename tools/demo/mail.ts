import type { Db } from '../../server/data/database.ts';
import { createOutbox } from '../../server/mail/outbox.ts';
import { answerMail, messageMail } from '../../server/mail/templates/news.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A text that the office changed twice, and a mail that came back. */
export async function makeMail(db: Db, now: number, office: string): Promise<void> {
  const { subject, body } = messageMail.defaults.nl;
  const texts = [
    body.replace('Dag {{naam}},', 'Hallo {{naam}},'),
    body.replace('{{tekst}}', '**{{tekst}}**'),
  ];
  await db
    .insertInto('mail_templates')
    .values(
      texts.map((text, i) => ({
        key: messageMail.key,
        variant: 'nl' as const,
        version: i + 1,
        subject,
        body: text,
        text: null,
        is_default: 0,
        by_id: office,
        at: now - (8 - i) * DAY_MS,
        active: i === texts.length - 1 ? 1 : 0,
      })),
    )
    .execute();
  const at = now - 2 * DAY_MS;
  const id = await createOutbox(db, false).add(
    db,
    {
      to: { name: 'Samira', address: 'samira@weg.example' },
      letter: answerMail.letter({
        naam: 'Samira',
        titel: 'Rustig spelen',
        tekst: 'Dat kan bij Instellingen.',
      }),
      link: { url: 'https://www.spelwereld.nl', until: now },
    },
    at,
  );
  await db
    .updateTable('mails')
    .set({
      state: 'bounced',
      reason: 'Komt niet aan (5.1.1): mailbox unavailable',
      settled_at: at,
      link: null,
    })
    .where('id', '=', id!)
    .execute();
}
