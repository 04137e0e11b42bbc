import { addProjectConfiguration } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { remoteGenerator } from './remote';

it('refuses the name of another project', async () => {
  const tree = createTreeWithEmptyWorkspace();
  addProjectConfiguration(tree, 'ui', { root: 'libs/ui' });
  await expect(remoteGenerator(tree, { name: 'ui', family: 'content' })).rejects.toThrow('called ui already');
});
