import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** One text of an area: in Dutch, as the Belgian variant says it (to schools and practices alone), or as practices or families of both read it. */
export interface Text {
  area: string;
  key: string;
  text: string;
  variant: 'nl' | 'be' | 'beSchool' | 'practice' | 'home';
  /** `file:line`. */
  at: string;
}

/** By what a text is asked for. */
export const idOf = ({ area, key }: Text) => `${area}:${key}`;

/** Something of a user interface that is written in a component instead of in its wording. */
export interface Loose {
  text: string;
  at: string;
}

export interface Reading {
  texts: Text[];
  /** Texts in components. */
  loose: Loose[];
  /** Every string in the code that might name a key. */
  strings: Set<string>;
  /** The same of strings with parts that are filled in. */
  patterns: RegExp[];
}

/** Attributes whose text a user sees or hears. */
const SEEN = new Set([
  'aria-label',
  'alt',
  'title',
  'placeholder',
  'label',
  'helperText',
  'aria-description',
]);
/** Three letters in a row: what is left over are signs, units and sounds such as ei. */
const WORD = /\p{L}{3}/u;

/** Reads all wording below `folder` and where it is asked for. */
export function readWording(root: string, folder: string): Reading {
  const reading: Reading = { texts: [], loose: [], strings: new Set(), patterns: [] };
  for (const file of globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const source = ts.createSourceFile(
      file,
      readFileSync(join(root, file), 'utf8'),
      ts.ScriptTarget.Latest,
      true,
      file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    );
    visit(source, source, file, reading);
  }
  return reading;
}

function visit(node: ts.Node, source: ts.SourceFile, file: string, reading: Reading) {
  if (ts.isCallExpression(node) && node.expression.getText() === 'defineWording') {
    const [area, nl, be, readers] = node.arguments;
    const name = area && ts.isStringLiteralLike(area) ? area.text : '';
    if (nl) collect(nl, [], { area: name, variant: 'nl' }, source, file, reading.texts);
    if (be) collect(be, [], { area: name, variant: 'be' }, source, file, reading.texts);
    for (const [variant, texts] of readersIn(readers))
      collect(texts, [], { area: name, variant }, source, file, reading.texts);
    return;
  }
  const at = () => `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
  if (ts.isStringLiteralLike(node)) reading.strings.add(node.text);
  else if (ts.isTemplateExpression(node) && /\p{L}{2}/u.test(node.head.text))
    reading.patterns.push(patternOf(node));
  else if (ts.isJsxText(node) && WORD.test(node.text))
    reading.loose.push({ text: node.text.trim(), at: at() });
  else if (ts.isJsxAttribute(node) && SEEN.has(node.name.getText())) {
    const value = node.initializer;
    if (value && ts.isStringLiteral(value) && WORD.test(value.text))
      reading.loose.push({ text: value.text, at: at() });
  }
  ts.forEachChild(node, (child) => visit(child, source, file, reading));
}

/** What an area says otherwise to some. */
const readersIn = (node: ts.Node | undefined): [Text['variant'], ts.Node][] =>
  node && ts.isObjectLiteralExpression(node)
    ? node.properties.flatMap((property) =>
        ts.isPropertyAssignment(property)
          ? [[property.name.getText() as Text['variant'], property.initializer] as [Text['variant'], ts.Node]]
          : [],
      )
    : [];

function collect(
  node: ts.Node,
  path: string[],
  of: Pick<Text, 'area' | 'variant'>,
  source: ts.SourceFile,
  file: string,
  texts: Text[],
) {
  if (ts.isObjectLiteralExpression(node)) {
    for (const property of node.properties) {
      if (!ts.isPropertyAssignment(property)) continue;
      const name = property.name;
      const key =
        ts.isStringLiteralLike(name) || ts.isIdentifier(name) || ts.isNumericLiteral(name) ? name.text : '';
      collect(property.initializer, [...path, key], of, source, file, texts);
    }
    return;
  }
  // Texts that another constant holds are typed by it; their keys are made there.
  if (ts.isIdentifier(node)) return;
  const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  texts.push({ ...of, key: path.join('.'), text: textOf(node), at: `${file}:${line}` });
}

/** The text of a literal, of parts that are put together too. */
function textOf(node: ts.Node): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isBinaryExpression(node)) return textOf(node.left) + textOf(node.right);
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return textOf(node.expression);
  return '';
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const patternOf = (node: ts.TemplateExpression) =>
  new RegExp(
    `^${escape(node.head.text)}${node.templateSpans.map((span) => `[\\w-]+(?:\\.[\\w-]+)*${escape(span.literal.text)}`).join('')}$`,
  );
