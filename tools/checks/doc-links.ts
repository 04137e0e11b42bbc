/** `node tools/checks/doc-links.ts`: fails when the README or docs/ name a path, link or npm script that does not exist. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '../workspace/workspace-root.ts';
import { brokenReferences } from './broken-references.ts';

const read = (path: string): string => readFileSync(join(workspaceRoot, path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const documents = ['README.md', ...globSync('docs/**/*.md', { cwd: workspaceRoot })];
/** Code is named with its ending or, as in an import, without. */
const exists = (path: string): boolean =>
  ['', '.ts', '.tsx'].some((ending) => existsSync(join(workspaceRoot, path + ending)));
const files = globSync('{apps,libs,tools,docs,samples}/**/*.*', { cwd: workspaceRoot });
const isEndOfPath = (path: string): boolean => files.some((file) => file.endsWith(`/${path}`));
const context = { exists, isEndOfPath, scripts: Object.keys(scripts) };

const broken = documents.flatMap((document) =>
  brokenReferences(read(document), { ...context, folder: dirname(document) }).map(
    (reference) => `${document}: ${reference}`,
  ),
);
for (const finding of broken) console.error(`✗ ${finding}`);
console.log(`${documents.length} documents, ${broken.length} broken references`);
process.exitCode = broken.length > 0 || documents.length < 50 ? 1 : 0;
