import { defineWording } from '../app/wording/define.ts';

/** What a child reads of who helps it: at school its teacher, elsewhere somebody else. */
export const help = defineWording(
  'pupil-help',
  {
    closed: 'Vraag het aan je juf of meester.',
    held: 'Je juf of meester wil iets vertellen. Straks ga je gewoon verder.',
    noPlaces: 'Hier zijn nog geen plekken. Vraag het aan je juf of meester.',
    noGame: 'Er is hier nu geen spel voor jou. Vraag het aan je juf of meester.',
  },
  {},
  {
    practice: {
      closed: 'Vraag het aan wie je hier helpt.',
      held: 'Er wil iemand iets vertellen. Straks ga je gewoon verder.',
      noPlaces: 'Hier zijn nog geen plekken. Vraag het aan wie je hier helpt.',
      noGame: 'Er is hier nu geen spel voor jou. Vraag het aan wie je hier helpt.',
    },
    home: {
      closed: 'Vraag het aan wie thuis voor je zorgt.',
      held: 'Er wil thuis iemand iets vertellen. Straks ga je gewoon verder.',
      noPlaces: 'Hier zijn nog geen plekken. Vraag het aan wie thuis voor je zorgt.',
      noGame: 'Er is hier nu geen spel voor jou. Vraag het aan wie thuis voor je zorgt.',
    },
  },
);
