import { defineWording } from '../../app/wording/define.ts';

/** Texts of the home page. */
export const home = defineWording('site-home', {
  meta: {
    title: 'Spelwereld: spelling en lezen oefenen met spellen',
    description:
      'Kinderen oefenen spelling en lezen in spellen op een wereldkaart. Elk woord past bij het kind, elke fout krijgt uitleg, en jij kijkt live mee.',
  },
  title: 'Spelling oefenen op een eiland waar elk woord telt',
  lead: 'Kinderen oefenen spelling en lezen in spellen op een wereldkaart. Elke opgave past bij het kind, elke fout krijgt uitleg, en jij ziet live wat er gebeurt.',
  apply: 'Vraag een proefaccount aan',
});
