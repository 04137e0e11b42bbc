import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { lineGenerator } from './line';

function workspace() {
  const tree = createTreeWithEmptyWorkspace();
  tree.write(
    'libs/lines/registry/facts-of.ts',
    `import { healthFacts } from '@emsal/lines/health/private-health/facts';
import { petFacts } from '@emsal/lines/health/pet/facts';

export const lineFacts = {
  HEALTH: healthFacts,
  PET: petFacts,
};
`,
  );
  tree.write('libs/lines/health/pet/form.ts', 'export const form = line({});');
  return tree;
}

it('refuses a family that is none', async () => {
  const scooter = {
    id: 'SCOOTER',
    folder: 'scooter',
    slug: 'scooter',
    name: 'Scooter',
    shortName: 'scooter',
    kind: 'scooter',
  };
  await expect(lineGenerator(workspace(), { ...scooter, family: 'air' })).rejects.toThrow('air is no family of lines');
});

it.each([
  ['PET', 'libs/lines/health/pet/form.ts is there already'],
  ['MOTORCYCLE', 'its facts in libs/lines/<family>/<line>/facts.ts'],
])('refuses %s', async (id, why) => {
  await expect(lineGenerator(workspace(), { id, like: 'pet' })).rejects.toThrow(why);
});
