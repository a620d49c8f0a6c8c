import type { AccountKind } from '../contract/lead-kinds.ts';
import type { Variant } from '../contract/variant.ts';

// The text of the agreement, in our own words; its headings follow what schools know from the models of their sector. To be read by a
// lawyer before anybody signs (README.md). A text that was signed never changes: another one is a new version.

/** One article. */
export interface AgreementPart {
  title: string;
  paragraphs: string[];
}

/** A text with its name. */
export interface AgreementText {
  title: string;
  version: string;
  parts: AgreementPart[];
}

/** The version that is signed now. */
export const AGREEMENT_VERSION = '2026-12';

const TITLES: Record<Variant, string> = {
  nl: 'Verwerkersovereenkomst',
  be: 'Verwerkersovereenkomst',
};

/** How each kind of customer is called in it. */
const CUSTOMER: Record<Exclude<AccountKind, 'thuis'>, string> = { school: 'de school', rt: 'de praktijk' };

const AUTHORITY: Record<Variant, string> = {
  nl: 'de Autoriteit Persoonsgegevens',
  be: 'de Gegevensbeschermingsautoriteit',
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The text for a customer; a family signs none. */
export function agreementText(kind: Exclude<AccountKind, 'thuis'>, variant: Variant): AgreementText {
  const customer = CUSTOMER[kind];
  const Customer = capital(customer);
  const authority = AUTHORITY[variant];
  return {
    title: TITLES[variant],
    version: AGREEMENT_VERSION,
    parts: [
      {
        title: '1. Wat de woorden betekenen',
        paragraphs: [
          'Persoonsgegevens, verwerken, betrokkene, verwerkingsverantwoordelijke, verwerker en datalek betekenen hier wat ze in de Algemene verordening gegevensbescherming (AVG) betekenen.',
          'De bijsluiter is bijlage 1: welke gegevens van wie, waarvoor, waar en hoelang. De beveiliging staat in bijlage 2.',
        ],
      },
      {
        title: '2. Onderwerp en opdracht',
        paragraphs: [
          `${Customer} gebruikt Spelwereld. Daarbij verwerkt de aanbieder persoonsgegevens voor ${customer}. Deze overeenkomst legt vast hoe. Zij hoort bij de licentie en gaat er bij privacy boven.`,
        ],
      },
      {
        title: '3. Wie waarvoor verantwoordelijk is',
        paragraphs: [
          `${Customer} is de verwerkingsverantwoordelijke en bepaalt doel en middelen. De aanbieder is verwerker en krijgt geen zeggenschap over de gegevens.`,
          `${Customer} zorgt dat de gegevens verwerkt mogen worden en vertelt betrokkenen wat er gebeurt; de bijsluiter is daarvoor te gebruiken.`,
        ],
      },
      {
        title: '4. Waarvoor de gegevens gebruikt worden',
        paragraphs: [
          `De aanbieder gebruikt de gegevens alleen voor de doelen in de bijsluiter en op schriftelijke aanwijzing van ${customer}. Niet voor reclame, niet voor verkoop, en niet om profielen te maken voor iets anders dan oefenen.`,
          'Cijfers over hoe moeilijk woorden zijn, mogen uit alle antwoorden samen worden gemaakt, als niemand daarin te herkennen is.',
          `Denkt de aanbieder dat een aanwijzing in strijd is met de wet, dan zegt hij dat meteen.`,
        ],
      },
      {
        title: '5. Geheimhouding',
        paragraphs: [
          'Wie bij de aanbieder met de gegevens werkt, is tot geheimhouding verplicht en ziet niet meer dan voor het werk nodig is. Dat blijft zo na afloop.',
          `De aanbieder geeft gegevens alleen aan anderen als ${customer} dat vraagt of de wet het voorschrijft. In dat laatste geval vertelt hij het vooraf, als dat mag.`,
        ],
      },
      {
        title: '6. Beveiliging en controle',
        paragraphs: [
          'De aanbieder neemt passende maatregelen tegen verlies en misbruik. Bijlage 2 zegt welke, en bij welke eisen aan beschikbaarheid, integriteit en vertrouwelijkheid ze horen. Betere maatregelen mogen in de plaats komen van die daar staan, minder goede niet.',
          `${Customer} mag laten nagaan of dit wordt nageleefd, hoogstens een keer per jaar en na overleg over dag en manier. Ieder draagt de eigen kosten, tenzij blijkt dat de aanbieder tekortschoot.`,
        ],
      },
      {
        title: '7. Datalekken',
        paragraphs: [
          `Ontdekt de aanbieder een datalek, dan vertelt hij dat ${customer} zonder vertraging en als het kan binnen 24 uur: wat er gebeurde en wanneer, welke gegevens en hoeveel mensen het betreft, wat de gevolgen kunnen zijn en wat er gedaan is. Wat nog niet bekend is, volgt.`,
          `${Customer} meldt het waar nodig aan ${authority} en aan betrokkenen. De aanbieder helpt daarbij en houdt een lijst bij van alle datalekken.`,
        ],
      },
      {
        title: '8. Rechten van betrokkenen',
        paragraphs: [
          `De aanbieder maakt het mogelijk dat ${customer} gegevens laat inzien, verbetert, meegeeft en wist. Wie zich bij de aanbieder zelf meldt, verwijst hij naar ${customer}.`,
          `De aanbieder helpt ook als ${customer} de risico's voor de privacy onderzoekt of overlegt met ${authority}.`,
        ],
      },
      {
        title: '9. Subverwerkers',
        paragraphs: [
          `${Customer} vindt goed dat de aanbieder de subverwerkers inschakelt die in de bijsluiter staan. Van een nieuwe, of een met ander werk, hoort ${customer} minstens 30 dagen van tevoren en kan dan bezwaar maken.`,
          `Komen partijen er bij bezwaar niet uit, dan mag ${customer} de licentie beëindigen op de dag dat de subverwerker begint, met teruggave van wat voor de tijd daarna betaald is.`,
          'De aanbieder spreekt met subverwerkers ten minste af wat hier staat, en blijft aansprakelijk voor wat ze doen.',
          'Buiten de Europese Economische Ruimte worden gegevens alleen verwerkt als de wet het toestaat en de bijsluiter het land noemt.',
        ],
      },
      {
        title: '10. Bewaren en wissen',
        paragraphs: [
          'De bijsluiter zegt hoelang wat bewaard blijft. Daarna wist de aanbieder het, ook uit reservekopieën zodra die verlopen.',
          `Als de licentie is afgelopen, kan ${customer} de gegevens nog enige tijd inzien en meenemen; de licentiepagina noemt de dagen. Daarna wist de aanbieder alles, behalve wat de wet hem laat bewaren, zoals facturen.`,
        ],
      },
      {
        title: '11. Aansprakelijkheid',
        paragraphs: [
          'Ieder is aansprakelijk voor de schade die ontstaat doordat hij de wet of deze overeenkomst niet naleeft, zoals de wet dat regelt. Wie voor de ander aan een betrokkene betaalt, kan dat deel op de ander verhalen.',
        ],
      },
      {
        title: '12. Tegenstrijdigheid en verandering',
        paragraphs: [
          'Spreekt deze overeenkomst een andere afspraak tegen, dan gaat zij voor waar het om persoonsgegevens gaat.',
          `Verandert de bijsluiter, dan hoort ${customer} dat. Komen er gegevens of doelen bij, dan vraagt de aanbieder om opnieuw te ondertekenen.`,
        ],
      },
      {
        title: '13. Duur en einde',
        paragraphs: [
          `Deze overeenkomst begint op de dag van ondertekening en duurt zolang de aanbieder persoonsgegevens voor ${customer} heeft. Geheimhouding en aansprakelijkheid duren langer als de aard ervan dat meebrengt.`,
          variant === 'be' ? 'Belgisch recht is van toepassing.' : 'Nederlands recht is van toepassing.',
        ],
      },
    ],
  };
}
