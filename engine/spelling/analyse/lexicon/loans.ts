const starts = (text: string) => new RegExp(`^(?:${text.trim().split(/\s+/).join('|')})`);

/** Letters around a ch that is heard as sj; the ch is the one inside. */
export const CH_AS_SJ =
  /^ch(?:ef|auff|oco|amp|arm|ic|iq|ir|agr|al[eo]|ant|ap|arl|ass|eq|imp|ip|in|eck|art|at(?=$|[st])|il[ie]|evr|iffon|arad|aise|ansons?|enill|argeer|arge$)|(?<=^cli|^do?u|^do|^re?cher|^bro|^fi|^qui|^ni|^ru|^af?fi|^pisto?a|^pista|^cr[èe]|^mousta|^ca|^pasti|^dou|^bran|^gou|^ga|^dépê|^ha|^lou|^bê|^fran|^par?a|^bâ)ch[eé]|(?<=ma)chin|(?<=^man)chet|(?<=^(?:de)?mar)cheer|(?<=^mar)cher|(?<=^bro)chur|(?<=^para)chu|(?<=^capu)chon|(?<=^(?:gui|ca|sa|rico|cou))chet|(?<=^re)cherch|(?<=^non)chal|(?<=^revan)che|(?<=^brio)che|^chihua|(?<=^ar)chitect|(?<=^atta)ch|(?<=^du)chess|(?<=^chin)chilla|(?<=^(?:pun|ran|lun|brun|bran|clin))ch/;

/** Beginnings of words in which ou is heard as oe. */
export const OU_AS_OE = starts(`
  rout retour journ(?:aal|al) blou[sz] boug boulev bouq boutiq bouill boulim bourg coupo coupe coup$ couliss courget courgeus coureur coupl coupé couran
  couvert cousc couchet douan douch doubl foular gouach goulas gourm louch louvr mouss moul nougat nouv parcours
  concours patrouil roug roula roulet souff soup(?:er|le) souv sous- tour$ tours$ tourn toup troub troupe velou ragout
  acajou bijou caout glamour carrous joule cout discours entour limous ratatou silhouet touring trouv outill vermout
  soubr route courti troubad aujou oeuvr amour contour enthous pirouet bouvier gouver crouton moutard rouleer poule$ poules$ poulet
`);

