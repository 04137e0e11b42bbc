import { findDaskPolicy } from './dask-policies';
import { uavtOfSpecial } from './homes';
import { specialHomes } from './special-homes';

const asked = { seed: 'emsal', today: '2026-11-21' };
const special = (words: string) => uavtOfSpecial(specialHomes.find(({ effect }) => effect.includes(words))!);

it.each([
  ['30 gün', '2026-12-21'],
  ['31 gün', '2026-12-22'],
  ['bugün bitiyor', '2026-11-21'],
])('the documented home with "%s" has a policy until %s', (words, expiryDate) => {
  const uavtCode = special(words);
  const policy = findDaskPolicy({ ...asked, uavtCode });
  expect(policy).toMatchObject({ uavtCode, expiryDate });
  expect(findDaskPolicy({ ...asked, policyNo: policy!.policyNo })).toEqual(policy);
});

it('has none for a documented home without one, an unknown code, and a number of no home', () => {
  expect(findDaskPolicy({ ...asked, uavtCode: special('DASK’ı yok') })).toBeNull();
  expect(findDaskPolicy({ ...asked, uavtCode: '9999999999' })).toBeNull();
  expect(findDaskPolicy({ ...asked, policyNo: '1234567' })).toBeNull();
});
