/** Adds a call: its contract and its handler in a module (docs/how-to/add-a-call.md). */
import { formatFiles, visitNotIgnoredFiles, type Tree } from '@nx/devkit';
import ts from 'typescript';
import { editFile } from '../source/edit-file.ts';
import { addImport } from '../source/add-import.ts';
import { addToLiteral, unwrapExpression, find, findLiteral, parse, addEntry } from '../source/literal.ts';
import { areas, callEntry, entryImports, handlerEntry, parametersOf, type NewCall } from './call-entry.ts';

interface CallOptions extends NewCall {
  area: string;
  module: string;
}

function withCall(source: string, options: CallOptions): string {
  const calls = findLiteral(parse(source), (name) => name.endsWith('Calls'));
  if (!calls) throw new Error(`${areas}/${options.area}.ts declares no calls: no object whose name ends with Calls`);
  return entryImports(options, options.area).reduce(addImport, addEntry(source, calls, callEntry(options)));
}

/** The list of calls that the module picks from its area; undefined when it handles the whole area. */
const pickedNames = (source: ts.SourceFile): ts.ArrayLiteralExpression | undefined =>
  find(source, (node) => {
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'pickCalls') return undefined;
    const names = node.arguments[1] && unwrapExpression(node.arguments[1]);
    return names && ts.isArrayLiteralExpression(names) ? names : undefined;
  });

function withHandler(source: string, call: string): string {
  const answered = addToLiteral(source, 'handlers', handlerEntry(call));
  const picked = pickedNames(parse(answered));
  return picked ? addEntry(answered, picked, `'${call}'`) : answered;
}

/** The router ignores case, so calls that differ in case only are the same call. */
function refuseExisting(tree: Tree, call: string): void {
  visitNotIgnoredFiles(tree, areas, (path) => {
    const isDeclared = tree.read(path, 'utf8')?.toLowerCase().includes(`'${call.toLowerCase()}'`);
    if (isDeclared && !path.endsWith('.spec.ts')) throw new Error(`${call} is declared already: ${path}`);
  });
}

export async function callGenerator(tree: Tree, options: CallOptions): Promise<void> {
  const { call, area, module, who } = options;
  refuseExisting(tree, call);
  if (who !== 'visit' && parametersOf(call).includes('visitId'))
    throw new Error(`${call} names a visit: leave out --who`);
  editFile(tree, `${areas}/${area}.ts`, (source) => withCall(source, options));
  editFile(tree, `apps/backend/modules/${module}/${module}.ts`, (source) => withHandler(source, call));
  await formatFiles(tree);
}
