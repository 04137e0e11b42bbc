import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { lineGenerator } from './line';

function house() {
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
const asked = { folder: 'private-health', family: 'health', like: 'pet' };

it.each([
  ['PET', 'PET has its folder already: libs/lines/health/health-lines.ts'],
  ['MOTORCYCLE', 'its facts in libs/lines/facts/rows/private-health.ts'],
])('refuses %s', async (id, why) => {
  await expect(lineGenerator(house(), { ...asked, id })).rejects.toThrow(why);
});
