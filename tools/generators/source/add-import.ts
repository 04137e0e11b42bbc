import ts from 'typescript';
import { parse } from './literal.ts';

/** The source with a value import of `name` from `from`, added to an existing import or after the others. */
export function addImport(source: string, { name, from }: { name: string; from: string }): string {
  const imports = parse(source).statements.filter(ts.isImportDeclaration);
  const same = imports.find(
    ({ moduleSpecifier, importClause }) =>
      ts.isStringLiteral(moduleSpecifier) &&
      moduleSpecifier.text === from &&
      importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword,
  );
  const names = same?.importClause?.namedBindings;
  if (!names || !ts.isNamedImports(names)) {
    const at = imports.at(-1)?.getEnd() ?? 0;
    return `${source.slice(0, at)}\nimport { ${name} } from '${from}';${source.slice(at)}`;
  }
  const known = names.elements.map((element) => element.name.text);
  if (known.includes(name)) return source;
  const sorted = [...names.elements.map((element) => element.getText()), name].sort();
  return `${source.slice(0, names.getStart())}{ ${sorted.join(', ')} }${source.slice(names.getEnd())}`;
}
