const ORDINALS =
  'nulde,eerste,tweede,derde,vierde,vijfde,zesde,zevende,achtste,negende,tiende,elfde,twaalfde,dertiende,veertiende,vijftiende,zestiende,zeventiende,achttiende,negentiende'.split(
    ',',
  );
const TENS = ',,twintig,dertig,veertig,vijftig,zestig,zeventig,tachtig,negentig'.split(',');
const ONES =
  'nul,een,twee,drie,vier,vijf,zes,zeven,acht,negen,tien,elf,twaalf,dertien,veertien,vijftien,zestien,zeventien,achttien,negentien'.split(
    ',',
  );

/** A number below a hundred in words. */
function cardinal(n: number): string {
  if (n < 20) return ONES[n]!;
  const [tens, one] = [TENS[Math.floor(n / 10)]!, ONES[n % 10]!];
  return n % 10 === 0 ? tens : `${one}${one.endsWith('e') ? 'ën' : 'en'}${tens}`;
}

/** 1e, 3de, 131ste in words, below ten thousand. */
export function ordinal(n: number): string {
  if (n < 20) return ORDINALS[n]!;
  if (n < 100) return `${cardinal(n)}ste`;
  const [size, name] = n < 1000 ? ([100, 'honderd'] as const) : ([1000, 'duizend'] as const);
  const [count, rest] = [Math.floor(n / size), n % size];
  const begin = `${count > 1 ? cardinal(count) : ''}${name}`;
  return rest === 0 ? `${begin}ste` : begin + ordinal(rest);
}

/** A Roman number up to 39. */
function roman(text: string): number {
  const values: Record<string, number> = { I: 1, V: 5, X: 10 };
  return [...text].reduce((sum, sign, i) => {
    const [value, next] = [values[sign]!, values[text[i + 1] ?? ''] ?? 0];
    return sum + (value < next ? -value : value);
  }, 0);
}

/** Small letters written above a number: 1ᵉ. */
const RAISED: Readonly<Record<string, string>> = { ᵉ: 'e', ᵈ: 'd', ˢ: 's', ᵗ: 't' };
const FRACTIONS: Readonly<Record<string, string>> = {
  '1/2': 'een half',
  '1/3': 'een derde',
  '2/3': 'twee derde',
  '1/4': 'een kwart',
  '3/4': 'drie kwart',
  '½': 'een half',
  '⅓': 'een derde',
  '⅔': 'twee derde',
  '¼': 'een kwart',
  '¾': 'drie kwart',
};
/** Words before a number of a book or a class, of which no king is told. */
const COUNTED =
  /^(?:hoofdstuk|deel|les|groep|blok|bijlage|klas|week|thema|kern|nummer|band|akte|scène|rij|opgave)$/i;

/** Words before a letter that is no number: een V. */
const SMALL = /^(?:een|de|het|die|dit|van|met|voor|letter)$/i;

/** An amount in cents as it is said: 2 euro 50, 75 cent. */
function amount(euros: string, cents = ''): string {
  const [whole, rest] = [Number(euros.replaceAll('.', '')), Number(/^\d{2}$/.test(cents) ? cents : 0)];
  if (whole === 0 && rest > 0) return `${rest} cent`;
  return rest === 0 ? `${whole} euro` : `${whole} euro ${rest}`;
}

/** Times, money, fractions, large and Roman numbers and ranks, written so that a voice says them as people do. */
export const spokenNumbers = (text: string): string =>
  text
    .replace(/(?<=\d)[ᵉᵈˢᵗ]+/g, (raised) => [...raised].map((letter) => RAISED[letter]).join(''))
    .replace(
      /(?<![\d.,])€\s?(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{2}|-+))?(?!\d|[.,]\d)/g,
      (_, euros: string, cents?: string) => amount(euros, cents),
    )
    .replace(/(?<![\d.,])(\d+),(\d{2})\s?euro(?!\p{L})/gu, (_, euros: string, cents: string) =>
      amount(euros, cents),
    )
    .replace(
      /(?<![\d.,:])([01]?\d|2[0-4])(?:[.:]([0-5]\d)\s?(?:uur|u(?:\.|(?!\p{L})))|:([0-5]\d)(?![\d:]))/gu,
      (_, hour: string, minute?: string, other?: string) => {
        const past = Number(minute ?? other);
        return past === 0 ? `${Number(hour)} uur` : `${Number(hour)} uur ${past}`;
      },
    )
    .replace(/(?<![\d.,])\d{1,3}(?:\.\d{3})+(?![\d.]\d|\d)/g, (number) => number.replaceAll('.', ''))
    .replace(
      /(?<![\d/])(\d+\s?)?(?:[123]\/[234](?![\d/])|[½⅓⅔¼¾])/g,
      (written, whole: string | undefined) => {
        const part = FRACTIONS[whole === undefined ? written : written.slice(whole.length)];
        // 11/2 is no 1 and a half.
        if (part === undefined || (whole !== undefined && /\/\d/.test(written) && !/\s$/.test(whole)))
          return written;
        return whole === undefined ? part : `${whole.trim()} en ${part}`;
      },
    )
    .replace(/(?<![\d.,])(\d{1,4})(?:ste|de|e)(?!\p{L})/gu, (_, digits: string) => ordinal(Number(digits)))
    .replace(
      /(?<!\p{L})(\p{Lu}\p{Ll}+) (?!X(?!\p{L}))(?=[IVX])(X{0,3}(?:IX|IV|V?I{0,3}))(?![\p{L}\d'-])/gu,
      (written, name: string, number: string) =>
        SMALL.test(name)
          ? written
          : COUNTED.test(name)
            ? `${name} ${roman(number)}`
            : `${name} de ${ordinal(roman(number))}`,
    );
