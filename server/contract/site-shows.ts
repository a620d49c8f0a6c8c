import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';
import type { Variant } from './variant.ts';

/** Whom a chapter is for. */
export type ShowRole = 'leerling' | 'leerkracht' | 'begeleider' | 'beheer' | 'thuis';

/** What a step shows: a screen of the product (assets/screens/instructie), or a drawing of what happens away from it. */
export type ShowPicture =
  | 'login'
  | 'map'
  | 'place'
  | 'game'
  | 'explain'
  | 'coins'
  | 'groups'
  | 'board'
  | 'rule'
  | 'ready'
  | 'paste'
  | 'checked'
  | 'setting'
  | 'preset'
  | 'differs'
  | 'matrix'
  | 'card'
  | 'print'
  | 'form'
  | 'mail'
  | 'cards'
  | 'pause';

/** One step: a picture and the text that stands under it and is read aloud (at most 200 characters). */
export interface ShowStep {
  id: string;
  picture: ShowPicture;
  nl: string;
  /** What the Belgian variant says, where it differs. */
  be?: string;
}

/** A chapter of the instruction page: some steps that are told one after another. */
export interface ShowChapter {
  id: string;
  role: ShowRole;
  title: string;
  steps: readonly ShowStep[];
}

const step = (id: string, picture: ShowPicture, nl: string, be?: string): ShowStep => ({
  id,
  picture,
  nl,
  ...(be !== undefined && { be }),
});

