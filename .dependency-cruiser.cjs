/** Who may know whom (docs/architecture.md). Run by `npm run lint`. @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?(url|raw|inline)$|^virtual:' },
    },
    {
      name: 'domain-knows-nobody',
      comment:
        'but Valibot, in which the schemas of drafts are written, the fields of records and the kinds of files, which the provider shares',
      severity: 'error',
      from: { path: '^src/domain/' },
      to: {
        pathNot:
          '^(src/domain/|packages/(content|media-kinds)/|packages/look/src/(index|own-face)\\.ts$|packages/markdown/src/cut\\.ts$|node_modules/valibot/)',
      },
    },
    {
      name: 'platform-and-api-know-domain-only',
      severity: 'error',
      from: { path: '^src/(platform|api)/' },
      to: { path: '^(src|design-system|provider|stories|e2e)/', pathNot: '^src/(domain|platform|api)/' },
    },
    { name: 'platform-not-api', severity: 'error', from: { path: '^src/platform/' }, to: { path: '^src/api/' } },
    { name: 'api-not-platform', severity: 'error', from: { path: '^src/api/' }, to: { path: '^src/platform/' } },
    {
      name: 'machines-are-pure',
      comment: 'xstate, domain, sibling types and, from api, types only',
      severity: 'error',
      from: { path: '\\.machine\\.ts$' },
      to: { pathNot: '^(src/domain/|src/machines/|src/api/|node_modules/xstate)' },
    },
    {
      name: 'machines-take-types-from-api',
      severity: 'error',
      from: { path: '\\.machine\\.ts$' },
      to: { path: '^src/api/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'actors-get-their-io-passed-in',
      severity: 'error',
      from: { path: '\\.actors\\.ts$' },
      to: {
        path: '^(src/platform|src/app|src/site|src/dashboard|design-system|node_modules/(react|react-dom|@xstate/react))',
      },
    },
    {
      name: 'only-react-files-know-xstate-react',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.react\\.tsx$' },
      to: { path: 'node_modules/@xstate/react' },
    },
    {
      name: 'machine-objects-stay-behind-react-files',
      severity: 'error',
      from: { path: '^src/(site|dashboard)/' },
      to: { path: '\\.(machine|actors)\\.ts$' },
    },
    {
      name: 'screens-do-not-know-the-app',
      severity: 'error',
      from: { path: '^src/(site|dashboard|machines|domain|platform|api)/' },
      to: { path: '^src/app/' },
    },
    {
      name: 'screens-do-not-know-each-other',
      comment: 'shell/ and shared/ are what the screens of one application have in common',
      severity: 'error',
      from: { path: '^src/(site|dashboard)/([^/]+)/' },
      to: { path: '^src/(site|dashboard)/', pathNot: ['^src/$1/$2/', '^src/$1/shared/'] },
    },
    {
      name: 'screens-do-not-fetch',
      severity: 'error',
      from: { path: '^src/(site|dashboard)/' },
      to: { path: '^src/(api|platform)/', dependencyTypesNot: ['type-only'], pathNot: '^src/api/problem\\.ts$' },
    },
    {
      name: 'design-system-stands-alone',
      severity: 'error',
      from: { path: '^design-system/' },
      to: { path: '^(src|provider)/|node_modules/(xstate|@xstate|react-router|openapi-fetch)' },
    },
    {
      name: 'css-knows-css',
      severity: 'error',
      from: { path: '\\.css\\.ts$' },
      to: { pathNot: '(\\.css\\.ts$|tokens|^design-system/src/theme|node_modules/@vanilla-extract|\\.woff2)' },
    },
    {
      name: 'contract-stands-alone',
      severity: 'error',
      from: { path: '^packages/contract/' },
      to: { path: '^(src|design-system|provider|tests|e2e|stories|devtools)/' },
    },
    {
      name: 'app-takes-types-from-contract',
      comment: 'validators are for providers; a visitor needs none',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^packages/contract/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'provider-reads-no-contract',
      comment: 'what reads YAML and compiles schemas is for the build and tests',
      severity: 'error',
      from: { path: '^provider/' },
      to: { path: '^packages/contract/tools/' },
    },
    {
      name: 'markdown-away-from-visitors',
      comment: 'they are sent trees; only the preview makes them in a browser',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/dashboard/' },
      to: {
        path: '^packages/markdown/',
        // It cuts texts, and parses nothing.
        pathNot: '^packages/markdown/src/cut\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'markdown-stands-alone',
      severity: 'error',
      from: { path: '^packages/markdown/' },
      to: { path: '^(src|design-system|provider|tests|e2e|stories|devtools|packages/contract)/' },
    },
    {
      name: 'content-stands-alone',
      severity: 'error',
      from: { path: '^packages/content/' },
      to: { pathNot: '^packages/content/' },
    },
    {
      name: 'content-away-from-visitors',
      comment: 'its types say what a record holds; its tables are for who writes one',
      severity: 'error',
      from: { path: '^src/(site|router|platform|api/(http|site|normalise))/' },
      to: { path: '^packages/content/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'media-kinds-stands-alone',
      severity: 'error',
      from: { path: '^packages/media-kinds/' },
      to: { path: '^(src|design-system|provider|tests|e2e|stories|devtools|packages/(contract|markdown))/' },
    },
    {
      name: 'look-stands-alone',
      severity: 'error',
      from: { path: '^packages/look/' },
      to: {
        path: '^(src|design-system|provider|tests|e2e|stories|devtools|packages/(contract|markdown|media-kinds|fonts))/',
      },
    },
    {
      name: 'fonts-stand-on-the-look',
      severity: 'error',
      from: { path: '^packages/fonts/' },
      to: {
        path: '^(src|design-system|provider|tests|e2e|stories|devtools|packages/(contract|content|markdown|media-kinds))/',
      },
    },
    {
      name: 'look-away-from-visitors',
      comment: 'they are sent a style sheet; colours are derived by the server, and where a look is chosen',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(dashboard/look/|app/(template\\.ts$|services/dashboard/))' },
      to: {
        path: '^packages/(look/src/(css|face-css|faces|letters|palette)\\.ts$|fonts/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    { name: 'app-not-provider', severity: 'error', from: { path: '^src/' }, to: { path: '^provider/' } },
    {
      name: 'provider-not-app',
      severity: 'error',
      from: { path: '^provider/' },
      to: { path: '^(src|design-system)/' },
    },
    // The provider's floors, from the ground: what every room uses, rules and database, repositories, what works with them, handlers and
    // commands. Types may be asked for upwards.
    {
      name: 'provider-ground-knows-nothing-above',
      severity: 'error',
      from: { path: '^provider/src/lib/' },
      to: { path: '^provider/src/', pathNot: '^provider/src/lib/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'provider-rules-know-nothing-above',
      severity: 'error',
      from: { path: '^provider/src/(rules|db)/' },
      to: {
        path: '^provider/src/[^/]+/',
        pathNot: '^provider/src/(rules|db|lib)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'provider-reads-files-in-processes-of-their-own',
      comment: 'what walks through a file that somebody else made holds the loop that it runs in',
      severity: 'error',
      from: { path: '^provider/src/', pathNot: '^provider/src/media/.*-(process|jobs)\\.ts$' },
      to: {
        path: '^provider/src/media/((film|picture|drawing|font)-jobs|mp4|webm|strip-film|clean-picture|picture-parts)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'provider-repositories-know-rules-and-database',
      severity: 'error',
      from: { path: '^provider/src/repositories/' },
      to: {
        path: '^provider/src/[^/]+/',
        pathNot: '^provider/src/(repositories|rules|db|lib)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'provider-services-know-no-handlers',
      severity: 'error',
      from: { path: '^provider/src/[^/]+/', pathNot: '^provider/src/(handlers|commands)/' },
      to: { path: '^provider/src/(handlers|commands)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'provider-rooms-know-no-front-door',
      comment:
        'app, server and the services are put together from the rooms; commands and the static export start from there',
      severity: 'error',
      from: { path: '^provider/src/[^/]+/', pathNot: '^provider/src/(commands|export)/' },
      to: { path: '^provider/src/(app|serve|server|services)\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'e2e-knows-paths-only',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^(src|provider)/', pathNot: '^src/domain/(dashboard-)?paths\\.ts$' },
    },
    {
      name: 'nobody-knows-the-stories',
      severity: 'error',
      from: { path: '^(src|design-system|provider|e2e)/' },
      to: { path: '^(stories|\\.storybook)/|node_modules/(storybook|@storybook|elkjs)' },
    },
    {
      name: 'nobody-knows-the-devtools',
      comment: 'they are served by `npm run dev` and Storybook only, and know machines by XState alone',
      severity: 'error',
      from: { path: '^(src|design-system|provider|e2e)/' },
      to: { path: '^devtools/' },
    },
    {
      name: 'devtools-stand-alone',
      severity: 'error',
      from: { path: '^devtools/' },
      to: { path: '^(src|provider|stories|tests|e2e)/' },
    },
    {
      name: 'drafts-away-from-visitors',
      comment: 'only the dashboard keeps drafts',
      severity: 'error',
      from: { path: '^src/(site|api|router)/' },
      to: { path: '^node_modules/(valibot|idb)/', reachable: true },
    },
    {
      name: 'dashboard-away-from-visitors',
      severity: 'error',
      from: { path: '^src/site/' },
      to: { path: '^src/dashboard/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
    exclude: { path: '(^|/)dist/' },
  },
};
