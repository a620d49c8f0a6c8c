/** A voice that has not begun after so many ms never will. */
const PATIENCE_MS = 1500;

/**
 * Says a text with a Dutch voice of the device itself, where the server can't be reached; one that sends texts over the internet is
 * left alone. `over` is called once, unless it was stopped. Gives what stops it; undefined where there is no such voice.
 */
export function sayByDevice(
  text: string,
  volume: number,
  over: (said: boolean) => void,
  synthesis: SpeechSynthesis | undefined = globalThis.speechSynthesis,
): (() => void) | undefined {
  const voice = synthesis
    ?.getVoices()
    .find(({ lang, localService }) => localService && /^nl([-_]|$)/i.test(lang));
  if (!synthesis || !voice) return undefined;
  let isOver = false;
  const end = (said?: boolean) => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    synthesis.cancel();
    if (said !== undefined) over(said);
  };
  const timer = setTimeout(() => end(false), PATIENCE_MS);
  const utterance = new SpeechSynthesisUtterance(text);
  Object.assign(utterance, { voice, lang: voice.lang, volume });
  utterance.onstart = () => clearTimeout(timer);
  utterance.onend = () => end(true);
  utterance.onerror = () => end(false);
  synthesis.speak(utterance);
  return () => end();
}