/** The chapters of the instruction page. They are here because the server speaks these texts and no others. */
export const SHOWS: readonly ShowChapter[] = [
  {
    id: 'eerste-keer',
    role: 'leerling',
    title: 'De eerste keer spelen',
    steps: [
      step('inloggen', 'login', 'Typ je gebruikersnaam en je wachtwoord. Ze staan op je kaartje.'),
      step(
        'kaart',
        'map',
        'Dit is de landkaart. Elk huisje is een taak. Loop met de pijltjes, of tik een huisje aan.',
      ),
      step('plek', 'place', 'Kies een van de drie spellen, of laat je verrassen. Klik dan op Start.'),
      step(
        'spel',
        'game',
        'Luister naar het woord en speel. Wil je het nog eens horen? Tik op de luidspreker.',
      ),
      step(
        'fout',
        'explain',
        'Is het nog niet goed? Dan krijg je een tip, en je mag het nog een keer proberen.',
      ),
      step(
        'munten',
        'coins',
        'Na de ronde krijg je sterren en munten. Met munten koop je kleren en blobs in de kraam van Sjaak.',
      ),
    ],
  },
  {
    id: 'meekijken',
    role: 'leerkracht',
    title: 'Meekijken tijdens het oefenen',
    steps: [
      step(
        'groep',
        'groups',
        'Log in en kies je groep. Het bord van de groep gaat open.',
        'Log in en kies je klas. Het bord van de klas gaat open.',
      ),
      step(
        'bord',
        'board',
        'Elke leerling heeft een tegel. Je ziet wie oefent, welk spel, en of het lukt. Dat verandert terwijl je kijkt.',
      ),
      step(
        'regel',
        'rule',
        'Rechts staat over welke regel de groep nu struikelt, met de woorden die fout gingen.',
        'Rechts staat over welke regel de klas nu struikelt, met de woorden die fout gingen.',
      ),
      step(
        'klaarzetten',
        'ready',
        'Zet met één knop een extra oefening klaar: voor één leerling, of voor iedereen die erover struikelde.',
      ),
      step(
        'uitleg',
        'explain',
        'Even samen uitleggen? Zet de schermen stil, leg de regel uit, en laat iedereen weer verdergaan.',
      ),
    ],
  },
  {
    id: 'eigen-woorden',
    role: 'leerkracht',
    title: 'Je eigen woordenlijst gebruiken',
    steps: [
      step(
        'plakken',
        'paste',
        'Ga naar Woordenlijsten en plak de woorden van deze week. Een woord per regel, of met komma’s ertussen.',
      ),
      step(
        'controle',
        'checked',
        'Je ziet per woord de lettergrepen, de spellingregel, een plaatje en hoe het klinkt.',
      ),
      step(
        'fouten',
        'rule',
        'Staat er een tikfout in? Dan stellen we het woord voor dat je waarschijnlijk bedoelt.',
      ),
      step(
        'bewaren',
        'ready',
        'Bewaar de lijst en zet haar klaar voor je groep. Ze komt per boot op de landkaart van elke leerling.',
        'Bewaar de lijst en zet ze klaar voor je klas. Ze komt per boot op de landkaart van elke leerling.',
      ),
      step(
        'spelen',
        'game',
        'Alle spellen kunnen met jouw lijst werken. Je hoeft niets extra’s klaar te maken.',
      ),
    ],
  },
  {
    id: 'op-maat',
    role: 'begeleider',
    title: 'Oefenen op maat instellen',
    steps: [
      step(
        'instelling',
        'setting',
        'Bij Oefeninstellingen staat wat en hoe de groep oefent: adaptief, gekozen categorieën of een blok van je methode.',
        'Bij Oefeninstellingen staat wat en hoe de klas oefent: adaptief, gekozen categorieën of een blok van je methode.',
      ),
      step(
        'voorinstelling',
        'preset',
        'Voor dyslexie, NT2, snelle spellers en beginnende lezers is er een voorinstelling. Je ziet eerst wat ze verandert.',
      ),
      step(
        'afwijken',
        'differs',
        'Wijkt één leerling af? Zet alleen dat veld om. De rest blijft de groep volgen.',
        'Wijkt één leerling af? Zet alleen dat veld om. De rest blijft de klas volgen.',
      ),
      step('voorbeeld', 'place', 'Bekijk vooraf wat de leerling morgen krijgt, en waarom.'),
      step(
        'terug',
        'setting',
        'Toch niet goed? Elke verandering staat in de lijst en kan ongedaan gemaakt worden.',
      ),
    ],
  },
  {
    id: 'voortgang',
    role: 'begeleider',
    title: 'Voortgang lezen en bespreken',
    steps: [
      step(
        'matrix',
        'matrix',
        'De voortgang van de groep: leerlingen in de rijen, spellingregels in de kolommen. Vorm en kleur zeggen hoe ver ze zijn.',
        'De voortgang van de klas: leerlingen in de rijen, spellingregels in de kolommen. Vorm en kleur zeggen hoe ver ze zijn.',
      ),
      step(
        'leerling',
        'card',
        'Klik op een leerling: je ziet de ontwikkeling per regel, de lastige woorden en hoeveel er geoefend is.',
      ),
      step(
        'waarom',
        'rule',
        'Bij elk woord staat waarom het aan de beurt kwam. Zo kun je uitleggen wat het programma doet.',
      ),
      step('printen', 'print', 'Print de kaart of bewaar hem als pdf voor het gesprek met ouders.'),
    ],
  },
  {
    id: 'beginnen',
    role: 'beheer',
    title: 'Beginnen als school of praktijk',
    steps: [
      step('aanvragen', 'form', 'Vul het aanvraagformulier in. Je hoeft nog niets te betalen.'),
      step('mail', 'mail', 'Je krijgt een mail met een link. Kies daarmee je wachtwoord.'),
      step(
        'groep',
        'groups',
        'Maak een groep en plak de namen van de leerlingen uit je eigen lijst.',
        'Maak een klas en plak de namen van de leerlingen uit je eigen lijst.',
      ),
      step('kaartjes', 'cards', 'Print de kaartjes met de gebruikersnaam en het wachtwoord en deel ze uit.'),
      step(
        'starten',
        'map',
        'De leerlingen loggen in en kunnen meteen spelen. Er hoeft niets geïnstalleerd te worden.',
      ),
    ],
  },
  {
    id: 'thuis',
    role: 'thuis',
    title: 'Thuis oefenen',
    steps: [
      step(
        'inloggen',
        'login',
        'Je kind logt thuis in met hetzelfde kaartje als op school. Je hebt alleen een browser nodig.',
      ),
      step('kort', 'pause', 'Oefen liever kort en vaak: tien tot vijftien minuten, een paar keer per week.'),
      step(
        'helpen',
        'explain',
        'Gaat het fout? Zeg het antwoord niet voor. Lees samen de tip en laat je kind het zelf verbeteren.',
      ),
      step(
        'klaar',
        'coins',
        'Na de ronde telt het spel sterren en munten. Vraag liever wat er geleerd is dan hoeveel munten het waren.',
      ),
    ],
  },
];

/** What is said at a step on the site of this variant. */
export const toldAt = (step: ShowStep, variant: Variant): string =>
  variant === 'be' ? (step.be ?? step.nl) : step.nl;

export const getSiteShow = defineCall({
  id: 'getSiteShow',
  method: 'GET',
  path: '/api/site/shows/{chapter}',
  action: 'public',
  summary: 'Waar de gesproken tekst staat van elke stap van een hoofdstuk van de instructiepagina.',
  params: z.object({ chapter: idSchema }),
  response: z.object({ steps: z.array(z.object({ id: z.string(), url: z.string() })) }),
  errors: ['not-found'],
});
