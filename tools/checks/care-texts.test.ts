import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { idOf, readWording, type Text } from './wording-read.ts';

const ROOT = join(import.meta.dirname, '../..');

/** What care never says: that a plan was the cause, a finding, or a level from words of our own. */
const FORBIDDEN = [
  /door het plan/i,
  /\bbewezen\b/i,
  // Working on something, and how a page works, is not working out.
  /(?<!\baan |\bZo )\bwerkt\b(?!.*\baan\b)/i,
  // Only where a norm was found.
  /dyslexie(?!centraal\.nl)/i,
  /percentiel/i,
  /\bDLE\b/,
  /functioneringsniveau/i,
];
/** Results of tests of others are told as they were given. */
const GIVEN = ['careSignals:reasons.percentile'];

const WEB = ['web/admin/care', 'web/admin/care-report', 'web/admin/plan-test'].map((folder) =>
  readWording(ROOT, folder),
);
const texts = WEB.flatMap((reading) => reading.texts);

/** Sentences that the server makes: strings with a blank in them, with what is filled in as one sign. */
function sentencesOf(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(ROOT, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    else if (ts.isTemplateExpression(node))
      found.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…'));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.filter((text) => text.includes(' '));
}

const FILES = [
  ...globSync('server/{care,tests,calendar}/**/*.ts', { cwd: ROOT }),
  ...globSync('server/contract/{care,plan-tests,group-plans,calendar}*.ts', { cwd: ROOT }),
].filter((file) => !file.endsWith('.test.ts'));
const sentences = FILES.flatMap((file) => sentencesOf(file).map((text) => ({ at: file, text })));

/** What a reader in Flanders is told: the texts of its own, and the Dutch ones that have none. */
function flemish(all: readonly Text[]): Text[] {
  const own = all.filter(({ variant }) => variant === 'be' || variant === 'beSchool');
  const known = new Set(own.map(idOf));
  return [...own, ...all.filter((text) => text.variant === 'nl' && !known.has(idOf(text)))];
}

// Acceptance of care, case 39.
test('no text of care, here or in Flanders, says what it may not', () => {
  expect(texts.length).toBeGreaterThan(400);
  expect(sentences.length).toBeGreaterThan(300);
  const told = [
    ...texts
      .filter((text) => !GIVEN.includes(idOf(text)))
      .map((text) => ({ at: idOf(text), text: text.text })),
    ...sentences,
  ];
  const wrong = told.filter(({ text }) => FORBIDDEN.some((word) => word.test(text)));
  expect(wrong).toEqual([]);
});

test('in Flanders no text of care names a groep with its number', () => {
  const named = flemish(texts).filter(({ text }) => /\bgroep\s+(?:\{\{|\d)/i.test(text));
  expect(named.map(({ at, text }) => ({ at, text }))).toEqual([]);
});

test('what Flanders and others read fills in what the Dutch text does, and nothing else', () => {
  const dutch = new Map(
    texts.filter(({ variant }) => variant === 'nl').map((text) => [idOf(text), text.text]),
  );
  const filled = (text: string) => new Set(text.match(/\{\{\w+\}\}/g) ?? []);
  const unknown = texts.filter((text) => !filled(text.text).isSubsetOf(filled(dutch.get(idOf(text)) ?? '')));
  expect(unknown.map(({ at, text }) => ({ at, text }))).toEqual([]);
});
