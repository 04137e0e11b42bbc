/** `nx lint tools`: fails when files, or the entries of a folder, import each other in a circle. */
import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { workspaceRoot } from '../../workspace/workspace-root.ts';
import { circlesOfFiles, circlesOfFolders } from './find-circles.ts';
import { readImports } from './read-imports.ts';

const imports = readImports(workspaceRoot);
const projects = globSync('{apps,libs}/**/project.json', { cwd: workspaceRoot, exclude: ['**/node_modules/**'] }).map(
  dirname,
);
const circles = [...circlesOfFiles(imports), ...circlesOfFolders(imports, projects)];
for (const circle of circles) console.error(`Import each other: ${circle.join(', ')}`);
console.log(`${imports.size} files, ${circles.length} circles of imports`);
process.exitCode = circles.length > 0 || imports.size === 0 ? 1 : 0;
