import type { Choice, Reason } from '../../../engine/practice/index.ts';

/** Why a word was dealt, as it stays with the round: short, for there are very many. */
export interface KeptChoice {
  reason: Reason;
  /** Predicted success, in percent. */
  p: number;
  /** Options that there were to choose from. */
  options?: number;
  /** Expected success over the whole category, in percent, and answers that were given in it. */
  mean: number;
  answers: number;
  /** Whole days since the category was practised. */
  days?: number;
  /** Of a review: when the word went wrong, on how many days it was right since, and the recall in percent. */
  wrongAt?: number;
  reviews?: number;
  recall?: number;
}

/** What the policy chose for a round. */
export interface RoundChoices {
  /** By exercise; what is only there for contrast has none. */
  of: Readonly<Record<string, KeptChoice>>;
  /** Of a list of words: all of it as it was then. */
  list?: readonly string[];
}

const percent = (share: number) => Math.round(100 * share);

/** What of a choice is kept. */
export const keptChoice = ({ reason, p, why }: Choice, options: number | undefined): KeptChoice => ({
  reason,
  p: percent(p),
  ...(options !== undefined && { options }),
  mean: percent(why.mean),
  answers: why.answers,
  ...(why.days !== undefined && { days: Math.floor(why.days) }),
  ...(why.wrongAt !== undefined && { wrongAt: why.wrongAt }),
  ...(why.reviews !== undefined && { reviews: why.reviews }),
  ...(why.recall !== undefined && { recall: percent(why.recall) }),
});

/** Reads the choices of a round; none of a round that no policy dealt. */
export const readChoices = (text: string | null): RoundChoices =>
  text === null ? { of: {} } : (JSON.parse(text) as RoundChoices);

const day = new Intl.DateTimeFormat('nl', { day: 'numeric', month: 'long', timeZone: 'Europe/Amsterdam' });
/** Days with a right answer after which a word is no longer repeated. */
const REVIEWS = 3;
/** Recall in % of a word that went wrong a moment ago: "100 %" would say that it need not come back. */
const JUST_SEEN = 95;

/** Recall that tells a teacher something; undefined of a word that was seen a moment ago. */
export const toldRecall = ({ recall }: Pick<KeptChoice, 'recall'>): number | undefined =>
  recall !== undefined && recall < JUST_SEEN ? recall : undefined;

/** What a teacher reads of a choice (engine/practice/DESIGN.md 6). */
export function reasonForTeacher(choice: Omit<KeptChoice, 'options'>): string {
  const { p, mean, answers, days = 0, wrongAt, reviews = 0 } = choice;
  switch (choice.reason) {
    case 'HERHALING': {
      const when = wrongAt === undefined ? 'Ging eerder fout' : `Ging fout op ${day.format(wrongAt)}`;
      const recall = toldRecall(choice);
      const known = recall === undefined ? '' : `, geschatte kans dat het woord nog bekend is ${recall}%`;
      return `${when}: herhaling ${Math.min(REVIEWS, reviews + 1)} van ${REVIEWS}${known}.`;
    }
    case 'ZWAKKE_CATEGORIE':
      return `In deze categorie is ongeveer ${mean}% goed: hier is het meest te winnen.`;
    case 'NIVEAU':
      return `Past bij het niveau: verwachte kans op goed ${p}%.`;
    case 'PLAN':
      return `Hoort bij het handelingsplan: verwachte kans op goed ${p}%.`;
    case 'PEILEN':
      return answers === 0
        ? 'Nog geen antwoorden in deze categorie: we peilen het niveau.'
        : `Nog maar ${answers} ${answers === 1 ? 'antwoord' : 'antwoorden'} in deze categorie: we peilen het niveau.`;
    case 'ONDERHOUD':
      return days > 0
        ? `Onderhoud: ${days} ${days === 1 ? 'dag' : 'dagen'} niet geoefend.`
        : 'Onderhoud van wat al beheerst wordt.';
    case 'OPPEPPER':
      return 'Twee fout achter elkaar: daarom een makkelijker woord.';
    case 'HAAST':
      return 'De antwoorden kwamen te snel: daarom een makkelijker woord.';
    case 'STEEKPROEF':
      return 'Steekproef: zo blijft bekend hoe moeilijk dit woord is.';
  }
}
