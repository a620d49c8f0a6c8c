import type { Slot } from './rewards.ts';

/** Something to wear. `price` in coins; what belongs to a trophy has none and can't be bought. */
export interface OutfitItem {
  id: string;
  slot: Slot;
  name: string;
  price: number | null;
}

/** A small Klodder friend who moves in around the clubhouse. */
export interface Blob {
  id: string;
  name: string;
  /** What it always does, as the rest of a sentence after its name. */
  habit: string;
  price: number;
}

const sold = (slot: Slot, rows: readonly (readonly [id: string, name: string, price: number])[]) =>
  rows.map(([id, name, price]): OutfitItem => ({ id, slot, name, price }));

/** The 48 outfits of the stall, at fixed prices (scenes/landkaart/README.md 4.5). */
export const STALL: readonly OutfitItem[] = [
  ...sold('hat', [
    ['feestmuts', 'Feestmuts', 20],
    ['petje', 'Petje', 25],
    ['ijsmuts', 'IJsmuts met bol', 30],
    ['papieren-hoedje', 'Papieren hoedje', 30],
    ['bloemenkrans', 'Bloemenkrans', 35],
    ['kattenoren', 'Kattenoren', 40],
    ['zonnehoed', 'Zonnehoed', 45],
    ['baret', 'Schildersbaret', 50],
    ['konijnenoren', 'Konijnenoren', 55],
    ['strik', 'Grote strik', 55],
    ['koksmuts', 'Koksmuts', 60],
    ['paddenstoel', 'Paddenstoel', 70],
    ['cowboyhoed', 'Cowboyhoed', 75],
    ['ananas', 'Ananashoed', 80],
    ['brandweerhelm', 'Brandweerhelm', 90],
    ['hoge-hoed', 'Hoge hoed', 95],
    ['piratenhoed', 'Piratenhoed', 105],
    ['ridderhelm', 'Ridderhelm', 120],
    ['tovenaarshoed', 'Tovenaarshoed', 135],
    ['kroon', 'Gouden kroon', 150],
  ]),
  ...sold('face', [
    ['ronde-bril', 'Ronde bril', 25],
    ['zonnebril', 'Zonnebril', 40],
    ['drie-d-bril', '3D-bril', 45],
    ['hartjesbril', 'Hartjesbril', 55],
    ['monocle', 'Oogglas', 60],
    ['duikbril', 'Duikbril', 70],
    ['masker', 'Heldenmasker', 80],
    ['sterrenbril', 'Sterrenbril', 95],
  ]),
  ...sold('neck', [
    ['boerendoek', 'Rode zakdoek', 25],
    ['belletje', 'Belletje', 30],
    ['vlinderstrik', 'Vlinderstrik', 35],
    ['streepsjaal', 'Gestreepte sjaal', 45],
    ['stropdas', 'Stropdas', 50],
    ['bloemenslinger', 'Bloemenslinger', 60],
    ['matrozenkraag', 'Matrozenkraag', 75],
    ['plooikraag', 'Plooikraag', 100],
  ]),
  ...sold('back', [
    ['rugzak', 'Rugzak', 40],
    ['heldencape', 'Heldencape', 70],
    ['schild', 'Schildpadschild', 85],
    ['vlindervleugels', 'Vlindervleugels', 110],
    ['papieren-vleugels', 'Papieren vleugels', 130],
    ['raketrugzak', 'Raketrugzak', 150],
  ]),
  ...sold('trail', [
    ['pootjes', 'Pootjesspoor', 40],
    ['blaadjes', 'Blaadjesspoor', 55],
    ['bellen', 'Bellenspoor', 70],
    ['hartjes', 'Hartjesspoor', 85],
    ['muzieknoten', 'Muziekspoor', 100],
    ['sterren', 'Sterrenspoor', 120],
  ]),
];

const won = (slot: Slot, id: string, name: string): OutfitItem => ({ id, slot, name, price: null });

