import { findRefusedLicences, isAllowed } from './find-refused-licences';
import type { LicenceException } from './licence-rules';

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-or-later)', true],
  ['MIT or MPL-2.0', true],
  ['(MIT AND Zlib)', true],
  ['MIT AND GPL-3.0-only', false],
  ['GPL-3.0-only', false],
  ['AGPL-3.0-or-later OR SSPL-1.0', false],
  ['UNLICENSED', false],
  ['', false],
])('%s is allowed: %s', (expression, expected) => {
  expect(isAllowed(expression)).toBe(expected);
});

describe('the licences of a lock file', () => {
  const font: LicenceException = { packages: '@font/*', licence: 'OFL-1.1', why: 'a typeface' };
  const clean = {
    '': { license: 'none of our own' },
    'node_modules/good': { version: '1.0.0', license: 'MIT' },
    'node_modules/@font/sans': { version: '1.0.0', license: 'OFL-1.1' },
  };

  it('pass where each is allowed or excepted', () => {
    expect(findRefusedLicences(clean, [font])).toEqual([]);
  });

  it('are refused by the package that has another one, or none', () => {
    const planted = {
      ...clean,
      'node_modules/good/node_modules/@x/planted': { version: '2.1.0', license: 'AGPL-3.0-only' },
      'node_modules/silent': { version: '3.0.0' },
      'node_modules/@font/other': { version: '1.0.0', license: 'GPL-3.0-only' },
    };
    expect(findRefusedLicences(planted, [font])).toEqual([
      '@x/planted@2.1.0: AGPL-3.0-only',
      'silent@3.0.0: no licence declared',
      '@font/other@1.0.0: GPL-3.0-only',
    ]);
  });

  it('refuse an exception that nothing needs', () => {
    const gone: LicenceException = { packages: 'gone', licence: null, why: 'its file is the MIT licence' };
    expect(findRefusedLicences(clean, [font, gone])).toEqual(['gone: an exception that nothing needs']);
  });
});
