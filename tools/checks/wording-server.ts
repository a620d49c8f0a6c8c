import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { DUTCH_ONLY, OTHER_GROUPS, type Fault } from './wording-words.ts';

/** Not said to users: what developers read, what tests say, and tables as they were. */
const NOT_SAID = /\.test\.ts$|^server\/(?:testing|data\/migrations)\//;
/** Names of columns, fields and elements, such as groep, pupils.groep or EDEX/groepen/groep. */
const NAME = /^[\w./]+(?: as \w+)?$/;

/** A pupil outside braces: a family has children (server/contract/family-words.ts). */
const PUPIL = /(?<![\p{L}-])(?<!\{(?:\p{L}+ )?)(?:leerling|leerlingen)(?![\p{L}-])/iu;
/** Said to users it is superbeheerder, as on every screen. */
const ROLE = /(?:^|\s)superadmins?(?![\p{L}-])/iu;
/** What no family is told (or what is told to each kind of customer in its own words: retention, privacy): imports and logins of schools, the office, the public site, and who installs. */
const NOT_TO_FAMILIES =
  /^server\/(?:import|lvs|leads|office|documents|installation|operations|auth\/sso|privacy|contract\/(?:edexml|lvs|site|sso|leads|retention))/;

/**
 * Messages of the server with a Dutch word of school that Flanders or a family has another for, and that is neither in braces
 * (server/http/words.ts) nor in a table or a choice by variant.
 */
export function checkServerWording(root: string, folder = 'server'): Fault[] {
  const faults: Fault[] = [];
  for (const file of globSync(`${folder}/**/*.ts`, { cwd: root })) {
    if (NOT_SAID.test(file)) continue;
    const text = readFileSync(join(root, file), 'utf8');
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      if (isByVariant(node)) return;
      const said = ts.isStringLiteralLike(node)
        ? node.text
        : ts.isTemplateExpression(node)
          ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…')
          : '';
      const fault = (what: string) => {
        const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
        faults.push({ at: `${file}:${line}`, what });
      };
      const bare = said.replace(/\{groep(?:en)?\}/g, '');
      if (!NAME.test(said) && PUPIL.test(said) && !NOT_TO_FAMILIES.test(file) && !isLogged(node))
        fault(`no word for families: ${said}`);
      if (!NAME.test(said) && ROLE.test(said)) fault(`no Dutch role: ${said}`);
      if (!NAME.test(said) && DUTCH_ONLY.test(bare) && !OTHER_GROUPS.test(bare))
        fault(`no word for Flanders: ${said}`);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return faults;
}

/** Kept for who looks back at who did what, not told to anybody: the detail of an audit line. */
const isLogged = ({ parent }: ts.Node): boolean =>
  (ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent)) && parent.name.getText() === 'detail';

/** Whether a part of the code is for developers, or is told in the words of one variant. */
function isByVariant(node: ts.Node): boolean {
  if (ts.isConditionalExpression(node)) return node.condition.getText().includes("'be'");
  if (ts.isPropertyAssignment(node)) return ['summary', 'nl', 'be'].includes(node.name.getText());
  // Said in Dutch, and then as Flanders says it.
  if (!ts.isStringLiteralLike(node) || !ts.isCallExpression(node.parent)) return false;
  const { arguments: all } = node.parent;
  const next = all[all.indexOf(node) + 1];
  return next !== undefined && ts.isStringLiteralLike(next) && /klas/i.test(next.text);
}
