/** Ends of longer words on a long vowel and t, that take -je: tomaat-je, piloot-je, zijstraat-je. */
const ON_T =
  /(?:tom|sold|pir|gran|autom|advoc|cit|dict|result|appar|form|kandid|certific|plak|prim|str|pl|pr|gr|st|muilk|fan|trakt|sp|(?<=[ndglptk]|[^l]s|er)m)aat$|(?:pil|idi|gen|b|p|sl|vl|kr|gr|kn|afvoerg|glijg|dakg|st|(?<=[nrlsek])n)oot$|(?:min|parach|instit|stat|trib|fl)uut$|(?:margr|sch|spr|deugn|kanariep|fr|b|verdr|park|bisc|band|satell)iet$|(?:spl|magn|atl|alfab|kr|plan)eet$/;

/** Short words on a long vowel, that take -tje: laa-tje, thee-tje. Others have the t themselves: plaat-je. */
const SHORT =
  /^(?:l|sl|vl|sp|tr)aat$|^(?:z|str|du|s)oot$|^(?:sk|kn|sp|dr|g)iet$|^(?:th|z|f|sl|r|w|tw|gl|sn|st|tr|j)eet$|^[mv]uut$/;

/** Borrowed nouns on -ent, -ert and -et, of which the e is heard: patiënt, concert; not deken, kamer. */
const HEARD =
  /(?:m|c|[iï]ë|ag|man|pres|abs|tal|pat|parl|stud|cid|resid|ced)ent$|(?:conc|exp|memb|dess|huz)ert$|(?:spu|bilja|sta|flo)rt$|(?:st|spr)uit$|scheut$|(?:klarin|kabin|ion|kwint|oct|sext|sept|flor|cad|ot|oul|aul|ch|ir|br|kl|rv|tr|ar|id|kotel|stol|oup|bl|rn|ss)et$(?<!llet)/;

/** What only looks like one of these, or like a word with the t: Jan-tje, bui-tje, ezelsoor-tje, tartaar-tje. */
const ON_TJE =
  /^(?:jant|klaast|rint|tartaart)$|(?:^|[^b]|[^e]b)buit$|(?:ezels|fla|lage)p?oort$|buitent$|(?:bos|lente|poot|stengel)uit$/;

/** A short vowel and l, m, n or r before the t. */
const BEHIND_SHORT = /(?:^|[^aeiouy])[aeiou][lmnr]t$/;

/**
 * Whether the t or p before -je belongs to the word: poort-je and bericht-je, but deur-tje. `isWord` tells everyday words,
 * and `starts` where the syllables of the stem begin: of a compound the last word counts.
 */
export function keepsLast(
  stem: string,
  starts: readonly number[],
  isWord: (text: string) => boolean,
): boolean {
  if (/([^aeiouy])\1et$/.test(stem)) return false;
  // Without the t or p these would take -je themselves: briefje, boekje, petje.
  if (/(?:[cfgkpsx]|ch)t$|sp$|^[^aeiouy]*e[tp]$|^(?:[^aeiouy]*[^aeioukrtmby]|st|str)oet$/.test(stem))
    return true;
  if (ON_T.test(stem)) return true;
  if (/(?:[^aeiouy]e|[lmnr]|ui|ij|ei|eu|ou|oe|au|ai)t$|[lmr]p$/.test(stem))
    for (const at of [0, ...starts]) {
      const word = stem.slice(at);
      if (word.length < 4) break;
      if (isWord(word)) return true;
      if (word.length > 4 && isWord(word.slice(0, -1))) return false;
    }
  // Behind a short vowel that is heard l, m, n and r take -etje: karretje. So hartje has its own t, as have all on -ant and -unt.
  const isShort = !/[aeiouy].*[aeiou][lmnr]t$/.test(stem) || /[aiou][ln]t$/.test(stem);
  return (isShort && BEHIND_SHORT.test(stem)) || HEARD.test(stem);
}

/** Whether the t before -je belongs to the ending -tje: opaat(je) does, plaat(je) does not. */
export function endsInTje(stem: string): boolean {
  if (ON_TJE.test(stem)) return true;
  if (!/(?:aa|oo|uu|ee|ie)t$/.test(stem)) return false;
  if (/^[^aeiouy]*(?:aa|oo|uu|ee|ie)t$/.test(stem)) return SHORT.test(stem);
  return !ON_T.test(stem);
}
