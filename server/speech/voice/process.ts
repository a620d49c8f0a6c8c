// The process of the voice: it speaks what the server asks for, one text after another, and ends with the server.
import { readFileSync } from 'node:fs';
import { loadEspeak } from './espeak.ts';
import { loadMp3 } from './mp3.ts';
import { parsePronunciation } from './phonemes.ts';
import type { SpeakReply, SpeakRequest } from './messages.ts';

const [table] = process.argv.slice(2);
const pronunciation = parsePronunciation(table === undefined ? '' : readFileSync(table, 'utf8'));
const ready = Promise.all([loadEspeak(pronunciation), loadMp3()]);

process.on('message', ({ id, text, variant }: SpeakRequest) => {
  ready.then(
    ([voice, encode]) =>
      reply({
        id,
        mp3: encode(voice.say(text, variant), voice.rate, isSentence(text) ? 'sentence' : 'word'),
      }),
    (error: unknown) => reply({ id, error: String(error) }),
  );
});
process.on('disconnect', () => process.exit());

/** More than a word with its article or two words. */
const isSentence = (text: string) => text.trim().split(/\s+/).length > 3;

function reply(message: SpeakReply) {
  // The server may be gone while something was said.
  process.send?.(message, undefined, undefined, (error) => {
    if (error) process.exit();
  });
}
