import { defineWording } from '../../app/wording/define.ts';

/** Texts for who comes by the invitation of a friend. */
export const friends = defineWording('site-friends', {
  invited: 'Je bent uitgenodigd door {{by}}.',
  longer: 'Je proef duurt daarom twee weken langer.',
  refuse: {
    title: 'Geen uitnodigingen meer',
    text: 'Dan sturen we naar jouw adres geen uitnodigingen meer: niet van ons, en niet namens iemand anders.',
    submit: 'Stuur mij dit niet meer',
    done: 'Dat is geregeld: je krijgt geen uitnodigingen meer.',
  },
});
