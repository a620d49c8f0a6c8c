import { inFamilyWords } from '../../server/contract/family-words.ts';
import { idOf, type Reading } from './wording-read.ts';
import type { Fault } from './wording-words.ts';

/** Words that no family has a use for at home, however a text is turned (server/contract/family-words.ts). */
const OF_SCHOOL =
  /(?<!\p{L})(?:leerling\p{L}*|klas(?!siek)\p{L}*|docent\p{L}*|leerkracht\p{L}*|school(?!jaar|jaren|dagen)\p{L}*|scholen|juf|meester|collega\p{L}*|rt-\p{L}+)(?!\p{L})/iu;
/** Articles before what stands before a pupil: een nieuwe leerling, but een nieuw kind. */
const BENT = /(?<!\p{L})(?:de|het|een|deze|die|elke|geen|welke|je) \p{L}+e leerling(?!\p{L})/iu;

/** Whom nobody of a family is: the site and the login do not know who reads yet. */
const OF_OTHERS = /^web\/(?:site|office|auth)\//;

/** Areas, and parts of them, that no family comes to, with the reason. */
const NOT_FOR_FAMILIES: readonly [prefix: string, why: string][] = [
  ['teachers', 'a home has no teachers'],
  ['admin-edexml', 'only schools bring in a file of their administration'],
  ['admin-lvs', 'a home has no pupil monitoring system'],
  ['care', 'a home has no action plans'],
  ['careEdit', 'the same'],
  ['carePlan', 'the same'],
  ['careSignals', 'the same'],
  ['careEvidence', 'the same'],
  ['sso', 'only schools have a login of their own'],
  ['accountSso', 'the same'],
  ['account:tabs.sso', 'the same'],
  ['plan-test', 'action plans are of schools'],
  ['admin-account-holidays', 'a home has no plans that count in weeks of school'],
  ['accountSecond:wish', 'a home has no staff'],
  ['account:sessions.sso', 'the same'],
  ['pupils:logins.sso', 'the same'],
  ['cards:notNeeded', 'the same'],
  ['cards:do.links', 'the same'],
  ['group-cards:sso', 'the same'],
  ['group-cards:emptySso', 'the same'],
  ['letters', 'letters to parents are of schools and practices'],
  ['cards:paper.letter', 'the same'],
  ['years', 'a home has no school year to begin for all groups'],
  ['groups:arrange', 'a home has few children to arrange'],
  ['groups:yearStarted', 'a home has no school year to begin for all groups'],
  ['groups:emptyList', 'the list of a whole school'],
  ['groups:teachers', 'a home has no teachers'],
  ['groups:form.teachers', 'the same'],
  ['groups:form.noTeachers', 'the same'],
  ['groups:warning.noTeacher', 'the same'],
  ['groups:notYours', 'for teachers'],
  ['groups:emptyForTeacher', 'for teachers'],
  ['groups:colleagues', 'for teachers'],
  ['licence:banner.askAdmin', 'for teachers'],
  ['licence:closed.teacher', 'for teachers'],
  ['addChild:notHere', 'for schools'],
  ['account:kinds', 'what kinds of accounts there are'],
  ['common:noAccess.roles', 'what roles there are'],
  ['admin-roadmap:roles', 'the same'],
  ['admin-moves:take.kinds', 'from what kind of account a child comes'],
];

/** Texts that a family may read with a word of school in them, once the rule has turned what it can. */
export function checkFamilyWording({ texts }: Reading): Fault[] {
  const written = new Set(texts.filter(({ variant }) => variant === 'home').map(idOf));
  return texts.flatMap((text) => {
    const id = idOf(text);
    if ((text.variant !== 'nl' && text.variant !== 'be') || written.has(id) || OF_OTHERS.test(text.at))
      return [];
    if (NOT_FOR_FAMILIES.some(([at]) => (at.includes(':') ? id.startsWith(at) : text.area === at))) return [];
    const said = inFamilyWords(text.text);
    return OF_SCHOOL.test(said.replace(/\{\{.*?\}\}/g, '')) || BENT.test(text.text)
      ? [{ at: text.at, what: `${id} has no words for families: ${said}` }]
      : [];
  });
}
