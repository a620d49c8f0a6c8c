import { defineWording } from '../../app/wording/define.ts';

/** What a plan does to practice, on its own page and on that of the practice setting. */
export const text = defineWording('carePractice', {
  part: 'Uit de doelen',
  reached:
    'Gewenst {{share}} % van het oefenen; tot nu {{reached}} % van {{answers}} antwoorden. {{name}} kiest zelf, dus dit kan anders uitkomen.',
  notYet: 'Gewenst {{share}} % van het oefenen; er is nog niets geoefend sinds het begon.',
  wished: 'Gewenst {{share}} % van het oefenen, zodra het plan loopt.',
  excluded: '{{category}} wordt nu niet geoefend: de oefeninstelling laat haar niet toe.',
  toSetting: 'Oefeninstelling',
  toPlan: 'Handelingsplan',
  toGoals: 'Doelen wijzigen',
  done: 'Doelen lijken gehaald. Eindtoets eerder?',
  toTests: 'Begin- en eindtoets',
  tooHard:
    '{{category}} is nu te moeilijk. Spelwereld oefent eerst wat eraan voorafgaat, als dat nog niet vast zit.',
  mistakes: {
    title: 'Fouten in de doelcategorieën',
    none: 'Sinds het plan begon is hierin bij het oefenen geen woord fout geschreven.',
    more: 'De nieuwste {{shown}} van {{total}}.',
  },
  over_one: 'Handelingsplan t/m {{day}}: {{share}} % uit {{count}} categorie',
  over_other: 'Handelingsplan t/m {{day}}: {{share}} % uit {{count}} categorieën',
});
