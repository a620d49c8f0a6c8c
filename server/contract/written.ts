import { z } from 'zod';

/** Signs without width that come along from mails, documents and web pages. */
const INVISIBLE = /(?![\u115F\u1160\u3164\uFFA0])\p{Default_Ignorable_Code_Point}/gu;
/** What looks like nothing: spaces of all widths, control signs, and letters that are drawn blank. */
const BLANK = /[\s\p{Cc}\u115F\u1160\u2800\u3164\uFFA0]+/gu;
const DASHES = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/gu;
const APOSTROPHES = /[`´‘’‛ʹʻʼʽ′＇]/gu;

/** A text of one line as a keyboard writes it: nothing unseen, one kind of space, dash and apostrophe. */
export const tidyText = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(BLANK, ' ')
    .replace(DASHES, '-')
    .replace(APOSTROPHES, "'")
    .trim()
    .normalize('NFC');

/** A name in the letters that a keyboard has: the ﬁ of a PDF file is f and i. */
export const tidyName = (text: string): string => tidyText(tidyText(text).normalize('NFKC'));

const LETTERS = 'Een naam bestaat uit letters.';

/** A name of at most so many signs; says which sign it can't have. `others` are signs that it may have too. */
export const personName = (most: number, others = '') => {
  const wrong = new RegExp(`[^\\p{L}\\p{M}'.\\- ${others}]`, 'u');
  return z
    .string()
    .overwrite(tidyName)
    .max(most)
    .superRefine((name, context) => {
      const sign = wrong.exec(name)?.[0];
      if (sign === undefined && name !== '' && !/\p{L}/u.test(name))
        context.addIssue({ code: 'custom', message: LETTERS });
      if (sign !== undefined)
        context.addIssue({ code: 'custom', message: `${LETTERS} Het teken ${sign} mag hier niet staan.` });
    });
};

/** A name that has to be there. */
export const personNameThere = (most: number) => personName(most).min(1);

/** A text of one line without unseen signs; it may be empty. */
export const tidyLine = (most: number) => z.string().overwrite(tidyText).max(most);
