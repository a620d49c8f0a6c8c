import { defineWording } from '../app/wording/define.ts';

/** Texts of the parts that adult areas share. */
export const ui = defineWording('ui', {
  menu: 'Menu',
  mainMenu: 'Hoofdmenu',
  crumbs: 'Kruimelpad',
  logout: 'Uitloggen',
  skip: 'Naar de inhoud',
  demo: 'Dit is een demo: de leerlingen zijn verzonnen en iedereen kent de wachtwoorden. Zet hier geen echte gegevens in.',
  loading: 'Gegevens laden …',
  failed: 'Dit kon niet geladen worden.',
  retry: 'Probeer opnieuw',
  cancel: 'Annuleren',
  messages: 'Meldingen (Alt+T)',
  theme: {
    title: 'Weergave',
    light: 'Licht',
    dark: 'Donker',
    system: 'Zoals dit apparaat',
  },
  table: {
    search: 'Zoeken',
    all: 'Alle',
    order: 'Sorteren op',
    turn: 'Volgorde omdraaien',
    clear: 'Alles tonen',
    none: 'Niets gevonden met deze keuze.',
    csv: 'CSV',
    print: 'Afdrukken',
    tickAll: 'Alles aanvinken',
    tick: '{{name}} aanvinken',
    tools: 'Acties',
    ticked_one: '{{count}} aangevinkt',
    ticked_other: '{{count}} aangevinkt',
  },
  unsaved: {
    title: 'Niet bewaard',
    text: 'Wat je veranderd hebt, is nog niet bewaard.',
    leave: 'Weggaan zonder bewaren',
    stay: 'Hier blijven',
  },
});
