const RealDate = Date;
let moment = RealDate.now();

/** Stops the clock of this process at a moment, ms since the epoch; every later call moves it. */
export function setClock(at: number): void {
  moment = at;
}

// Only who imports this file lives by it: nothing of the server knows that there is another clock.
globalThis.Date = new Proxy(RealDate, {
  construct: (real, args, made) =>
    Reflect.construct(real, args.length === 0 ? [moment] : args, made) as object,
  get: (real, key) => (key === 'now' ? () => moment : (Reflect.get(real, key) as unknown)),
});
