import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { fileOf, insurerGenerator } from './insurer';

const toros = `/** Toros Sigorta: everything. */
export const toros = insurer({
  firmId: 109,
  name: 'Toros Sigorta',
});
`;
it.each([
  ['Şimşek Çelik Işık Sigorta', 'simsek-celik-isik'],
  ['D’Artağnan "Öncü" Sigorta', 'd-artagnan-oncu'],
  ['(Yeni) İnci', 'yeni-inci'],
  ['Kâmil Hâl Sigorta', 'kamil-hal'],
])('%s is stored in the file %s', (name, file) => {
  expect(fileOf(name)).toBe(file);
});

it('refuses the number of another insurer and names its file', async () => {
  const tree = createTreeWithEmptyWorkspace();
  tree.write('libs/insurers/firms/toros.ts', toros);
  const twin = insurerGenerator(tree, { name: 'Palamut Sigorta', firmId: 109, like: 'toros' });
  await expect(twin).rejects.toThrow('toros.ts has the number 109');
  expect(tree.exists('libs/insurers/firms/palamut.ts')).toBe(false);
});

it.each(['1923 Güvence Sigorta', '!!!'])(
  'refuses %s, from which no file or variable name can be made',
  async (name) => {
    const tree = createTreeWithEmptyWorkspace();
    tree.write('libs/insurers/firms/toros.ts', toros);
    await expect(insurerGenerator(tree, { name, firmId: 990, like: 'toros' })).rejects.toThrow('begins with a letter');
  },
);
