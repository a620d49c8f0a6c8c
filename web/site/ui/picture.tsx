interface Props {
  /** What `import x from '../art/x.ts?drawn'` gives, or a file with its size. */
  picture: { src: string; srcSet?: string; width: number; height: number };
  /** How wide it is shown, for a picture of several widths (the `sizes` of HTML). */
  sizes?: string;
  /** What is to be seen; empty for decoration. */
  alt: string;
  /** Width on the page in px; the height follows. */
  width?: number;
  /** A sheet of paper around it, as a photo in an album. */
  framed?: boolean;
  /** Is in sight at once: fetched first, and not only when scrolled to. */
  first?: boolean;
  className?: string;
}

/** A picture whose place is kept free before it is there. */
export const Picture = ({ picture, sizes, alt, width, framed, first, className }: Props) => (
  <img
    {...(picture.srcSet && { srcSet: picture.srcSet, sizes })}
    src={picture.src}
    width={picture.width}
    height={picture.height}
    alt={alt}
    loading={first ? 'eager' : 'lazy'}
    fetchPriority={first ? 'high' : 'auto'}
    decoding="async"
    className={['site-picture', framed && 'framed', className].filter(Boolean).join(' ')}
    {...(width && { style: { width: `${width}px` } })}
  />
);
