const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words on a mute -el, -em, -en, -er and s that are no plurals. */
export const NO_PLURAL = words(`
volgens wegens ergens nergens overigens trouwens tevens telkens minstens hoogstens jegens opeens anders alles elders
immers achterbaks engels tijdens namens gaandeweg nochtans binnens stiekems blindelings onderweegs duizendmaals
immens moes zachtjes netjes eventjes eensklaps doorgaans bovens eens soms steeds straks langs
`);

/** Nouns on a consonant or -ie that take only an s, beside those on a mute ending. */
export const TAKES_S = words(`
film tram club vakantie familie politie traktatie portie actie reactie relatie situatie generatie decoratie natie
illustratie conditie attractie operatie collectie sectie koffie kopje tante dame lade type meme horde groente
ziekte methode periode halte etage garage bagage college manege stage massage machine route blouse douche scène café
logé saté paté rosé broche orde barbecue computer laptop tablet ticket team goal clown coach jam job shirt short slip
snack sticker keeper poster printer scooter trainer weekend website chauffeur ingenieur directeur monteur coiffeur
conducteur acteur regisseur oom broer zoon vogel bureau cadeau niveau plateau tableau chateau souvenir coupon
  medium museum album forum restaurant croissant sultan kanarie hobbel lepel generaal admiraal
    premie lelie olie tralie gratie serie premie studie kolonie
pinguïn subsidie militie evolutie motie emotie promotie positie patrouille medaille  
`);

/** Nouns and others on -en where the ending is no plural and no verb: category mute-e. */
export const MUTE_EN = words(`
teken degen varken keuken deken jongen wagen haven molen oven regen zegen laken kussen veulen toren wapen zeven negen
kuiken baken eigen open verleden boven buiten binnen beneden leven tegen samen even boven morgen koren 
  heden   
`);

/** Forms with v or z before -e or -en that come from no form with f or s, or by chance only. */
export const NO_FORM_WITH_FS = words(
  'zeven haven roze even boven oven avond lever zever leeuwen naven tegoeden verloven begeven ravijn rozijn ',
);

/** Bases on f or s, beside those of the base words, that change to v or z. */
export const TURNS_TO_VZ = words(`
dief druif duif schijf kalf graf graaf scheef doof vaas gans neus muis boos wijs kaas laars baas haas roos hals kies reus
reis prijs huis sluis luis buis lief braaf slaaf wolf golf half kolf wijf lijf vijf brief lof hof korf schroef kloof
kuif kluif raaf zeef wees pees spies glas gras grijs lens gaas aas vies poos neef leef geef beef
streef zweef kleef proef roef toef hoef groef turf durf verf werf kerf scherf schaaf zelf staf stijf olijf gerief beleef
geloof roof stoof lees vrees genees blaas raas verbaas bloos loos kies verlies suis bruis kruis verhuis wees reus
keus gans lans grens balans krans rens doos hoos
roos grof gaaf stroef dwaas broos blijf zwerf drijf wuif nies vries schurf slurf zuif erf sterf bederf loof schoof stoof droef grof
`);
