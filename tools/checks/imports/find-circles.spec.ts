import { dirname, join } from 'node:path';
import { circlesOfFiles, circlesOfFolders } from './find-circles';
import { readImports, type ImportGraph } from './read-imports';

const graph = (imports: Record<string, string[]>): ImportGraph => new Map(Object.entries(imports));

describe('a circle', () => {
  it('of files is found, also through a third', () => {
    const imports = graph({ 'a/x.ts': ['a/y.ts'], 'a/y.ts': ['b/z.ts'], 'b/z.ts': ['a/x.ts'], 'b/w.ts': ['a/x.ts'] });
    expect(circlesOfFiles(imports)).toEqual([['a/x.ts', 'a/y.ts', 'b/z.ts']]);
  });

  it('of folders is found where no two files import each other', () => {
    const imports = graph({ 'm/offer/deep/x.ts': ['m/policy/y.ts'], 'm/policy/z.ts': ['m/offer/w.ts'] });
    expect(circlesOfFiles(imports)).toEqual([]);
    expect(circlesOfFolders(imports)).toEqual([['m/offer', 'm/policy']]);
  });

  it('is not a folder that imports what lies in it, and the reverse', () => {
    const imports = graph({ 'm/offer.ts': ['m/creating/create.ts'], 'm/creating/create.ts': ['m/tables.ts'] });
    expect(circlesOfFolders(imports)).toEqual([]);
  });
});

/** Folders whose entries still form a circle, each with its reason; the list can only shrink. */
const standing: readonly string[] = [
  // The list shows its parts, which move its focus and share its actions: one screen in sixteen folders by subject.
  'apps/checkout/offers',
  // `lines` holds several projects: facts below, forms above (Nx holds their order).
  'libs',
];

describe('the workspace', () => {
  const imports = readImports(join(__dirname, '..', '..', '..'));

  it('is read with its aliases, types and lazy imports', () => {
    expect(imports.size).toBeGreaterThan(1500);
    expect(imports.get('apps/backend/http/module.ts')).toContain('libs/api/call.ts');
    expect(imports.get('apps/funnel-vehicle/remote.tsx')).toContain('apps/funnel-vehicle/form-parts.ts');
  });

  it('has no circle of files', () => expect(circlesOfFiles(imports)).toEqual([]));

  it('has no circle of folders beside those that stand', () => {
    const folders = circlesOfFolders(imports).map(([first]) => dirname(first!));
    expect(folders.filter((folder) => !standing.includes(folder))).toEqual([]);
    expect(standing.filter((folder) => !folders.includes(folder))).toEqual([]);
  });

  it('has an HTTP kernel that imports no module', () => {
    const kernel = [...imports].filter(([file]) => file.startsWith('apps/backend/http/'));
    const isModule = (file: string): boolean => file.startsWith('apps/backend/modules/');
    expect(kernel.flatMap(([, imported]) => imported.filter(isModule))).toEqual([]);
  });
});
