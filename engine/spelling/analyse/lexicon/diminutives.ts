/** Ends of longer words on a long vowel and t, that take -je: tomaat-je, piloot-je, zijstraat-je. */
const ON_T =
  /(?:tom|sold|pir|gran|autom|advoc|cit|dict|result|appar|form|kandid|certific|plak|prim|str|pl|pr|gr|st|muilk|fan|trakt|sp|(?<=[ndglptk]|[^l]s|er)m)aat$|(?:pil|idi|gen|b|p|sl|vl|kr|gr|kn|afvoerg|glijg|dakg|st|(?<=[nrlsek])n)oot$|(?:min|parach|instit|stat|trib|fl)uut$|(?:margr|sch|spr|deugn|kanariep|fr|b|verdr|park|bisc|band)iet$|(?:spl|magn|atl|alfab|kr)eet$/;

/** Short words on a long vowel, that take -tje: laa-tje, thee-tje. Others have the t themselves: plaat-je. */
const SHORT =
  /^(?:l|sl|vl|sp|tr)aat$|^(?:z|str|du|s)oot$|^(?:sk|kn|sp|dr|g)iet$|^(?:th|z|f|sl|r|w|tw|gl|sn|st|tr|j)eet$|^[mv]uut$/;

/** Whether the t before -je belongs to the ending -tje: opaat(je) does, plaat(je) does not. */
export function endsInTje(stem: string): boolean {
  if (!/(?:aa|oo|uu|ee|ie)t$/.test(stem)) return false;
  if (/^[^aeiouy]*(?:aa|oo|uu|ee|ie)t$/.test(stem)) return SHORT.test(stem);
  return !ON_T.test(stem);
}
