/** Installs missing browsers before the first worker starts, because parallel installations would fail. */
import { findFirefox } from '../walk/engines/firefox';
import { findDisplayServer } from '../walk/engines/display';
import { findWebKitDriver } from '../walk/engines/webkit';

export default function installBrowsers(): void {
  findFirefox();
  findWebKitDriver();
  if (!process.env['DISPLAY']) findDisplayServer();
}
