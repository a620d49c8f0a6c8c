import { auxOf, bare, type VerbEntry } from './entry.ts';
import { stemOf } from './spell.ts';

/**
 * Weak verbs that primary schools use; after a colon the ik-vorm where the letters do not tell it; `*` where the perfect
 * goes with zijn.
 */
const WEAK = `
aaien ademen antwoorden appen:app baden bedanken bedekken bedoelen beleven bellen beloven bemoeien
benoemen beoordelen:beoordeel beschermen beslissen bestellen besturen betalen beven bevestigen bewaren bezorgen
blaffen blozen boeken bonken bonzen borstelen bouwen boksen boren branden breien brommen bukken chatten
danken dansen dekken delen deugen dichten dienen dobberen dopen douchen draaien draven dreigen drogen dromen
drukken dulden durven duren duwen dwalen eindigen* eisen erven feesten fietsen filmen flitsen fluisteren
folteren foppen fronsen gapen gebeuren* gebruiken geloven gillen glanzen gluren gokken golven gooien groeien*
groeten grommen haasten haken halen handelen haten hechten herhalen herinneren hinken hoesten hollen hopen
horen huilen huppelen huren jeuken joggen jokken juichen kaarten kammen kauwen keren
kietelen klagen klappen kleden klemmen kletsen kleuren klikken kloppen kloven klutsen kneden knikken
knippen knoeien knopen knuffelen koken kosten krabben kraken krassen kreunen krullen kruien kuchen kussen kwaken
laaien lakken landen* leiden lekken lenen lenigen leren leunen leven leveren liften likken lijmen loeren
lossen loven lozen luiden luisteren lukken* luchten mailen maken melden menen mengen merken
metselen meppen missen mixen modderen naaien naderen* niezen noemen oefenen offeren oogsten ontdekken
ontmoeten ontsnappen* openen ordenen pakken passen pesten piepen plakken planten plassen
plagen ploffen* ploeteren plukken poetsen praten prikken proeven proppen puzzelen raken* rapen razen redden
regelen regenen reizen rekenen rennen* rillen roddelen roeien roeren roken rollen ronken roven ruilen ruimen
rusten schaken schaatsen schaden schamen schateren scheuren schillen schilderen schminken schoppen
schrapen schreeuwen schrobben schudden schuren seinen slagen* slepen slikken sloffen slopen smaken smeden
smeken smeren smokkelen snappen snoepen snoeien snorken snurken sparen speuren spelen spellen spetteren spitten
splitsen spoelen spotten stampen staren starten* stappen* steigeren stellen stempelen stikken* stoeien stoffen
stollen* stommelen stomen stoppen storen stormen storten straffen stralen streven strooien struikelen*
stunten sturen suizen sukkelen surfen tanken tasten tekenen tellen temmen tillen timmeren tobben toeteren tonen
toveren trainen trappen treuren troosten trouwen turnen twijfelen typen vegen verbazen verbeteren verbouwen
verbranden verdelen verdedigen verdienen verduidelijken veranderen* vereren vergroten verhuizen* verjagen
verhogen verkleden verklaren verkleinen verlangen verlichten verloten vernielen verpesten
verrassen verschillen verstoppen vertellen vertrouwen verven verwachten verwarmen verwennen verwoesten
verzamelen verzorgen vieren vissen vlaggen vlekken vloeken vluchten* voelen voeden voeren volgen voetballen
vormen vrezen vullen waarschuwen wachten wandelen warmen wekken weigeren wennen* wensen werken wieden
wiegen wikkelen wissen wonen worstelen zagen zakken* zeilen zetten zeuren zoemen zoenen zorgen zuchten zweven
zwaaien zweten zwoegen
herkennen ontdooien belonen verwijderen ontwikkelen versieren vertalen bereiden verspreiden beantwoorden besteden spreiden ronden wedden raspen roosteren bewerken stranden maaien poffen verlengen hoeven grazen lusten testen roesten broeden hoeden richten sporten schatten spatten printen kleven kerven zeven schaven schroeven turven plenzen gonzen plonzen deinzen veinzen welven verdoven doven wuiven peinzen weven neuzen sjezen verstijven puffen tikken knutselen bibberen sjouwen waden belanden* wenden vermelden begeleiden ontleden breiden miauwen stoven liefkozen zoeven overleven aanvaarden
`;

/** Weak verbs on -eren with the stress on it, so that the stem has a long ee: probeer. */
const STRESSED_EREN = `
accepteren adverteren amuseren applaudisseren arresteren assisteren camoufleren combineren controleren corrigeren
dicteren fantaseren feliciteren fotograferen functioneren galopperen informeren installeren interesseren
kopiëren:kopieer logeren markeren marcheren noteren observeren organiseren parkeren presenteren proberen protesteren
reageren regeren repareren repeteren reserveren serveren sorteren studeren telefoneren trakteren transporteren
`;

function weakEntry(text: string, stressedEren: boolean): VerbEntry {
  const [infinitive = '', own] = bare(text).split(':');
  const stem = own ?? (stressedEren ? stemOf(infinitive, true) : undefined);
  return { infinitive, kind: 'weak', stem, aux: auxOf(text) };
}

/** Entries of the weak verbs. */
export const weakEntries = (): VerbEntry[] => [
  ...WEAK.trim()
    .split(/\s+/)
    .map((text) => weakEntry(text, false)),
  ...STRESSED_EREN.trim()
    .split(/\s+/)
    .map((text) => weakEntry(text, true)),
];
