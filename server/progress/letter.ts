import { ENOUGH_ANSWERS, type ParentLetter, type PupilWords, type Standing } from '../contract/progress.ts';
import { yearNumber, type Variant } from '../contract/variant.ts';
import { makePdf, text } from '../documents/pdf.ts';
import type { Period } from './period.ts';

/** From this expected share of right words on parents read that it goes well, in percent. */
const GOES_WELL = 80;
/** What parents can take in at once. */
const FEW_CATEGORIES = 4;
const FEW_WORDS = 15;
const DAY = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' });
const LIST = new Intl.ListFormat('nl', { type: 'conjunction' });

/** What parents are told of their child. */
export interface LetterMatter extends Period {
  school: string;
  /** The child is called by the first name. */
  pupil: string;
  name: string;
  groep: number;
  variant: Variant;
  effort: { days: number; minutes: number; answers: number };
  standings: readonly Standing[];
  /** In their order, with the name that the child knows: "Woorden met ei of ij". */
  categories: readonly { id: string; goal: string }[];
  words: Pick<PupilWords, 'mistakes' | 'mastered' | 'masteredTotal'>;
}

/** The categories that go well, those that are practised now, and those that are still too hard; only what is measured. */
export function sortedOut({ standings, categories }: Pick<LetterMatter, 'standings' | 'categories'>) {
  const parts = { well: [] as string[], now: [] as string[], hard: [] as string[] };
  for (const { id, goal } of categories) {
    const level = standings.find(({ category }) => category === id)?.level;
    if (!level || level.known < ENOUGH_ANSWERS) continue;
    const part =
      level.status === 'klaar' || level.p >= GOES_WELL ? 'well' : level.status === 'bezig' ? 'now' : 'hard';
    parts[part].push(goal);
  }
  return parts;
}

/** Words that went wrong and are not mastered since, each once and spelled right: a wrong word image that is seen is learnt. */
export function wordsToRepeat({ mistakes, mastered }: LetterMatter['words']): string[] {
  const known = new Set(mastered);
  // Sentences are no words to look at together.
  const asked = mistakes.map(({ word }) => word).filter((word) => !known.has(word) && !/\s/.test(word));
  return [...new Set(asked)].slice(0, FEW_WORDS);
}

/**
 * A letter to parents about what their child practised in a period, of one page. It says what the child did and what goes well,
 * and compares with nobody.
 */
export function letterOf(matter: LetterMatter): ParentLetter {
  const { school, pupil, name, from, to, effort, words, variant } = matter;
  const { well, now, hard } = sortedOut(matter);
  const repeat = wordsToRepeat(words);
  const span = `${DAY.format(Date.parse(from))} tot en met ${DAY.format(Date.parse(to))}`;
  const year = variant === 'be' ? `${yearNumber(matter.groep, variant)}e leerjaar` : `groep ${matter.groep}`;
  const hasPractised = effort.answers > 0;
  const parts: ParentLetter['parts'] = [
    { title: 'Dit gaat goed', items: listed(well) },
    { title: `Hier werkt ${pupil} nu aan`, items: listed(now) },
    { title: 'Dit is nog lastig en komt later terug', items: listed(hard) },
    {
      title: `${count(words.masteredTotal, 'woord', 'woorden')} onder de knie`,
      text: words.mastered.length > 0 ? `Zoals ${LIST.format(words.mastered.slice(0, FEW_WORDS))}.` : '',
    },
    {
      title: 'Woorden om samen nog eens te bekijken',
      text: repeat.length > 0 ? `${LIST.format(repeat)}.` : '',
    },
    { title: 'Helpen kan zo', text: hasPractised ? `${HELP} ${QUESTIONS}` : '' },
  ];
  return {
    school,
    title: `Zo oefende ${name}`,
    about: `${year} · ${span}`,
    greeting: 'Beste ouder of verzorger,',
    intro: hasPractised
      ? `${pupil} oefende op ${count(effort.days, 'dag', 'dagen')} samen ${count(Math.round(effort.minutes), 'minuut', 'minuten')} en maakte ${count(effort.answers, 'opgave', 'opgaven')}. De opgaven groeien mee: ze zijn steeds zo gekozen dat er iets te leren valt. Fouten maken hoort daarbij.`
      : `In deze periode heeft ${pupil} nog niet geoefend.`,
    // Where there is nothing to tell, there is no heading.
    parts: parts.filter((part) => part.text || (part.items && part.items.length > 0)),
    ...(!hasPractised && { closing: QUESTIONS }),
  };
}

/** A letter on paper, with what the teacher adds. */
export const letterPdf = (letter: ParentLetter, line: string): Promise<Buffer> =>
  makePdf({
    info: { title: letter.title, author: letter.school },
    // What is told at most fits on one page.
    defaultStyle: { lineHeight: 1 },
    pageMargins: [50, 32, 50, 34],
    content: [
      { text: text(letter.school), color: QUIET, margin: [0, 0, 0, 10] },
      { text: text(letter.title), fontSize: 20, bold: true },
      { text: letter.about, color: QUIET, margin: [0, 0, 0, 10] },
      letter.greeting,
      { text: text(letter.intro), margin: [0, 8, 0, 4] },
      ...(line === '' ? [] : [{ text: text(line), margin: [0, 4, 0, 4] as Margin }]),
      ...letter.parts.map(onPaper),
      ...(letter.closing === undefined ? [] : [{ text: letter.closing, margin: [0, 8, 0, 0] as Margin }]),
    ],
    footer: (page, pages) => ({
      text: pages > 1 ? `${page} van ${pages}` : '',
      alignment: 'center',
      color: QUIET,
      fontSize: 9,
      margin: [0, 12],
    }),
  });

const QUIET = '#565e78';
const HELP =
  'Zeg het woord samen hardop, in stukjes, en laat uw kind vertellen welke regel erbij hoort. Een paar woorden per keer is genoeg.';
const QUESTIONS = 'Vragen? We vertellen u er graag meer over.';

const count = (number: number, one: string, more: string) => `${number} ${number === 1 ? one : more}`;

/** A heading with what stands under it. */
const onPaper = (part: ParentLetter['parts'][number]) => ({
  stack: [
    { text: text(part.title), bold: true, fontSize: 12.5, margin: [0, 7, 0, 2] as Margin },
    part.items ? { ul: part.items } : { text: text(part.text ?? '') },
  ],
  unbreakable: true,
});
type Margin = [number, number, number, number];

const listed = (titles: readonly string[]): string[] =>
  titles.length <= FEW_CATEGORIES
    ? [...titles]
    : [
        ...titles.slice(0, FEW_CATEGORIES),
        `en nog ${count(titles.length - FEW_CATEGORIES, 'onderdeel', 'onderdelen')}`,
      ];
