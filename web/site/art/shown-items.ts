/** What the page about rewards shows of the stall, in the order of its sheets of drawings (art/stall-*.ts). */
export const SHOWN_OUTFITS = [
  'feestmuts',
  'koksmuts',
  'sterrenbril',
  'streepsjaal',
  'vlindervleugels',
  'piratenhoed',
  'raketrugzak',
  'kroon',
];
export const SHOWN_BLOBS = ['hum', 'stapel', 'plons', 'krabbel', 'knip', 'schelp', 'ijsje', 'lamp'];
export const SHOWN_WON = ['klaver', 'uilenmuts', 'kapiteinspet', 'planeet', 'regenboogvleugels', 'leesbril'];
