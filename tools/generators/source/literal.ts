/** Edits of a declaration in a source file: an element into a list, a property into an object, found by the name of their owner. */
import ts from 'typescript';

export type Literal = ts.ArrayLiteralExpression | ts.ObjectLiteralExpression;

export const parse = (source: string): ts.SourceFile =>
  ts.createSourceFile('edited.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** The first node for which `pick` answers something. */
export function find<T>(node: ts.Node, pick: (node: ts.Node) => T | undefined): T | undefined {
  return pick(node) ?? ts.forEachChild(node, (child) => find(child, pick));
}

/** Without `as const`, `satisfies …` and parentheses. */
export const bare = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? bare(node.expression)
    : node;

const isLiteral = (node: ts.Node): node is Literal =>
  ts.isArrayLiteralExpression(node) || ts.isObjectLiteralExpression(node);

const nameOf = (node: ts.Node): string | undefined =>
  (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) && !ts.isComputedPropertyName(node.name)
    ? node.name.getText().replace(/^['"]|['"]$/g, '')
    : undefined;

/** What the variable or property of this name is set to, where it is written as a list or an object. */
export const literalNamed = (source: ts.SourceFile, matches: (name: string) => boolean): Literal | undefined =>
  find(source, (node) => {
    const name = nameOf(node);
    if (name === undefined || !matches(name)) return undefined;
    const value = (node as ts.VariableDeclaration | ts.PropertyAssignment).initializer;
    const literal = value && bare(value);
    return literal && isLiteral(literal) ? literal : undefined;
  });

/** The source with one more entry at the end of the list or object. */
export function withEntry(source: string, literal: Literal, entry: string): string {
  const entries = ts.isArrayLiteralExpression(literal) ? literal.elements : literal.properties;
  const end = entries.length > 0 ? entries.end : literal.getEnd() - 1;
  const separator = entries.length > 0 && !entries.hasTrailingComma ? ',' : '';
  return `${source.slice(0, end)}${separator}\n${entry},\n${source.slice(end)}`;
}

/** As `withEntry`, for the list or object of this name; a source that has none is refused in words. */
export function appendTo(source: string, name: string, entry: string): string {
  const literal = literalNamed(parse(source), (found) => found === name);
  if (!literal) throw new Error(`no list or object named ${name} to add to`);
  return withEntry(source, literal, entry);
}
