/** A short vowel and the one consonant behind it, at the end of a word. */
const SHORT = /(?:^|[^aeiouyéèëïöü])[aeiou][bcdfgklmnprstvz]$/;
/** A vowel written double, and the one consonant behind it. */
const DOUBLE = /([aeou])\1([bcdfgklmnprst])$/;
const PARTICLE =
  /^(?:op|aan|af|uit|in|mee|na|om|over|toe|voor|weg|door|bij|terug|samen|neer|los|vast|rond|klaar|thuis|dicht)(?=.{4})/;
/** Words that become others, or of which the vowel changes: no rule makes their plural. */
const IRREGULAR = new Set(
  'schip stad lid gelid smid kind ei rund kalf lam hoen volk rad lied gemoed'.split(' '),
);

/**
 * Whether a word is made by rule of one that exists: a diminutive (wandje), a plural, a form of a weak verb or a separable verb.
 * Where the language has more than one way, it is not; nor is the plural on -en of a word that few know, which may be the error itself
 * (erten).
 */
export function isRegularForm(
  word: string,
  exists: (base: string) => boolean,
  isRare: (base: string) => boolean,
): boolean {
  const known = (base: string) => base.length > 2 && exists(base);
  /** What ends in -en and is a form itself: bomen, lopen. */
  const isForm = (base: string) =>
    base.endsWith('en') && basesOf(base.slice(0, -2)).some((stem) => known(stem) && pluralOf(stem) === base);
  const single = word.replace(/(?<=je)s$/, '');
  return (
    diminutiveBases(single).some(
      (base) => isNoun(base, known) && !isForm(base) && diminutivesOf(base).includes(single),
    ) ||
    isPlural(word, known, isForm, isRare) ||
    isVerbForm(word, known) ||
    (PARTICLE.test(word) && isVerb(word.replace(PARTICLE, '')) && known(word.replace(PARTICLE, '')))
  );
}

/** Whether it has a plural, and is no form of a verb: raamt and blikt have no diminutive, and hoe has none. */
const isNoun = (base: string, known: (form: string) => boolean) =>
  known(base) &&
  base.length > (/[aeiou]$/.test(base) ? 3 : 2) &&
  !(base.endsWith('t') && known(base.slice(0, -1))) &&
  [
    pluralOf(base),
    `${base}en`,
    `${base}s`,
    `${base}'s`,
    `${base}ën`,
    base.replace(/.$/, (last) => `${last === 's' ? 'z' : 'v'}en`),
  ].some((form) => form && known(form));

const soundsOf = (word: string) => word.match(/[aeiouyéèëïöü]+/g)?.length ?? 0;
const doubled = (word: string) => word + word.at(-1)!;

/** Its diminutives: two where the stress decides and the letters don't tell (kanonnetje, motortje). */
function diminutivesOf(base: string): string[] {
  const isLong = soundsOf(base) > 1;
  const isShort = SHORT.test(base);
  if (/[^aeiou]y$/.test(base)) return [`${base}'tje`];
  if (base.endsWith('é')) return [`${base.slice(0, -1)}eetje`];
  if (/[^aeiou]i$/.test(base)) return [`${base}etje`];
  if (/[^aeiou][aou]$/.test(base)) return [`${doubled(base)}tje`];
  if (/[aeiouyjw]$/.test(base)) return [`${base}tje`];
  if (/[lnr]$/.test(base)) {
    if (!isShort || (isLong && /e.$/.test(base))) return [`${base}tje`];
    return isLong ? [`${base}tje`, `${doubled(base)}etje`] : [`${doubled(base)}etje`];
  }
  if (base.endsWith('m')) {
    if (!isShort || (isLong && /e.$/.test(base))) return [`${base}pje`];
    return isLong ? [`${base}pje`, `${doubled(base)}etje`] : [`${doubled(base)}etje`];
  }
  if (base.endsWith('ng')) return isLong ? [`${base.slice(0, -1)}kje`] : [`${base}etje`];
  return [`${base}je`];
}

