/** A drawing of the site, made into a picture at build (build/drawn.ts). */
declare module '*?drawn' {
  const picture: { src: string; width: number; height: number };
  export default picture;
}
