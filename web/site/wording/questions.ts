import { defineWording } from '../../app/wording/define.ts';

/** The frequent questions (`q`) and their answers (`a`), by group and by the id that is in the address. */
export const QUESTIONS = {
  inloggen: {
    title: 'Inloggen',
    items: {
      'wachtwoord-leerling': {
        q: 'Een leerling weet zijn wachtwoord niet meer. Wat nu?',
        a: 'De leerkracht geeft een nieuw wachtwoord in de lijst met wachtwoorden van de groep, of drukt het inlogkaartje opnieuw af. Leerlingen hebben geen mailadres en kunnen het zelf niet aanvragen.',
      },
      'wachtwoord-leerkracht': {
        q: 'Ik ben mijn eigen wachtwoord vergeten.',
        a: 'Kies op de inlogpagina voor ‘Wachtwoord vergeten’. Je krijgt een mail met een link die een uur werkt. Geen mail gekregen? Kijk bij je ongewenste mail, of vraag de beheerder van je school welk adres bekend is.',
      },
      'te-vaak-fout': {
        q: 'Inloggen gaat ineens langzaam, of er staat dat er te vaak een verkeerd wachtwoord is ingevuld.',
        a: 'Dan gaat inloggen met die naam een kwartier lang langzamer. Dat houdt mensen tegen die wachtwoorden raden; niemand wordt buitengesloten. Op een apparaat waar het eerder lukte, gaat het gewoon. De leerkracht kan een leerling meteen vrijgeven, of een nieuw wachtwoord maken.',
      },
      schoolaccount: {
        q: 'Kunnen we inloggen met ons schoolaccount?',
        a: 'Ja, als je school dat aanzet. Op de inlogpagina staat dan een knop naar de inlogdienst van de school. De eerste keer koppelt de leerkracht het schoolaccount aan de juiste leerling.',
      },
      'hoofdletters-accenten': {
        q: 'Moet een leerling op hoofdletters en accenten letten?',
        a: 'Niet in de gebruikersnaam: René, rene en RENE zijn hetzelfde. In het wachtwoord tellen ze wel.',
      },
      'twee-apparaten': {
        q: 'Er staat dat een leerling ergens anders speelt.',
        a: 'Een leerling speelt op één scherm tegelijk. Begint hij op een ander apparaat, dan stopt het eerste netjes. Wat geoefend was, is bewaard.',
      },
    },
  },
  leerkracht: {
    title: 'Voor leerkrachten',
    items: {
      beginnen: {
        q: 'Hoe begin ik met een groep?',
        a: 'Maak een groep, plak de namen uit een lijst of spreadsheet, en druk de inlogkaartjes af. Zonder verdere instelling oefenen leerlingen adaptief, passend bij hun leerjaar.',
      },
      weggegooid: {
        q: 'Ik heb per ongeluk een leerling of een lijst weggegooid.',
        a: 'In het menu links staat de prullenbak. Daar ligt alles nog negentig dagen, met wie het weggooide en wanneer. Eén klik zet het terug; is de groep er niet meer, dan kies je een andere.',
      },
      inlezen: {
        q: 'Hoe krijg ik mijn leerlingenlijst erin?',
        a: 'Kopieer de rijen uit je spreadsheet, administratie of mail en plak ze bij ‘Leerlingen toevoegen’. Een Excel-bestand (.xlsx), CSV-bestand of tekstbestand mag ook. Je ziet vooraf hoe elke kolom gelezen wordt. Wat we niet zeker weten, vragen we; geboortedata en burgerservicenummers nemen we nooit over.',
      },
      'andere-bestanden': {
        q: 'Kan Spelwereld EdexML of toetsuitslagen inlezen?',
        a: 'Nog niet. Leerlingen plak je, of je leest ze uit een Excel- of CSV-bestand. Uitslagen uit een leerlingvolgsysteem zijn niet nodig: in de eerste rondes merkt het programma wat een kind al kan.',
      },
      'woorden-inlezen': {
        q: 'Wat mag er in een woordenlijst die ik plak?',
        a: 'Bijna alles: woorden onder elkaar of met komma’s, een tabel, een mail, een bladzijde uit een pdf, met nummers, lidwoorden of een zin erbij. Wat een kop of een groet lijkt, slaan we over en laten we zien; met één klik neem je het toch mee. Een bestand openen kan hier niet: kopieer de tekst.',
      },
      dictee: {
        q: 'Kan ik de woorden van ons dictee laten oefenen?',
        a: 'Ja. Plak de woorden in een woordenlijst. Spelwereld zoekt bij elk woord de spellingcategorie, maakt er spraak bij en zet de lijst klaar in de spellen. Je hoeft er verder niets voor te doen.',
      },
      methode: {
        q: 'Past het bij onze spellingmethode?',
        a: 'Je kunt een blok van je methode vastleggen met de categorieën en woorden die erbij horen. De leerlingen oefenen dan dat blok, in de volgorde van je methode.',
      },
      meekijken: {
        q: 'Wat zie ik als leerlingen spelen?',
        a: 'Op het live-bord zie je per leerling hoe het gaat, wie vastloopt en op welke regel. Een nieuw antwoord staat er binnen een tel. Je kunt de schermen even stilzetten voor uitleg.',
      },
      'hoe-lang': {
        q: 'Hoe lang en hoe vaak laat je ze oefenen?',
        a: 'Drie of vier keer per week een kwartier werkt beter dan één keer lang. Een ronde duurt ongeveer vijf minuten. De leerling ziet zelf wanneer het voor die dag genoeg is.',
      },
      'zelf-kiezen': {
        q: 'Mag ik zelf bepalen wat een leerling oefent?',
        a: 'Ja. Je kiest per groep of per leerling: adaptief, gekozen categorieën, een eigen woordenlijst of een blok van je methode. Wat je vastzet, verandert de computer niet.',
      },
      fouten: {
        q: 'Zien leerlingen ook foute woorden?',
        a: 'Standaard niet. Foute woordbeelden kunnen blijven hangen. Een leerling ziet er alleen een als jij opgaven toestaat waarin de fout gezocht wordt. Typt een leerling iets fout, dan worden de foute letters weggegumd.',
      },
      rustig: {
        q: 'Kan de tijdsdruk eraf?',
        a: 'Ja. In de rustige stand wacht elk spel op de leerling. Niets loopt weg, en de score blijft even eerlijk.',
      },
      uitleg: {
        q: 'Wat gebeurt er als een leerling een fout maakt?',
        a: 'De leerling krijgt één korte zin uitleg over de regel en probeert het opnieuw. Jij ziet de regel terug in het overzicht, met de woorden waarbij het misging.',
      },
    },
  },
  ib: {
    title: 'Voor IB, RT en logopedie',
    items: {
      dyslexie: {
        q: 'Is het geschikt voor leerlingen met dyslexie?',
        a: 'Er is een leesletter (OpenDyslexic), een rustige stand, voorleesspraak bij elk woord en meer herhaling. Het is oefening en geen behandeling; het vervangt geen zorg.',
      },
      nt2: {
        q: 'En voor kinderen die Nederlands leren?',
        a: 'Veel woorden hebben een plaatje en elk woord heeft spraak. In de instelling voor NT2 komen plaatjes en luisteren eerst. De spellen leggen alles ook zonder veel tekst uit.',
      },
      voortgang: {
        q: 'Wat kan ik bewaren voor een gesprek met ouders?',
        a: 'De pagina van een leerling heeft een lijn per categorie, de woorden die geoefend zijn en jouw notities. Je drukt hem af of bewaart de tabel als bestand.',
      },
      praktijk: {
        q: 'Werkt het ook in een RT-praktijk?',
        a: 'Ja. Een praktijk heeft een eigen account met eigen groepen. Je oefent samen in de sessie, en het kind oefent thuis verder met hetzelfde kaartje.',
      },
    },
  },
  ouders: {
    title: 'Voor ouders',
    items: {
      thuis: {
        q: 'Kan mijn kind thuis oefenen?',
        a: 'Ja, met het inlogkaartje van school, op elke computer of tablet met een browser. Oefent de school niet met Spelwereld, dan kun je zelf een thuisaccount aanvragen.',
      },
      schermtijd: {
        q: 'Blijft mijn kind er niet te lang op zitten?',
        a: 'De spellen geven geen beloning voor lang doorgaan. Na een paar rondes zegt de kaart dat het genoeg is voor vandaag.',
      },
      kopen: {
        q: 'Kan mijn kind in het spel iets kopen?',
        a: 'Nooit met geld. Muntjes verdien je door te oefenen, en ze kopen alleen dingen in het spel, zoals een hoed voor je figuur.',
      },
      reclame: {
        q: 'Zit er reclame in?',
        a: 'Nee. Geen reclame, geen volgsoftware en niets van andere bedrijven op de pagina’s.',
      },
    },
  },
  techniek: {
    title: 'Apparaten en internet',
    items: {
      apparaten: {
        q: 'Op welke apparaten werkt het?',
        a: 'Op computers, Chromebooks en tablets met een browser van de laatste twee jaar: Chrome, Edge, Firefox of Safari. Muis, aanraken en toetsenbord werken alle drie. Op een telefoon is het scherm te klein om prettig te spelen.',
      },
      geluid: {
        q: 'Is geluid nodig?',
        a: 'Voor luisteropgaven wel: een koptelefoon per leerling is het fijnst. Zonder geluid kies je opgaven met plaatjes en zinnen.',
      },
      offline: {
        q: 'Wat als het internet wegvalt?',
        a: 'De ronde gaat gewoon door. Antwoorden worden op het apparaat bewaard en verstuurd zodra er weer verbinding is. Er gaat geen antwoord verloren, ook niet als de klep dichtgaat.',
      },
      installeren: {
        q: 'Moeten we iets installeren?',
        a: 'Nee. Een browser is genoeg. Je netwerkbeheerder hoeft maar één adres toe te staan: dat van Spelwereld zelf.',
      },
      toetsenbord: {
        q: 'Kan alles met het toetsenbord?',
        a: 'Ja. Elk spel is te spelen met alleen toetsen, alleen de muis of alleen aanraken. Een schermlezer leest de opgave en de keuzes voor.',
      },
      langzaam: {
        q: 'Het spel hapert. Wat kan ik doen?',
        a: 'Sluit andere tabbladen en zet in het menu van het spel ‘Rustig spelen’ aan. Doe daarna de controle op ‘Wat heb je nodig?’ en stuur de uitslag mee als het niet helpt.',
      },
    },
  },
  privacy: {
    title: 'Privacy en gegevens',
    items: {
      gegevens: {
        q: 'Welke gegevens van leerlingen bewaren jullie?',
        a: 'Naam, groep, gebruikersnaam, en wat er geoefend is. Een leerlingnummer van de school als je dat invult; bij een praktijk of thuis ook het geboortejaar, en bij een praktijk het mailadres van de ouder die toestemming gaf. Geen burgerservicenummer, geen adres, geen foto. Alles staat op de server waarop Spelwereld draait.',
      },
      wissen: {
        q: 'Hoe lang blijven gegevens bewaard?',
        a: 'Een leerling die je weggooit, ligt negentig dagen in de prullenbak en wordt dan voorgoed gewist; een beheerder kan dat ook meteen doen. Ouders vragen inzage of wissen aan de school; die bepaalt.',
      },
      'eigen-server': {
        q: 'Kunnen we het op een eigen server draaien?',
        a: 'Ja. Spelwereld is open broncode (EUPL-1.2) en draait met één opdracht op één machine. Het bestuur houdt alle gegevens dan zelf.',
      },
    },
  },
  kosten: {
    title: 'Kosten en contract',
    items: {
      proef: {
        q: 'Wat kost de proef?',
        a: 'Niets. Zes weken lang werkt alles, met je eigen leerlingen. De proef stopt vanzelf.',
      },
      opzeggen: {
        q: 'Moet ik opzeggen?',
        a: 'Nee. Een licentie loopt af op de einddatum en wordt niet stilzwijgend verlengd; jij beslist. Ga je na de proef niet verder, dan wissen we alles zes weken later. Twee weken daarvoor krijg je een mail.',
      },
      tussendoor: {
        q: 'Wat als er halverwege het jaar leerlingen bij komen?',
        a: 'Die voeg je gewoon toe. Je betaalt alleen voor de maanden die nog over zijn.',
      },
      bestelnummer: {
        q: 'Kan er een bestelnummer op de offerte?',
        a: 'Ja. Reken op de pagina Prijzen uit wat het kost, vul het bestelnummer in en download de offerte als pdf.',
      },
    },
  },
} as const;

