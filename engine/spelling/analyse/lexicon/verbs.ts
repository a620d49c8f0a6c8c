const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Strong forms that are everyday words of another kind too. */
export const ALSO_NOUN = words(
  'leek week sleep reet rook kocht blik sloot schoot stal vocht bond wees beet boog bad bleek hing loog voer las verbond',
);

/** Stems of everyday weak verbs; a strong verb only where its present tense is often asked. */
export const VERB_STEMS = words(`
speel leer hoor woon leen meen huil bel tel stel vertel bestel voel bedoel deel haal betaal herhaal verhaal draai maal vul rol
ruil zeil mail ken ren verdien dien zoen steun leun toon kreun herken verken span  schoon beken smeer keer probeer studeer
parkeer spaar bewaar verklaar stuur huur gluur schuur boor luister wandel knutsel teken reken regen open oefen adem
antwoord beantwoord voetbal tennis verander verhinder bewonder wonder hinder herinner timmer hamer schilder klapper fluister
knipper rammel wiebel goochel stofzuig werk maak pak bak plak kook zoek boek hoek lak lek rek trek tik klik druk buk ruk
hak kraak raak smaak blaf blaas leef beef zweef proef streef draaf verf kleef roof beleef geloof reis vrees bloos loos verhuis
bons suis raas juich lach poch wacht vlucht zucht dicht richt licht verwacht vecht start groet praat haat plant plaats
schaats fiets poets kaats kets spat zet zit zat red schud land brand meld baad kleed leid raad bloed besteed verbrand beland
hoop stop klap knap stap hap kap knip trap kopieer loop koop klop schep schop stamp stomp dans wens mis pas was ses plas eis
mix fax bowl time zoem droom bloem stroom neem zwem kam schaam verzamel remm rem klem stem bestem dweil knal kus blus
sus hijs peins feest gil kruip schrijf geef schuif wrijf blijf drijf kies lees wijs prijs rijs gebeur beloof verbaas beoordeel
verander bestuur ontdek ontmoet ontvoer herhaal bedank verwarm verzin verzorg zorg borg volg zaag vraag klaag jaag veeg weeg
zwaai zaai naai aai gooi hooi strooi roei groei stoei bloei vloei kneed bid bied houd rijd snijd vind bind zend word
gebeur beloon verwijder bescherm ontwikkel versier vertaal vertrouw verbouw verbeter ontdooi verklein geloof ontdek hoef graas verzamel ontmoet rust lust tast test hoest roest barst laad braad voed wied luid broed spreid smeed wed hoed spit hecht vergroot sport schat stoot print lift chat kloof erf kerf zeef schaaf schroef stoof turf glans plens lief kaas nies gons plons deins veins welf golf doof wuif zoef weef neus verstijf puf bibber vis fotografeer feliciteer app race logeer sjouw spring zing miauw help vlieg val drink slaap waai schijn klim graaf kom ga heb roep vul ruim pluk week vermijd verbind verbied eindig verdedig beschadig bevestig verenig kruid gebruik misbruik verbruik ruik duik kijk
fluit sluit spuit bijt giet schiet geniet heet weet eet meet vergeet zweet kleur scheur treur zeur geur durf vorm
loei brul tril smul kniel zwier stoor spoel speur brei begin verdwijn ontken daal voer duur steel keur koel kraai loer maai
ril roer schil snoei snor scheel spel spin stol straal vier vijl verniel verwen borduur game oordeel ravot scoor bakkelei train verwar volleybal spoor went orden 
boei gloei gier hol joel klaar klier knoei knor kroel krul laai gebaar bemoei verveel dwaal verdwaal verjaar verspil
verschil verschuil schuil sein sproei til tuinier turn win overwin ontspan went zwel zweer
voltooi versnel verhelder vernieuw betover bezichtig verblind verlang verlaag verhoog vertraag vermoed vermenigvuldig
verontschuldig behandel behoed verlies overtuig overhoor overleg ondersteun onderhandel ontcijfer herstel omring omhels
voorspel weerspiegel overhandig verdubbel verleng verschijn verwarm
`);

/** Words that no longer form shows the last letter of, and verb forms on the letters of the stem: final-d-t does not apply. */
export const NO_LONGER_FORM = words(`
het dat wat met uit tot moet weet heet eet laat gaat staat slaat doet ziet zit zet let bent heeft had wordt sta wat iets niets
aldat omdat zodat doordat voordat nadat totdat mits met aan vanuit eruit hieruit daaruit vooruit bet niet
vind houd bind bied bid rijd snijd verbied word vermijd bied laat sluit bijt giet schiet geniet vergeet meet zal jut
stort smelt smijt slijt vreet wroet bestaat ontstaat verstaat beslaat verslaat weerstaat opstaat kunt wilt zult begint wint verlaat bevat begaat
meld glijd braad breid duld kneed laad lijd mijd treed red schaad scheid scheld schend schrijd schud smeed spied spreid
verbind ontbind verslind verzend zend voed waad wed wend wied bevind bestrijd berijd besteed onthoud begeleid verspreid leid
`);

/** Words that begin with ge-, alone or behind another part, and are no participles. */
export const NO_PARTICIPLE =
  /heid$|raad$|^verkeerd$|ge(?:bied|luid|bit|bed|bod|duld|moed|weld|schut|waad|lid|zond|wond|not|zant|reed|bint|laat|lukt)$/;
