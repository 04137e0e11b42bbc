/** Finds banned words in file names, identifiers, comments, test titles and documents. */
import ts from 'typescript';
import { bannedNames, bannedPhrases } from './banned-words.ts';

export interface Finding {
  line: number;
  banned: string;
  text: string;
}

/** `sayFarewell_v2` is `say farewell v2`. */
const wordsOf = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .toLowerCase()
    .trim();

const bannedIn = (words: string, list: readonly string[]): string[] =>
  list.filter((banned) => ` ${words} `.includes(` ${banned} `));

export const bannedInName = (name: string): string[] => bannedIn(wordsOf(name), bannedNames);
/** A comment's lines are one text: a phrase may be broken by its margin. */
export const bannedInProse = (text: string): string[] =>
  bannedIn(text.toLowerCase().replace(/[^\p{L}\d]+/gu, ' '), bannedPhrases);

const testFunctions = new Set(['it', 'test', 'describe']);

/** `it`, `it.each([…])` and `test.describe` begin with one of the functions. */
function rootName(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isPropertyAccessExpression(node) || ts.isCallExpression(node) ? rootName(node.expression) : '';
}

const titleOf = (node: ts.Node): ts.Expression | undefined =>
  ts.isCallExpression(node) && testFunctions.has(rootName(node.expression)) ? node.arguments[0] : undefined;

/** Findings of a TypeScript or JavaScript source. */
export function bannedInSource(path: string, text: string): Finding[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const findings: Finding[] = [];
  const add = (at: number, part: string, found: readonly string[]): void => {
    const line = source.getLineAndCharacterOfPosition(at).line + 1;
    findings.push(...found.map((banned) => ({ line, banned, text: part })));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) add(node.getStart(), node.text, bannedInName(node.text));
    const title = titleOf(node);
    if (title && ts.isStringLiteralLike(title)) add(title.getStart(), title.text, bannedInProse(title.text));
    node.forEachChild(visit);
  };
  visit(source);
  for (const { pos, end } of commentsOf(source)) add(pos, text.slice(pos, end), bannedInProse(text.slice(pos, end)));
  return findings;
}

/** Each comment once: it belongs to the token that follows it. */
function commentsOf(source: ts.SourceFile): ts.CommentRange[] {
  const comments = new Map<number, ts.CommentRange>();
  const visit = (node: ts.Node): void => {
    if (node.getChildCount(source) > 0) return node.getChildren(source).forEach(visit);
    const ranges = [
      ...(ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(source.text, node.getEnd()) ?? []),
    ];
    for (const range of ranges) comments.set(range.pos, range);
  };
  visit(source);
  return [...comments.values()];
}

/** Findings of a style sheet or a document, line by line. */
export const bannedInText = (text: string): Finding[] =>
  text
    .split('\n')
    .flatMap((part, at) => bannedInProse(part).map((banned) => ({ line: at + 1, banned, text: part.trim() })));