/** Their texts in the words of the variant. */
export const questions = defineWording('site-questions', QUESTIONS, {
  leerkracht: {
    items: {
      beginnen: {
        q: 'Hoe begin ik met een klas?',
        a: 'Maak een klas, plak de namen uit een lijst of spreadsheet, en druk de inlogkaartjes af. Zonder verdere instelling oefenen leerlingen adaptief, passend bij hun leerjaar.',
      },
      weggegooid: {
        a: 'In het menu links staat de prullenbak. Daar ligt alles nog negentig dagen, met wie het weggooide en wanneer. Eén klik zet het terug; is de klas er niet meer, dan kies je een andere.',
      },
      inlezen: {
        a: 'Kopieer de rijen uit je spreadsheet, administratie of mail en plak ze bij ‘Leerlingen toevoegen’. Een Excel-bestand (.xlsx), CSV-bestand of tekstbestand mag ook. Je ziet vooraf hoe elke kolom gelezen wordt. Wat we niet zeker weten, vragen we; geboortedata en rijksregisternummers nemen we nooit over.',
      },
      'andere-bestanden': {
        q: 'Kan Spelwereld bestanden van ons schoolpakket of toetsuitslagen inlezen?',
      },
      'zelf-kiezen': {
        a: 'Ja. Je kiest per klas of per leerling: adaptief, gekozen categorieën, een eigen woordenlijst of een blok van je methode. Wat je vastzet, verandert de computer niet.',
      },
    },
  },
  ib: {
    title: 'Voor zorgcoördinatoren en logopedisten',
    items: {
      praktijk: {
        q: 'Werkt het ook in een logopediepraktijk?',
        a: 'Ja. Een praktijk heeft een eigen account met eigen klassen. Je oefent samen in de sessie, en het kind oefent thuis verder met hetzelfde kaartje.',
      },
    },
  },
  inloggen: {
    items: {
      'wachtwoord-leerling': {
        a: 'De leerkracht geeft een nieuw wachtwoord in de lijst met wachtwoorden van de klas, of drukt het inlogkaartje opnieuw af. Leerlingen hebben geen mailadres en kunnen het zelf niet aanvragen.',
      },
    },
  },
  privacy: {
    items: {
      gegevens: {
        a: 'Naam, klas, gebruikersnaam, en wat er geoefend is. Een leerlingnummer van de school als je dat invult; bij een praktijk of thuis ook het geboortejaar, en bij een praktijk het mailadres van de ouder die toestemming gaf. Geen rijksregisternummer, geen adres, geen foto. Alles staat op de server waarop Spelwereld draait.',
      },
    },
  },
});
