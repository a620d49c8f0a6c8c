import { z } from 'zod';
import type { TemplateSort, TemplateText } from '../../contract/mail-templates.ts';
import type { Variant } from '../../contract/variant.ts';

/** What the office is told of a variable. */
interface About {
  label: string;
  /** What stands in its place where the letter is shown. */
  sample: string;
  /** The letter has no sense without it: a text must hold it. */
  isNeeded: boolean;
}
const abouts = z.registry<About>();

/** Something that a letter tells; without it the letter is not sent. */
export const told = (label: string, sample: string) =>
  z.union([z.string().trim().min(1), z.number()]).register(abouts, { label, sample, isNeeded: false });

/** The same, and no text of this letter goes without it. */
export const needed = (label: string, sample: string) =>
  z.union([z.string().trim().min(1), z.number()]).register(abouts, { label, sample, isNeeded: true });

/** Something that may be empty: a paragraph of which nothing is filled in then falls away. */
export const maybe = (label: string, sample: string) =>
  z.string().register(abouts, { label, sample, isNeeded: false });

/** The address behind the button; it comes with the mail, and not with the values. */
export const LINK = 'link';
const LINK_ABOUT: About = {
  label: 'Adres achter de knop',
  sample: 'https://www.spelwereld.nl/voorbeeld',
  isNeeded: true,
};

/** Values by the name of their variable. */
export type Values = Readonly<Record<string, string | number>>;

/** A letter of which the text can be changed by the office. */
export interface Template {
  key: string;
  /** What the office knows it by. */
  what: string;
  sort: TemplateSort;
  /** What has it sent, in words of the office. */
  usedBy: readonly string[];
  variables: z.ZodObject;
  /** Whether a link comes along. */
  hasLink: boolean;
  defaults: Readonly<Record<Variant, TemplateText>>;
}

/** A letter with what it tells somebody. */
export interface Letter {
  template: Template;
  values: Values;
  /** A text that is tried out, in place of the one that is mailed. */
  trial?: TemplateText;
}

interface Definition<Shape extends z.ZodRawShape> extends Pick<Template, 'key' | 'what' | 'sort' | 'usedBy'> {
  hasLink?: boolean;
  variables: Shape;
  subject: string;
  body: string;
  /** What Flanders reads otherwise, besides the words within single braces. */
  be?: Partial<Pick<TemplateText, 'subject' | 'body'>>;
}

/** Defines a letter; `letter` of it makes one for somebody. */
export function defineTemplate<Shape extends z.ZodRawShape>({
  variables: shape,
  subject,
  body,
  be,
  hasLink = false,
  ...rest
}: Definition<Shape>) {
  const variables = z.object(shape);
  const nl = { subject, body, text: null };
  const template: Template = { ...rest, hasLink, variables, defaults: { nl, be: { ...nl, ...be } } };
  return {
    ...template,
    letter: (values: z.input<typeof variables> & Values): Letter => ({ template, values }),
  };
}

/** The variables of a template in their order, that of the link last. */
export const variablesOf = ({ variables, hasLink }: Template): (About & { name: string })[] => [
  ...Object.entries(variables.shape).map(([name, schema]) => ({ name, ...abouts.get(schema)! })),
  ...(hasLink ? [{ name: LINK, ...LINK_ABOUT }] : []),
];

/** What stands in the place of each variable where a letter is only shown. */
export const samplesOf = (template: Template): Values =>
  Object.fromEntries(
    variablesOf(template)
      .filter(({ name }) => name !== LINK)
      .map(({ name, sample }) => [name, sample]),
  );

/** Whether a variable of a letter misses its value. */
export const isMissing = ({ template: { variables }, values }: Letter, name: string): boolean =>
  name !== LINK && !variables.shape[name]?.safeParse(values[name]).success;
