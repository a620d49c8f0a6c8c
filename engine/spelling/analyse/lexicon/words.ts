/** Everyday base words that compounds are made of, sorted: never an inflected form where its base is there. */
export const BASE_WORDS: ReadonlySet<string> = new Set(
  `
aantal aanval aanvraag aap aard aardappel aardbei aardbeving aarde aardig aas abrikoos academie accent
accordeon accu acht achter achtergrond acrobaat acteur actie actief activiteit adelaar adem ademhaling
ader admiraal adres advertentie advies adviseur advocaat afdeling afdruk afscheid afstand afval afwas
agenda agent akker akkoord alarm album alfa allergie altaar aluminium amandel amateur ambulance analyse
ananas andijvie angst anker antenne antiek antwoord apotheek apparaat appartement appel april aquarium
archief architect arend argument arm armband artiest artikel arts asiel assistent atlas atletiek aula
auteur auto autobus automaat avocado avond avontuur azijn baan baard baars baas baby bacterie bad
badkamer bagage bagger bak bakker bakkerij baksteen bal balans balie balk balkon ballet ballon banaan
band bank basis basketbal batterij bed bedekking bediening bedrijf bedrog beek beeld beeldscherm been
beer beest beet begeleider begin behang beitel bek beker bel benzine berg bericht berk beroep bes
bescherming beslis beslissing bestemming besturing bestuur betaal betaling betekenis beton beugel beuk
beurs beurt bever bevolking bewaar bewaker beweging bewijs bewoner bezem bezoek bezorg bezorger
bibliotheek biefstuk biet big bij bijbel bijl bikini biljet biologie bioscoop biscuit bisschop bitter
blaar blaas blad bladeren blaf blauw blij blik bliksem blind bloed bloei bloem bloemkool bloempot bloes
bloesem blog blok blond blusser bocht bode bodem boef boeg boei boek boel boender boer boerderij bok bol
bom bon bond bont boodschap boog boom boomstam boon boor boord boormachine boot bord borduur borrel
borst borstel bos bot boter boterham botsing boulevard bouw bouwer box braam brand brander brandstof
brandweer breed breek brei brein breker breng breuk brief briefje brievenbus brigade bril broche broed
broeder broek broer brom brommer bron brons brood broodje brug bruid bruiloft bruin brul buffel buffet
buggy bui buig buik buizerd bult bundel bureau burgemeester burger bus bushalte buur buurman buurt
cabine cactus cadeau café cake camera campagne camper camping caravan carnaval carrière cassette
categorie cavia ceintuur cel cello cement cent centrum ceremonie champagne champignon chauffeur check
chef cheque chip chips chocola chocolade cijfer cilinder circuit circus cirkel citroen claxon clown club
coach code cola collectie college combinatie comité commandant commando commentaar commissie competitie
complex compost computer concert conditie conflict congres constructie contact container contract
controle courgette cowboy crash crisis crèche crème cultuur cursus cyclus daad dadel dag dagboek
daglicht dak dal dam damp dank dans danser darm data datum dauw debat decor deeg deel dek dekbed deken
deksel delta democratie den denk derde dertig dessert detail detective deur diabolo diagnose diamant
dicht dichter dieet dief dienst diep diepte dier dierentuin dijk dik diner ding dinosaurus dinsdag
diploma directeur directie dirigent discipline disco discussie distel dobbelsteen docent dochter
document doe doedelzak doek doel dok dokter dolfijn dollar dominee domino donder donderdag donker dood
dooi doorgang doorn doos dorp dors dorst douche draad draag draai draaier draak drager drama drank
drempel drie driehoek drink drinker droger droog droom drop druif druk drukker drum druppel dubbel duel
duif duik duiker duim duin duivel duizend dun duur duw dweil dwerg echo echt editie eed eekhoorn eend
eenheid eer eet eetkamer effect egel ei eier eigen eigenaar eik eikel eiland eind eisen eiwit ekster
elektriciteit elf elftal elleboog emmer end energie engel enkel envelop ervaring erwt eten etui euro
evenwicht evolutie examen exemplaar expeditie expert explosie expres ezel fabriek fakkel familie fan
fantasie fax fazant fee feest fel festival fiets fietser fietspad figuur fijn file film filter finale
firma flat fles flits fluister fluit folder folie formaat formulier fornuis fort foto fotograaf
fotografie fout framboos frequentie friet frikandel fris frites fruit functie galerie game gang gans
garage garantie garde garen garnaal gas gast gazon gebaar gebak gebed gebied gebit geboorte gebouw
gebruik gedachte gedicht gedrag geel geest gehakt geheim gehoor geit gek geld gelegenheid geloof geluid
geluk gember gerecht gereedschap gerst geschenk geschiedenis gesprek getal geur gevaar gevangenis
gevecht gevel gevoel geweer gewicht gezellig gezicht gezin gezondheid gids giet gieter gips giraf gitaar
glad glas gletsjer glibber glij glijbaan glim globe gloei glorie goal goed golf goot gordel gordijn
gorilla goud goudvis graad graaf graag graan graat gracht graf grap gras greep grendel grens griep
griezel grijp grijs grind groei groen groente groep groet grond grondwet groot grot gum gym gymnastiek
haag haai haak haal haan haar haard haas hagedis hagel hagelslag hak hal half hals halte ham hamburger
hamer hamster han hand handbal handdoek handel handschoen hang hanger hap hard haring hark harnas harp
hart haven haver havik hazelnoot heden heet heg heide heil hek heks hel held helikopter helling helm
hemd hemel hengel herder herfst herinnering hersenen hert heup heuvel hiel hijs hinkel historisch hobby
hockey hockeystick hoed hoef hoefijzer hoek hoepel hoes hoest hoeveelheid hof hok home hommel hond
honderd honger honing honk honkbal hoofd hoofdpijn hoog hooi hoop hoor hoorn hop horloge hotel houd
houder houding hout huid huis huisarts huiskamer huiswerk hulp humor hut huur huwelijk hyacint hypotheek
ideaal idee identiteit ijs ijsbeer ijsberg ijzel ijzer inbreker indiaan informatie ingang inhoud inkt
inktvis inpak insect instrument internet jaar jacht jager jam jarig jas jazz jeans jeugd job jojo jong
jongen journaal journalist jubileum judo juf juffrouw jungle jurk jury kaak kaal kaars kaart kaartje
kaas kabel kabouter kachel kade kajuit kalender kalf kalk kalkoen kam kameel kamer kamp kampeer kampioen
kan kanaal kanarie kandidaat kaneel kangoeroe kano kanon kans kant kantine kantoor kap kapel kapitein
kapper kapsel kapstok kar karakter karton kas kassa kast kastanje kasteel kat kater katoen kauwgom keel
keer kegel keizer kelder kelk kenner kennis kenteken kerk kermis kern kers kerst kerstboom kerstman
ketchup ketel keten ketting keuken keuze kever kiem kies kietel kijk kijker kikker kilometer kin kind
kinder kinderen kinderwagen kip kist kiwi klaag klaar klacht klank klant klap klapper klas klauw klaver
kleding kleed kleef kleer klei klein klem klep klets kleur kleuter klik klim klimaat klimmer kliniek
klink klinker klok klomp kloof klooster klop klopper kluis klus knal knap knecht knie knijp knijper
knikker knip knipper knoflook knol knoop knop knuffel knutsel koala koe koek koel koeler koelkast koepel
koerier koers koets koffer koffie kogel kok koker kokos kom komeet komkommer kompas konijn koning
koningin kooi kook kool koolmees koop koor koord koorts kop koper kopie kopieer kopje koppel koraal korf
korfbal korst kort korting kost kostuum koud kous kozijn kraag kraai kraal kraam kraan krab kracht
kraker kramp krans krant krat kreeft kreet krekel krent kriebel krijg krijt kring kristal kritiek kroket
krokodil krokus kroon krui kruid kruik kruimel kruip kruis kruispunt kruiwagen kruk krul kubus kudde
kuiken kuil kunst kunstenaar kurk kus kussen kust kwaad kwal kwaliteit kwark kwart kwartet kwartier
kwast laad laag laars laat lach ladder lade lader lading laken lam lamp land landbouw landing landschap
lang lantaarn lap laptop las laser lat lawaai lawine leder leef leeftijd leeg leen leer leerling lees
leeuw leg leger lei leid leider leiding lek lelie lengte lening lens lente lepel leraar lerares les
letter lettergreep leugen leuk leuning leven lever lezer lezing libel lichaam licht lid lied lief liefde
lieveling lift lijf lijm lijn lijst lijster limonade linde liniaal link linker linnen lint linze lip
liter lobby loep lokaal loket lolly long lont lood loodgieter look loop loper lot loterij lucht
luchtballon luchthaven lucifer lui luier luik luipaard luis luister lunch lust luxe maag maai maak maal
maaltijd maan maand maandag maat macaroni machine machinist macht madelief magazijn magneet magnetron
mail mais maker makker mama mammoet man mand mandarijn manen mango mantel map marathon margarine marge
markt mars masker massa massage mast mat match materiaal matras matroos maximum maïs medaille mede
medewerker medicijn medium meel meer mees meester meet meeuw mei meid meisje meld melding melk meloen
men mengsel mens mentor menu mepper merel merk mes mest metaal meter methode metro metsel metselaar
meubel miauw microfoon microscoop middag middel midden mier mijn mijter milieu min minder minister
minuut mis mist mixer modder mode model moe moeder moer moeras moes mok mol molen moment mond monster
monteur monument mooi mop morgen mos moskee mossel mosterd motor mouw muesli mug muis mummie munt mus
museum musical muts muur muziek muzikant mysterie naad naai naald naam nacht nagel najaar namiddag natie
natuur natuurkunde navel navigatie neef negen nek nest net neus neushoorn nevel nier nieuw nieuwjaar
nijl nijlpaard niveau nood noord noot nul nummer nut object observatie oceaan ochtend oefen oefening
oester officier olie olifant olijf oma omgeving onderdeel ondergang onderhoud onderwijs onderzoek
ongeluk ongeval ontbijt ontsteking ontwerp onweer oog oogst ooievaar oom oor oorlog oost opblaas
opdracht opener opening opera operatie opgang opleiding oplossing opname opruim opvang opvoeding oranje
orde order orgaan organisatie orgel orkest otter oud oudejaar ouder oven overblijf overgang overheid
overhemd overwinning paal paar paard paars paas pad paddenstoel paddo page pagina pak pakhuis pakket
paleis paling palm pan panda pannenkoek panter pantoffel pap papa papegaai papier paprika parachute
parade paradijs paraplu parel parfum park parkeer parkiet parlement partij partner party pas paspoort
passer passie pasta patat patiënt patroon patrouille pauw pauze pech peen peer pen penning penseel peper
pepernoot periode perron personeel persoon perzik pet peuter piano picknick piep pieper pier piet pijl
pijn pijp pil piloot pin pinda pindakaas pinguïn pink pion piraat piramide pissebed pit pizza plaag
plaat plafond plak plan planeet plank planner planning plant plas plastic plat plateau platform
platteland plein pleister plek plens plezier plicht ploeg pluim pluk plus podium poeder poel poes poets
poffertje poging poker polder politie pols pomp pompoen pony pool poort poot pop porselein portier
portret post poster postkantoor postzegel pot potlood poëzie praat pracht preek prei prent presentatie
president pret priester prijs prik prikkel prikker principe prins prinses print printer prioriteit
prisma privacy privé probleem proces producent product productie proef programma project pronk prop
provincie pruik pruim prullenbak publiek pudding puin punt puntenslijper puree put puzzel puzzelstuk
pyjama quiz raad raadsel raaf raak raam raap race rad radar radijs radio rail rails raket ram rammel
ramp rand rang rap rapport rasp rat razend reactie recept receptie recherche recht rechter rechthoek
reclame record redacteur redding ree reep regel regeling regen regenboog regenworm regering regisseur
register reiger reis reiziger rek reken rekening relatie reling rem renner reparatie repetitie reserve
rest restaurant reus revolutie rib richt richting ridder riem riet rij rijd rijder rijk rijkdom rijm
rijp rijst ring riool risico rit ritme rits ritueel rivier robot roei roem roep roer roest rogge rok rol
roller rolstoel roman rommel romp ronde rood rook room roos rooster rot rotje rotonde rots route routine
rouw rover rozijn rubber rug rugzak ruik ruil ruim ruimte ruit ruiter rups rust ruw ruzie salade
salamander salon sandwich sap satelliet saus saxofoon scanner scenario schaaf schaak schaal schaam
schaap schaar schaats schade schaduw schakel schakelaar scharnier schat schedel scheep scheer schelp
schema schemer schenk schep scherm scherp schets scheur schiet schijf schijn schil schild schilder
schilderij schildpad schimmel schip schoen schok schommel school schoon schoonheid schoorsteen schop
schorpioen schors schot schotel schouder schreeuw schrift schrijf schrijver schrik schrikker schrob
schroef schub schuif schuim schuit schuld schut schuur scooter score scène seconde seizoen selectie
sensatie serie servet service set sfeer shampoo shirt short show sieraad signaal sinaasappel sint
sinterklaas site situatie sjaal sjerp skateboard skelet skelter ski sla slaaf slaap slaapkamer
slachtoffer slag slagader slager slagerij slagroom slak slang slaper slee sleep sleet sleper sleutel
slijm slik slinger slip slipper sloop sloot slot sluis sluit sluiter slurf smaak smal smeer smelt smid
snaar snavel snede sneeuw sneeuwvlok snel snelheid snelweg snij snijder snoei snoep snoer snor snorkel
snuit soep sok soldaat solo som song soort sop spaak spaar spade spaghetti span spanning spat specht
speculaas speech speel speelgoed speelplaats speeltuin speen speer spek spel speld speler spelletje
spelling speur spiegel spier spijker spijs spin spinazie spinnenweb spion spits splinter spoed spoel
spons spook spoor spoorweg sport spot spraak spreek spreeuw spreuk spring springer sprinkhaan sprong
sprookje spruit spuit staal staart staat stad stadion stadium staf stage stal stalling stam stamper
stand stang stap stapel start station steek steel steen steiger stekel stekker stel stelling stelsel
stem stemming stempel stengel step ster sterf sterk steun stick stier stift stijl stik stil stilte stip
stoel stoep stof stofzuiger stok stom stoof stoom stoot stop stoplicht storing storm stort straal straat
straf straling strand streek streep stress streven strijd strijk strik strip stro strooi strook stroom
stroop struik struikel struis struisvogel student studie studio stuif stuiter stuk stunt stuur stuw
succes suiker super supermarkt surf symbool systeem taak taal taart tablet tafel tak talent tand
tandarts tandem tandwiel tang tank tante tapijt tarwe tas tasje taxi team techniek technisch teen tegel
teken tekenaar tekening tekort tekst tel telefoon telegram telescoop televisie tempel temperatuur tempo
tennis tent terecht term termijn terras terrein terugkeer test theater thee thema theorie therapeut
therapie thermometer thermos thuis ticket tien tiener tijd tijdschrift tijger tik til timmer timmerman
tip titel tocht toegang toerist toernooi toestel toeter toets toilet tol tomaat ton toneel tong tonijn
toon top toren tour touw tovenaar tover traan tractor traditie trainer training tram transport trap
trappel trein trek trekker trip troep trofee trom trommel trompet troon troost tros trots trouw truc
truck trui tuig tuin tuinman tuit tulp tumor tunnel turn twaalf twee tweeling twijg twintig type ufo uil
uitgang uitleg uitzicht uniform universiteit uur vaart vaas vaat vacht vader vak vakantie val valk
vallei vampier vang vanger varen varken vat vecht vechter vee veeg veel veen veer veertig veger veilig
veiligheid vel veld venster vent verandering verband verbinding vereniging verf vergadering verhaal
verhuis verjaardag verkeer verkleed verklein verkoop verkoper verlichting vermaak verpleger verrassing
vers verschil verslag verstop vertel vertrek vervoer verwachting verwarming verzamel verzameling
verzorging vest vet veter veulen video vier vierkant vijand vijf vijftig vijl vijver villa vilt vinger
vink viool virus vis visser vla vlag vlak vlakte vlam vlecht vleermuis vlees vlek vleugel vlieg vlieger
vliegtuig vlinder vlo vloed vloei vloeistof vloer vlok vlooi vloot vlot vlucht vocht voeder voeding
voedsel voeg voel voer voertuig voet voetbal voetballer vogel vol volg volgorde volk volleybal voorbeeld
voorjaar voorraad voorrang voorstel voorstelling vork vorm vorst vos vouw vraag vracht vrachtwagen vrede
vreemd vrees vreugde vriend vriendin vriezer vrij vrijdag vrijheid vroeg vrouw vrucht vuil vuilnis
vuilnisbak vuist vul vulkaan vulling vuur vuurtoren vuurwerk waag waak waar waard waarde wacht wachter
wafel wagen wal walnoot walvis wand wandel wandeling wang want warm warmte was wasmachine water waterval
web website wedstrijd weef weefsel weeg weegschaal week weekend weer weerstand wees weg wei weide wekker
wel wenkbrauw wens wereld werk werkplaats werkster werper wesp west wet wetenschap wethouder wiebel wieg
wiel wijk wijs wijsheid wijzer wil wild wilg wimper win wind winkel winkelier winnaar winst winter wip
wiskunde wissel wit woede woestijn wol wolf wolk wond wonder woning woon woonkamer woord worm worp worst
wortel woud wurm yoghurt zaad zaag zaai zaak zaal zacht zadel zak zalm zand zandbak zang zanger zangeres
zaterdag zebra zee zeef zeehond zeem zeeman zeep zegel zeil zekerheid zelf zender zenuw zes zestig zet
zetel zeven ziek ziekenhuis ziekte ziel zijde zilver zin zoek zoeker zoen zoet zolder zomer zon zondag
zonnebloem zool zoom zoon zorg zout zucht zuid zuig zuiger zus zuster zuur zuurstof zwaai zwaan zwaar
zwaard zwaarte zwaluw zwam zwart zwavel zweep zweet zwem zwembad zwemmer zwerf zwijn
`
    .trim()
    .split(/\s+/),
);
