import type { TemplateText } from '../../contract/mail-templates.ts';
import type { Variant } from '../../contract/variant.ts';
import type { Db } from '../../data/database.ts';
import type { MailTemplateRow } from '../../data/schema.ts';
import { faultsIn } from './check.ts';
import { TEMPLATES } from './index.ts';
import type { Template } from './template.ts';

/** The text that is mailed of a letter, and its version where it is one of the office. */
export async function currentText(
  db: Db,
  template: Template,
  variant: Variant,
): Promise<{ version: number | null; text: TemplateText }> {
  const row = await db
    .selectFrom('mail_templates')
    .selectAll()
    .where('key', '=', template.key)
    .where('variant', '=', variant)
    .where('active', '=', 1)
    .executeTakeFirst();
  return row && isFit(template, row)
    ? { version: row.version, text: textOf(row) }
    : { version: null, text: template.defaults[variant] };
}

/** What a row says, as a text. */
export const textOf = ({ subject, body, text }: MailTemplateRow): TemplateText => ({ subject, body, text });

/** Whether a text of the office still is one of its letter: an update may ask for more, or know less. */
export const isFit = (template: Template, row: MailTemplateRow): boolean =>
  Object.keys(faultsIn(template, textOf(row))).length === 0;

/** Of how many letters a text of the office is set aside, for it does not fit any more; of both countries it counts once, as in their list. */
export async function countAside(db: Db): Promise<number> {
  const rows = await db.selectFrom('mail_templates').selectAll().where('active', '=', 1).execute();
  const byKey = new Map(TEMPLATES.map((template) => [template.key, template]));
  const aside = rows.filter((row) => {
    const template = byKey.get(row.key);
    return template !== undefined && !isFit(template, row);
  });
  return new Set(aside.map(({ key }) => key)).size;
}

/** The newest versions of a letter, or of all, with who made them. */
export const readVersions = (db: Db, key: string) =>
  db
    .selectFrom('mail_templates')
    .leftJoin('users', 'users.id', 'mail_templates.by_id')
    .selectAll('mail_templates')
    .select('users.name as by')
    .where('key', '=', key)
    .orderBy('at', 'desc')
    .orderBy('version', 'desc')
    .execute();

/** The last version of each letter and variant, in use or not. */
export const readLast = (db: Db): Promise<MailTemplateRow[]> =>
  db
    .selectFrom('mail_templates')
    .selectAll()
    .where(({ eb, selectFrom }) =>
      eb(
        'version',
        '=',
        selectFrom('mail_templates as later')
          .select(({ fn }) => fn.max('later.version').as('last'))
          .whereRef('later.key', '=', 'mail_templates.key')
          .whereRef('later.variant', '=', 'mail_templates.variant'),
      ),
    )
    .execute();
