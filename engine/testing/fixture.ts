import type { RoundStart } from '../bridge/index.ts';
import {
  createRng,
  DEFAULT_SETTINGS,
  type Dealt,
  type Exercise,
  type Form,
  type Option,
  type PlaySettings,
  type ReadExercise,
  type Rng,
  type Solution,
  type WholeAnswer,
} from '../exercise/index.ts';

/** A word with all that the forms need. */
interface Word {
  text: string;
  graphemes: string[];
  /** Cuts between its sound groups. */
  cuts: number[];
  bucket: string;
}

const word = (parts: string, graphemes: string, bucket: string): Word => {
  const syllables = parts.split('-');
  let at = 0;
  const cuts = syllables.slice(0, -1).map((syllable) => (at += syllable.length));
  return { text: syllables.join(''), graphemes: graphemes.split(' '), cuts, bucket };
};

/** Words of 2 to 17 letters: enough shapes to try a layout with. */
const WORDS: readonly Word[] = [
  word('ui', 'ui', 'lang'),
  word('trein', 't r ei n', 'kort'),
  word('dijk', 'd ij k', 'kort'),
  word('ko-ning', 'k o n i ng', 'lang'),
  word('ba-naan', 'b a n aa n', 'lang'),
  word('schuur', 'sch uu r', 'lang'),
  word('bak-ker', 'b a k k e r', 'kort'),
  word('ver-jaar-dag', 'v e r j aa r d a g', 'lang'),
  word('kof-fie', 'k o f f ie', 'kort'),
  word('pa-ra-plu', 'p a r a p l u', 'lang'),
  word('zwem-bad', 'z w e m b a d', 'kort'),
  word('schaats', 'sch aa t s', 'lang'),
  word('olie-kop-je', 'o l ie k o p j e', 'lang'),
  word('o-ma', 'o m a', 'lang'),
  word('vo-gel', 'v o g e l', 'lang'),
  word('lam-pen', 'l a m p e n', 'kort'),
  word('school-bi-bli-o-theek', 'sch oo l b i b l i o th ee k', 'lang'),
];
/** Sentences for the form read; the second is about as long as fits on two lines. */
const SENTENCES: readonly string[] = [
  'De ___ ligt al de hele dag onder de oude houten tafel.',
  'Toen de regen ophield, liep mijn kleine zusje met haar laarzen en ___ door de plassen.',
  'Ik zie ___.',
];
/** A text that takes several steps, with what is asked about it. */
const STORY = {
  title: 'Het feest van opa',
  steps: [
    'Opa wordt zaterdag tachtig jaar. De hele familie komt op bezoek, zelfs tante Jo uit het verre Zweden.',
    'Samen hangen we vlaggen op in de tuin. Mijn neef blaast zoveel ballonnen op dat hij er duizelig van wordt.',
    'Dan gaat de bel.',
  ],
  question: 'Wie komt er uit Zweden?',
};
const EXTRA = ['p', 'oe', 'g', 'ij', 'u'];
/** Words that don't belong in its sentence. */
const ODD = ['liepen', 'snurkten'];
const MARKS = ['A', 'B', 'C', 'D'] as const;

export interface FixtureOptions {
  form: Form;
  /** Exercises in the round; two more are dealt in reserve. */
  size?: number;
  /** Options in choose and read, buckets in sort, extra tiles in build. */
  options?: number;
  /** In order: cards that don't belong. */
  extras?: number;
  seed?: string;
  settings?: Partial<PlaySettings>;
  firstVisit?: boolean;
  /** Only words of this many letters at most, and at least. */
  longest?: number;
  shortest?: number;
  /** The options are pictures, which can't be had. */
  isPictured?: boolean;
}

/** A round of any form, from a few fixed words: what a server would deal, without a server. */
export function fixtureRound(wanted: FixtureOptions): RoundStart {
  const { form, size = 6, options = 3, seed = 'proef', settings = {}, firstVisit = false } = wanted;
  const { longest = 17, shortest = 2, isPictured = false, extras = 0 } = wanted;
  const rng = createRng(`${seed}/deal`);
  const fitting = WORDS.filter(
    ({ text, cuts }) =>
      text.length <= longest && text.length >= shortest && (form !== 'split' || cuts.length > 0),
  );
  const words = Array.from({ length: Math.ceil((size + 2) / fitting.length) }, () =>
    rng.shuffle(fitting),
  ).flat();
  const dealt = words
    .slice(0, size + 2)
    .map((one, i) => deal(form, one, `x${i}`, { options, extras }, fitting, rng));
  return {
    id: '00000000-0000-4000-8000-000000000000',
    seed,
    size,
    dealt: isPictured ? dealt.map(inPictures) : dealt,
    settings: { ...DEFAULT_SETTINGS, ...settings },
    firstVisit,
  };
}

