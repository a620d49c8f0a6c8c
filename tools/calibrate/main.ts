// Learns from the answers how difficult words are, as the server does each night, and lists the words that are much
// harder or easier than they look. A running server takes it into use within the hour.
import { join } from 'node:path';
import { openDataFolder } from '../../server/data/folder.ts';
import { readCatalogue } from '../../server/practice/catalogue.ts';
import { calibrateApart } from '../../server/practice/policy/nightly.ts';
import { createReading, createWordBank, practiceItems } from '../../server/words/index.ts';

const ROOT = join(import.meta.dirname, '../..');
const MOST_LISTED = 40;

const bank = createWordBank(join(ROOT, 'assets'));
const result = await calibrateApart({
  place: openDataFolder().database,
  items: practiceItems(bank, createReading(bank)),
  catalogue: readCatalogue(join(ROOT, '.build/catalogue.json')),
});
if (!result)
  console.log('Er zijn te weinig nieuwe antwoorden; de moeilijkheid van woorden blijft zoals ze is.');
else {
  const { version, answers, suspects } = result;
  console.log(`Versie ${version}: geleerd van ${answers} antwoorden; ${suspects.length} woorden vallen op.`);
  for (const { wordId, by } of suspects.slice(0, MOST_LISTED))
    console.log(`  ${by > 0 ? 'moeilijker' : 'makkelijker'} dan gedacht (${by.toFixed(1)}): ${wordId}`);
}
