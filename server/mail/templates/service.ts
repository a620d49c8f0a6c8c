import type { Viewer } from '../../access/access.ts';
import { audit } from '../../audit/audit.ts';
import type { MailTemplate, TemplateSummary, TemplateText } from '../../contract/mail-templates.ts';
import { VARIANTS, type Variant } from '../../contract/variant.ts';
import { transact, type Db } from '../../data/database.ts';
import type { MailTemplateRow } from '../../data/schema.ts';
import { notFound, Problem } from '../../http/problem.ts';
import { faultsIn } from './check.ts';
import { TEMPLATES } from './index.ts';
import { isFit, readLast, readVersions, textOf } from './repository.ts';
import { variablesOf, type Template } from './template.ts';

const CHANGED = 'Iemand anders heeft dit net veranderd. Bekijk eerst wat er nu staat.';

/** A letter by its key. */
export function templateOf(key: string): Template {
  const template = TEMPLATES.find((one) => one.key === key);
  if (!template) throw notFound('Deze mail is er niet.');
  return template;
}

/** Throws what is wrong with a text, by its field. */
export function refuseFaults(template: Template, text: TemplateText): void {
  const fields = faultsIn(template, text);
  if (Object.keys(fields).length > 0) throw new Problem('invalid-fields', undefined, { fields });
}

const mayEdit = ({ sort }: Template, { role }: Viewer) => sort !== 'security' || role === 'superadmin';

const headOf = ({ key, what, sort, usedBy }: Template) => ({ key, what, sort, usedBy: [...usedBy] });

/** How a variant stands by its last version. */
function standingOf(template: Template, last: MailTemplateRow | undefined) {
  const isActive = last?.active === 1;
  const fits = isActive && isFit(template, last);
  return {
    version: last?.version ?? 0,
    isOwn: fits,
    isAside: isActive && !fits,
    changedAt: last?.at ?? null,
  };
}

/** A value for each variant. */
const perVariant = <T>(of: (variant: Variant) => T): Record<Variant, T> => ({ nl: of('nl'), be: of('be') });

/** All letters, and how their texts stand. */
export async function summaries(db: Db): Promise<TemplateSummary[]> {
  const rows = new Map((await readLast(db)).map((row) => [`${row.key} ${row.variant}`, row]));
  return TEMPLATES.map((template) => ({
    ...headOf(template),
    standings: perVariant((variant) => standingOf(template, rows.get(`${template.key} ${variant}`))),
  }));
}

/** A letter with its texts and what they were before. */
export async function templateView(db: Db, template: Template, viewer: Viewer): Promise<MailTemplate> {
  const rows = await readVersions(db, template.key);
  return {
    ...headOf(template),
    variables: variablesOf(template),
    texts: perVariant((variant) => {
      const last = rows.find((row) => row.variant === variant);
      const original = template.defaults[variant];
      const shown = last?.active === 1 ? textOf(last) : original;
      return { ...standingOf(template, last), ...shown, original };
    }),
    versions: rows.map((row) => ({
      ...textOf(row),
      variant: row.variant,
      version: row.version,
      isDefault: row.is_default === 1,
      at: row.at,
      by: row.by,
    })),
    mayEdit: mayEdit(template, viewer),
  };
}

interface Change {
  template: Template;
  variant: Variant;
  basedOn: number;
  /** Absent: back to what comes along. */
  text?: TemplateText;
}

/** Stores a text of the office as a new version, or that the text of Spelwereld is mailed again; once, however often it is sent. */
export async function storeVersion(
  db: Db,
  viewer: Viewer,
  { template, variant, basedOn, text }: Change,
  now: number,
): Promise<void> {
  if (!mayEdit(template, viewer))
    throw new Problem('conflict', 'De tekst van een beveiligingsmail verandert alleen een superbeheerder.');
  if (text) refuseFaults(template, text);
  const { key } = template;
  const stored = text ?? template.defaults[variant];
  await transact(db, async (trx) => {
    const mine = trx.selectFrom('mail_templates').where('key', '=', key).where('variant', '=', variant);
    const last = await mine.selectAll().orderBy('version', 'desc').limit(1).executeTakeFirst();
    const isDefault = text ? 0 : 1;
    if (last?.version === basedOn + 1 && isSame(last, { ...stored, isDefault, by: viewer.id })) return;
    if ((last?.version ?? 0) !== basedOn) throw new Problem('conflict', CHANGED);
    const version = basedOn + 1;
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('mail_templates')
      .values({
        ...{ key, variant, version, ...stored, is_default: isDefault },
        ...{ by_id: viewer.id, at: now, active: text ? 1 : 0 },
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) throw new Problem('conflict', CHANGED);
    await trx
      .updateTable('mail_templates')
      .set({ active: 0 })
      .where('key', '=', key)
      .where('variant', '=', variant)
      .where('version', '<', version)
      .execute();
    await audit(trx, {
      action: text ? 'mail-template-saved' : 'mail-template-reset',
      actorId: viewer.id,
      subject: key,
      detail: `${variant} versie ${version}`,
    });
  });
}

const isSame = (
  row: MailTemplateRow,
  { subject, body, text, isDefault, by }: TemplateText & { isDefault: number; by: string },
) =>
  row.subject === subject &&
  row.body === body &&
  row.text === text &&
  row.is_default === isDefault &&
  row.by_id === by;

/** The other country, to be shown beside one. */
export const otherThan = (variant: Variant): Variant => VARIANTS.find((one) => one !== variant)!;
