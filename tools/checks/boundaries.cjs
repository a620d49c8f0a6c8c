/** Who may import whom (README "The rooms"). Read by tools/checks/boundaries.ts, which also counts what was looked at. */
const only = (name, from, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: ['\\.test\\.tsx?$', '^scenes/[^/]+/fixture\\.ts$'] },
  to: { pathNot: allowed },
});
const PURE = '^engine/(exercise|spelling|practice|drawing|foley)/';
const ZOD = '^node_modules/zod/';
/** Spaced repetition, of the practice policy. */
const FSRS = '^node_modules/ts-fsrs/';
/** How strong a password is, the same on both sides; loaded only when needed. */
const ZXCVBN = '^node_modules/@zxcvbn-ts/';

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    { name: 'not-to-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    only('pure-rooms', PURE, [PURE, ZOD, FSRS], 'Pure rooms know no Phaser, DOM or Node.'),
    {
      name: 'engine-knows-no-game',
      severity: 'error',
      from: { path: '^engine/' },
      to: { path: ['^scenes/', '^web/', '^server/', '^tools/', '^node_modules/(react|react-dom)/'] },
    },
    {
      name: 'stage-stays-inside',
      comment: 'Only the host, the front door and the tests know the inside of the stage.',
      severity: 'error',
      from: { pathNot: ['^(engine|tools)/', '\\.test\\.ts$'] },
      to: { path: '^engine/stage/', pathNot: '^engine/stage/index\\.ts$' },
    },
    only(
      'scene-front-door',
      '^scenes/([^/]+)/(?!art/|manifest\\.ts$)',
      ['^engine/stage/index\\.ts$', '^engine/exercise/index\\.ts$', '^scenes/$1/'],
      'A scene imports only the front door of the engine and its own folder; of its art plain data alone (boundaries.ts).',
    ),
    {
      name: 'scene-test-at-home',
      severity: 'error',
      comment: 'The tests of a game know the engine and their own game.',
      from: { path: '^scenes/([^/]+)/.*\\.test\\.ts$' },
      to: { path: ['^server/', '^web/', '^tools/', '^scenes/(?!$1/)[^/]+/'] },
    },
    only(
      'scene-art',
      '^scenes/([^/]+)/art/',
      ['^engine/(drawing|foley)/', '^scenes/$1/art/'],
      'Art is made at build time from the drawing rooms.',
    ),
    only(
      'manifest-is-data',
      '^scenes/[^/]+/manifest\\.ts$',
      ['^engine/exercise/index\\.ts$'],
      'A manifest is data: type-only imports.',
    ),
    {
      name: 'server-imports-pure-engine',
      severity: 'error',
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
      ['^server/contract/', '^engine/exercise/', '^engine/practice/', '^engine/spelling/', ZOD, ZXCVBN],
      'The contract is all that web sees of the server.',
    ),
    {
      name: 'web-sees-contract-only',
      severity: 'error',
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
      from: { pathNot: '^tools/' },
      to: { path: '^tools/' },
    },
    { name: 'assets-hold-no-code', severity: 'error', from: { path: '^assets/.*\\.tsx?$' }, to: {} },
  ],
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
