import { defineWording } from '../app/wording/define.ts';

/** Texts of the office area. */
export const office = defineWording('office', {
  root: 'Office account',
  applications: 'Aanvragen',
  bulletin: 'Op de site',
  invoices: 'Facturen',
  privacy: 'Privacy',
  mails: 'Verzonden mail',
  account: {
    title: 'Accountgegevens',
    tabs: {
      organisation: 'Organisatie',
      licence: 'Licentie',
      privacy: 'Privacy',
      sso: 'Schoollogin',
      people: 'Tweede stap',
      features: 'Onderdelen',
      kept: 'Kantoor',
      relocations: 'Verhuizingen',
    },
  },
  own: 'Mijn gegevens',
  dashboard: {
    title: 'Dashboard',
    accounts: 'Accounts',
    accountsNote: 'scholen, praktijken en gezinnen',
    pupils: 'Leerlingen',
    pupilsNote: 'in alle accounts samen',
    activeThisWeek: 'Actief deze week',
    activeThisWeekNote: 'leerlingen die oefenden in de laatste 7 dagen',
    playingNow: 'Nu aan het spelen',
    playingNowNote: 'leerlingen in een spel',
    answersToday: 'Antwoorden vandaag',
    answersTodayNote: 'bewaard sinds middernacht',
    threadsWaiting: 'Vragen zonder antwoord',
    threadsWaitingNote: 'wachten langer dan een werkdag',
    agreementsMissing: 'Overeenkomst ontbreekt',
    agreementsMissingNote: 'scholen en praktijken die nog moeten ondertekenen',
    refreshed: 'Bijgewerkt om {{time}}',
  },
});
