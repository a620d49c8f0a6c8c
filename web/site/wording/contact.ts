import { defineWording } from '../../app/wording/define.ts';

/** Texts of the contact page. */
export const contact = defineWording('site-contact', {
  meta: {
    title: 'Contact',
    description:
      'Stel een vraag over Spelwereld. We antwoorden op werkdagen, meestal binnen één werkdag. Storing, privacy en bestellen hebben een eigen onderwerp.',
  },
  title: 'Stel gerust je vraag',
  lead: 'Er zit hier een mens, geen robot. Schrijf wat je wilt weten, dan krijg je antwoord per mail.',
  form: {
    title: 'Schrijf ons',
    topic: 'Waar gaat het over?',
    topics: {
      question: 'Een vraag over Spelwereld',
      login: 'Inloggen lukt niet',
      fault: 'Er werkt iets niet',
      privacy: 'Privacy en gegevens',
      order: 'Bestellen en betalen',
      other: 'Iets anders',
    },
    name: 'Je naam',
    email: 'Je e-mailadres',
    emailHelp: 'Hier sturen we het antwoord naartoe.',
    message: 'Je vraag',
    messageHelp: 'Schrijf geen namen of andere gegevens van leerlingen op.',
    messageFault: 'Wat deed je, wat gebeurde er, en op welk apparaat? Schrijf geen namen van leerlingen op.',
    keep: 'We gebruiken je gegevens alleen om te antwoorden. Drie maanden nadat je vraag is afgehandeld, wissen we ze.',
    send: 'Verstuur je vraag',
    sentTitle: 'Je vraag is binnen',
    sent: 'We lezen hem op de eerstvolgende werkdag en antwoorden per mail. Krijg je na twee werkdagen niets? Kijk dan in je ongewenste mail, of stuur je vraag nog eens.',
    again: 'Nog een vraag stellen',
  },
  when: {
    title: 'Wanneer krijg je antwoord?',
    days: 'Werkdagen',
    daysText: 'maandag tot en met vrijdag, van 8.30 tot 17.00 uur',
    answer: 'Vraag',
    answerText: 'meestal binnen één werkdag',
    fault: 'Storing',
    faultText: 'op werkdagen dezelfde ochtend of middag',
    holiday: 'Vakanties',
    holidayText: 'ook dan lezen we mee, maar een antwoord kan drie werkdagen duren',
  },
  direct: {
    title: 'Misschien staat het er al',
    faq: 'Veelgestelde vragen',
    faqText: 'Begint met hulp bij het inloggen.',
    fault: 'Werkt het niet op een apparaat?',
    faultText: 'Doe de controle. De uitslag kun je meteen meesturen.',
    faultLink: 'Naar de controle',
    privacy: 'Je gegevens inzien of laten wissen?',
    privacyText:
      'Gegevens van een leerling vraag je eerst aan de school: die bepaalt wat er bewaard wordt. Kom je er samen niet uit, kies dan in het formulier ‘Privacy en gegevens’.',
  },
  pupil:
    'Ben je leerling en kun je niet inloggen? Vraag het aan je juf of meester. Die kan je wachtwoord meteen veranderen.',
});
