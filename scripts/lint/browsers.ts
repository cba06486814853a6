/**
 * ESLint rules that keep features out that the oldest supported browsers lack (package.json, `browserslist`), by MDN's
 * browser-compat-data. A feature with a fallback is listed in browser-fallbacks.ts.
 */
import data from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { ESLintUtils, type TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';
import { floor } from '../lib/browsers.ts';
import { dashboardFallbacks, fallbacks } from './browser-fallbacks.ts';

interface Feature {
  readonly name: string;
  readonly compat: CompatStatement;
}

/** What `browserslist` calls otherwise than the data. */
const browsers = [
  ['chrome', floor.chrome],
  ['firefox', floor.firefox],
  ['safari', floor.safari],
  ['safari_ios', floor.ios_saf],
] as const;

const numbers = (version: string): readonly number[] => version.replace('≤', '').split('.').map(Number);

function isLater(version: string, than: string): boolean {
  const [major = 0, minor = 0] = numbers(version);
  const [floorMajor = 0, floorMinor = 0] = numbers(than);
  return major > floorMajor || (major === floorMajor && minor > floorMinor);
}

/** The browsers of the floor that lack a feature, or have it behind a flag or under another name only. */
function lackedBy({ compat }: Feature): readonly string[] {
  return browsers.flatMap(([browser, version]) => {
    const known = compat.support[browser];
    const has = [known ?? []].flat().some((one) => {
      if (one.flags !== undefined || one.prefix !== undefined || one.alternative_name !== undefined) return false;
      const { version_added: added } = one;
      return typeof added === 'string' && added !== 'preview' && !isLater(added, version);
    });
    return has || known === undefined ? [] : [`${browser} ${version}`];
  });
}

function featureAt(path: readonly string[]): Feature | null {
  let at: Identifier | undefined = { api: data.api, css: data.css, javascript: data.javascript };
  for (const part of path) at = at !== undefined && Object.hasOwn(at, part) ? at[part] : undefined;
  return at?.__compat === undefined ? null : { name: path.join('.'), compat: at.__compat };
}

const firstOf = (...paths: readonly (readonly string[])[]): Feature | null => {
  for (const path of paths) {
    const found = featureAt(path);
    if (found !== null) return found;
  }
  return null;
};

/** Features inside the values of CSS, by the name under which they are written: `color-mix`, `round`. */
function functionsBelow(entry: Identifier, path: readonly string[], found = new Map<string, Feature>()) {
  for (const name of Object.keys(entry)) {
    const below = name === '__compat' ? undefined : entry[name];
    if (below === undefined) continue;
    const feature = featureAt([...path, name]);
    if (feature !== null && !found.has(name)) found.set(name, feature);
    functionsBelow(below, [...path, name], found);
  }
  return found;
}

const functions = functionsBelow(data.css['types'] ?? {}, ['css', 'types']);
const units = ['css', 'types', 'length'] as const;

/** The features that a piece of CSS text uses, wherever it stands: a selector, a condition, a value. */
function featuresOf(text: string): readonly Feature[] {
  const found = [
    ...[...text.matchAll(/::?([a-z-]+)/g)].map(([, name = '']) => featureAt(['css', 'selectors', name])),
    ...[...text.matchAll(/@([a-z-]+)/g)].map(([, name = '']) => featureAt(['css', 'at-rules', name])),
    ...[...text.matchAll(/(?<![a-z:-])([a-z-]+)\(/g)].map(([, name = '']) => functions.get(name) ?? null),
    ...[...text.matchAll(/\d([sld])v[hwib]\b/g)].map(([, kind = '']) =>
      featureAt([...units, `viewport_percentage_units_${{ s: 'small', l: 'large' }[kind] ?? 'dynamic'}`]),
    ),
    ...(/\dcq[whib]\b/.test(text) ? [featureAt([...units, 'container_query_length_units'])] : []),
  ];
  return found.filter((feature) => feature !== null);
}

const kebab = (name: string): string =>
  name.replace(/^(Webkit|Moz|ms)/, '-$1').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const createRule = ESLintUtils.RuleCreator.withoutDocs;
const messages = {
  lacked: '{{name}} is unknown to {{browsers}}: do without, or list its fallback in scripts/lint/browser-fallbacks.ts.',
} as const;

const isBelow = (name: string, above: string): boolean => name === above || name.startsWith(`${above}.`);

/** What visitors load: the dashboard's fallbacks are not there. */
const visitors = /\/src\/(site|api)\//;

function isLackedWithout(feature: Feature, file: string): boolean {
  const listed = { ...fallbacks, ...(visitors.test(file) ? {} : dashboardFallbacks) };
  return !Object.keys(listed).some((above) => isBelow(feature.name, above)) && lackedBy(feature).length > 0;
}

const tell = (feature: Feature, node: TSESTree.Node) => ({
  node,
  messageId: 'lacked' as const,
  data: { name: feature.name, browsers: lackedBy(feature).join(', ') },
});

/** For style files. What stands in `@supports`, or as a later value of a list of values, has its fallback before it. */
const css = createRule({
  meta: { type: 'problem', schema: [], messages },
  defaultOptions: [],
  create(context) {
    const isGuarded = (node: TSESTree.Node): boolean => {
      const line = [...context.sourceCode.getAncestors(node), node];
      return line.some(
        (one, at) =>
          (one.type === 'Property' && one.key.type === 'Literal' && one.key.value === '@supports') ||
          (one.type === 'ArrayExpression' &&
            at > 0 &&
            line[at - 1]?.type === 'Property' &&
            one.elements[0] !== line[at + 1]),
      );
    };
    const look = (features: readonly (Feature | null)[], node: TSESTree.Node) => {
      for (const feature of features) {
        if (feature !== null && isLackedWithout(feature, context.filename) && !isGuarded(node))
          context.report(tell(feature, node));
      }
    };
    return {
      Property({ key, value }) {
        const name = key.type === 'Identifier' ? kebab(key.name) : key.type === 'Literal' ? String(key.value) : '';
        const property = ['css', 'properties', name];
        const keyword = value.type === 'Literal' ? [featureAt([...property, String(value.value)])] : [];
        look([featureAt(property), ...keyword], key);
      },
      Literal(node) {
        if (typeof node.value === 'string') look(featuresOf(node.value), node);
      },
      TemplateElement(node) {
        look(featuresOf(node.value.raw), node);
      },
    };
  },
});

/** The name of what declares a member in TypeScript's own libraries: `Array`, `AbortSignal`. */
function ownerOf(declaration: ts.Declaration): { readonly name: string; readonly isStatic: boolean } | null {
  const { parent } = declaration;
  if (ts.isInterfaceDeclaration(parent)) {
    const isStatic = parent.name.text.endsWith('Constructor');
    return { name: parent.name.text.replace(/^Readonly|Constructor$/g, ''), isStatic };
  }
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent)) {
    return { name: parent.parent.name.getText(), isStatic: true };
  }
  return null;
}

