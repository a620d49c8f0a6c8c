import { fold } from '../../ui/fold.ts';

/** First names that children of Dutch and Flemish schools often have; they tell which of two columns holds first names. */
const NAMES =
  'emma julia mila tess sophie zoe sara sarah nora yara eva liv lotte anna noor evi saar lisa lynn fleur fenna olivia isa nina ' +
  'elin lieke lauren maud milou sofie sofia feline loes roos vera elif nova jasmijn amy hannah fien esmee ella fay femke feli bo ' +
  'luna marie louise elena lena camille juliette charlotte elise alice amelie mona lore janne kato helena nore oona hanne amber ' +
  'laura iris sanne anouk naomi maria amina fatima aya salma ilayda zeynep ayse emily suze jill jade romy puck pien benthe julie ' +
  'noah daan lucas levi sem finn james milan luuk liam bram mees benjamin mason sam noud luca jesse teun gijs thijs max adam ' +
  'hugo lars guus thomas siem ruben tim stijn floris jan jens julian jayden dex boaz morris tobias jurre cas jack oliver david ' +
  'ryan arthur louis jules victor leon mathis maxim lewis alexander vince kobe warre lowie emiel mohamed mohammed mohammad ' +
  'youssef amir ali ibrahim omar bilal yusuf emir kasper koen niels sven rik tom bas pim pieter willem hidde joep jip tijn ' +
  'tygo fedde jelle jonas elias matteo lou oscar felix rayan ayden mick boris otis daniel simon samuel nathan aaron lukasz jakub';
const KNOWN = new Set(NAMES.split(' '));

/** Whether the first word of a text is a common first name. */
export const isGivenName = (text: string): boolean => KNOWN.has(fold(text).split(/[ -]/)[0]!);
