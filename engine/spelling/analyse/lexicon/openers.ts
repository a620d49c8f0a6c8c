/** The same on a consonant, where letters before it could go with it: be-drijfs-ruim-te, test-ro-bot. */
export const CONSONANT_OPENERS =
  /(?:ruimte|robot|(?<!c)route|restaurant|rapport|(?<!w)richting|regeling|(?<!vit|cap)riool|risico|(?<!g)ronde(?!r)|(?<!sc)hotel|historie|(?<!al)locatie|limiet|lokaal|service|scanner|speaker|script$|stage$|stages$|systeem|systemen|structuur|theorie|project|programma)/y;

/**
 * Beginnings of words on a vowel that are the second part of many compounds: wherever they stand behind a consonant a
 * syllable begins with them, whatever the first part is (as-best-on-der-zoek, be-ton-op-per-vlak).
 */
export const OPENERS = new RegExp(
  `(?:${`
aanbied aanbod aanduid aanleg aanleiding aanpak aansluit aanvoer aanwijz aardappel abonne(?!r) accessoire administrat
advertent advie[sz] advocaat advocat afbeeld afdeling afdrukk? afspra afstand afval afwijking agenda agentschap
akkoord album allergi alternatief ambtena ambulance analist analys antenne apparaat apparat applicat archief archiev
arrangement aspect(?!r) assistent astma atelier auteur automaat automat econo educat eekhoorn effect eiland element
elftal emiss energ enqu[eê]te ensemble epidemi ervaring esdoorn ethiek evalua evenement examen excursie expert extract
ideolog ijsbaan illustrat impuls inbreuk incident indeling index industr informat ingang ingreep ingrep inhoud
initiatief injectie inkom inname inrichting inspect installat instelling instituten instituut instruct instrument
intensiteit inzameling inzicht isolatie object omgeving omvang onderdeel onderdel onderhand onderhoud ondersteun
onderwij onderzoek ontbijt ontvang ontwikkel oorlog oorzaak oorzak opbouw opdracht openhaard opening operatie opgang
opgave oplad opleiding oploss opname oppervlak oproep opslag optocht optred opvang opvolg organis oriënt orkest outfit
overeenkomst overgang overlast overleg overschot overval overzicht uitgang uitgave uitlaat uitleg uitrust uitslag
uitstap uitzend uitzicht update (?<!l)uitvoer (?<!v|mid|b)oordeel (?<!v|w|b)oordel (?<!ver|be)antwoord (?<!b)aanvraag
(?<!b)aanvrag (?<!uit)oefening (?<!exp|accr)editie onafhankelijk (?<!on)afhankelijk infectie inzet omtrek etiket offensief
account urine (?<!c|n)entree(?!r) erfgoed opzet opbrengst aandrijv omstandig omschrijving arbeider (?<!v)alarm
`
    .trim()
    .split(/\s+/)
    .join('|')})`,
  'y',
);
