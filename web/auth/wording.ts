import { defineWording } from '../app/wording/define.ts';

/** Texts of logging in. */
export const auth = defineWording('auth', {
  login: {
    title: 'Inloggen',
    welcome: 'Welkom in de Spelwereld!',
    username: 'Gebruikersnaam',
    password: 'Wachtwoord',
    show: 'Toon wachtwoord',
    hide: 'Verberg wachtwoord',
    capsLock: 'Caps Lock staat aan: je typt nu hoofdletters.',
    submit: 'Inloggen',
    busy: 'Even kijken …',
    usernameEmpty: 'Vul je gebruikersnaam in.',
    passwordEmpty: 'Vul je wachtwoord in.',
    help: 'Wachtwoord vergeten? Vraag het aan je juf of meester.',
  },
});
