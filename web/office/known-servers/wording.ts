import { defineWording } from '../../app/wording/define.ts';

/** Texts of the list of servers that the office knows. */
export const text = defineWording('office-known-servers', {
  title: 'Bekende servers',
  about:
    'Een kind kan met een bestand van een Spelwereld op een andere server komen. Staat die server hier, dan hoeft wie het bestand inleest niet te bevestigen van wie het komt, tellen alle munten mee en krijgt het kind geen merkje “van elders”.',
  care: 'Zet een server pas op de lijst als je de vingerafdruk zelf bij de beheerder hebt nagevraagd, door te bellen bijvoorbeeld.',
  own: 'Deze server',
  ownAbout: 'Dit geef je door aan wie ons op een lijst wil zetten.',
  origin: 'Adres',
  originHelp: 'Zoals https://spelling.school.nl',
  fingerprint: 'Vingerafdruk',
  fingerprintHelp: 'Vier blokjes van zes tekens. Hoofdletters maken wel uit.',
  note: 'Van wie',
  noteHelp: 'Wie de server beheert, voor jullie zelf.',
  at: 'Toegevoegd',
  by: 'Door',
  unknown: 'niet bekend',
  add: 'Server toevoegen',
  addAction: 'Toevoegen',
  added: 'De server staat op de lijst.',
  tools: 'Acties',
  menu: 'Meer van {{origin}}',
  remove: 'Van de lijst halen',
  removeTitle: '{{origin}} van de lijst halen?',
  removeText: 'Wie al kwam, blijft. Bij een volgend bestand wordt weer gevraagd van wie het komt.',
  removed: 'De server staat niet meer op de lijst.',
  empty: 'Er staat nog geen server op de lijst',
  total_one: '{{count}} server',
  total_other: '{{count}} servers',
});
