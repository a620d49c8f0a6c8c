import { posix } from 'node:path';

/** `scenes/README.md 1.4`, `[a link](README.md) 4.5`, `../README.md 6, rule 16`: a document, and what is meant in it. */
const REFERENCE =
  /(?<![\w./-])((?:[\w.-]+\/)*[\w-]+\.md)(?:[`)]{0,2} (\d+(?:\.\d+)*)(?![\w/])(?:, rules? (\d+))?)?/g;
/** How a comment goes on in its next line. */
const NEXT_LINE = /\n[ \t]*(?:\*(?!\/)|\/\/)?[ \t]*/g;
/** Made by the build. */
const BUILT = /(?:^|\/)licenses\.md$/;

/**
 * References to documents, or to sections and rules in them, that lead nowhere. `files` are those to look through by their path;
 * `documents` all there are. A path counts from the top of the repository, or from the file itself.
 */
export function deadReferences(
  files: Readonly<Record<string, string>>,
  documents: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(files).flatMap(([file, text]) =>
    [...text.replace(NEXT_LINE, ' ').matchAll(REFERENCE)].flatMap(([, path, section, rule]) => {
      if (BUILT.test(path!)) return [];
      const near = posix.join(posix.dirname(file), path!);
      const document = documents[near] ?? documents[path!];
      if (document === undefined) return [`${file}: ${path} is not there`];
      if (section !== undefined && !hasSection(document, section))
        return [`${file}: ${path} has no section ${section}`];
      if (rule !== undefined && !new RegExp(`^${rule}\\. `, 'm').test(document))
        return [`${file}: ${path} has no rule ${rule}`];
      return [];
    }),
  );
}

/** `web/app/paths.ts`, `server/contract/`: a path from the top of the repository, as a document names it. */
const PATH = /`((?:assets|engine|scenes|server|tools|web)\/[\w@./-]*)`/g;

/** Paths in documents at which nothing stands. `paths` are all files there are. */
export function deadPaths(documents: Readonly<Record<string, string>>, paths: readonly string[]): string[] {
  const known = new Set(
    paths.flatMap((path) => {
      const parts = path.split('/');
      return parts.map((_, i) => parts.slice(0, i + 1).join('/'));
    }),
  );
  return Object.entries(documents).flatMap(([document, text]) =>
    [...text.matchAll(PATH)].flatMap(([, path]) => {
      const bare = path!.replace(/\/$/, '');
      return ['', '.ts', '.tsx'].some((end) => known.has(bare + end))
        ? []
        : [`${document}: ${path} is not there`];
    }),
  );
}

const hasSection = (document: string, section: string) =>
  new RegExp(`^#+ ${section.replaceAll('.', '\\.')}(?![.\\d])`, 'm').test(document);
