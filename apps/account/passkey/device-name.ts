/** What a new passkey is called until its customer renames it: the device and browser that a user agent tells. */
import { deviceNames } from './passkey.texts';

const devices: ReadonlyArray<[RegExp, string]> = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android.*Mobile/, deviceNames.androidPhone],
  [/Android/, deviceNames.androidTablet],
  [/Windows/, deviceNames.windows],
  [/Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, deviceNames.linux],
];

/** Of two that match the first is meant: Edge calls itself Chrome too, and Chrome Safari. */
const browsers: ReadonlyArray<[RegExp, string]> = [
  [/Edg/, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];

const nameIn = (names: ReadonlyArray<[RegExp, string]>, userAgent: string): string | undefined =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

export const deviceName = (userAgent: string): string =>
  [nameIn(devices, userAgent) ?? deviceNames.unknown, nameIn(browsers, userAgent)].filter(Boolean).join(', ');