/** The same with a picture instead of the word on each option, and beside what is asked. */
function inPictures({ exercise, solution }: Dealt): Dealt {
  const inPicture = (text: string) => ({ name: text, url: `data:plaatje/${text}`, alt: text });
  const prompt = { ...exercise.prompt, picture: inPicture(solution.reveal.text) };
  if (!('options' in exercise)) return { exercise: { ...exercise, prompt }, solution };
  const options = exercise.options.map(({ id, text = '' }) => ({ id, picture: inPicture(text) }));
  return { exercise: { ...exercise, options }, solution };
}

/** What is read before the answers come: in turn a word, a sentence that goes away or stays, and a text in steps. */
function toRead(
  turn: number,
  word: string,
): Pick<ReadExercise, 'prompt' | 'text' | 'title' | 'steps' | 'exposureMs'> {
  const sentence = SENTENCES[Math.floor(turn / 3) % SENTENCES.length]!.replace('___', word);
  if (turn % 3 === 0) return { prompt: { task: 'Lees goed.' }, text: word, exposureMs: 1200 };
  if (turn % 6 === 1) return { prompt: { task: 'Welk woord stond er?' }, text: sentence, exposureMs: 3000 };
  if (turn % 6 !== 5) return { prompt: { task: 'Welk woord stond er?' }, text: sentence };
  const { title, steps, question } = STORY;
  return { prompt: { task: question }, text: steps.join(' '), title, steps };
}

function deal(
  form: Form,
  { text, graphemes, cuts, bucket }: Word,
  id: string,
  { options: n, extras }: Required<Pick<FixtureOptions, 'options' | 'extras'>>,
  words: readonly Word[],
  rng: Rng,
): Dealt {
  const speech = { text, url: `data:spraak/${text}` };
  const common = { id, category: 'proef', secondChance: true };
  const others = rng.shuffle(words.filter((one) => one.text !== text)).slice(0, Math.max(1, n - 1));
  const optionList = rng.shuffle<Option>([
    { id: 'goed', text },
    ...others.map((one, i) => ({ id: `fout${i}`, text: one.text })),
  ]);
  const made = ((): { exercise: Exercise; answer: WholeAnswer } => {
    switch (form) {
      case 'choose':
        return {
          exercise: {
            ...common,
            secondChance: n > 2,
            form,
            kind: 'word',
            prompt: { task: 'Welk woord hoor je?', speech },
            options: optionList,
          },
          answer: { form, option: 'goed' },
        };
      case 'judge': {
        const fits = rng.next() < 0.5;
        const card = { id: 'kaart', text: fits ? text : others[0]!.text };
        return {
          exercise: {
            ...common,
            secondChance: false,
            form,
            kind: 'word',
            prompt: { task: 'Is dit het woord?', speech },
            card,
          },
          answer: { form, fits },
        };
      }
      case 'build': {
        const tiles = [...graphemes, ...EXTRA.slice(0, Math.max(0, n - 1))].map((tile, i) => ({
          id: `t${i}`,
          text: tile,
        }));
        return {
          exercise: {
            ...common,
            form,
            prompt: { task: 'Leg het woord.', speech },
            slots: graphemes.length,
            tiles: rng.shuffle(tiles),
          },
          answer: { form, tiles: graphemes.map((_, i) => `t${i}`) },
        };
      }
      case 'type':
        return {
          exercise: { ...common, form, prompt: { task: 'Typ het woord.', speech }, length: text.length },
          answer: { form, text },
        };
      case 'split':
        return {
          exercise: {
            ...common,
            form,
            prompt: { task: 'Knip het woord in klankgroepen.', speech },
            letters: [...text],
          },
          answer: { form, cuts },
        };
      case 'sort': {
        const labels = ['lang', 'kort', 'twee', 'drie'].slice(0, Math.max(2, Math.min(4, n)));
        const buckets = labels.map((label, i) => ({
          id: label,
          mark: MARKS[i]!,
          label,
          ...(i < 2 && { name: `${label}e klank` }),
        }));
        return {
          exercise: {
            ...common,
            secondChance: false,
            form,
            prompt: { task: 'Welke klank hoor je?', speech },
            buckets,
            card: { id: 'kaart', text },
          },
          answer: { form, bucket },
        };
      }
      case 'read': {
        const shared = { ...common, secondChance: n > 2, form, kind: 'word', options: optionList } as const;
        return {
          exercise: { ...shared, ...toRead(Number(id.slice(1)), text) },
          answer: { form, option: 'goed' },
        };
      }
      case 'order': {
        const cards = ['De', 'kat', 'zit', 'op', text + '.'].map((card, i) => ({ id: `k${i}`, text: card }));
        const odd = ODD.slice(0, extras).map((card, i) => ({ id: `over${i}`, text: card }));
        const slots = extras > 0 && { slots: cards.length };
        const all = rng.shuffle([...cards, ...odd]);
        return {
          exercise: { ...common, form, prompt: { task: 'Maak de zin.' }, cards: all, ...slots },
          answer: { form, cards: cards.map((card) => card.id) },
        };
      }
    }
  })();
  const solution: Solution = {
    answer: made.answer,
    wordId: text,
    reveal: { text, from: 0, to: 1 },
    hint: 'Luister goed naar het woord.',
    rules: {},
  };
  return { exercise: made.exercise, solution };
}
