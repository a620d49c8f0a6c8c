import { defineWording } from '../app/wording/define.ts';

/** Texts of the parts that adult areas share. */
export const ui = defineWording('ui', {
  menu: 'Menu',
  mainMenu: 'Hoofdmenu',
  crumbs: 'Kruimelpad',
  logout: 'Uitloggen',
  skip: 'Naar de inhoud',
  loading: 'Gegevens laden …',
  failed: 'Dit kon niet geladen worden.',
  retry: 'Probeer opnieuw',
  unsaved: {
    title: 'Niet bewaard',
    text: 'Wat je veranderd hebt, is nog niet bewaard.',
    leave: 'Weggaan zonder bewaren',
    stay: 'Hier blijven',
  },
});