/** What a diminutive may have been made of. */
function diminutiveBases(word: string): string[] {
  if (!word.endsWith('je')) return [];
  const stem = word.slice(0, -2);
  const bare = stem.replace(/'?[tp]$/, '');
  const short = stem.replace(/et$/, '');
  return [
    stem,
    bare,
    bare.slice(0, -1),
    bare.replace(/ee$/, 'é'),
    short,
    short.slice(0, -1),
    stem.replace(/nk$/, 'ng'),
  ];
}

/** The plural on -en that the letters tell; undefined where they leave a choice (huizen, eisen). */
function pluralOf(base: string): string | undefined {
  if (/[aeiouyjwéë]$/.test(base) || (soundsOf(base) > 1 && /(?:e[lrmn]|ik|es|ig|it)$/.test(base)))
    return undefined;
  if (DOUBLE.test(base)) return `${base.replace(DOUBLE, '$1$2').replace(/f$/, 'v').replace(/s$/, 'z')}en`;
  if (SHORT.test(base)) return `${doubled(base)}en`;
  return /[fs]$/.test(base) ? undefined : `${base}en`;
}

/** What a plural may have been made of, by what stands before -en. */
const basesOf = (stem: string): string[] => [
  stem,
  stem.slice(0, -1),
  stem
    .replace(/v$/, 'f')
    .replace(/z$/, 's')
    .replace(/([aeou])(.)$/, '$1$1$2'),
];

function isPlural(
  word: string,
  known: (base: string) => boolean,
  isForm: (base: string) => boolean,
  isRare: (base: string) => boolean,
): boolean {
  if (word.endsWith('en')) {
    const stem = word.slice(0, -2);
    return basesOf(stem).some(
      (base) =>
        known(base) &&
        !IRREGULAR.has(base) &&
        !isRare(base) &&
        pluralOf(base) === word &&
        // Daken, not dakken: what has another plural has no second one.
        ![`${base}en`, `${base}s`, `${base}eren`].some(known),
    );
  }
  if (/[^aeiou][aiouy]'s$/.test(word)) return known(word.slice(0, -2));
  const base = word.slice(0, -1);
  return (
    word.endsWith('s') &&
    /(?:[^aeiou]e[lrmn]|e|aar|eur|ier|or)$/.test(base) &&
    soundsOf(base) > 1 &&
    known(base) &&
    !isForm(base) &&
    // No jonges: an adjective has no plural.
    !(base.endsWith('e') && known(base.slice(0, -1)))
  );
}

/** Whether it looks like a form of a verb. */
const isVerb = (word: string) => /(?:en|[td]e|ende?)$|^ge.*[dt]$/.test(word);

/** A form of a weak verb of which another is known that nobody can take for one of a strong verb. */
function isVerbForm(word: string, known: (base: string) => boolean): boolean {
  if (/ende?$/.test(word)) return known(word.replace(/de?$/, ''));
  const past = word.replace(/n$/, '');
  if (!/(?:[kfsxp]|ch)te$|[^aeioutdkxp]de$/.test(past)) return false;
  if (past !== word && known(past)) return true;
  // Geprobeerde of geprobeerd.
  if (/^ge|^.{2,5}ge/.test(past) && known(past.slice(0, -1))) return true;
  const [particle = ''] = PARTICLE.exec(past) ?? [];
  const stem = past.slice(particle.length, -2);
  return known(`${particle}ge${stem}${past.at(-2)!}`) && infinitivesOf(stem, past.at(-2) === 't').some(known);
}

/** What a weak verb with this stem may be: of one with f or s before -de it has v or z. */
function infinitivesOf(stem: string, isVoiceless: boolean): string[] {
  const written = isVoiceless ? stem : stem.replace(/f$/, 'v').replace(/s$/, 'z');
  return [written, doubled(written), written.replace(/([aeou])\1(.)$/, '$1$2')].map((one) => `${one}en`);
}
