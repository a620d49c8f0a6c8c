/** Everyday base words that compounds are made of, sorted: never an inflected form where its base is there. */
export const BASE_WORDS: ReadonlySet<string> = new Set(
  `
aap aard aardappel aardbei aardbeving aarde aardig aas abrikoos academie accent accordeon account
accountant accu acht achtergrond acteur actie actief activiteit adelaar adem ademhaling ader admiraal
adoptie adres advertentie advies adviseur advocaat afdeling afscheid afval afwas agenda agent agentschap
akkoord akte alarm album alcohol alfa altaar amateur ambtenaar ambulance analyse ananas andijvie angst
anker antiek antwoord apotheek apparaat apparatuur appartement appel april archief architect arend
argument arm armband armoede artiest artikel artillerie arts asiel assistent atlas aula auteur auto
autobus autoriteit avocado avond avontuur azijn baan baard baas baby back bad badkamer bagage bagger bak
bakker bakkerij bal balans balie balk balkon ballet ballon banaan band bank bankier basis basketbal
batterij bed bedrijf bedrog beek beeld been beer beet begin behang bek beker bel belasting benzine berg
bericht berk beroep bes bestuur beton beuk beurs beurt bever bewaker bewijs bezem bezoek bibliotheek bid
biefstuk bier big bij bijbel bijdrage bijl bikini biljetten biologie bioscoop biscuit bisschop bitter
blaas blad blaf blauw blij blik bliksem blind bloed bloeding bloem bloemkool bloes bloesem blog blok
blond bloot blue bocht bode bodem boef boeg boek boel boer boerderij boete boeven bok bol bom bon bond
bont bonus boodschap boog boom boomstam boon boor boord boormachine boot bord boren borg borrel borst
borstel bos bot boter boterham botsing boulevard bouw box braam brand brandstof brandweer breed breek
brein breng breuk bridge brief briefje brievenbus brigade bril broche broeder broek broer brommer bron
brood brug bruid bruiloft bruin brul budget buffel bui buig buik bunker bureau burger bus bushalte
business buur buurman cabine cactus cadeau café cake camera campagne camper camping campus caravan
carnaval carrière casino categorie cavia ceintuur cel cello cement cent centrale centrum ceremonie
champagne champignon chauffeur check chef cheque chip chips chirurgie chocola chocolade cijfer circuit
circus cirkel citroen claim clan clown club coach cocktail code cola collectie college combinatie comité
commandant commando commentaar commissaris commissie competitie complex complot compost compromis
computer concept concert conditie conferentie conflict congres contact container contract controle
corruptie country cover cowboy crash credit creditcard crisis crème cultuur cursus cyclus daad dadel dag
dagboek daglicht dak dal dam damp dank dans data database datum dauw deal debat deel defensie definitie
dek dekbed deken dekking deksel delict delta democratie den denk depressie derde dertig dessert detail
detective deur diagnose diamant dicht dieet dief dienaar diep dier dik diner ding dinosaurus dinsdag
diploma directeur dirigent discipline disco discussie district divisie dobbel dobbelsteen docent dochter
document doe doedelzak doek doel dok dokter dolfijn dollar dominee domino donatie donder donderdag donker
donor dood dooi doorgang doorn doos dorp dors dorst dosis dossier douane douche draad draag draai draak
drager draken drama drank dreiging drie driehoek drink droog droom drop druif druk drum druppel dubbel
duel duif duik duim duin duivel duizend dump dun duur duw dweil dwerg echo echt economie eed eend eenheid
eer eet effect egel ei eigen eigenaar eigendom eik eiland eind eisen ekster element elf elite elleboog
emmer end energie engel enkel envelop ervaring erwt eten etui euro evacuatie evaluatie evenement
evenwicht evolutie examen exemplaar expeditie expert explosie expres ezel fabriek faciliteit factor
familie fan fantasie fase fax fazant federatie fee feest fel festival fiets figuur fijn file film
filosofie finale firma flat fles flits fluit focus fonds formatie formule formulier fornuis fort foto
fotograaf fout framboos frequentie friet fris frites fruit functie fusie galerie game gang gans garage
garantie garde garen garnaal gas gazon gebaar gebak gebied gebit geboorte gebouw gebruik gedicht geel
geest gehakt geheim gehoor geit gek geld geluid geluk gember gerecht gereedschap getal geur gevaar
gevangenis gevel gevoel geweer gewicht gezellig gezicht gezin gezondheid gids gieter gilde gips giraf
gitaar glad glas gletsjer glij glijbaan globe glorie goal god godin goed gok golf goot gordel gordijn
goud goudvis graad graaf graag graan gracht graf granaat grap gras greep grens griep griezel grijp grijs
groei groen groente groep groet grond grondwet groot grot gum gym haag haai haak haal haan haar haard
haas haat hagedis hagel hagelslag hak hal half hals halte ham hamburger hamer hamster han hand handdoek
handel handschoen hang hap hard hark harmonie harnas harp hart haven heden heet heg heil hek hekel heks
hel held helikopter helm hemd hemel hengel herder herfst hersenen hert heup heuvel hiel hijs historisch
hobby hockey hockeystick hoed hoef hoefijzer hoek hoepel hoes hoeveelheid hof hok home hond honderd
honger honing honkbal hoofd hoofdpijn hoog hooi hoop hoor hoorn hop horloge hospitaal hotel houd houding
house hout huid huis huiswerk hulp humor hut huur huwelijk hypotheek ideaal idee identiteit ijs ijsberg
ijzel ijzer inbreker infuus ingang inhoud inkt inktvis insect jaar jacht jager jam jarig jas jazz jeans
jeugd job jong jongen journaal journalist juf juffrouw jungle junior jurk jury justitie kaak kaal kaars
kaart kaas kabel kabinet kabouter kachel kade kajuit kalender kalf kalk kalkoen kam kameel kamer kamp
kampeer kampioen kan kanaal kandidaat kangoeroe kano kanon kant kantine kantoor kap kapel kapitein kapper
kapsel kar karakter kardinaal kas kassa kast kasteel kat kater katoen kauwgom kazerne keel keer kegel
keizer kelder kelk kennis kenteken kerk kermis kern kers kerst kerstboom kerstman ketchup ketel ketting
keuken keuze kever kies kijk kikker kilometer kin kind kinder kinderen kinderwagen kip kist kiwi klaag klaar
klacht klank klant klap klas klauw klaver kleding kleed klei klein klem klep kleren klets kleur klik klim
klimaat kliniek klink klok kloof klooster klop kluis klus knal knap knecht knie knijp knikker knip
knoflook knol knoop knop knuffel koe koek koel koelkast koepel koerier koers koets koffer koffie kogel
kok kolonie kom komedie komeet komkommer kompas konijn koning koningin konvooi kooi kook kool koolmees
koop koor koorts kop koper kopie kopje koppel korf korps kort korting kost kostuum koud kozijn kraag
kraai kraam kraan krab kracht kraker krans krant krat krediet kreeft krekel krent krijg krijt kring
kristal kritiek kroeg kroket krokodil kroon krui kruid kruiden kruik kruimel kruip kruis kruising
kruispunt kruiwagen kruk krul kuiken kuil kunst kunstenaar kurk kus kussen kust kwaad kwal kwaliteit
kwark kwart kwartet kwartier kwast kwestie laad laag laars laarzen laat label lach ladder lade lading
laken lam lamp land landing landschap lang lantaarn lap laptop las lat lawaai leef leeftijd leeg leer
leerling lees leeuw leg leger lego lei leid leiding lek lelie lengte lening lens lente lepel leraar
lerares les letsel letter leugen leuk leuning leven leverancier levering lezing lichaam licht lid lied
lief liefde lieveling lift lijf lijm lijn lijst limiet limonade linde liniaal link lint linze lip
lippen liter literatuur lobby locatie loep lokaal lolly long lood loodgieter look loon loop lot loterij
lucht luchtballon luchthaven luchtmacht lucifer lui luier luik luipaard luister lunch lust luxe maag maai
maak maal maaltijd maan maand maandag maat machine macht madelief magazijn magazine magneet mail mais
makelaar makker mama mammoet man management manager mand mandarijn manen mango mantel map marathon
margarine marge marine markt mars masker massa massage mast master mat match materiaal matras matroos
maximum maïs medaille mede medewerker media medicatie medicijn medium meel meer mees meester meet meeuw
mei meid meisje melk meloen men mens mentor menu merel merk mes mest metaal meter methode metro metselaar
miauw microfoon microscoop middag middel midden mier mijn mijter milieu min minder minister minuut mis
misdaad mist modder mode model moe moeder moer moeras moes mok mol molen moment mond monitor monster
monteur monument mooi mop moraal morgen mos moskee mossel mosterd motief motivatie motor mouw muesli mug
muis mummie munt mus museum musical muts muur muziek muzikant mysterie naad naai naald naam nacht nagel
najaar namiddag natie natuur natuurkunde navel negen nek nest net netwerk neus neushoorn nevel nier nieuw
nieuwjaar nijlpaard niveau nood noord noot norm nota nul nummer nut object observatie oceaan ochtend
oefen oefening offer officier olie olifant olijf oma onderdeel ondergang onderwijs ongeluk ongeval onweer
oog oogst ooievaar oom oor oorlog oost opgang opleiding opname opslag oranje orde order organisatie orgel
orkest otter oud oven overheid overhemd paar paard paars paas pad paddenstoel paddo page pagina pak
pakhuis pakket paleis palm pan pand panda paniek pannenkoek pap papa papegaai papier paprika parachute
parade paradijs paraplu parfum park parlement partij partner party pas paspoort passer passie pasta patat
patiënt patroon patrouille pauw pauze pech peen peer pen penning penseel pensioen peper periode personeel
persoon perspectief perzik pet piano picknick piek piep pier piet pijl pijn pijp pil piloot pin pinda
pindakaas pinguïn pink pion piraat piramide pissebed pistool pit pizza plaag plaat plafond plak plan
planeet plank planning plant plas plastic plat plateau platform platteland plein pleister plek plezier
plicht ploeg plus podium poeder poes poets poging poker politicus politie politiek pols pomp pompoen pony
pool poort poot pop poppen portier portret positie post poster postkantoor postzegel pot potentieel
potlood power poëzie praat praktijk predikant preek prei prent presentatie president prestatie pret
priester prijs prik principe prins prinses printer prioriteit prisma privacy privé probleem procedure
proces producent product productie proef profiel programma project promotie prop protest protocol
provincie pruik pruim prullenbak psychologie psycholoog publiciteit publiek pudding puin punt
puntenslijper put puzzel puzzelstuk pyjama raad raadsel raadslid raaf raak raam raap race racket rad
radar radijs radio rail rails raket ram ramp rand rang rap rapport rat razend reactie reactor recept
receptie recherche recht rechtbank rechter reclame record redacteur redding ree reeks reep regel regeling
regen regenboog regenworm regering regio regisseur reiger reis rek reken rekening relatie religie reling
rem repetitie republiek research reserve rest restaurant resultaat reus revolutie rib richt richting
ridder riem rij rijd rijk rijkdom rijp rijst ring riool risico rit ritme rits ritueel rivier robot rock
roei roem roep roer rok rol rolstoel roman rommel romp ronde rood rook room roos rooster rot rotonde rots
route routine rouw rover rozijn rubber rug rugzak ruik ruil ruim ruimte ruit ruiter rups ruw ruzie salade
salamander salaris salon samenleving sandwich sap satelliet saus saxofoon scan scenario schaak schaal
schaam schaap schaar schaats schaatsen schade schaduw schakel schakelaar schandaal schat schedel scheer
scheiding schelp schema schenk schep scherm scherp scheur schiet schijf schijn schikking schil schild
schilder schilderij schildpad schimmel schip schoen schok schommel school schoon schoonheid schoorsteen
schop schorpioen schors schotel schouder schreeuw schrift schrijf schrijver schrik schroef schuif schuld
schut schuur scooter score script scène seconde secretaris sectie sector seizoen selectie senior sensatie
serie server servet service sessie set sfeer shampoo shirt short show shuttle sieraad signaal sinaasappel
sint sinterklaas site situatie sjaal sjerp skateboard ski sla slaaf slaap slaapkamer slachtoffer slag
slagader slager slagerij slak slang slee sleep sleutel slik slinger slipper sloop sloot slot sluit slurf
smaak smal smeer smelt snaar snavel snede sneeuw sneeuwvlok snel snelheid snij snoep snoer snor snorkel
snuit soep software sok soldaat solo som song soort sop spaar spade spaghetti spanning specht specialist
specifiek speech speel speelgoed speelplaats speen spek spel speld speler speur spiegel spier spijker
spijs spin spinazie spinnenweb spion spoed spoel spons sponsor spook spoor sport spot spreek spreuk
spring sprinkhaan sprong spruit spuit staal staart staat stad stadion stadium staf stage staking stal
stam stand standaard standpunt stap stapel station status steek steel steen stekel stekker stel stelling
stelsel stem stemming stempel stengel step ster sterf sterk steun stichting stick stier stift stijl stik
stil stip stoel stoep stof stok stom stoof stoom stoot stop stoplicht storing storm stort straal straat
straf straling strand strategie streek streep stress streven strijd strik strip stro stroom stroop
structuur struik struisvogel student studie studio stuk stunt stuur stuw succes suiker super supermarkt
surf symbool systeem taak taal taart tabak tablet tafel tak tand tandarts tandwiel tang tank tante tapijt
tas tasje taxi team techniek technisch technologie teen tegel teken tekening tekort tekst tel telefoon
telegram telescoop televisie tempel temperatuur tempo tennis tent terecht term termijn terrein terugkeer
test theater thee thema theorie therapeut therapie thermometer thermos thuis ticket tien tijd tijdschrift
tijger tik til timmerman tip titel tocht toegang toets toilet tol tomaat ton toneel tong tonijn toon top
toren totaal tour touw tovenaar tover tractor traditie training tram transactie transport trap trauma
trein trek trekker trip trofee trom trommel trompet troon troost trots trouw truc truck trui tuig tuin
tuinman tulp tumor tunnel twaalf twee tweeling twijg twintig type ufo uil uitgang uitleg uitzicht unie
uniform unit uur vaart vaas vacht vader vak vakantie vakbond val vallei vampier vang varen varken vat
vecht vee veeg veel veer veertig veger veilig veiligheid veiling vel veld venster vent verband verf
vergadering verhaal verjaardag verkeer verkoop verlof vermaak verpleger vers verslag vertrek vervoer
verwachting verzekering vest vet veulen vice video vier vierkant vijand vijf vijftig vijl vijver villa
vinger viool virus vis visie visser vla vlag vlak vlam vlecht vleermuis vlees vlek vleugel vlieg vlieger
vliegtuig vlinder vlo vloeistof vloer vlok vloot vlot vlucht vocht voeding voedsel voeg voel voer
voertuig voet voetbal vogel vol volg volgorde volk volleybal voogd voogdij voorbeeld voorjaar voorraad
vork vorm vorst vos vraag vracht vrachtwagen vrede vreemd vrees vreugde vriend vriendin vriezer vrij
vrijdag vrijheid vroeg vrouw vuil vuilnis vuilnisbak vuist vul vulkaan vuur vuurtoren vuurwerk waag waar
waard waardering wacht wafel wagen wal walvis wandel wandeling wang want wapen warm was wasmachine water
waterval web website wedstrijd weefsel weeg weegschaal week weekend weer weerstand wees weg wegen wei
weide wekker wel wenkbrauw wereld werk werkgever werking werkplaats werkster wesp west wet wetenschap
wieg wiel wijk wijn wijs wijsheid wijzer wil wild wilg wimper win wind winkel winnaar winter wip wiskunde
wissel wit woede woestijn wol wolf wolk wond woning woon woord worm worp worst wortel woud yoghurt zaad
zaag zaak zaal zacht zadel zak zalm zand zandbak zang zanger zangeres zaterdag zebra zee zeehond zeeman
zeep zegel zeil zekerheid zelf zending zes zestig zet zetel zeven ziek ziekenhuis ziekte ziel zijde
zilver zin zitting zoek zoen zoet zolder zomer zon zondag zonnebloem zool zoom zoon zorg zout zucht zuid
zuig zuiger zus zuster zuur zuurstof zwaai zwaan zwaar zwaard zwart zweep zweet zwem zwembad zwemmen
zwijn
`
    .trim()
    .split(/\s+/),
);
