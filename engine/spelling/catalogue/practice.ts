import type { CategoryId } from './ids.ts';

/** What exercises need to know of a category: the rest of the catalogue is there for teachers and for the map. */
export interface PractisedCategory {
  id: CategoryId;
  /** At most 60 characters, shown after a mistake. */
  hint: string;
  /** The misspelling rules (D01 to D68) that make its wrong options, likeliest first. */
  rules: readonly string[];
}

const of = (hint: string, rules: string) => ({ hint, rules: rules.split(' ') });

/** What is explained after a mistake, and the mistakes themselves. */
const PRACTICE: Readonly<Record<CategoryId, Omit<PractisedCategory, 'id'>>> = {
  cvc: of('Hak het woord in klanken en schrijf ze op.', 'D61 D62 D66 D22 D23'),
  'cluster-one-side': of('Je hoort twee medeklinkers naast elkaar.', 'D61 D62 D20'),
  'cluster-many': of('Zeg het woord langzaam: hoor je elke letter?', 'D61 D62 D20'),
  'hidden-schwa': of('Je hoort een u-tje, maar je schrijft het niet.', 'D29 D61'),
  'sch-schr': of('Hoor je s-g vooraan? Dan schrijf je sch.', 'D26'),
  ng: of('De ng is één klank: de neus zingt.', 'D27'),
  nk: of('Na de zingende n komt een k, zonder g.', 'D28'),
  'ch-cht': of('Na een korte klank schrijf je ch of cht.', 'D25'),
  'eer-oor-eur': of('De r kleurt de klank: schrijf ee, oo of eu.', 'D09'),
  'aai-ooi-oei': of('Je hoort een j, maar je schrijft een i.', 'D10'),
  'eeuw-ieuw-uw': of('Vergeet de u voor de w niet.', 'D11'),
  'final-vowel': of('Op het eind: één letter, maar ee blijft ee.', 'D06'),
  'mute-e': of('Hoor je achteraan een zwakke u? Schrijf e.', 'D12'),
  'f-v': of('Zoemt je keel mee? Dan is het een v.', 'D22'),
  's-z': of('Zoemt het? Schrijf z. Sist het? Schrijf s.', 'D23'),
  'lengthen-fv-sz': of('Gaat de klank zoemen? Schrijf dan v of z.', 'D24'),
  'ei-ij': of('Je hoort geen verschil: denk aan het woordbeeld.', 'D07'),
  'au-ou': of('Je hoort geen verschil: denk aan het woordbeeld.', 'D08'),
  'final-d-t': of('Maak het woord langer: hoor je dan d of t?', 'D20'),
  'final-b-p': of('Maak het woord langer: hoor je dan b of p?', 'D21'),
  'prefix-be-ge-ver': of('Je hoort een u, maar je schrijft e.', 'D13 D12'),
  'open-syllable': of('Lange klank aan het eind: schrijf één letter.', 'D01 D02 D63'),
  'closed-syllable': of('Korte klank aan het eind: daarna dubbel.', 'D03 D04 D63'),
  'two-sign-syllable': of('Na een tweetekenklank verandert er niets.', 'D05 D18'),
  'compound-word': of('Welke twee woorden hoor je? Plak ze samen.', 'D49 D47 D48'),
  'diminutive-basic': of('Schrijf het grondwoord en dan je, tje of pje.', 'D52 D12 D20'),
  'diminutive-etje-nkje': of('Korte klank: etje. Na zwakke -ing: nkje.', 'D53 D03'),
  'diminutive-long-vowel': of('Schrijf de lange klank voluit, met twee letters.', 'D54 D45'),
  'suffix-ig-lijk': of('Hoor je ug of luk? Schrijf ig of lijk.', 'D14 D15'),
  'suffix-heid-teit': of('Schrijf -heid en -teit met een korte ei.', 'D16 D07 D20'),
  'plural-s': of('Plak de s gewoon aan het woord vast.', 'D45 D12'),
  'apostrophe-s': of("Na een losse a, o, u, i of y komt 's.", 'D45'),
  'plural-trema': of('Klemtoon op ie of ee? Dan ën erachter.', 'D44 D43'),
  'i-as-ie': of('Je hoort ie, maar je schrijft i.', 'D17 D18'),
  'apostrophe-s-time': of('Hoog kommaatje, s, spatie.', 'D45'),
  'c-as-s': of('Je hoort een s, maar je schrijft een c.', 'D31'),
  'c-as-k': of('Je hoort een k, maar je schrijft een c.', 'D30 D65'),
  tie: of('Je hoort tsie of sie: schrijf tie.', 'D32 D30'),
  isch: of('Hoor je ies op het eind? Schrijf isch.', 'D33'),
  'x-as-ks': of('Hoor je ks in een vreemd woord? Schrijf x.', 'D34'),
  'ch-as-sj': of('Je hoort sj, maar je schrijft ch.', 'D36'),
  th: of('Na de t staat een h die je niet hoort.', 'D37'),
  'e-acute': of('Denk aan het streepje op de e.', 'D38'),
  eau: of('Je hoort oo, maar je schrijft eau.', 'D39 D30'),
  'ou-as-oe': of('Je hoort oe, maar je schrijft ou.', 'D40'),
  'g-as-zj': of('Je hoort zj, maar je schrijft g.', 'D41'),
  y: of('Schrijf hier een y.', 'D19'),
  trema: of('Waar begint de nieuwe lettergreep? Daar puntjes.', 'D43'),
  'air-oir': of('Je hoort èr of waar: schrijf air of oir.', 'D42 D17'),
  hyphen: of('Zet een streepje tussen de twee delen.', 'D46 D43'),
  'linking-en': of('Heeft het eerste deel een meervoud op -en?', 'D47'),
  'linking-s': of('Hoor je een s tussen de woorden? Schrijf hem.', 'D48 D20'),
  'latin-prefix': of('Je hoort p of t, maar je schrijft b of d.', 'D51 D30'),
  'capital-letters': of('Is het een naam? Begin met een hoofdletter.', 'D50'),
  'material-adjective': of('Waarvan is het gemaakt? Dan schrijf je -en.', 'D55 D01 D03'),
  'qu-as-kw': of('Je hoort kw, maar je schrijft qu.', 'D35'),
  'english-loanword': of('Schrijf het woord zoals in het Engels.', 'D64 D30'),
  'loan-double-consonant': of('Dubbel of niet: denk aan het woordbeeld.', 'D67 D03 D30'),
  'verb-stem': of('Schrijf de ik-vorm: wat hoor je na ik?', 'D56 D24 D03'),
  'verb-present-t': of('Ik-vorm en dan een t.', 'D56 D24'),
  'verb-present-dt': of('Ik-vorm op d, en de t komt erbij: dt.', 'D56'),
  'verb-inversion': of('Staat jij achter het werkwoord? Dan geen t.', 'D56'),
  'verb-past-weak': of("Kijk naar de letter voor -en: 't kofschip x?", 'D57'),
  'verb-past-vz-stem': of('Kijk naar het hele werkwoord: v of z? Dan -de.', 'D59 D57'),
  'verb-past-dt-stem': of('Stam op d of t: schrijf dd of tt.', 'D58'),
  'verb-strong': of('De klank verandert: maak het woord langer.', 'D60 D20 D01'),
  'verb-participle-weak': of('Maak het langer: hoor je dan -te of -de?', 'D56 D57 D59'),
  'verb-participle-adjective': of('Schrijf het zo kort mogelijk.', 'D57 D58'),
  'verb-imperative': of('Een bevel: schrijf alleen de ik-vorm.', 'D56'),
  'verb-homophone': of('Vul lopen in: past loopt of past gelopen?', 'D56'),
};

/** A category as exercises know it. */
export const practisedCategory = (id: CategoryId): PractisedCategory => ({ id, ...PRACTICE[id] });
