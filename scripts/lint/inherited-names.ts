/**
 * An ESLint rule against maps that answer with what every object inherits: `{ on: true }[word]` is a function for `constructor`. A map that is
 * written as an object literal and asked by a text that may be anything is asked by `Object.hasOwn` before, has no prototype (`__proto__: null`), or
 * becomes a `Map`.
 */
import { ESLintUtils, type TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';

const createRule = ESLintUtils.RuleCreator.withoutDocs;

type Node = TSESTree.Node;

/** What a name was first set to, without the words for types around it. */
function literalOf(declaration: ts.Declaration | undefined): ts.ObjectLiteralExpression | null {
  const isValue =
    declaration !== undefined && (ts.isVariableDeclaration(declaration) || ts.isPropertyAssignment(declaration));
  let value = isValue ? declaration.initializer : undefined;
  while (
    value !== undefined &&
    (ts.isSatisfiesExpression(value) || ts.isAsExpression(value) || ts.isParenthesizedExpression(value))
  )
    value = value.expression;
  return value !== undefined && ts.isObjectLiteralExpression(value) ? value : null;
}

const hasNoPrototype = ({ properties }: ts.ObjectLiteralExpression): boolean =>
  properties.some(
    (one) =>
      ts.isPropertyAssignment(one) &&
      one.name.getText() === '__proto__' &&
      one.initializer.kind === ts.SyntaxKind.NullKeyword,
  );

/** Whether any text may be in it: no number, and no choice of a few. */
const isAnyText = (type: ts.Type): boolean =>
  type.isUnion() ? type.types.some(isAnyText) : (type.flags & (ts.TypeFlags.String | ts.TypeFlags.Any)) !== 0;

/**
 * The conditions under which a node is reached, innermost first.
 * @param ancestors the outermost first
 */
function conditionsOf(node: Node, ancestors: readonly Node[]): readonly Node[] {
  let child = node;
  return ancestors.toReversed().flatMap((parent) => {
    const [inner] = [child, (child = parent)];
    if (parent.type === 'ConditionalExpression' || parent.type === 'IfStatement') {
      return parent.consequent === inner ? [parent.test] : [];
    }
    const isAnd = parent.type === 'LogicalExpression' && parent.operator === '&&';
    return isAnd && parent.right === inner ? [parent.left] : [];
  });
}

/** Reports where a map would answer with an inherited name. */
const inheritedNames = createRule({
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      inherited:
        'For "constructor" this is what every object inherits. Use a Map, Object.hasOwn before it, or "__proto__: null".',
    },
  },
  defaultOptions: [],
  create(context) {
    const services = ESLintUtils.getParserServices(context);
    const checker = services.program.getTypeChecker();
    const { sourceCode } = context;

    function isLiteral(object: Node): boolean {
      const node = services.esTreeNodeToTSNodeMap.get(object);
      if (ts.isObjectLiteralExpression(node)) return !hasNoPrototype(node);
      let symbol = services.getSymbolAtLocation(object);
      if (symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0)
        symbol = checker.getAliasedSymbol(symbol);
      const literal = literalOf(symbol?.valueDeclaration);
      return literal !== null && !hasNoPrototype(literal);
    }

    const isAsked = (node: Node, object: Node, key: Node): boolean => {
      const question = `Object.hasOwn(${sourceCode.getText(object)}, ${sourceCode.getText(key)})`;
      return conditionsOf(node, sourceCode.getAncestors(node)).some((condition) =>
        sourceCode.getText(condition).includes(question),
      );
    };

    /** Where it is written to, nothing is asked. */
    const isWritten = ({ parent }: TSESTree.MemberExpression): boolean =>
      parent.type === 'AssignmentExpression' && parent.operator === '=';

    function look(node: Node, object: Node, key: Node): void {
      if (!isAnyText(services.getTypeAtLocation(key)) || !isLiteral(object) || isAsked(node, object, key)) return;
      context.report({ node, messageId: 'inherited' });
    }

    return {
      'MemberExpression[computed=true]'(node: TSESTree.MemberExpression) {
        if (!isWritten(node)) look(node, node.object, node.property);
      },
      'BinaryExpression[operator="in"]'(node: TSESTree.BinaryExpression) {
        look(node, node.right, node.left);
      },
    };
  },
});

export const inheritedNameRules = { rules: { 'inherited-names': inheritedNames } };
