/**
 * Strong verbs, and verbs of which the past is irregular: infinitive, past, participle; the plural of the past after a
 * slash where it is not the singular made longer. Verbs with a first part (opstaan, verbinden) follow from these.
 */
export const STRONG = `
bakken bakte gebakken|barsten barstte gebarsten|bederven bedierf bedorven|bedriegen bedroog bedrogen
beginnen begon begonnen|begrijpen begreep begrepen|bergen borg geborgen|bevelen beval/bevalen bevolen
bewegen bewoog bewogen|bezoeken bezocht bezocht|bezwijken bezweek bezweken|bidden bad/baden gebeden
bieden bood geboden|bijten beet gebeten|binden bond gebonden|blazen blies geblazen|blijken bleek gebleken
blijven bleef gebleven|blinken blonk geblonken|braden braadde gebraden|breken brak/braken gebroken
brengen bracht gebracht|buigen boog gebogen|delven dolf gedolven|denken dacht gedacht|dingen dong gedongen
dragen droeg gedragen|drijven dreef gedreven|dringen drong gedrongen|drinken dronk gedronken
druipen droop gedropen|duiken dook gedoken|dwingen dwong gedwongen|eten at/aten gegeten|fluiten floot gefloten
gelden gold gegolden|genezen genas/genazen genezen|genieten genoot genoten|geven gaf/gaven gegeven
gieten goot gegoten|glijden gleed gegleden|glimmen glom geglommen|graven groef gegraven|grijpen greep gegrepen
hangen hing gehangen|heffen hief/hieven geheven|helpen hielp geholpen|heten heette geheten|hijsen hees gehesen
houden hield gehouden|houwen hieuw gehouwen|jagen joeg gejaagd|kiezen koos gekozen|kijken keek gekeken
klimmen klom geklommen|klinken klonk geklonken|kluiven kloof gekloven|knijpen kneep geknepen
komen kwam/kwamen gekomen|kopen kocht gekocht|krijgen kreeg gekregen|krimpen kromp gekrompen
kruipen kroop gekropen|lachen lachte gelachen|laden laadde geladen|laten liet gelaten|lezen las/lazen gelezen
liegen loog gelogen|liggen lag/lagen gelegen|lijden leed geleden|lijken leek geleken|lopen liep gelopen
malen maalde gemalen|melken molk gemolken|meten mat/maten gemeten|mijden meed gemeden|nemen nam/namen genomen
ontbijten ontbeet ontbeten|ontvangen ontving ontvangen|prijzen prees geprezen|raden raadde geraden
rijden reed gereden|rijgen reeg geregen|rijzen rees gerezen|roepen riep geroepen|ruiken rook geroken
scheiden scheidde gescheiden|schelden schold gescholden|schenden schond geschonden|schenken schonk geschonken
scheren schoor geschoren|schieten schoot geschoten|schijnen scheen geschenen|schrijden schreed geschreden
schrijven schreef geschreven|schrikken schrok geschrokken|schuiven schoof geschoven|slapen sliep geslapen
slijpen sleep geslepen|slijten sleet gesleten|slinken slonk geslonken|sluipen sloop geslopen
sluiten sloot gesloten|smelten smolt gesmolten|smijten smeet gesmeten|snijden sneed gesneden
snuiten snoot gesnoten|snuiven snoof gesnoven|spannen spande gespannen|spijten speet gespeten
spinnen spon gesponnen|splijten spleet gespleten|spreken sprak/spraken gesproken|springen sprong gesprongen
spruiten sproot gesproten|spuiten spoot gespoten|steken stak/staken gestoken|stelen stal/stalen gestolen
sterven stierf gestorven|stijgen steeg gestegen|stinken stonk gestonken|stoten stootte gestoten
strijden streed gestreden|strijken streek gestreken|stuiven stoof gestoven|treden trad/traden getreden
treffen trof getroffen|trekken trok getrokken|vallen viel gevallen|vangen ving gevangen|varen voer gevaren
vechten vocht gevochten|verbieden verbood verboden|verdwijnen verdween verdwenen
vergelijken vergeleek vergeleken|vergeten vergat/vergaten vergeten|verliezen verloor verloren
verschuilen verschool verscholen|verslijten versleet versleten|verslinden verslond verslonden
verzinnen verzon verzonnen|vinden vond gevonden|vlechten vlocht gevlochten|vliegen vloog gevlogen
vouwen vouwde gevouwen|vragen vroeg gevraagd|vreten vrat/vraten gevreten|vriezen vroor gevroren
wassen waste gewassen|wegen woog gewogen|werpen wierp geworpen|werven wierf geworven|weten wist geweten
weven weefde geweven|wijken week geweken|wijzen wees gewezen|winden wond gewonden
winnen won gewonnen|worden werd geworden|wreken wreekte gewroken|wrijven wreef gewreven|wringen wrong gewrongen
zenden zond gezonden|zingen zong gezongen|zinken zonk gezonken|zitten zat/zaten gezeten|zoeken zocht gezocht
zouten zoutte gezouten|zuigen zoog gezogen|zwellen zwol gezwollen|zwemmen zwom gezwommen|zweren zwoer gezworen
zwerven zwierf gezworven|zwijgen zweeg gezwegen
`;

/** Verbs with forms of their own in the present too: infinitive, ik, hij, past, plural of the past, participle. */
export const IRREGULAR = `
doen doe doet deed deden gedaan|gaan ga gaat ging gingen gegaan|hebben heb heeft had hadden gehad
kunnen kan kan kon konden gekund|moeten moet moet moest moesten gemoeten|mogen mag mag mocht mochten gemogen
slaan sla slaat sloeg sloegen geslagen|staan sta staat stond stonden gestaan|willen wil wil wilde wilden gewild
zeggen zeg zegt zei zeiden gezegd|zien zie ziet zag zagen gezien|zijn ben is was waren geweest
zullen zal zal zou zouden
`;
