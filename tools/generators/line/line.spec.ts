import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { lineGenerator } from './line';

function workspace() {
  const tree = createTreeWithEmptyWorkspace();
  tree.write(
    'libs/lines/facts/line-facts.ts',
    `import { healthFacts } from './rows/health';
import { petFacts } from './rows/pet';

export const lineFacts = {
  HEALTH: healthFacts,
  PET: petFacts,
};
`,
  );
  tree.write('libs/lines/health/pet/pet.ts', 'export const pet = line({});');
  tree.write('libs/lines/health/health-lines.ts', `export const healthLines = [{ id: 'PET' }];`);
  return tree;
}
const options = { folder: 'private-health', family: 'health', like: 'pet' };

it.each([
  ['PET', 'PET has its folder already: libs/lines/health/health-lines.ts'],
  ['MOTORCYCLE', 'its facts in libs/lines/facts/rows/private-health.ts'],
])('refuses %s', async (id, why) => {
  await expect(lineGenerator(workspace(), { ...options, id })).rejects.toThrow(why);
});
