import { emsal } from './brands/emsal';
import { sellerFacts } from './seller';

it('says who sells: name, licence, address, contact, complaints and earnings', () => {
  expect(sellerFacts({ ...emsal, registryNo: 'T12345' }).map(({ label }) => label)).toEqual([
    'Unvan',
    'Levha no',
    'Adres',
    'İletişim',
    'Şikâyet',
    'Kazancımız',
  ]);
});

it('leaves out what is not configured', () => {
  const bare = { ...emsal, registryNo: undefined, address: '', complaints: undefined, earning: undefined };
  expect(sellerFacts(bare).map(({ label }) => label)).toEqual(['Unvan', 'İletişim']);
});
