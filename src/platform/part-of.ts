/**
 * Takes one part of a module that was fetched: `import('./x.ts').then(partOf('X'))`. An import that says which of a module's parts it uses is
 * longer in the build, where it asks for them twice; these stand in every visitor's first script.
 */
export const partOf =
  <Name extends string>(name: Name) =>
  <Part>(module: Readonly<Record<Name, Part>>): Part =>
    module[name];
