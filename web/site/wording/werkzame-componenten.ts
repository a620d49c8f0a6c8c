import { defineWording } from '../../app/wording/define.ts';

/** Texts of the page about what works in spelling practice, and how the product does it. */
export const werkzameComponenten = defineWording(
  'site-werkzame-componenten',
  {
    title: 'Wat werkt, en waarom',
    description:
      'Welke onderdelen van spellingoefening volgens onderzoek helpen, hoe Spelwereld ze uitvoert, en waar het past bij ondersteuningsniveau 1, 2 en 3.',
    hero: 'Wat werkt, en hoe wij dat doen',
    lead: 'Voor IB’ers, remedial teachers en logopedisten: per werkzaam onderdeel wat het is, hoe Spelwereld het uitvoert en waar het op steunt. Bedoeld om af te drukken.',
    print: 'Druk dit overzicht af',
    more: { didactiek: 'De leerlijn per leerjaar', adaptief: 'Hoe het programma woorden kiest' },
    components: {
      title: 'De onderdelen',
      does: 'Zo doet Spelwereld het',
      source: 'Bron',
      limit: 'Let op',
      testing: {
        title: 'Zelf ophalen in plaats van overlezen',
        what: 'Wie een woord uit het geheugen haalt, onthoudt het beter dan wie het nog eens leest.',
        does: 'Elke beurt vraagt iets: kiezen, bouwen, splitsen, sorteren of typen. Overschrijven komt alleen voor als herstel na een fout.',
        limit:
          'Kiezen is makkelijker dan schrijven. Daarom heet een regel pas beheerst als een deel zelf geschreven of gebouwd is.',
        source: 'Roediger, H. L., & Karpicke, J. D. (2006). Test-enhanced learning. Psychological Science.',
      },
      spacing: {
        title: 'Gespreid herhalen',
        what: 'Herhalen over meerdere dagen werkt beter dan veel herhalen achter elkaar.',
        does: 'Een fout woord komt terug in dezelfde ronde, daarna binnen zeven dagen, en blijft terugkomen tot het op drie dagen goed was.',
        limit: 'Dit werkt alleen als een kind ook echt op meerdere dagen oefent.',
        source:
          'Cepeda, N. J., e.a. (2006). Distributed practice in verbal recall tasks: A review and quantitative synthesis. Psychological Bulletin.',
      },
      mixing: {
        title: 'Afwisselen van regels',
        what: 'Door regels te mengen leert een kind ook kiezen wélke regel geldt.',
        does: 'Een regel die in deze sessie al vaak voorkwam, krijgt minder voorrang. Binnen een taak op de kaart blijft het bij de regel van die taak, met contrastwoorden.',
        limit: 'Bij een nieuwe regel is eerst blokken juist beter. Zet dan alleen die categorie klaar.',
        source:
          'Rohrer, D., & Taylor, K. (2007). The shuffling of mathematics problems improves learning. Instructional Science.',
      },
      feedback: {
        title: 'Directe feedback over de regel',
        what: 'Feedback helpt vooral als ze zegt wat er nog moet gebeuren, niet alleen goed of fout.',
        does: 'Na een fout volgt één zin over de gebroken regel, een tweede kans, en daarna het goede woord met de lastige letters dik.',
        limit:
          'Een korte tip vervangt geen uitleg. Blijft een fout terugkomen, leg de regel dan opnieuw uit.',
        source: 'Hattie, J., & Timperley, H. (2007). The power of feedback. Review of Educational Research.',
      },
      explicit: {
        title: 'Regels expliciet',
        what: 'Directe spellinginstructie verbetert het spellen, en meer instructie levert meer op.',
        does: 'Elke categorie heeft een regel in kindertaal en een geheugensteuntje. De leerlijn loopt van klank-letter naar regels naar werkwoorden.',
        limit: 'De instructie zelf geeft de leerkracht. Spelwereld oefent wat al is uitgelegd.',
        source:
          'Graham, S., & Santangelo, T. (2014). Does spelling instruction make students better spellers, readers, and writers? Reading and Writing.',
      },
      images: {
        title: 'Geen foute woordbeelden',
        what: 'Foute spellingen lezen maakt latere fouten waarschijnlijker.',
        does: 'Standaard zien kinderen geen fout geschreven woorden. Een eigen typfout wordt uitgegumd; de goede letters blijven staan.',
        limit: 'Een leerkracht kan opgaven over fouten zoeken aanzetten. Doe dat alleen bij sterke spellers.',
        source:
          'Brown, A. S. (1988). Encountering misspellings and spelling performance: Why wrong isn’t right. Journal of Educational Psychology.',
      },
      success: {
        title: 'Veel succes, net niet te makkelijk',
        what: 'Wie vaak succes heeft, oefent meer en met minder angst. Te makkelijk levert weinig op.',
        does: 'Het programma stuurt op ongeveer 80 procent meteen goed, en op 90 procent in de rustige stand.',
        limit: 'Het beste percentage verschilt per kind; onderzoek hierover gaat vooral over rekenen.',
        source:
          'Jansen, B. R. J., e.a. (2013). The influence of experiencing success in math. Learning and Individual Differences.',
      },
      analysis: {
        title: 'Foutenanalyse',
        what: 'Weten welke soort fouten een kind maakt, maakt gerichte hulp mogelijk.',
        does: 'Elke fout wordt herleid tot een van de 67 foutregels en staat per kind en per groep in de voortgang.',
        limit: 'De herleiding is automatisch en kan ernaast zitten. Ga bij twijfel af op wat je zelf ziet.',
        source: 'Kleijnen, R. (1992). Hardnekkige spellingfouten: een taalkundige analyse.',
      },
    },
    levels: {
      title: 'Waar past het in de ondersteuning?',
      lead: 'In de leerlijn van het protocol leesproblemen en dyslexie.',
      caption: 'Ondersteuningsniveaus en inzet',
      level: 'Niveau',
      means: 'Betekent',
      use: 'Inzet van Spelwereld',
      check: 'Bekijk daarbij',
      rows: {
        one: {
          level: 'Niveau 1',
          means: 'Goed onderwijs aan de hele groep',
          use: 'Drie tot vier keer per week een kwartier, na de instructie. Gewone instelling.',
          check: 'Het overzicht van de groep, elke twee weken.',
        },
        two: {
          level: 'Niveau 2',
          means: 'Extra begeleiding in de klas, in een klein groepje',
          use: 'Daarnaast een klaargezette taak over de regel van het groepje, met meer herhaling.',
          check: 'De kaart van de leerling, na zes tot acht weken.',
        },
        three: {
          level: 'Niveau 3',
          means: 'Intensieve, individuele begeleiding',
          use: 'Eigen woordenlijst en instelling, vaak de voorinstelling Dyslexie, als oefening tussen de sessies.',
          check: 'De lastige woorden en de ontwikkelingslijn, elke sessie.',
        },
      },
      note: 'Spelwereld is geen interventie op zichzelf en geen bewijs van hardnekkigheid. De gegevens kunnen een dossier ondersteunen, samen met toetsen en jouw eigen observaties.',
      source:
        'Gijsel, M., Scheltinga, F., van Druenen, M., & Verhoeven, L. (2011). Protocol Leesproblemen en Dyslexie. Expertisecentrum Nederlands.',
    },
    limits: {
      title: 'Wat we niet beweren',
      items: {
        effect: 'Dat Spelwereld als geheel bewezen werkt. Daar is nog geen onderzoek naar gedaan.',
        sum: 'Dat goede onderdelen bij elkaar vanzelf een goed programma zijn.',
        read: 'Dat onderzoek bij volwassenen of in een andere taal zomaar voor Nederlandse kinderen geldt. Enkele bronnen hierboven zijn zulk onderzoek.',
      },
    },
  },
  {
    description:
      'Welke onderdelen van spellingoefening volgens onderzoek helpen, hoe Spelwereld ze uitvoert, en waar het past in het zorgcontinuüm.',
    lead: 'Voor zorgcoördinatoren en logopedisten: per werkzaam onderdeel wat het is, hoe Spelwereld het uitvoert en waar het op steunt. Bedoeld om af te drukken.',
    components: {
      analysis: {
        does: 'Elke fout wordt herleid tot een van de 67 foutregels en staat per kind en per klas in de voortgang.',
      },
    },
    levels: {
      lead: 'Volgens de fasen van het zorgcontinuüm.',
      caption: 'Fasen van het zorgcontinuüm en inzet',
      level: 'Fase',
      rows: {
        one: {
          level: 'Brede basiszorg (fase 0)',
          means: 'Goed onderwijs aan de hele klas',
          check: 'Het overzicht van de klas, elke twee weken.',
        },
        two: { level: 'Verhoogde zorg (fase 1)' },
        three: { level: 'Uitbreiding van zorg (fase 2)' },
      },
      note: 'Spelwereld is geen behandeling en stelt niets vast. De gegevens kunnen een dossier ondersteunen, samen met toetsen en jouw eigen observaties.',
      source: 'Prodia (Vlaanderen). Algemeen Diagnostisch Protocol en protocol Lezen en spellen.',
    },
  },
);
