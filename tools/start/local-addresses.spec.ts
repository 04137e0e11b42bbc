import { localAddresses } from './local-addresses';

it.each([
  ['localhost', 'http://localhost:1', 'http://127.0.0.1:2'],
  ['0.0.0.0', 'http://localhost:1', 'http://127.0.0.1:2'],
  ['::', 'http://localhost:1', 'http://127.0.0.1:2'],
  ['192.0.2.7', 'http://192.0.2.7:1', 'http://192.0.2.7:2'],
  ['fd00::2', 'http://[fd00::2]:1', 'http://[fd00::2]:2'],
])('with HOST=%s this machine reaches the site at %s', (host, siteUrl, sandboxUrl) => {
  expect(localAddresses({ host, port: 1, sandboxPort: 2, deskPort: 3 })).toEqual({
    siteUrl,
    sandboxUrl,
    deskUrl: siteUrl.replace(/1$/, '3'),
  });
});