/** The 16 outfits that can't be bought: one belongs to each trophy. */
export const TROPHY_OUTFITS: readonly OutfitItem[] = [
  won('hat', 'sterrenveer', 'Ster op een veer'),
  won('hat', 'klaver', 'Klaverhoed'),
  won('back', 'zwemband', 'Zwemband'),
  won('hat', 'uilenmuts', 'Uilenmuts'),
  won('hat', 'taart', 'Taarthoed'),
  won('hat', 'kapiteinspet', 'Kapiteinspet'),
  won('hat', 'oorwarmers', 'Oorwarmers'),
  won('trail', 'vonken', 'Vonkenspoor'),
  won('hat', 'planeet', 'Planeet'),
  won('neck', 'medaille', 'Medaille'),
  won('hat', 'ontdekkershoed', 'Ontdekkershoed'),
  // Wider than its card in the stall: the soft hyphen says where it may be parted.
  won('back', 'regenboogvleugels', 'Regenboog\u00advleugels'),
  won('hat', 'koptelefoon', 'Koptelefoon'),
  won('back', 'schaar', 'Grote schaar'),
  won('back', 'plumeau', 'Plumeaus'),
  won('face', 'leesbril', 'Leesbril'),
];

export const OUTFITS: readonly OutfitItem[] = [...STALL, ...TROPHY_OUTFITS];

const blob = (id: string, name: string, price: number, habit: string): Blob => ({ id, name, habit, price });

/** The 24 blobs of the stall. */
export const BLOBS: readonly Blob[] = [
  blob('hum', 'Hum', 30, 'neuriet de hele dag hetzelfde liedje'),
  blob('stapel', 'Stapel', 30, 'stapelt kiezels tot torentjes'),
  blob('dot', 'Dot', 30, 'telt alle wolken'),
  blob('plons', 'Plons', 35, 'springt in elke plas'),
  blob('snor', 'Snor', 35, 'slaapt het liefst in de zon'),
  blob('wip', 'Wip', 35, 'kan niet stilstaan'),
  blob('krabbel', 'Krabbel', 40, 'tekent overal kringetjes'),
  blob('fluit', 'Fluit', 40, 'fluit als er iemand langskomt'),
  blob('pluis', 'Pluis', 40, 'verzamelt pluisjes'),
  blob('bolle', 'Bolle', 40, 'blaast bellen van zeepsop'),
  blob('tuur', 'Tuur', 45, 'kijkt uit over zee'),
  blob('kiem', 'Kiem', 45, 'geeft elk plantje water'),
  blob('rol', 'Rol', 45, 'rolt van elke heuvel'),
  blob('knip', 'Knip', 45, 'vouwt hoedjes van papier'),
  blob('zoem', 'Zoem', 50, 'praat met de bijen'),
  blob('mik', 'Mik', 50, 'bakt broodjes van zand'),
  blob('lees', 'Lettie', 50, 'leest ook op haar kop'),
  blob('giebel', 'Giebel', 50, 'lacht om alles'),
  blob('vlag', 'Vlag', 55, 'zwaait met een vlaggetje'),
  blob('schelp', 'Schelp', 55, 'luistert naar schelpen'),
  blob('trom', 'Trom', 55, 'trommelt op een blikje'),
  blob('ijsje', 'IJsje', 60, 'heeft nooit genoeg ijs'),
  blob('lamp', 'Lampje', 60, 'doet ’s avonds het licht aan'),
  blob('stip', 'Stip', 60, 'verstopt zich en wordt graag gevonden'),
];

const outfits = new Map(OUTFITS.map((item) => [item.id, item]));
const prices = new Map([...STALL, ...BLOBS].map(({ id, price }) => [id, price]));

/** Something to wear by its id. */
export const outfit = (id: string): OutfitItem | undefined => outfits.get(id);
/** What an item of the stall costs; undefined for what is not for sale. */
export const priceOf = (id: string): number | undefined => prices.get(id) ?? undefined;
