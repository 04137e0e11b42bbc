/** Installs what is missing before the first worker starts: two installations at once would refuse each other. */
import { findFirefox } from '../walk/engines/firefox';
import { findDisplayServer, findWebKitDriver } from '../walk/engines/webkit';

export default function findEngines(): void {
  findFirefox();
  findWebKitDriver();
  if (!process.env['DISPLAY']) findDisplayServer();
}
