import { defineWording } from '../../app/wording/define.ts';

/** Texts about methods whose blocks the school defines. */
export const methods = defineWording(
  'methods',
  {
    method: 'Methode',
    block: 'Blok',
    now: 'het blok van nu',
    nowIs: 'het blok van nu (vandaag: {{name}})',
    nowHelp: 'Gaat vanzelf mee met de jaarplanning van de methode.',
    fromTo: '{{from}} t/m {{to}}',
    practises: 'Oefent: {{names}}.',
    onlyStaal:
      'Van Staal kennen we de categorienummers. Werkt jullie school met een andere methode? Maak daar de blokken van: één keer, voor alle groepen.',
    none: 'Maak van jullie methode de blokken: één keer, voor alle groepen.',
    new: 'Methode toevoegen',
    edit: 'Blokken wijzigen',
    newTitle: 'Methode toevoegen',
    editTitle: '{{name}} wijzigen',
    about: 'Alle collega’s van de school kunnen deze methode kiezen.',
    name: 'Naam van de methode en het leerjaar',
    nameExample: 'Bijvoorbeeld: Taal actief, groep 5',
    fill: 'Begin met de categorieën van',
    fillNone: 'niets: ik vul alles zelf in',
    blockName: 'Naam van het blok',
    blockNr: 'Blok {{nr}}',
    from: 'Eerste dag',
    to: 'Laatste dag',
    daysHelp: 'Zonder dagen kan een blok alleen met de hand gekozen worden.',
    categories: 'Categorieën',
    add: 'Blok toevoegen',
    drop: 'Haal blok weg',
    dropOf: '{{name}} weghalen',
    save: 'Bewaren',
    remove: 'Gooi methode weg',
    missing: 'Vul dit in.',
    noCategory: 'Kies minstens één categorie.',
    saved: '“{{name}}” is bewaard.',
    removed: '“{{name}}” is weggegooid.',
    undo: 'Ongedaan maken',
    undone: 'Ongedaan gemaakt.',
  },
  { nameExample: 'Bijvoorbeeld: Tijd voor Taal, derde leerjaar' },
  {
    beSchool: {
      onlyStaal:
        'Van deze methode kennen we de categorienummers. Werkt jullie school met een andere? Maak daar de blokken van: één keer, voor alle klassen.',
      none: 'Maak van de methode van jullie school de blokken: één keer, voor alle klassen.',
    },
    home: {
      onlyStaal:
        'Van Staal kennen we de categorienummers. Werkt je kind met een andere methode? Maak daar zelf de blokken van.',
      none: 'Maak zelf de blokken van de methode waarmee je kind werkt.',
      about: 'Je kunt deze methode bij elk kind kiezen.',
    },
  },
);
