import { defineWording } from '../../app/wording/define.ts';

/** Texts of the page about adaptive practice. */
export const adaptief = defineWording(
  'site-adaptief',
  {
    title: 'Adaptief oefenen',
    description:
      'Spelwereld kiest voor elke leerling het woord dat nu het meeste oplevert. Zo werkt dat, wat je zelf bepaalt en wat het niet kan.',
    hero: 'Elk kind oefent wat het nog niet kan',
    lead: 'Na elk antwoord schat Spelwereld opnieuw in wat een leerling beheerst. Daarmee kiest het het volgende woord: niet te makkelijk, niet te moeilijk, en op tijd weer terug als het fout ging.',
    example: {
      title: 'Eén woord dat terugkomt',
      lead: 'Mila uit groep 4 leert woorden met ei en ij. Volg het woord ‘trein’. (Mila is bedacht; de regels zijn die van het programma.)',
      play: 'Speel af',
      pause: 'Pauze',
      step: 'Stap {{number}} van {{count}}',
      right: 'meteen goed',
      wrong: 'nog niet goed',
      why: 'Waarom nu?',
      steps: {
        one: {
          day: 'Maandag, 10.05 uur',
          what: 'Mila hoort ‘trein’ en moet kiezen: ei of ij. Ze kiest ij. Het spel geeft een tip en toont het goede woord.',
          why: 'Mila maakte nog maar een paar antwoorden in deze categorie. Het programma peilt waar ze staat.',
        },
        two: {
          day: 'Maandag, 10.11 uur',
          what: 'Het woord komt terug in dezelfde ronde. Nu kiest ze ei.',
          why: 'Een fout woord komt nog in dezelfde ronde terug, maar pas na minstens zes andere woorden. Anders zou ze het alleen maar nadoen.',
        },
        three: {
          day: 'Woensdag, 9.40 uur',
          what: 'Ander spel: ze bouwt het woord van losse letters. Goed.',
          why: 'De kans dat ze het woord nog weet is gezakt. Dit is het moment om het terug te halen: uiterlijk na zeven dagen.',
        },
        four: {
          day: 'Dinsdag de week erna, 10.20 uur',
          what: 'Ze hoort het woord en typt het zelf. Goed.',
          why: 'Drie verschillende dagen goed: het woord gaat van de herhaallijst. Andere woorden met ei en ij gaan door.',
        },
      },
    },
    choice: {
      title: 'Drie vragen bij elk nieuw woord',
      due: {
        title: '1. Is er een woord aan de beurt?',
        text: 'Woorden die fout gingen komen terug wanneer ze bijna vergeten zijn. Zo’n herhaling is hooguit {{review}} procent van wat een leerling krijgt.',
      },
      category: {
        title: '2. Welke spellingregel levert nu het meeste op?',
        text: 'Het programma kiest de regel waar nog iets te winnen is, en wisselt regels af. Wat lang niet aan bod kwam, krijgt voorrang.',
      },
      word: {
        title: '3. Welk woord past?',
        text: 'Een woord waarvan de kans op goed ongeveer {{target}} procent is. Na twee fouten op rij volgt een makkelijker woord.',
      },
    },
    numbers: {
      title: 'De getallen erachter',
      lead: 'Geen geheim recept. Dit zijn de waarden waarmee het programma werkt.',
      what: 'Wat',
      value: 'Waarde',
      target: 'Gewenst aandeel meteen goed',
      targetValue: '{{target}}% (instelbaar van 75 tot 85%)',
      calm: 'In de rustige stand',
      calmValue: '{{calm}}%, zonder klok',
      review: 'Herhaling, hooguit',
      reviewValue: '{{review}}% van de laatste {{window}} woorden (in te stellen)',
      soon: 'Fout woord opnieuw in dezelfde ronde',
      soonValue: 'na minstens {{words}} andere woorden',
      later: 'Daarna weer',
      laterValue: 'de eerste keer binnen {{days}} dagen',
      off: 'Van de herhaallijst af',
      offValue: 'na {{days}} verschillende dagen goed',
      done: 'Een regel heet ‘beheerst’',
      doneValue:
        'bij verwacht {{success}}% goed over alle woorden van die regel, ook als we voorzichtig schatten, na minstens {{answers}} antwoorden op {{days}} dagen, waarvan {{open}} zelf geschreven of gebouwd',
      back: '‘Stap terug’',
      backValue:
        'na minstens {{answers}} antwoorden, als zelfs de gunstige schatting onder {{success}}% blijft. Sterren worden nooit afgepakt.',
    },
    why: {
      title: 'Je kunt altijd zien waarom',
      text: 'Bij elk woord staat een reden: herhaling, een zwakke regel, past bij het niveau, even peilen, onderhoud, of een opsteker na twee fouten. Je leest die terug op de voortgangskaart van de leerling.',
    },
    override: {
      title: 'Wat jij bepaalt',
      lead: 'Adaptief is de beginstand, niet de baas. Per groep of per leerling kun je:',
      more: 'Bekijk alle instellingen en probeer ze uit',
      items: {
        line: 'de leerlijn kiezen: adaptief, eigen categorieën, eigen woordenlijsten of een blok van je methode;',
        start: 'het beginniveau zetten, los van de jaargroep;',
        target: 'kiezen hoeveel er meteen goed moet gaan, en hoeveel herhaling er is;',
        forms: 'opgavevormen en spellen uitzetten;',
        calm: 'de rustige stand aanzetten: geen klok, niets wat wegvlucht;',
        open: 'een plek op de landkaart openzetten of iets klaarzetten.',
      },
    },
    limits: {
      title: 'Wat het niet kan',
      items: {
        estimate:
          'Het is een schatting, geen meting. In de eerste twintig antwoorden weet het programma nog weinig.',
        guess:
          'Bij kiezen uit twee is goed soms geluk. Het model rekent gokken mee, maar ziet niet of een kind gokt of twijfelt.',
        test: 'Het vervangt geen toets en stelt geen dyslexie vast.',
        writing: 'Wie hier goed spelt, doet dat nog niet vanzelf in een eigen tekst. Blijf laten schrijven.',
        proof:
          'De regels zijn getoetst met gesimuleerde leerlingen van uiteenlopende soort. Onderzoek in echte klassen is er nog niet.',
      },
    },
    sources: {
      title: 'Bronnen',
      items: {
        klinkenberg:
          'Klinkenberg, S., Straatemeier, M., & van der Maas, H. L. J. (2011). Computer adaptive practice of Maths ability using a new item response model for on the fly ability and difficulty estimation. Computers & Education.',
        jansen:
          'Jansen, B. R. J., e.a. (2013). The influence of experiencing success in math on math anxiety, perceived math competence, and math performance. Learning and Individual Differences.',
        wilson:
          'Wilson, R. C., e.a. (2019). The Eighty Five Percent Rule for optimal learning. Nature Communications.',
        pelanek:
          'Pelánek, R., & Řihák, J. (2018). Analysis and design of mastery learning criteria. New Review of Hypermedia and Multimedia.',
        settles:
          'Settles, B., & Meeder, B. (2016). A trainable spaced repetition model for language learning. Proceedings of ACL.',
      },
    },
  },
  {
    example: {
      lead: 'Mila uit het tweede leerjaar leert woorden met ei en ij. Volg het woord ‘trein’. (Mila is bedacht; de regels zijn die van het programma.)',
    },
    override: {
      lead: 'Adaptief is de beginstand, niet de baas. Per klas of per leerling kun je:',
      items: { start: 'het beginniveau zetten, los van het leerjaar;' },
    },
  },
);
