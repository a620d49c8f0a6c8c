/** What stands before a pupil, as it stands before a child: de leerling, het kind. */
const BEFORE: Record<string, string> = {
  de: 'het',
  deze: 'dit',
  die: 'dat',
  elke: 'elk',
  iedere: 'ieder',
  welke: 'welk',
};
const PUPIL =
  /(?<![\p{L}{-])(?:(de|deze|die|elke|iedere|welke) )?(leerlingen|leerling)(?![\p{L}}-])(?:(,? die)(?!\p{L}))?/giu;

/**
 * A text for schools as a family reads it: pupils are children, with the articles of that. Other words of school (docent, juf,
 * klas) have no such twin: a text with these is written anew for families.
 */
export const inFamilyWords = (text: string): string =>
  text.replace(PUPIL, (all, before: string | undefined, pupil: string, who: string | undefined) => {
    const many = pupil.length > 'leerling'.length;
    const article = before && (many ? before.toLowerCase() : BEFORE[before.toLowerCase()]);
    const said = `${article ? `${article} ` : ''}${many ? 'kinderen' : 'kind'}${many ? (who ?? '') : (who ?? '').replace('die', 'dat')}`;
    return /^\p{Lu}/u.test(all) ? said[0]!.toUpperCase() + said.slice(1) : said;
  });
