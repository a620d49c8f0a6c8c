/** ea, oa and oo of English words, one sound where Dutch letters would make two syllables. */
export const ENGLISH_VOWELS =
  /(?<=^b|^d|^h|^j|t|l|r|sw|tw|sp|ch)ea(?=ch|m(?![ae])|k(?!s?t)|n(?:s|ing|er)|ds?er|sh|t(?:er|s|$)|rs?$|vers?)|(?<=g|c|t|s|fl|b|r|l)oa(?=ch|l(?!it)|t(?:s|er|$)|st|p|r?d(?:s|$)|ster)/y;
