/** Adds an element to a list or a property to an object of a source file, found by its variable or property name. */
import ts from 'typescript';

export type Literal = ts.ArrayLiteralExpression | ts.ObjectLiteralExpression;

export const parse = (source: string): ts.SourceFile =>
  ts.createSourceFile('edited.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** The first result of `pick` that is not undefined. */
export function find<T>(node: ts.Node, pick: (node: ts.Node) => T | undefined): T | undefined {
  return pick(node) ?? ts.forEachChild(node, (child) => find(child, pick));
}

/** The expression without `as const`, `satisfies …` and parentheses. */
export const unwrapExpression = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? unwrapExpression(node.expression)
    : node;

const isLiteral = (node: ts.Node): node is Literal =>
  ts.isArrayLiteralExpression(node) || ts.isObjectLiteralExpression(node);

const nameOf = (node: ts.Node): string | undefined =>
  (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) && !ts.isComputedPropertyName(node.name)
    ? node.name.getText().replace(/^['"]|['"]$/g, '')
    : undefined;

/** The list or object literal that the variable or property of this name is set to. */
export const findLiteral = (source: ts.SourceFile, matches: (name: string) => boolean): Literal | undefined =>
  find(source, (node) => {
    const name = nameOf(node);
    if (name === undefined || !matches(name)) return undefined;
    const value = (node as ts.VariableDeclaration | ts.PropertyAssignment).initializer;
    const literal = value && unwrapExpression(value);
    return literal && isLiteral(literal) ? literal : undefined;
  });

/** The source with another entry at the end of the list or object. */
export function addEntry(source: string, literal: Literal, entry: string): string {
  const entries = ts.isArrayLiteralExpression(literal) ? literal.elements : literal.properties;
  const end = entries.length > 0 ? entries.end : literal.getEnd() - 1;
  const separator = entries.length > 0 && !entries.hasTrailingComma ? ',' : '';
  return `${source.slice(0, end)}${separator}\n${entry},\n${source.slice(end)}`;
}

/** As `addEntry`, for the list or object of this name. @throws Error when the source has none */
export function addToLiteral(source: string, name: string, entry: string): string {
  const literal = findLiteral(parse(source), (found) => found === name);
  if (!literal) throw new Error(`no list or object named ${name} to add to`);
  return addEntry(source, literal, entry);
}
