/** ea, oa and oo of English words, one sound where Dutch letters would make two syllables. */
export const ENGLISH_VOWELS =
  /(?<=str|spr)ea(?=m|d)|(?<=^r)oa(?=d)|(?<=^d)ea(?=l(?:ers?|s|tjes?|en)?$)|(?<=h)ea(?=d(?:s?$|set|line|er|bang))|(?<=^b|^d|^h|^j|t|l|r|sw|tw|sp|ch)ea(?=ch|m(?![ae])|k(?!s?t)|n(?:s|ing|er)|ds?er|sh|t(?:er|s|$)|rs?$|vers?)|(?<=g|c|t|s|fl|b|r|l)oa(?!pp|l(?:arm|bum))(?=ch|l(?!it)|t(?:s|er|ing|$)|st|p|r?d(?:s|$)|ster)/y;