const isLibrary = (declaration: ts.Declaration): boolean =>
  /\/typescript\/lib\/lib\.[^/]+\.d\.ts$/.test(declaration.getSourceFile().fileName);

/** What a name stands for, where TypeScript's libraries declare it. */
function featureOf(symbol: ts.Symbol | undefined): Feature | null {
  const declaration = symbol?.declarations?.find(isLibrary);
  if (symbol === undefined || declaration === undefined) return null;
  const owner = ownerOf(declaration);
  const { name } = symbol;
  if (owner === null) return firstOf(['api', name], ['api', 'Window', name], ['javascript', 'builtins', name]);
  const members = owner.isStatic ? [`${name}_static`, name] : [name];
  return firstOf(
    ...members.flatMap((member) => [
      ['api', owner.name, member],
      ['javascript', 'builtins', owner.name, member],
    ]),
  );
}

/** For scripts: by their types, so that `list.toSorted()` is known for an array's. */
const script = createRule({
  meta: { type: 'problem', schema: [], messages },
  defaultOptions: [],
  create(context) {
    const services = ESLintUtils.getParserServices(context);
    const look = (node: TSESTree.Node) => {
      const feature = featureOf(services.getSymbolAtLocation(node));
      if (feature !== null && isLackedWithout(feature, context.filename)) context.report(tell(feature, node));
    };
    return {
      'MemberExpression[computed=false]': ({ property }: TSESTree.MemberExpression) => look(property),
      'CallExpression > Identifier.callee, NewExpression > Identifier.callee, MemberExpression > Identifier.object':
        look,
    };
  },
});

export const browserRules = { rules: { css, script } };
