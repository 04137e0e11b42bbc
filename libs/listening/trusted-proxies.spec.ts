import { readTrustedProxies } from './trusted-proxies';

it.each([
  ['none', false],
  ['loopback', 'loopback'],
  ['10.0.0.7, 10.1.0.0/16,uniquelocal', '10.0.0.7,10.1.0.0/16,uniquelocal'],
  ['2001:db8::/32', '2001:db8::/32'],
  ['', null],
  ['true', null],
  ['10.0.0.0/33', null],
  ['10.0.0.0/8/8', null],
  ['proxy.example', null],
])('TRUSTED_PROXIES "%s" is read as %s', (text, expected) => {
  expect(readTrustedProxies(text)).toBe(expected);
});
