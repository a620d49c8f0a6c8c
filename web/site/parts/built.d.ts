/** What a module gave at build (build/built.ts); its type is that of the module's function. */
declare module '*?built' {
  const data: unknown;
  export default data;
}
