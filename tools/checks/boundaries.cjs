/**
 * Who may import whom (README "The rooms"). Read by tools/checks/boundaries.ts, which also counts what was looked at. The comment of a
 * rule says why it is there, `instead` what to do when it is broken: both are printed.
 */
const only = (name, from, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: ['\\.test\\.tsx?$', '^scenes/[^/]+/fixture\\.ts$'] },
  to: { pathNot: allowed },
});
const PURE = '^engine/(exercise|spelling|practice|measure|drawing|foley)/';
const ZOD = '^node_modules/zod/';
/** Spaced repetition, of the practice policy. */
const FSRS = '^node_modules/ts-fsrs/';
/** How many letters two words differ by; one small function. */
const LEVENSHTEIN = '^node_modules/fastest-levenshtein/';
/** How strong a password is, the same on both sides; loaded only when needed. */
const ZXCVBN = '^node_modules/@zxcvbn-ts/';
/** Tables as text, the same on both sides; only with the page or work that writes one. */
const PAPAPARSE = '^node_modules/papaparse/';

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'Two modules that import each other can only be read, and loaded, together.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      comment: 'Nothing is found under this name.',
      from: {},
      to: { couldNotResolve: true },
    },
    only(
      'pure-rooms',
      PURE,
      [PURE, ZOD, FSRS, LEVENSHTEIN],
      'Pure rooms know no Phaser, DOM or Node: they run in the browser, on the server and in the build.',
    ),
    {
      name: 'engine-knows-no-game',
      severity: 'error',
      comment: 'All 45 games stand on the engine: it knows none of them, nor who opens them.',
      from: { path: '^engine/' },
      to: { path: ['^scenes/', '^web/', '^server/', '^tools/', '^node_modules/(react|react-dom)/'] },
    },
    {
      name: 'stage-stays-inside',
      comment:
        'Only the engine and the tools know the inside of the stage: it may change without anybody else noticing.',
      severity: 'error',
      from: { pathNot: ['^(engine|tools)/', '\\.test\\.ts$'] },
      to: { path: '^engine/stage/', pathNot: '^engine/stage/index\\.ts$' },
    },
    only(
      'scene-front-door',
      '^scenes/([^/]+)/(?!art/|manifest\\.ts$)',
      ['^engine/stage/index\\.ts$', '^engine/exercise/index\\.ts$', '^scenes/$1/'],
      'A game knows the front doors of stage and exercise and its own folder alone, so that it can be changed or taken out by itself.',
    ),
    {
      name: 'scene-test-at-home',
      severity: 'error',
      comment: 'The tests of a game know the engine and their own game alone.',
      from: { path: '^scenes/([^/]+)/.*\\.test\\.ts$' },
      to: { path: ['^server/', '^web/', '^tools/', '^scenes/(?!$1/)[^/]+/'] },
    },
    only(
      'scene-art',
      '^scenes/([^/]+)/art/',
      ['^engine/(drawing|foley)/', '^scenes/$1/art/'],
      'Art is drawn when the app is built, from the drawing rooms and its own folder.',
    ),
    only(
      'manifest-is-data',
      '^scenes/[^/]+/manifest\\.ts$',
      ['^engine/exercise/index\\.ts$'],
      'A manifest is data: all rooms read it, and none gets code with it.',
    ),
    {
      name: 'server-imports-pure-engine',
      severity: 'error',
      comment:
        'The server runs in Node: of the engine only the pure rooms run there, and of the games it knows the catalogue.',
      from: { path: '^server/' },
      to: {
        path: [
          '^web/',
          '^scenes/',
          '^tools/',
          '^engine/(stage|host|bridge|testing)/',
          '^node_modules/(phaser|react)/',
        ],
      },
    },
    only(
      'contract-is-pure',
      '^server/contract/',
      [
        '^server/contract/',
        '^engine/exercise/',
        '^engine/practice/',
        '^engine/measure/',
        '^engine/spelling/',
        ZOD,
        ZXCVBN,
        PAPAPARSE,
      ],
      'The contract goes to the browser: it is all that web sees of the server.',
    ),
    {
      name: 'web-sees-contract-only',
      severity: 'error',
      comment:
        'Web sees of the server its contract, of the engine its bridge, host and pure rooms, of the games their list.',
      from: { path: '^web/' },
      to: {
        path: [
          '^server/(?!contract/)',
          '^tools/',
          '^node_modules/phaser/',
          '^engine/(stage|testing)/',
          '^scenes/(?!index\\.ts$)',
        ],
      },
    },
    {
      name: 'nobody-imports-tools',
      severity: 'error',
      comment: 'Tools are for who develops: they do not go out with the product.',
      from: { pathNot: '^tools/' },
      to: { path: '^tools/' },
    },
    {
      name: 'assets-hold-no-code',
      severity: 'error',
      comment: 'Assets are shared data, no code.',
      from: { path: '^assets/.*\\.tsx?$' },
      to: {},
    },
  ],
  instead: {
    'no-circular': 'Move what both need to a module of its own that imports neither.',
    'not-to-unresolvable': 'Check the path and its ending (.ts, .tsx), or add the package to package.json.',
    'pure-rooms':
      'Hand in what is needed from outside, as an argument, or move the module to a room that may know it.',
    'engine-knows-no-game':
      'Put what the engine must know of a game in its manifest, or in an option that the scene gives.',
    'stage-stays-inside': 'Import from engine/stage/index.ts; export there what is not there yet.',
    'scene-front-door':
      'Import from engine/stage/index.ts or engine/exercise/index.ts; what two games need goes to engine/stage (forms, kit), not from game to game.',
    'scene-test-at-home':
      'Take what it needs from engine/testing, or move the test to the room that it is about.',
    'scene-art':
      'Use engine/drawing and engine/foley; sizes and colours that play and art share stand in art/sizes.ts.',
    'scene-art-is-data':
      'Move sizes and colours to a file of the art that draws nothing (art/sizes.ts), and import that.',
    'manifest-is-data': 'Use `import type` from engine/exercise/index.ts, and write the values out.',
    'server-imports-pure-engine':
      'Use the pure rooms (exercise, spelling, practice, measure, drawing, foley), or the catalogue that the build makes of the manifests.',
    'contract-is-pure': 'Move what both sides need to server/contract, or to a pure room of the engine.',
    'web-sees-contract-only':
      'Ask the server by a call of server/contract, the games by scenes/index.ts, the canvas by engine/bridge.',
    'nobody-imports-tools':
      'Move what the product needs to the room that uses it, and let the tool import it from there.',
    'assets-hold-no-code': 'Move the module to the room that reads the data.',
  },
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.build|\\.data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
