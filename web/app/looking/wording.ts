import { defineWording } from '../wording/define.ts';

/** Texts of the tab in which the office looks on. */
export const text = defineWording('looking', {
  label: 'Meekijken',
  as: 'Je kijkt mee als {{name}}',
  left_one: 'nog {{count}} minuut',
  left_other: 'nog {{count}} minuten',
  onlyLooks: 'alleen kijken',
  changes: 'je kunt dingen veranderen',
  stop: 'Stop met meekijken',
  closed: 'Dit kan niet tijdens het meekijken',
  closedText: 'Deze bladzijde is alleen voor de klant zelf.',
  begin: 'Het scherm wordt geopend …',
  ended: 'Het meekijken is afgelopen',
  endedText: 'Je kunt dit tabblad sluiten. Opnieuw meekijken begint bij de klant, in het kantoor.',
});
