import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { callGenerator } from './call';
import schema from './schema.json';

function workspace() {
  const tree = createTreeWithEmptyWorkspace();
  tree.write('libs/api/calls/pet.ts', `export const petCalls = { 'POST pet/saveName': command({}) };`);
  tree.write('libs/api/calls/home.ts', 'export const homeCalls = {};');
  tree.write('apps/backend/modules/home/home.ts', 'export const home = { handlers: {} };');
  return tree;
}
const options = { area: 'home', module: 'home', summary: 'Adı saklar.', who: 'visit' } as const;

it.each(['POST pet/saveName', 'POST pet/SaveName'])('refuses %s, which another area declares', async (call) => {
  await expect(callGenerator(workspace(), { ...options, call })).rejects.toThrow(
    'declared already: libs/api/calls/pet.ts',
  );
});

it('refuses a call that names a visit but does not require its owner', async () => {
  const call = 'POST home/saveName/{visitId}';
  await expect(callGenerator(workspace(), { ...options, call, who: 'visitor' })).rejects.toThrow('names a visit');
});

it.each([
  ['POST a/b/{nickName}', true],
  ['GET a/{visitId}/b-c', true],
  ['POST a/{nick-name}', false],
  ['POST a//b', false],
  ['PUT a/b', false],
])('%s is a valid path of a call: %s', (call, fits) => {
  expect(new RegExp(schema.properties.call.pattern).test(call)).toBe(fits);
});
