import { defineWording } from '../../app/wording/define.ts';

/** Texts about holidays and days off. */
export const text = defineWording('admin-account-holidays', {
  about:
    'Handelingsplannen tellen in schoolweken. Een week telt mee met minstens drie schooldagen. Zo eindigt een plan van twaalf weken niet in een vakantie.',
  region: 'Vakantieregio',
  regions: { none: 'Nog niet gekozen', 'nl-noord': 'Noord', 'nl-midden': 'Midden', 'nl-zuid': 'Zuid' },
  noRegion:
    'Zonder vakantieregio telt elke week als schoolweek, ook in een vakantie. Kies de regio van jullie school.',
  flemish: 'De Vlaamse schoolvakanties rekenen we zelf uit.',
  year: 'Schooljaar {{year}}',
  unknown: 'De vakanties van {{year}} zijn nog niet ingevuld. Tot dan telt elke week als schoolweek.',
  range: '{{from}} t/m {{to}}',
  source: 'Bron: {{source}}, gezien op {{day}}.',
  advice:
    'De herfst- en voorjaarsvakantie zijn een advies. Wijkt jullie school af? Zet die dagen bij de eigen vrije dagen.',
  own: {
    title: 'Eigen vrije dagen',
    text: 'Studiedagen, carnaval en andere dagen waarop er geen school is.',
    none: 'Er zijn nog geen eigen vrije dagen.',
    one: 'Vrije dag {{number}}',
    day: 'Dag',
    name: 'Waarom',
    add: 'Vrije dag toevoegen',
    remove: '{{name}} weghalen',
    full: 'Meer dan {{most}} vrije dagen kan niet.',
  },
  save: 'Bewaren',
  saved: 'De vakanties zijn bewaard.',
});
