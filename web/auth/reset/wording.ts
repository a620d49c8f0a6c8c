import { defineWording } from '../../app/wording/define.ts';

/** Texts of forgotten passwords, first passwords and mail addresses that are confirmed. */
export const reset = defineWording('reset', {
  toLogin: 'Naar het inloggen',
  again: 'Vraag een nieuwe link aan',
  retry: 'Probeer opnieuw',
  looking: 'Even kijken of je link nog werkt …',
  request: {
    title: 'Wachtwoord vergeten',
    intro:
      'Vul je e-mailadres of je gebruikersnaam in. Je krijgt een mail met een link om een nieuw wachtwoord te kiezen.',
    pupil:
      'Ben je leerling? Vraag een nieuw wachtwoord aan je juf of meester. Thuis helpt wie het account beheert.',
    name: 'E-mailadres of gebruikersnaam',
    submit: 'Stuur me een link',
    busy: 'Even geduld …',
  },
  asked: {
    title: 'Kijk in je mail',
    text: 'Kennen we dit adres of deze gebruikersnaam, dan is er een mail onderweg. De link werkt één keer en blijft {{minutes}} minuten geldig.',
    nothing:
      'Geen mail gekregen? Kijk bij ongewenste mail, of vraag hulp aan wie de accounts van je school of praktijk beheert.',
  },
  choose: {
    title: 'Kies een nieuw wachtwoord',
    welcomeTitle: 'Welkom! Kies je wachtwoord',
    username: 'Je gebruikersnaam is {{username}}.',
    password: 'Nieuw wachtwoord',
    repeat: 'Nog een keer',
    different: 'Dit is niet hetzelfde als hierboven.',
    submit: 'Bewaar wachtwoord',
    busy: 'Even bewaren …',
  },
  trial: {
    title: 'Welkom! Kies je wachtwoord en begin',
    busy: 'We zetten je proefaccount klaar …',
    used: 'Dit proefaccount is al geopend. Log in met je e-mailadres en je wachtwoord.',
    expired: 'De link is te oud. Vraag op de site opnieuw een proefaccount aan.',
    waitsTitle: 'Ons kantoor kijkt even mee',
    waits:
      'Dit lijkt op een account dat er al is. Heb je dat zelf, log dan in. Anders kijkt ons kantoor naar je aanvraag en krijg je een mail.',
    refusedTitle: 'Deze aanvraag is gesloten',
    refused: 'Ons kantoor heeft deze aanvraag gesloten; kijk in je mail waarom. Je kunt een nieuwe doen.',
    logIn: 'Naar inloggen',
    apply: 'Naar het aanvraagformulier',
  },
  done: {
    title: 'Je wachtwoord is bewaard',
    text: 'Log nu in met je nieuwe wachtwoord.',
    elsewhere: 'Waar je nog ingelogd was, ben je uitgelogd.',
  },
  bad: {
    usedTitle: 'Deze link is al gebruikt',
    used: 'Elke link werkt maar één keer. Heb je net een wachtwoord gekozen, dan kun je inloggen.',
    expiredTitle: 'Deze link is verlopen',
    expired: 'De link is te oud. Vraag een nieuwe aan, dan krijg je meteen een nieuwe mail.',
    wrongTitle: 'Deze link klopt niet',
    wrong:
      'Misschien is het adres niet helemaal overgenomen. Klik in de mail zelf op de knop, of vraag een nieuwe link aan.',
    failedTitle: 'Dat lukt nu niet',
  },
  email: {
    title: 'Bevestig je e-mailadres',
    text: 'Klik op de knop, dan weten we dat dit adres van jou is.',
    submit: 'Ja, dit is mijn adres',
    busy: 'Even bevestigen …',
    doneTitle: 'Je e-mailadres is bevestigd',
    done: 'Mail van Spelwereld komt voortaan aan op {{email}}.',
    failedTitle: 'Het adres is niet bevestigd',
    goOn: 'Verder naar Spelwereld',
  },
  closing: {
    title: 'Wil je het account sluiten?',
    text: 'Met de knop bevestig je dat het account met alle gegevens wordt gewist. Je kunt dat nog twee weken intrekken.',
    submit: 'Ja, sluit het account',
    busy: 'Even bevestigen …',
    doneTitle: 'Het account wordt gesloten',
    done: 'Op {{day}} wissen we alles. Tot dan kun je het intrekken bij Privacy.',
    failedTitle: 'Dit is niet bevestigd',
    goOn: 'Verder naar Spelwereld',
  },
});
