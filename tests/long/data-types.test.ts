/** What data.test.ts sees at run time, for every value that the types allow: nothing that can be called is in an event. */
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { findMachines, machinesFolder } from '../machines/support/every-machine.ts';

/** What holds methods and counts as data: chosen files and their bytes, and the references by which a machine knows its children. */
const dataHolders = new Set(['File', 'Blob', 'ArrayBuffer', 'ActorRef', 'Actor']);

/** Which type arguments of XState's `StateMachine` have to be data. */
const parts = { context: 0, event: 1, input: 9, emitted: 11 } as const;

/** Paths to what can be called in a value of this type; each type is looked at once, where it is met first. */
function findCallable(checker: ts.TypeChecker, type: ts.Type, path: string, seen: Set<ts.Type>): string[] {
  if (seen.has(type) || dataHolders.has(type.symbol?.name)) return [];
  seen.add(type);
  if (type.isUnion()) {
    return type.types.flatMap((one) => findCallable(checker, one, path, seen));
  }
  if (type.getCallSignatures().length > 0) return [path];
  if (checker.isArrayLikeType(type)) {
    const element = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
    return element === undefined ? [] : findCallable(checker, element, `${path}[]`, seen);
  }
  if ((type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) === 0) return [];
  return checker
    .getPropertiesOfType(type)
    .flatMap((property) => findCallable(checker, checker.getTypeOfSymbol(property), `${path}.${property.name}`, seen));
}

const isReference = (type: ts.Type): type is ts.TypeReference => 'target' in type;

const found = await findMachines();
const files = [...new Set(found.map(({ file }) => machinesFolder + file))];

/** The type of the machine that a file exports, or that its factory returns. */
function machineTypesOf(checker: ts.TypeChecker, source: ts.SourceFile): readonly ts.Type[] {
  const module = checker.getSymbolAtLocation(source);
  const exported = module === undefined ? [] : checker.getExportsOfModule(module);
  return exported
    .filter(({ name }) => name.endsWith('Machine'))
    .map((symbol) => checker.getTypeOfSymbol(symbol))
    .map((type) => type.getCallSignatures()[0]?.getReturnType() ?? type)
    .filter((type) => type.symbol?.name === 'StateMachine');
}

/** Reads a program of these files with the project's own options. */
function readProgram(names: readonly string[]): ts.Program {
  const config = ts.readConfigFile(`${machinesFolder}../../tsconfig.json`, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, `${machinesFolder}../..`);
  return ts.createProgram([...names], { ...options, noEmit: true });
}

it('no event, input, context or emitted event can hold a function', { timeout: 60_000 }, () => {
  const program = readProgram(files);
  const checker = program.getTypeChecker();
  const callable: string[] = [];
  let machines = 0;
  for (const file of files) {
    const source = program.getSourceFile(file);
    const own = source === undefined ? [] : machineTypesOf(checker, source);
    for (const machine of own.filter(isReference)) {
      machines += 1;
      const given = checker.getTypeArguments(machine);
      for (const [name, at] of Object.entries(parts)) {
        const type = given[at];
        if (type === undefined) throw new Error(`No ${name} in the type of ${file}`);
        callable.push(...findCallable(checker, type, `${file.slice(machinesFolder.length)}: ${name}`, new Set()));
      }
    }
  }
  expect(machines).toBe(found.length);
  expect(callable).toEqual([]);
});

it('knows what can be called when it sees it', { timeout: 60_000 }, () => {
  const sample = fileURLToPath(new URL('../machines/support/callable-sample.ts', import.meta.url));
  const program = readProgram([sample]);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(sample);
  const module = source === undefined ? undefined : checker.getSymbolAtLocation(source);
  const [sampled] = module === undefined ? [] : checker.getExportsOfModule(module);
  if (sampled === undefined) throw new Error('No sample');
  const paths = findCallable(checker, checker.getDeclaredTypeOfSymbol(sampled), 'event', new Set());
  expect(paths.filter((path) => !path.startsWith('event.element'))).toEqual(['event.list[].run', 'event.edit']);
  expect(paths.some((path) => path.startsWith('event.element'))).toBe(true);
});