/** Words in which a g is heard as zj; of others only the ending -age. */
export const G_AS_ZJ =
  /^g(?=enie(?:$|'|ë)|ênant|êne|enr|endarm|igolo|ilet|iraf|elei$|elatine|este$)|(?<=^in)g(?=enieur)|(?<=^lo)g(?=ee|e$|es$|er|é|eer|eren|ement)|(?<=^(?:re|ré))g(?=isseu|ie$|ime)|(?<=^(?:man|coll|sacril|privil|cort|solf|r?av|all)[eèi])g(?=e)|(?<=^presti)g(?=e)|(?<=^asper)g(?=e)|(?<=^horlo)g(?=e)|(?<=^bei)g(?=e)|(?<=^rou)g(?=e)|(?<=^ser)g(?=ean)|(?<=^passa)g(?=ier)|(?<=^baga)g(?=e)|(?<=^cour)g(?=e[tu])|(?<=^bou)g(?=ie)|(?<=^(?:ar?r|r|m|l)an)g(?=eer|eren|ement)|(?<=^enga)g(?=e)|(?<=^negli)g(?=é)|(?<=^con)g(?=é)|(?<=^auber)g(?=ine)|(?<=^conciër)g(?=e)|(?<=^mar)g(?=e$|es$)|(?<=^etala)g(?=e)|(?<=^ori)g(?=ineel|inele)|(?<=^cotta)g(?=e)|(?<=^ma)g(?=istraal$)|(?<=^ener)g(?=ie)|(?<=^ora)g(?=e)|(?<=^ca)g(?=e)|(?<=^doga)g(?=e)/;

/** Dutch words on -age(n) that are no loans. */
export const NATIVE_AGE =
  /^(?:be|ge|ver|ont|aan|op|uit|voor|na|bij|over)?(?:[dv]r|v|kl|tr|z|j|m|l|w|d|h|kn|sl|kr)age[nrs]?$/;

/** English words that children read and write (the form without an ending). */
export const ENGLISH: ReadonlySet<string> = new Set(
  `
baby babysit babysitter back backpack bacon badminton airbag beamer breakdance detective flat legging caravan cake skater barbecue baseball basketbal beat bestseller bike blog
blogger bluetooth board boiler bodyguard booster bowling boxer boxershort brainstorm brownie browser brunch budget bug
bulldog bulldozer bungalow business button camper camping cape cartoon cash catering catwalk chat check cheeseburger
chips city clip close-up clown club coach coachen cockpit cocktail coke comeback computer container cool cornflakes corner
couch country cover cowboy cracker crash cream cricket cross crossen cruise curry cyber dart dashboard deadline deal
dealer deejay design designer diskjockey display dj donut download downloaden drive drone drummer dummy e-book e-mail
 event eye eyeliner fair fairplay fan fancy fastfood feedback finish finishen fit fitness flashback flashlight flyer
folder foodtruck freak freelance frisbee fulltime funfair funny gadget game gamen gamer gangster gate gentleman
goal goalie gospel grapefruit grill groupie hacken hacker hairspray hamburger handicap happy hardrock hardware hashtag
headset heavy highlight hike hiken hiphop hippie hit hobby hockey home homepage care hooligan hoodie hostess hotdog hotspot
house huskies husky hype icetea image input insider interview jackpot jam jazz jeans jeep jersey jet jetlag jetski job jockey
joggen jogging joker joystick jumper jungle junk junkie keeper ketchup keyboard kick kickboksen kidnappen kids
killer lady laptop laser layout leader leasen leggings level light like liken limited live livestream lobby loft look
loser lounge love lunch lunchen lunchpakket mail mailen mailbox make-up manager marketing marshmallow match
microwave milkshake mindmap mobile motel mountainbike mountainbiken mouse movie muffin
musical nerd newsflash nickname nightmare notebook offline off-day okay online on-line outfit outlet overall
overtime paintball paintballen pancake panty party partner parttime patch peanut penalty picknick photoshop
piercing pingpong pitch plaid planning playback player playlist playoff pocket poker popcorn popstar poster
power powerbank powerpoint printen printer public puzzle python quiz quote race racen racer ranch ranking rapper
rating reality relaxen relaxed remake remix replay reporter research rock rocken roadtrip roller
rollercoaster rugby runner safe sale sandwich scan scannen scanner scooter score scoren scout scouting scrabble screen
screenshot script scrollen selfie selfies service settings shake shampoo shampoos sheriff shift shirt shock shop shoppen
shopper short shorts show showroom shuttle sightseeing single site sitcom skate skaten skateboard skateboarden
skeeler skeeleren skelter slide slides slogan slowmotion slow smartphone smash smiley smoothie snack snacken sneaker
sneakers snooker snowboard snowboarden soap soccer software song soul sound soundtrack speaker speech speed
speedboot spike spoiler sponsor spotlight spray sprayen spreadsheet sprint sprinten sprinter squash staff stalker
standby star steak steward stewardess sticker stick stopwatch story stream streamen streamer
streetdance stress stretchen stuntman supporter surfboard surfen surfer sweater swing swipen tablet tackle takeaway talkshow
tape team teamwork teenager thriller ticket timing timer tissue toast tool topless touchscreen touchdown
tracker track trailer trainer training trolley truck trucker t-shirt tube tune tuner tutorial tweet twitter
twitteren update updaten upgrade upload uploaden user viewer vlog vloggen vlogger volley
walkietalkie walkman waterproof webcam webshop website weekend western whatsapp whatsappen whirlpool whiskey whisky
whiteboard wifi winner workshop world wow wrap yell youtube youtuber zappen zoom zoomen
grunge deejays crunchy chill chillen checken checklist chatten chatbox community computerspel cupcake crew creditcard
dressing e-mailen email emailen fake fleece fleecetrui flipover flirten floppy freestyle frontpage fun
goalkeeper grand greenkeeper handsfree hands headbangen indoor outdoor ipad iphone intake jukebox kilt knowhow
layouten lifestyle mainstream meeting messenger mister miss mountain nonstop one-man-show pacemaker pager pick-up pick
pin-up pop-up pushen pyjamaparty quilt recycle recyclen recycling rush sciencefiction second self-made
shoot showbizz showtime sixpack skybox slapstick sorry spam spin-off stand-in stuntteam switch switchen
tattoo teambuilding thinner timeout toner trend trendy underdog vintage voucher wildcard zipper
`
    .trim()
    .split(/\s+/),
);

/** Beginnings of loanwords whose first double consonant can't be told from a short vowel (category loan-double-consonant). */
export const LOAN_DOUBLE = starts(`
  accent accep access accord accoun accu(?!w) affair affich agress allerg alli ambass ammon annex annul
  appar appart appendi appla arrest arrog artillerie asses assis assoc assortim attent attest attitu attract
  attrib ball(?:ad|on|et(?!je)|ist|ing$) barr(?:i[eè]r|ica) bass(?:in|ist) bouill brill(?:ant|j) brillant buffet
  bull(?:et|do) cabb cann carri[eè] carros carrou carré cass(?:et|i) cell(?:o|uli) chass chauff
  coll(?:ier|ie$) collec collect collega college comm(?:and|erc|ent|un|uu|iss|od|un) commiss concurr correct
  corresp corrid corrig corrupt croiss cross(?:ant|oir) curry depress dessert diff(?:er|us|i) dilemm discuss
  dossi dress(?:oi|eer|er|uu) eff(?:en$) effect effic ellend ellips essentie excell express galler gazell
  giraff goril gramm(?:at|of) grottesk guerr hall(?:o|u) hallu hipp(?:o|isch) hobby horror idyll illeg
  illumin illus immens immi immu impress inno[cv] install intell interess interr irrit kannib karrik kass(?:ier|et)
  klass(?:iek|ement|ik) kollos komma  lamm(?!et) lasso lobby lolly lotto maccar mammoet mannequ mass
  mass(?:ief|age|eer|a$|a's|aal|eur) metall millil millim miss(?:ie|ion|il) motto occas
  off(?:ici|ens|ic|erte) oppo oppor oppress parall parr pass(?:ag|an|ie|eer|er|ief|iv) penn(?:al|icil)
  pepperon perr perron pessim picc pizz porro possess possi press(?:ie|eer|ant) process profess programm
  progress pullover rapp(?:ort|or) recess regiss repress ressort saffraan satell sessie sherr sollic sonnet
  spagh stuff succes sugg supp(?:or|os) syllab symm tennis terr(?:ein|as|ito|eur|or|ine|ari) terrass toffee
  trottoi vaccin vanill vassal villa volleyb wall(?:onië) zeppel zucch
`);

/** Adjectives of what something is made of, on -en. */
export const MATERIAL: ReadonlySet<string> = new Set(
  `
wollen zijden koperen rieten marmeren kartonnen metalen lederen linnen stenen fluwelen
bronzen houten gouden zilveren ijzeren glazen katoenen papieren tinnen betonnen grenen
vilten satijnen diamanten kristallen porseleinen strooien gipsen bakstenen ivoren granieten nikkelen
eikenhouten schapenwollen gietijzeren perkamenten teakhouten berken flanellen leistenen kunstleren pluchen donzen
lemen parelmoeren vurenhouten natuurstenen zandstenen roestvrijstalen
`
    .trim()
    .split(/\s+/),
);

/** The same, where the word is also a noun or a verb: leren, veren. */
export const MATERIAL_OR_ELSE: ReadonlySet<string> = new Set(
  'leren stalen wassen vuren kanten stoffen blikken beuken zinken veren gazen essen kurken eiken aarden loden'.split(
    ' ',
  ),
);
