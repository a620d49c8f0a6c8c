/** A drawing of the site, made into a picture at build (build/drawn.ts). */
declare module '*?drawn' {
  const picture: { src: string; width: number; height: number };
  export default picture;
}

/** A picture in several widths (build/sized.ts). */
declare module '*?sized' {
  const picture: { src: string; srcSet: string; width: number; height: number };
  export default picture;
}
