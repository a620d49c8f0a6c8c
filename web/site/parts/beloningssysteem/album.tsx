import blobs from '../../art/stall-blobs.ts?drawn';
import outfits from '../../art/stall-outfits.ts?drawn';
import won from '../../art/stall-won.ts?drawn';
import { beloningssysteem as text } from '../../wording/beloningssysteem.ts';
import built from './shown.ts?built';
import type { Shown, ShownItem } from './shown.ts';

const SHOWN = built as Shown;
const SHEETS = { outfits, blobs, won };

/** What the stall sells, with its real prices, and what only a trophy brings. */
export const Album = () => (
  <>
    {(['outfits', 'blobs', 'won'] as const).map((kind) => (
      <div key={kind} className="album-shelf">
        <h3>{text(`album.${kind}`, { count: SHOWN.counts[kind] })}</h3>
        <ul>
          {SHOWN[kind].map((item, i) => (
            <li key={item.id}>
              <Item kind={kind} item={item} at={i} />
            </li>
          ))}
        </ul>
      </div>
    ))}
  </>
);

function Item({ kind, item, at }: { kind: keyof typeof SHEETS; item: ShownItem; at: number }) {
  const count = SHOWN[kind].length;
  return (
    <>
      <span
        className="album-picture"
        style={{
          backgroundImage: `url(${SHEETS[kind].src})`,
          backgroundSize: `${count * 100}% 100%`,
          backgroundPosition: `${(at / (count - 1)) * 100}% 0`,
        }}
        aria-hidden
      />
      <strong>{item.name}</strong>
      {item.habit && <span className="album-habit">{item.habit}</span>}
      <span>{item.price === null ? text('album.trophy') : text('album.price', { count: item.price })}</span>
    </>
  );
}
