import { SPELLING_IDS, type CategoryId } from '../../catalogue/ids.ts';
import type { Finding } from '../types.ts';
import type { Reading } from '../tokens.ts';
import * as endings from './endings.ts';
import type { Detector } from './kit.ts';
import * as marks from './marks.ts';
import * as simple from './simple.ts';
import * as sounds from './sounds.ts';
import * as verbs from './verbs.ts';

/** How each category is found (C1). Verb categories that only a sentence shows are never found. */
const DETECTORS: Partial<Record<CategoryId, Detector>> = {
  cvc: simple.cvc,
  'cluster-one-side': simple.clusterOneSide,
  'cluster-many': simple.clusterMany,
  'hidden-schwa': simple.hiddenSchwa,
  'sch-schr': sounds.sch,
  ng: sounds.ng,
  nk: sounds.nk,
  'ch-cht': sounds.chCht,
  'eer-oor-eur': sounds.eerOorEur,
  'aai-ooi-oei': sounds.aaiOoiOei,
  'eeuw-ieuw-uw': sounds.eeuwIeuwUw,
  'final-vowel': endings.finalVowel,
  'mute-e': endings.muteE,
  'f-v': sounds.fV,
  's-z': sounds.sZ,
  'lengthen-fv-sz': endings.lengthenFvSz,
  'ei-ij': sounds.eiIj,
  'au-ou': sounds.auOu,
  'final-d-t': endings.finalDT,
  'final-b-p': endings.finalBP,
  'prefix-be-ge-ver': endings.prefixBeGeVer,
  'open-syllable': sounds.openSyllable,
  'closed-syllable': sounds.closedSyllable,
  'two-sign-syllable': sounds.twoSignSyllable,
  'compound-word': endings.compoundWord,
  'diminutive-basic': endings.diminutiveBasic,
  'diminutive-etje-nkje': endings.diminutiveEtjeNkje,
  'diminutive-long-vowel': endings.diminutiveLongVowel,
  'suffix-ig-lijk': endings.suffixIgLijk,
  'suffix-heid-teit': endings.suffixHeidTeit,
  'plural-s': endings.pluralS,
  'apostrophe-s': endings.apostropheS,
  'plural-trema': endings.pluralTrema,
  'i-as-ie': sounds.iAsIe,
  'apostrophe-s-time': marks.apostropheSTime,
  'c-as-s': sounds.cAsS,
  'c-as-k': sounds.cAsK,
  tie: endings.tie,
  isch: endings.isch,
  'x-as-ks': marks.x,
  'ch-as-sj': sounds.chAsSj,
  th: sounds.th,
  'e-acute': marks.eAcute,
  eau: endings.eau,
  'ou-as-oe': sounds.ouAsOe,
  'g-as-zj': sounds.gAsZj,
  y: marks.y,
  trema: marks.trema,
  'air-oir': endings.airOir,
  hyphen: marks.hyphen,
  'linking-en': marks.linkingEn,
  'linking-s': marks.linkingS,
  'latin-prefix': marks.latinPrefix,
  'capital-letters': marks.capitalLetters,
  'material-adjective': marks.materialAdjective,
  'qu-as-kw': marks.qu,
  'english-loanword': marks.englishLoanword,
  'loan-double-consonant': sounds.loanDoubleConsonant,
  'verb-present-t': verbs.presentT,
  'verb-present-dt': verbs.presentDt,
  'verb-past-weak': verbs.pastWeak,
  'verb-past-vz-stem': verbs.pastVzStem,
  'verb-past-dt-stem': verbs.pastDtStem,
  'verb-strong': verbs.strong,
  'verb-participle-weak': verbs.participleWeak,
  'verb-homophone': verbs.homophone,
};

/** Letters without which a category can't apply: most detectors need not look at most words. */
const NEEDED: Partial<Record<CategoryId, string>> = {
  'sch-schr': 'sch',
  ng: 'ng',
  nk: 'nk',
  'ch-cht': 'ch',
  'aai-ooi-oei': 'i',
  'eeuw-ieuw-uw': 'uw',
  'mute-e': 'e',
  'lengthen-fv-sz': 'e',
  'au-ou': 'u',
  'diminutive-basic': 'je',
  'diminutive-etje-nkje': 'je',
  'diminutive-long-vowel': 'je',
  'suffix-ig-lijk': 'i',
  'apostrophe-s': "'s",
  'plural-trema': 'ën',
  'i-as-ie': 'i',
  'apostrophe-s-time': "'s",
  'c-as-s': 'c',
  'c-as-k': 'c',
  tie: 'tie',
  isch: 'isch',
  'x-as-ks': 'x',
  'ch-as-sj': 'ch',
  th: 'th',
  eau: 'eau',
  'ou-as-oe': 'ou',
  'g-as-zj': 'g',
  y: 'y',
  'air-oir': 'ir',
  hyphen: '-',
  'qu-as-kw': 'qu',
  'verb-present-dt': 'dt',
};

const ORDERED = SPELLING_IDS.flatMap((id) => {
  const find = DETECTORS[id];
  return find ? [{ id, find, needed: NEEDED[id] ?? '' }] : [];
});

/** All categories that apply to a word with their places, by place and then in the order of the catalogue. */
export function detect(reading: Reading): Finding[] {
  const findings: Finding[] = [];
  for (const { id, find, needed } of ORDERED) {
    if (!reading.lower.includes(needed)) continue;
    for (const { from, to, certainty = 'rule' } of find(reading)) findings.push({ id, from, to, certainty });
  }
  return findings.sort((a, b) => a.from - b.from);
}
