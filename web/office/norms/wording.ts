import { defineWording } from '../../app/wording/define.ts';

/** Texts of the norms for files of care. */
export const text = defineWording('office-care-norms', {
  title: 'Zorgnormen',
  about:
    'Bij een handelingsplan op niveau 3 of 4 ziet een Nederlandse school wat het dossier bevat van wat de norm vraagt. Regio’s verschillen en oude pagina’s noemen nog de weg via spelling: kijk een norm na voor je haar bevestigt. Een school kan de getallen aanpassen.',
  empty: 'Er zijn geen normen.',
  unconfirmed: 'Nog niet bevestigd: geen school ziet een lijst.',
  confirmed: 'Bevestigd op {{day}}, door {{name}}.',
  nobody: 'wie er niet meer werkt',
  from: 'Geldt vanaf',
  to: 'Geldt tot en met',
  toHelp: 'Leeg: nog steeds.',
  source: 'Bron',
  checkedOn: 'Nagekeken op',
  save: 'Bevestigen',
  saved: 'De norm is bevestigd.',
});
