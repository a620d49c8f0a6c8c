import { defineWording } from '../../../app/wording/define.ts';

/** Texts of what a file holds of what a norm asks. */
export const text = defineWording('careEvidence', {
  title: 'In het dossier',
  norm: 'Naast de norm van {{day}} (bron: {{source}}, nagekeken op {{checked}}).',
  adapted: 'Deze school gebruikt eigen getallen.',
  unconfirmed:
    'Spelwereld heeft de norm voor deze lijst nog niet bevestigd. Tot dan is er geen lijst; leesresultaten kun je al invullen.',
  asked: 'Wat de norm vraagt',
  state: 'Stand',
  found: 'Wat er is',
  states: {
    aanwezig: 'aanwezig',
    ontbreekt: 'ontbreekt',
    unfit: 'past niet bij de norm van {{day}}',
    unknown: 'niet te zeggen',
  },
  adapt: 'Getallen aanpassen',
  numbers: {
    legend: 'Wat de norm vraagt',
    moments: 'Hoofdmeetmomenten lezen na elkaar',
    periods: 'Perioden van hulp',
    weeks: 'Schoolweken per periode',
    minutes: 'Minuten per week',
    size: 'Kinderen tegelijk, hoogstens',
  },
  adaptTitle: 'Getallen voor deze school',
  adaptAbout:
    'In jouw regio kan een andere afspraak gelden. De wijziging geldt voor alle leerlingen van deze school.',
  adaptSave: 'Bewaren',
  follow: 'Norm van Spelwereld volgen',
  adaptedNow: 'De getallen zijn aangepast.',
  followed: 'Deze school volgt weer de norm.',
  reading: {
    title: 'Leesresultaten',
    about: 'Neem ze over uit het rapport van de toets. V- is de laagste helft van V.',
    none: 'Er zijn nog geen leesresultaten ingevuld.',
    edit: 'Leesresultaten invullen',
    day: 'Dag',
    moment: 'Moment',
    level: 'Niveau',
    test: 'Toets',
    norm: 'Norm bij een herhaald jaar',
    normHelp: 'Alleen als een moment twee keer voorkomt.',
    one: 'Resultaat {{number}}',
    add: 'Resultaat toevoegen',
    remove: 'Resultaat {{number}} weghalen',
    save: 'Bewaren',
    saved: 'De leesresultaten zijn bewaard.',
  },
});
