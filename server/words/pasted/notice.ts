import { withoutNumbering } from './clean.ts';
import { isSentence } from './tokens.ts';

/** What a line looks like that holds no words to practise: it is left out, and whoever pasted it may take it back. */
export type Notice = 'heading' | 'letter' | 'sender' | 'prose' | 'page' | 'table' | 'note';

/** Longer lines are not looked at this way. */
const LONGEST = 300;
/** What is so short is no list that has headings around it. */
const FEWEST = 5;
/** Share of lines with a word or a few from which sentences between them are no dictation. */
const MOSTLY = 0.5;
/** So many lines may follow a greeting: name, function, school, street, place, telephone. */
const LONGEST_SIGNATURE = 9;

const MAIL_HEAD =
  /^>?\s*(?:van|aan|cc|bcc|onderwerp|betreft|datum|verzonden|from|to|subject|sent|date|naam|klas|school|doel|bijlage)\s*:/i;
const GREETING =
  /^(?:beste|hoi|hallo|hey|hi|dag|geachte|lieve|goede(?:morgen|middag|navond|nmorgen|nmiddag|navond))(?:\s.*[,!]|\s+\p{L}+\s*|[,!])$/iu;
const FAREWELL =
  /^(?:(?:met\s)?(?:vriendelijke|hartelijke|veel|lieve|warme)\s+groet(?:en|jes)?|groet(?:en|jes)?(?=\s*[,!]|\s+(?:van\s+)?\p{Lu})|mvg|m\.v\.g\.|gr\.|liefs)(?![a-z])/iu;
const POLITE =
  /^(?:alvast\s|bedankt[,!]|(?:heel )?veel (?:succes|plezier)|succes\s*!|tot (?:ziens|morgen|maandag|volgende)|fijn(?:e|) (?:dag|weekend|vakantie)|dank (?:je|u)|verzonden (?:vanaf|met)|verstuurd vanaf|op .{5,80} schreef\s.*:$)/i;
const SENDER =
  /\S@\S+\.\S|(?:https?:\/\/|www\.)\S|^\d{4}\s?[A-Z]{2}\b|^(?:tel|telefoon|tel\.nr|mob|fax)\b[.:\s]|^\p{Lu}\p{L}+(?:straat|laan|weg|plein|singel|kade|dijk|gracht|dreef)\s\d{1,4}\p{L}?$|^(?:juf|meester|mevrouw|mevr\.|meneer|dhr\.)\s\p{Lu}\p{L}+$/u;
const PAGE =
  /^(?:pagina|pag\.?|blz\.?|bladzijde)\s*\d|^©|^copyright\b|\bkopi[eë]ren\b.*\b(?:niet|verboden)\b|\bISBN\b/i;
const ABOUT_LISTS =
  /(?:^|[\s\p{P}])(?:\p{L}*woord(?:en|jes|pakket|enlijst)|\p{L}*dictee|spelling|werkboek|week|blok|thema|les|hoofdstuk|kern|unit|periode|meervoud(?:en)?|categorie)(?=$|[\s\p{P}\d])/iu;
const LIST_TITLE = /^(?:\p{L}*woord(?:en|jes|pakket|enlijst)|\p{L}*dictee|spelling)$/iu;
const ARTICLE = /^(?:de|het|een|['’‘`´][tn])\s+\S+$/i;

interface Looked {
  /** Index among all lines. */
  at: number;
  text: string;
  bare: string;
  isNumbered: boolean;
  tokens: number;
}

/** Which lines hold no words, by their index. */
export function noticesOf(lines: readonly string[]): Map<number, Notice> {
  const looked = lines.flatMap((line, at): Looked[] => {
    const text = line.length > LONGEST ? '' : line.trim();
    if (text === '') return [];
    const bare = withoutNumbering(text);
    return [
      {
        at,
        text,
        bare,
        isNumbered: bare !== text,
        tokens: bare.split(/\s+/).filter((token) => /[\p{L}\d]/u.test(token)).length,
      },
    ];
  });
  const notices = new Map<number, Notice>();
  const times = new Map<string, number>();
  for (const { text, tokens } of looked) if (tokens > 2) times.set(text, (times.get(text) ?? 0) + 1);
  const ofWords = looked.filter((line) => line.isNumbered || isShort(line)).length;
  const isMail = looked.some(({ text }) => GREETING.test(text) || FAREWELL.test(text));
  const isWordList = (looked.length >= FEWEST && ofWords / looked.length >= MOSTLY) || isMail;
  for (const [i, line] of looked.entries()) {
    if (notices.has(line.at)) continue;
    const notice = noticeOf(line, {
      isFirst: i === 0,
      isWordList,
      isRepeated: (times.get(line.text) ?? 0) > 1,
    });
    if (!notice) continue;
    notices.set(line.at, notice);
    if (!FAREWELL.test(line.text)) continue;
    for (const below of looked.slice(i + 1, i + 1 + LONGEST_SIGNATURE)) {
      if (below.isNumbered) break;
      notices.set(below.at, 'sender');
    }
  }
  return notices;
}

const isShort = ({ text, tokens }: Looked) =>
  tokens <= 2 || (/[,;\t|/()&+→]|\S\s{3,}\S/.test(text) && !isSentence(text));

/** Sentences for who gets the list, with more words between their commas than a row of words has. */
const isProse = ({ text, tokens }: Looked) =>
  /^\p{Lu}.*[.!?]$/su.test(text) && tokens >= 6 && (text.match(/[,;\t|]/g)?.length ?? 0) * 3 < tokens;

function noticeOf(
  line: Looked,
  { isFirst, isWordList, isRepeated }: { isFirst: boolean; isWordList: boolean; isRepeated: boolean },
): Notice | undefined {
  const { text, bare, isNumbered, tokens } = line;
  if (MAIL_HEAD.test(text) || FAREWELL.test(text) || GREETING.test(text) || POLITE.test(bare))
    return 'letter';
  if (SENDER.test(text)) return 'sender';
  if (PAGE.test(text)) return 'page';
  if (/:$/.test(text) && tokens <= 8) return 'heading';
  if (isNumbered && !isFirst)
    return isSentence(text) || !/^>/.test(text) || tokens < 5 ? undefined : 'letter';
  if (isRepeated && !isSentence(text) && !/[,;\t]/.test(text)) return 'page';
  const isList = /[,;\t|]/.test(text) && !/^.{0,40}:\s/.test(text);
  if (
    !isSentence(text) &&
    !isList &&
    tokens > 1 &&
    tokens < 10 &&
    !ARTICLE.test(text) &&
    ABOUT_LISTS.test(text)
  )
    return 'heading';
  if (tokens === 1 && LIST_TITLE.test(text) && (isFirst || /^\p{Lu}/u.test(text))) return 'heading';
  if (!isWordList) return undefined;
  if (isSentence(text) || isProse(line)) return 'prose';
  if (tokens >= (isFirst ? 3 : 5) && !isList && !/[()→&+=]| [-–] |\s{2}/.test(text) && tokens < 60)
    return isFirst ? 'heading' : 'prose';
  return undefined;
}
