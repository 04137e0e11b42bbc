import { join } from 'node:path';
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

  it('of folders counts a project as one entry beside those of other folders', () => {
    const imports = graph({ 'libs/api/x.ts': ['libs/lines/facts/y.ts'], 'libs/lines/kit/z.ts': ['libs/api/w.ts'] });
    expect(circlesOfFolders(imports)).toEqual([['libs/api', 'libs/lines']]);
    expect(circlesOfFolders(imports, ['libs/lines/facts', 'libs/lines/kit'])).toEqual([]);
  });

  it('is not a folder that imports what lies in it, and the reverse', () => {
    const imports = graph({ 'm/offer.ts': ['m/creating/create.ts'], 'm/creating/create.ts': ['m/tables.ts'] });
    expect(circlesOfFolders(imports)).toEqual([]);
  });
});

describe('the workspace', () => {
  const imports = readImports(join(__dirname, '..', '..', '..'));

  it('is read with its aliases, types and lazy imports', () => {
    expect(imports.size).toBeGreaterThan(1500);
    expect(imports.get('apps/backend/http/module.ts')).toContain('libs/api/call.ts');
    expect(imports.get('apps/funnel-vehicle/remote.tsx')).toContain('apps/funnel-vehicle/form-chunk.ts');
  });

  it('has an HTTP kernel that imports no module', () => {
    const kernel = [...imports].filter(([file]) => file.startsWith('apps/backend/http/'));
    const isModule = (file: string): boolean => file.startsWith('apps/backend/modules/');
    expect(kernel.flatMap(([, imported]) => imported.filter(isModule))).toEqual([]);
  });
});
