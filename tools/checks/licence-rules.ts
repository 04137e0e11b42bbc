/** Which licences what we install may have. */

/** Permissive: notices must be kept, nothing else is asked of us. */
export const allowedLicences: ReadonlySet<string> = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'],
  ...['BlueOak-1.0.0', 'CC0-1.0', 'Zlib', 'Python-2.0'],
]);

export interface LicenceException {
  /** A name, or its beginning followed by `*`. */
  packages: string;
  /** As the package declares it; null where it declares none. */
  licence: string | null;
  why: string;
}

const unchanged = 'its own files alone stay under MPL-2.0, and we use them unchanged';
const linked = 'libvips is a library of its own that sharp loads; its users may replace it, as LGPL-3.0 asks';

export const licenceExceptions: readonly LicenceException[] = [
  { packages: '@resvg/resvg-js*', licence: 'MPL-2.0', why: unchanged },
  { packages: 'satori', licence: 'MPL-2.0', why: unchanged },
  { packages: 'axe-core', licence: 'MPL-2.0', why: unchanged },
  { packages: 'lightningcss*', licence: 'MPL-2.0', why: unchanged },
  { packages: '@img/sharp-libvips-*', licence: 'LGPL-3.0-or-later', why: linked },
  { packages: '@img/sharp-win32-*', licence: 'Apache-2.0 AND LGPL-3.0-or-later', why: linked },
  { packages: '@img/sharp-wasm32', licence: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT', why: linked },
  { packages: '@fontsource*', licence: 'OFL-1.1', why: 'a typeface, which may be served and embedded' },
  {
    packages: 'dejavu-fonts-ttf',
    licence: 'SEE LICENSE IN README.md AND LICENSE',
    why: 'a typeface under the Bitstream Vera licence, which may be embedded in documents',
  },
  { packages: 'caniuse-lite', licence: 'CC-BY-4.0', why: 'data that builds read; nothing of it is shipped' },
  { packages: 'png-js', licence: null, why: 'its LICENSE file is the MIT licence' },
];
