/** The slips of reading, as a teacher reads them in a report. */
export const READING_SLIPS: Readonly<Record<string, string>> = {
  R1: 'Letters gespiegeld (b en d, m en n)',
  R2: 'Lange of korte klank verkeerd gelezen',
  R3: 'Medeklinker weg, verwisseld of erbij',
  R4: 'Letterpatroon verward (ng en nk, ch en cht)',
  R5: 'Begin goed, eind geraden',
  R6: 'Open en gesloten lettergreep verward',
  R7: 'Klemtoon verkeerd',
  R8: 'Lettergreep overgeslagen of verwisseld',
  R9: 'Leenwoord als Nederlands woord gelezen',
  R10: 'Klein woordje weg, verwisseld of erbij',
  R11: 'Verwijswoord verkeerd begrepen',
  R12: 'Hoofdzaak en bijzaak verward',
};
