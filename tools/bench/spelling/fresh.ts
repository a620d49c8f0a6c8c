import { readFileSync } from 'node:fs';
import { judge, type Dealt } from '../../../engine/exercise/index.ts';
import { analyse, diagnose, exercise } from '../../../engine/spelling/index.ts';
import { SPELLING_IDS, type CategoryId } from '../../../engine/spelling/catalogue/index.ts';

/**
 * Material that nothing was tuned on, and nothing may be: only figures are printed of it, not what was wrong. Who needs
 * to know that has used it up, and writes new material.
 */
const LIMITS = { drawn: 99, kinds: 98.5, rules: 95, unheard: 90, verbs: 92, slips: 2 };

const read = (file: string): string[][] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

const percent = (part: number, whole: number) => Math.round((1000 * part) / Math.max(1, whole)) / 10;

function measureSyllables(file: string, name: string, least: number, first: number): boolean {
  const words = read(file);
  const right = words.filter(([word = '', syllables]) => analyse(word).syllables.join('-') === syllables);
  const share = percent(right.length, words.length);
  console.log(
    `Vers: lettergrepen van ${words.length} ${name} goed ${share} % (minstens ${least}; bij de eerste meting ${first} %)`,
  );
  return share >= least;
}

/** Whether an explanation is one that fits: `D20|D56` is either, `D02+D07` both, `any` every rule. */
function isNamed(accepted: string, rules: readonly string[]): boolean {
  if (rules.length === 0) return false;
  if (accepted === 'any') return true;
  if (accepted.includes('+')) return accepted.split('+').sort().join() === [...rules].sort().join();
  return rules.every((rule) => accepted.split('|').includes(rule));
}

/** The rule behind what was typed: in general, in verb forms, in letters that are not heard, and where it is a slip. */
function measureErrors(): boolean {
  const lines = read('./fresh-errors.tsv').map(([word = '', typed = '', practised, accepted = '']) => {
    const category = SPELLING_IDS.find((id) => id === practised);
    const { errors, slips } = diagnose(word, typed, { ...(category && { category }) });
    const kind = category ? 'verb' : accepted === 'any' || accepted === 'slip' ? accepted : 'rule';
    const named =
      slips.length === 0 &&
      isNamed(
        accepted,
        errors.map(({ rule }) => rule),
      );
    return { kind, named, isSpelling: errors.length > 0 && slips.length === 0 };
  });
  const of = (kind: string) => lines.filter((line) => line.kind === kind);
  const share = (kind: string) => percent(of(kind).filter(({ named }) => named).length, of(kind).length);
  const [rules, unheard, verbs] = [share('rule'), share('any'), share('verb')];
  const slips = percent(of('slip').filter(({ isSpelling }) => isSpelling).length, of('slip').length);
  console.log(
    `Vers: juiste regel bij ${of('rule').length} fouten ${rules} % (minstens ${LIMITS.rules}; eerst 98 %), bij ` +
      `${of('verb').length} werkwoordfouten ${verbs} % (minstens ${LIMITS.verbs}; eerst 75.9 %), ` +
      `${of('any').length} onhoorbare letters als spelling ${unheard} % (minstens ${LIMITS.unheard}; eerst 50 %), ` +
      `${of('slip').length} verschrijvingen als spelling ${slips} % (hoogstens ${LIMITS.slips}; eerst 1 %)`,
  );
  return rules >= LIMITS.rules && unheard >= LIMITS.unheard && verbs >= LIMITS.verbs && slips <= LIMITS.slips;
}

/** Infinitive and form of the verbs that are typed in their sentence. */
const VERBS: Readonly<Record<string, { lemma: string; verbForm: string }>> = {
  kom: { lemma: 'komen', verbForm: 'tt2i' },
  word: { lemma: 'worden', verbForm: 'tt2i' },
  loop: { lemma: 'lopen', verbForm: 'gw' },
  loopt: { lemma: 'lopen', verbForm: 'tt3' },
};

const TURNS = 40;

/** A typed exercise, in its sentence where it has one; of its first category where the practised one is not in its letters. */
function typedExercise(word: string, sentence: string, practised: string): Dealt | undefined {
  const own = analyse(word).categories[0]?.id ?? 'cvc';
  for (const category of [practised || own, own]) {
    for (let turn = 0; turn < TURNS; turn++) {
      const facts = { ...(sentence && { sentence }), ...VERBS[word] };
      const made = exercise('type', word, category as CategoryId, `vers ${turn}`, facts);
      if ('exercise' in made && (!sentence || made.exercise.prompt.text !== undefined)) return made;
    }
  }
  return undefined;
}

/** What is said of a word as it was typed: right, only a capital too many, or wrong. */
function verdictOf(word: string, typed: string, sentence: string, practised: string): string {
  const made = typedExercise(word, sentence, practised);
  if (!made) return 'none';
  const { right, capital } = judge(made, { form: 'type', text: typed });
  if (right) return 'right';
  return capital && practised !== 'capital-letters' ? 'slip' : 'wrong';
}

/** Right answers in odd shapes, and wrong ones that look like them. */
function measureShapes(): boolean {
  const count = { right: 0, accepted: 0, other: 0, told: 0 };
  for (const cells of read('./fresh-shapes.tsv')) {
    const [word = '', typed = '', sentence = '', practised = '', verdict = ''] = cells.map((cell) =>
      cell.replace(/\\u([\da-f]{4})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
    );
    const said = verdictOf(word, typed, sentence, practised);
    if (verdict === 'right') {
      count.right++;
      count.accepted += said === 'right' ? 1 : 0;
    } else {
      count.other++;
      count.told += said === verdict ? 1 : 0;
    }
  }
  const accepted = percent(count.accepted, count.right);
  const told = percent(count.told, count.other);
  console.log(
    `Vers: ${count.right} goede antwoorden in andere vormen goedgekeurd ${accepted} % (alle; eerst 51.1 %), ` +
      `${count.other} bijna goede juist benoemd ${told} % (alle; eerst 63.6 %)`,
  );
  return accepted === 100 && told === 100;
}

/** Measures the engine on material that it was not tuned on. */
export function benchFresh(): boolean {
  return [
    measureSyllables('./fresh-drawn.tsv', 'woorden zoals het lot ze trok', LIMITS.drawn, 98.5),
    measureSyllables('./fresh-kinds.tsv', 'woorden van moeilijke soorten', LIMITS.kinds, 86.1),
    measureErrors(),
    measureShapes(),
  ].every(Boolean);
}
