/** A fenced block of the guide: commands for a shell, or what a file has to hold. */
export interface Block {
  /** Where its first line stands. */
  line: number;
  text: string;
  /** The path of the file; undefined where it is commands. */
  file: string | undefined;
}

const FENCE = /^```(\w*)$/;
/** A path that is told in words, such as `/etc/spelwereld.env`. */
const PATH = /`(\/[\w./-]+)`/g;

/** The blocks of a guide, in order. What is not marked `sh` is a file; the last line of text before it names where. */
export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  let before = '';
  let open: (Block & { lines: string[] }) | undefined;
  for (const [at, line] of markdown.split('\n').entries()) {
    const [, language] = FENCE.exec(line) ?? [];
    if (open) {
      if (language === undefined) open.lines.push(line);
      else {
        const { lines, ...block } = open;
        blocks.push({ ...block, text: `${lines.join('\n')}\n` });
        open = undefined;
        before = '';
      }
    } else if (language === undefined) before = line.trim() || before;
    else {
      const file = language === 'sh' ? undefined : pathIn(before);
      if (language !== 'sh' && file === undefined)
        throw new Error(`${at + 1}: a block that is not sh, and no path before it`);
      open = { line: at + 2, text: '', file, lines: [] };
    }
  }
  return blocks;
}

const pathIn = (text: string) => [...text.matchAll(PATH)].at(-1)?.[1];

/** Words that begin a command that somebody would type. */
const COMMANDS =
  /^(apt-get|cat|chmod|chown|curl|git|install|journalctl|node|npm|openssl|psql|rm|spelwereld|sudo|systemctl) /;

/** Commands that stand between backquotes in a sentence, where nobody runs them. */
export function commandsInSentences(markdown: string): string[] {
  const sentences = markdown.replaceAll(/^```[^]*?^```$/gm, '');
  return [...sentences.matchAll(/`([^`\n]+)`/g)]
    .map(([, code]) => code!)
    .filter((code) => COMMANDS.test(code));
}
