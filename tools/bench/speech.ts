import { statSync } from 'node:fs';
import { join } from 'node:path';
import {
  DEFAULT_SETTINGS,
  explainOf,
  FORMS,
  ROUND_SIZE,
  type Dealt,
  type Form,
} from '../../engine/exercise/index.ts';
import { readCatalogue, type Game } from '../../server/practice/catalogue.ts';
import { createSpeech } from '../../server/speech/index.ts';
import { SILENT_SPEAKER, wordsOf } from '../../server/practice/words.ts';
import { createReading, createWordBank } from '../../server/words/index.ts';

/** The most that the speech and the pictures of one round may weigh, in kB. */
const CEILING_KB = 150;
/** Fewer than the server lets wait. */
const AT_ONCE = 500;
/** The most options that a game shows. */
const CAP = 6;
/** Rounds that are dealt of each category in each form: one of its first school year, the others of the last. */
const DEALS = ['een', 'twee', 'drie'];

const ROOT = join(import.meta.dirname, '../..');
const PICTURES = join(ROOT, '.build/art/pictures');

/** A round as it is fetched: what it lets hear and see. */
interface Pack {
  name: string;
  form: Form;
  texts: ReadonlySet<string>;
  pictures: ReadonlySet<string>;
}

/** Weighs the speech and pictures of a round of each category in each form, as long as the longest game makes it. */
export async function benchSpeech(): Promise<boolean> {
  const { games } = readCatalogue(join(ROOT, '.build/catalogue.json'));
  const packs = dealAll(games);
  const speech = await speechSizes(new Set(packs.flatMap(({ texts }) => [...texts])));
  const weigh = ({ texts, pictures }: Pack) => {
    const heard = sum(texts, (text) => speech.get(text)!);
    return { heard, whole: heard + sum(pictures, (name) => statSync(join(PICTURES, name)).size) };
  };
  const weighed = packs.map((pack) => ({ ...pack, ...weigh(pack) })).sort((a, b) => b.whole - a.whole);
  const kB = (bytes: number) => Number((bytes / 1000).toFixed(1));
  console.table(
    FORMS.map((form) => {
      const own = weighed.filter((pack) => pack.form === form);
      return {
        vorm: form,
        rondes: own.length,
        'kB gemiddeld': kB(sum(own, ({ whole }) => whole) / own.length),
        'kB grootste': kB(own[0]!.whole),
        'waarvan stem': kB(own[0]!.heard),
        ronde: own[0]!.name,
      };
    }),
  );
  const largest = kB(weighed[0]!.whole);
  const tooLarge = weighed.filter(({ whole }) => kB(whole) > CEILING_KB).length;
  console.log(
    `stem en plaatjes van een ronde: de grootste ${largest} kB, grens ${CEILING_KB} kB, ${tooLarge} van ${weighed.length} erboven`,
  );
  return tooLarge === 0;
}

function dealAll(games: readonly Game[]): Pack[] {
  const bank = createWordBank();
  const words = wordsOf(bank, SILENT_SPEAKER);
  const longest = (form: Form) =>
    Math.max(ROUND_SIZE[form], ...games.flatMap(({ forms, round }) => (forms[0] === form ? round : [])));
  const explain = games
    .flatMap((game) => game.forms.map((form) => explainOf(game, form)))
    .reduce((a, b) => (a.length > b.length ? a : b));
  return [...bank.categories, ...createReading(bank).categories].flatMap((category) =>
    FORMS.flatMap((form) =>
      DEALS.flatMap((seed, i): Pack[] => {
        const size = longest(form);
        const groep = i === 0 ? category.start.groep : 8;
        const settings = { ...DEFAULT_SETTINGS, tempo: 1 };
        const request = { form, category: category.id, size, cap: CAP, settings, seed, groep };
        const dealt = words.deal(request).slice(0, size);
        return dealt.length === 0 ? [] : [{ name: category.id, form, ...packOf(dealt, explain) }];
      }),
    ),
  );
}

/** What is heard and seen in all exercises that are asked. */
function packOf(dealt: readonly Dealt[], explain: string): Pick<Pack, 'texts' | 'pictures'> {
  const texts = new Set([explain]);
  const pictures = new Set<string>();
  for (const { exercise } of dealt) {
    if (exercise.prompt.speech) texts.add(exercise.prompt.speech.text);
    for (const [, name] of JSON.stringify(exercise).matchAll(/([^"/]+\.webp)"/g)) pictures.add(name!);
  }
  return { texts, pictures };
}

/** The bytes of each spoken text; they are kept in the build's cache for the next time. */
async function speechSizes(texts: ReadonlySet<string>): Promise<Map<string, number>> {
  const speech = createSpeech({ dataDir: join(ROOT, '.build/cache'), secret: 'meting' });
  const sizes = new Map<string, number>();
  const all = [...texts];
  for (let at = 0; at < all.length; at += AT_ONCE) {
    const some = all.slice(at, at + AT_ONCE);
    await speech.warm(some);
    for (const text of some) sizes.set(text, (await speech.get(text)).length);
  }
  speech.close();
  return sizes;
}

const sum = <T>(all: Iterable<T>, size: (one: T) => number) =>
  [...all].reduce((total, one) => total + size(one), 0);
