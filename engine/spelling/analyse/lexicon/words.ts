/** Everyday base words that compounds are made of, sorted: never an inflected form where its base is there. */
export const BASE_WORDS: ReadonlySet<string> = new Set(
  `
aantal aanval aanvraag aap aard aardappel aardbei aardbeving aarde aardig aas abrikoos academie accent
accordeon account accountant accu acht achter achtergrond acrobaat acteur actie actief activiteit
adelaar adem ademhaling ader admiraal adoptie adres advertentie advies adviseur advocaat afdeling
afscheid afstand afval afwas agenda agent agentschap akker akkoord akte alarm album alcohol alfa
allergie altaar aluminium amandel amateur ambtenaar ambulance analyse ananas andijvie angst anker
antenne antiek antwoord apotheek apparaat apparatuur appartement appel april aquarium archief architect
arend argument arm armband armoede artiest artikel artillerie arts asiel assistent atlas atletiek aula
auteur auto autobus autoriteit avocado avond avontuur azijn baan baard baas baby back bacterie bad
badkamer bagage bagger bak bakker bakkerij baksteen bal balans balie balk balkon ballet ballon banaan
band bank bankier basis basketbal batterij bed bediening bedrijf bedrog beek beeld beeldscherm been beer
beest beet begin behang beitel bek beker bel belasting benzine berg bericht berk beroep bes bescherming
beslis beslissing bestemming besturing bestuur betaal betaling beton beugel beuk beurs beurt bever
bevolking bewaar bewaker beweging bewijs bewoner bezem bezoek bezorg bezorger bibliotheek bid biefstuk
bier biet big bij bijbel bijdrage bijl bikini biljet biljetten biologie bioscoop biscuit bisschop bitter
blaar blaas blad blaf blauw blij blik bliksem blind bloed bloeding bloei bloem bloemkool bloempot bloes
bloesem blog blok blond bloot blue blusser bocht bode bodem boef boeg boei boek boel boer boerderij
boete boeven bok bol bom bon bond bont bonus boodschap boog boom boomstam boon boor boord boormachine
boot bord boren borg borrel borst borstel bos bot boter boterham botsing boulevard bouw bouwer box braam
brand brandstof brandweer breed breek brein breng breuk bridge brief briefje brievenbus brigade bril
broche broeder broek broer brommer bron brons brood broodje brug bruid bruiloft bruin brul budget buffel
buffet bui buig buik buizerd bunker bureau burgemeester burger bus bushalte business buur buurman buurt
cabine cactus cadeau café cake camera campagne camper camping campus caravan carnaval carrière casino
categorie cavia ceintuur cel cello cement cent centrale centrum ceremonie champagne champignon chauffeur
check chef cheque chip chips chirurgie chocola chocolade cijfer circuit circus cirkel citroen claim clan
clown club coach cocktail code cola collectie college combinatie comité commandant commando commentaar
commissaris commissie competitie complex complot compost compromis computer concept concert conditie
conferentie conflict congres contact container contract controle corruptie country courgette cover
cowboy crash credit creditcard crisis crème cultuur cursus cyclus daad dadel dag dagboek daglicht dak
dal dam damp dank dans danser darm data database datum dauw deal debat deeg deel defensie definitie dek
dekbed deken dekking deksel delict delta democratie den denk depressie derde dertig dessert detail
detective deur diagnose diamant dicht dichter dieet dief dienaar dienst diep diepte dier dierentuin dijk
dik diner ding dinosaurus dinsdag diploma directeur directie dirigent discipline disco discussie distel
district divisie dobbel dobbelsteen docent dochter document doe doedelzak doek doel dok dokter dolfijn
dollar dominee domino donatie donder donderdag donker donor dood dooi doorgang doorn doos dorp dors
dorst dosis dossier douane douche draad draag draai draak drager draken drama drank dreiging drempel
drie driehoek drink droog droom drop druif druk drum druppel dubbel duel duif duik duiker duim duin
duivel duizend dump dun duur duw dweil dwerg echo echt economie editie eed eekhoorn eend eenheid eer eet
eetkamer effect egel ei eier eigen eigenaar eigendom eik eiland eind eisen ekster elektriciteit element
elf elite elleboog emmer end energie engel enkel envelop ervaring erwt eten etui euro evacuatie
evaluatie evenement evenwicht evolutie examen exemplaar expeditie expert explosie expres ezel fabriek
faciliteit factor familie fan fantasie fase fax fazant federatie fee feest fel festival fiets fietspad
figuur fijn file film filosofie finale firma flat fles flits fluister fluit focus fonds formaat formatie
formule formulier fornuis fort foto fotograaf fotografie fout framboos frequentie friet frikandel fris
frites fruit functie fusie galerie game gang gans garage garantie garde garen garnaal gas gast gazon
gebaar gebak gebed gebied gebit geboorte gebouw gebruik gedachte gedicht gedrag geel geest gehakt geheim
gehoor geit gek geld gelegenheid geloof geluid geluk gember gerecht gereedschap gerst geschiedenis
gesprek getal geur gevaar gevangenis gevecht gevel gevoel geweer gewicht gezellig gezicht gezin
gezondheid gids giet gieter gilde gips giraf gitaar glad glas gletsjer glij glijbaan globe glorie goal
god godin goed gok golf goot gordel gordijn gorilla goud goudvis graad graaf graag graan graat gracht
graf granaat grap gras greep grendel grens griep griezel grijp grijs grind groei groen groente groep
groet grond grondwet groot grot gum gym haag haai haak haal haan haar haard haas haat hagedis hagel
hagelslag hak hal half hals halte ham hamburger hamer hamster han hand handdoek handel handschoen hang
hap hard hark harmonie harnas harp hart haven haver havik hazelnoot heden heet heg heil hek hekel heks
hel held helikopter helling helm hemd hemel hengel herder herfst herinnering hersenen hert heup heuvel
hiel hijs historisch hobby hockey hockeystick hoed hoef hoefijzer hoek hoepel hoes hoest hoeveelheid hof
hok home hommel hond honderd honger honing honkbal hoofd hoofdpijn hoog hooi hoop hoor hoorn hop horloge
hospitaal hotel houd houding house hout huid huis huisarts huiskamer huiswerk hulp humor hut huur
huwelijk hyacint hypotheek ideaal idee identiteit ijs ijsbeer ijsberg ijzel ijzer inbreker indiaan
informatie infuus ingang inhoud inkt inktvis insect instrument internet jaar jacht jager jam jarig jas
jazz jeans jeugd job jong jongen journaal journalist jubileum judo juf juffrouw jungle junior jurk jury
justitie kaak kaal kaars kaart kaartje kaas kabel kabinet kabouter kachel kade kajuit kalender kalf kalk
kalkoen kam kameel kamer kamp kampeer kampioen kan kanaal kanarie kandidaat kaneel kangoeroe kano kanon
kans kant kantine kantoor kap kapel kapitein kapper kapsel kapstok kar karakter kardinaal karton kas
kassa kast kastanje kasteel kat kater katoen kauwgom kazerne keel keer kegel keizer kelder kelk kennis
kenteken kerk kermis kern kers kerst kerstboom kerstman ketchup ketel keten ketting keuken keuze kever
kies kijk kikker kilometer kin kind kinder kinderen kinderwagen kip kist kiwi klaag klaar klacht klank
klant klap klas klauw klaver kleding kleed klei klein klem klep kleren klets kleur kleuter klik klim
klimaat klimmer kliniek klink klok klomp kloof klooster klop kluis klus knal knap knecht knie knijp
knikker knip knoflook knol knoop knop knuffel knutsel koala koe koek koel koelkast koepel koerier koers
koets koffer koffie kogel kok kolonie kom komedie komeet komkommer kompas konijn koning koningin konvooi
kooi kook kool koolmees koop koor koord koorts kop koper kopie kopje koppel koraal korf korfbal korps
kort korting kost kostuum koud kous kozijn kraag kraai kraal kraam kraan krab kracht kraker krans krant
krat krediet kreeft krekel krent kriebel krijg krijt kring kristal kritiek kroeg kroket krokodil krokus
kroon krui kruid kruiden kruik kruimel kruip kruis kruising kruispunt kruiwagen kruk krul kubus kudde
kuiken kuil kunst kunstenaar kurk kus kussen kust kwaad kwal kwaliteit kwark kwart kwartet kwartier
kwast kwestie laad laag laars laarzen laat label lach ladder lade lading laken lam lamp land landbouw
landing landschap lang lantaarn lap laptop las laser lat lawaai lawine leder leef leeftijd leeg leen
leer leerling lees leeuw leg leger lego lei leid leider leiding lek lelie lengte lening lens lente lepel
leraar lerares les letsel letter lettergreep leugen leuk leuning leven lever leverancier levering lezer
lezing libel lichaam licht lid lied lief liefde lieveling lift lijf lijm lijn lijst lijster limiet
limonade linde liniaal link lint linze lip lippen liter literatuur lobby locatie loep lokaal lolly long
lood loodgieter look loon loop loper lot loterij lucht luchtballon luchthaven luchtmacht lucifer lui
luier luik luipaard luis luister lunch lust luxe maag maai maak maal maaltijd maan maand maandag maat
machine macht madelief magazijn magazine magneet magnetron mail mais makelaar makker mama mammoet man
management manager mand mandarijn manen mango mantel map marathon margarine marge marine markt mars
masker massa massage mast master mat match materiaal matras matroos maximum maïs medaille mede
medewerker media medicatie medicijn medium meel meer mees meester meet meeuw mei meid meisje meld
melding melk meloen men mens mentor menu merel merk mes mest metaal meter methode metro metselaar miauw
microfoon microscoop middag middel midden mier mijn mijter milieu min minder minister minuut mis misdaad
mist modder mode model moe moeder moer moeras moes mok mol molen moment mond monitor monster monteur
monument mooi mop moraal morgen mos moskee mossel mosterd motief motivatie motor mouw muesli mug muis
mummie munt mus museum musical muts muur muziek muzikant mysterie naad naai naald naam nacht nagel
najaar namiddag natie natuur natuurkunde navel navigatie neef negen nek nest net netwerk neus neushoorn
nevel nier nieuw nieuwjaar nijl nijlpaard niveau nood noord noot norm nota nul nummer nut object
observatie oceaan ochtend oefen oefening oester offer officier olie olifant olijf oma omgeving onderdeel
ondergang onderhoud onderwijs onderzoek ongeluk ongeval ontbijt ontwerp onweer oog oogst ooievaar oom
oor oorlog oost opdracht opener opening opera operatie opgang opleiding oplossing opname opruim opslag
opvang opvoeding oranje orde order orgaan organisatie orgel orkest otter oud oudejaar ouder oven
overblijf overheid overhemd overwinning paal paar paard paars paas pad paddenstoel paddo page pagina pak
pakhuis pakket paleis palm pan pand panda paniek pannenkoek panter pantoffel pap papa papegaai papier
paprika parachute parade paradijs paraplu parel parfum park parkeer parkiet parlement partij partner
party pas paspoort passer passie pasta patat patiënt patroon patrouille pauw pauze pech peen peer pen
penning penseel pensioen peper pepernoot periode perron personeel persoon perspectief perzik pet peuter
piano picknick piek piep pier piet pijl pijn pijp pil piloot pin pinda pindakaas pinguïn pink pion
piraat piramide pissebed pistool pit pizza plaag plaat plafond plak plan planeet plank planning plant
plas plastic plat plateau platform platteland plein pleister plek plezier plicht ploeg pluk plus podium
poeder poes poets poffertje poging poker polder politicus politie politiek pols pomp pompoen pony pool
poort poot pop poppen portier portret positie post poster postkantoor postzegel pot potentieel potlood
power poëzie praat pracht praktijk predikant preek prei prent presentatie president prestatie pret
priester prijs prik principe prins prinses printer prioriteit prisma privacy privé probleem procedure
proces producent product productie proef profiel programma project promotie prop protest protocol
provincie pruik pruim prullenbak psychologie psycholoog publiciteit publiek pudding puin punt
puntenslijper puree put puzzel puzzelstuk pyjama quiz raad raadsel raadslid raaf raak raam raap race
racket rad radar radijs radio rail rails raket ram ramp rand rang rap rapport rat razend reactie reactor
recept receptie recherche recht rechtbank rechter rechthoek reclame record redacteur redding ree reeks
reep regel regeling regen regenboog regenworm regering regio regisseur register reiger reis reiziger rek
reken rekening relatie religie reling rem reparatie repetitie republiek research reserve rest restaurant
resultaat reus revolutie rib richt richting ridder riem riet rij rijd rijder rijk rijkdom rijm rijp
rijst ring riool risico rit ritme rits ritueel rivier robot rock roei roem roep roer roest rogge rok rol
rolstoel roman rommel romp ronde rood rook room roos rooster rot rotonde rots route routine rouw rover
rozijn rubber rug rugzak ruik ruil ruim ruimte ruit ruiter rups rust ruw ruzie salade salamander salaris
salon samenleving sandwich sap satelliet saus saxofoon scan scenario schaak schaal schaam schaap schaar
schaats schaatsen schade schaduw schakel schakelaar schandaal scharnier schat schedel scheer scheiding
schelp schema schenk schep scherm scherp scheur schiet schijf schijn schikking schil schild schilder
schilderij schildpad schimmel schip schoen schok schommel school schoon schoonheid schoorsteen schop
schorpioen schors schot schotel schouder schreeuw schrift schrijf schrijver schrik schrikker schroef
schub schuif schuim schuld schut schuur scooter score script scène seconde secretaris sectie sector
seizoen selectie senior sensatie serie server servet service sessie set sfeer shampoo shirt short show
shuttle sieraad signaal sinaasappel sint sinterklaas site situatie sjaal sjerp skateboard skelet skelter
ski sla slaaf slaap slaapkamer slachtoffer slag slagader slager slagerij slagroom slak slang slee sleep
sleutel slik slinger slip slipper sloop sloot slot sluit sluiter slurf smaak smal smeer smelt smid snaar
snavel snede sneeuw sneeuwvlok snel snelheid snelweg snij snijder snoep snoer snor snorkel snuit soep
software sok soldaat solo som song soort sop spaak spaar spade spaghetti spanning specht specialist
specifiek speculaas speech speel speelgoed speelplaats speeltuin speen speer spek spel speld speler
spelletje speur spiegel spier spijker spijs spin spinazie spinnenweb spion spits spoed spoel spons
sponsor spook spoor spoorweg sport spot spraak spreek spreeuw spreuk spring sprinkhaan sprong sprookje
spruit spuit staal staart staat stad stadion stadium staf stage staking stal stalling stam stand
standaard standpunt stang stap stapel start station status steek steel steen stekel stekker stel
stelling stelsel stem stemming stempel stengel step ster sterf sterk steun stichting stick stier stift
stijl stik stil stilte stip stoel stoep stof stofzuiger stok stom stoof stoom stoot stop stoplicht
storing storm stort straal straat straf straling strand strategie streek streep stress streven strijd
strik strip stro stroom stroop structuur struik struis struisvogel student studie studio stuiter stuk
stunt stuur stuw succes suiker super supermarkt surf symbool systeem taak taal taart tabak tablet tafel
tak talent tand tandarts tandwiel tang tank tante tapijt tarwe tas tasje taxi team techniek technisch
technologie teen tegel teken tekenaar tekening tekort tekst tel telefoon telegram telescoop televisie
tempel temperatuur tempo tennis tent terecht term termijn terras terrein terugkeer test theater thee
thema theorie therapeut therapie thermometer thermos thuis ticket tien tiener tijd tijdschrift tijger
tik til timmerman tip titel tocht toegang toerist toernooi toestel toets toilet tol tomaat ton toneel
tong tonijn toon top toren totaal tour touw tovenaar tover tractor traditie trainer training tram
transactie transport trap trauma trein trek trekker trip trofee trom trommel trompet troon troost trots
trouw truc truck trui tuig tuin tuinman tulp tumor tunnel turn twaalf twee tweeling twijg twintig type
ufo uil uitgang uitleg uitzicht unie uniform unit universiteit uur vaart vaas vacht vader vak vakantie
vakbond val valk vallei vampier vang vanger varen varken vat vecht vechter vee veeg veel veer veertig
veger veilig veiligheid veiling vel veld venster vent verandering verband verbinding vereniging verf
vergadering verhaal verhuis verjaardag verkeer verkleed verklein verkoop verkoper verlichting verlof
vermaak verpleger verrassing vers verschil verslag verstop vertel vertrek vervoer verwachting verwarming
verzamel verzekering verzorging vest vet veter veulen vice video vier vierkant vijand vijf vijftig vijl
vijver villa vinger viool virus vis visie visser vla vlag vlak vlakte vlam vlecht vleermuis vlees vlek
vleugel vlieg vlieger vliegtuig vlinder vlo vloed vloei vloeistof vloer vlok vlooi vloot vlot vlucht
vocht voeding voedsel voeg voel voer voertuig voet voetbal vogel vol volg volgorde volk volleybal voogd
voogdij voorbeeld voorjaar voorraad voorrang voorstelling vork vorm vorst vos vraag vracht vrachtwagen
vrede vreemd vrees vreugde vriend vriendin vriezer vrij vrijdag vrijheid vroeg vrouw vrucht vuil vuilnis
vuilnisbak vuist vul vulkaan vuur vuurtoren vuurwerk waag waak waar waard waarde waardering wacht
wachter wafel wagen wal walnoot walvis wandel wandeling wang want wapen warm warmte was wasmachine water
waterval web website wedstrijd weefsel weeg weegschaal week weekend weer weerstand wees weg wegen wei
weide wekker wel wenkbrauw wens wereld werk werkgever werking werkplaats werkster werper wesp west wet
wetenschap wethouder wieg wiel wijk wijn wijs wijsheid wijzer wil wild wilg wimper win wind winkel
winkelier winnaar winst winter wip wiskunde wissel wit woede woestijn wol wolf wolk wond wonder woning
woon woonkamer woord worm worp worst wortel woud yoghurt zaad zaag zaak zaal zacht zadel zak zalm zand
zandbak zang zanger zangeres zaterdag zebra zee zeehond zeeman zeep zegel zeil zekerheid zelf zending
zenuw zes zestig zet zetel zeven ziek ziekenhuis ziekte ziel zijde zilver zin zitting zoek zoen zoet
zolder zomer zon zondag zonnebloem zool zoom zoon zorg zout zucht zuid zuig zuiger zus zuster zuur
zuurstof zwaai zwaan zwaar zwaard zwam zwart zweep zweet zwem zwembad zwemmen zwemmer zwijn
`
    .trim()
    .split(/\s+/),
);
