import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addProjectConfiguration } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { workspaceRoot } from '../../workspace/workspace-root';
import { remoteGenerator } from './remote';

it('refuses the name of another project', async () => {
  const tree = createTreeWithEmptyWorkspace();
  addProjectConfiguration(tree, 'ui', { root: 'libs/ui' });
  await expect(remoteGenerator(tree, { name: 'ui', family: 'content' })).rejects.toThrow('called ui already');
});

describe('a remote of a new team', () => {
  const files = ['.prettierrc.json', 'tools/publish/remotes.ts', 'tools/lint/boundaries.js', 'CODEOWNERS'];

  async function generated(options: Parameters<typeof remoteGenerator>[1]) {
    const tree = createTreeWithEmptyWorkspace();
    for (const file of files) tree.write(file, readFileSync(join(workspaceRoot, file)));
    await remoteGenerator(tree, options);
    const text = (file: string): string => tree.read(file, 'utf8')!;
    return { text, page: text('apps/surveys/surveys-page/surveys-page.tsx') };
  }
  const options = { name: 'surveys', path: '/anketler', title: 'Anketler' };

  it('gets a family, addresses and reviewers of its own', async () => {
    const { text } = await generated(options);
    expect(text('tools/lint/boundaries.js')).toMatch(/const families = \[[^\]]*'surveys'/);
    expect(text('CODEOWNERS').trimEnd().split('\n').at(-1)).toBe('/apps/surveys/           @emsal/surveys');
    expect(text('tools/publish/remotes.ts')).toMatch(
      /surveys'?: \{ team: 'surveys', addresses: \[\{ pattern: '\/anketler', rank: page \}\] \}/,
    );
    expect(text('apps/surveys/project.json')).toContain('family:surveys');
  });

  it('may belong to a family and a team that are there', async () => {
    const { text } = await generated({ ...options, family: 'content', team: 'growth' });
    expect(text('tools/lint/boundaries.js')).toBe(
      readFileSync(join(workspaceRoot, 'tools/lint/boundaries.js'), 'utf8'),
    );
    expect(text('CODEOWNERS')).toContain('@emsal/growth');
    expect(text('apps/surveys/project.json')).toContain('family:content');
  });

  it('has a first page with a class of its own and a test', async () => {
    const { page, text } = await generated(options);
    expect(page).toContain('<Wrap className={styles.page}>');
    expect(page).toContain('</Wrap>');
    expect(page).toContain('export function Component()');
    expect(text('apps/surveys/surveys-page/surveys-page.module.css')).toContain('.page {');
    expect(text('apps/surveys/surveys-page/surveys-page.spec.tsx')).toContain("getByRole('heading'");
  });
});
