/** Opens one environment for all journeys of a run. */
import { openJourneyEnvironment } from './journey-environment.ts';

export default async function globalSetup(): Promise<() => Promise<void>> {
  const environment = await openJourneyEnvironment();
  process.env['SITE_URL'] = environment.siteUrl;
  process.env['SANDBOX_URL'] = environment.sandboxUrl;
  process.env['DESK_URL'] = environment.deskUrl;
  return environment.close;
}
