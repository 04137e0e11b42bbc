import { canonicalAddress } from './canonical-address';

const isLine = (slug: string): boolean => slug === 'kasko-sigortasi';

it.each([
  ['/KASKO-sigortasi', '/kasko-sigortasi'],
  ['/kasko-sigortasi/FORM/Temel-Bilgiler?x=A', '/kasko-sigortasi/form/temel-bilgiler?x=A'],
  ['/Aydinlatma-Metni/', '/aydinlatma-metni'],
  ['//trafik-sigortasi//', '/trafik-sigortasi'],
  ['/Police-dogrula/AbC1', '/police-dogrula/AbC1'],
])('%s has its page at %s', (url, address) => {
  expect(canonicalAddress(url, isLine)).toBe(address);
});

it.each(['/', '/kasko-sigortasi', '/police-dogrula/AbC1?x=Y', '/kasko-sigortasi/%C5%9F'])('%s stays', (url) => {
  expect(canonicalAddress(url, isLine)).toBeNull();
});
