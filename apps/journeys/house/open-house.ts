/** One house for all journeys of a run. */
import { openJourneyHouse } from './journey-house.ts';

export default async function openForJourneys(): Promise<() => Promise<void>> {
  const house = await openJourneyHouse();
  process.env['SITE_URL'] = house.siteUrl;
  process.env['SANDBOX_URL'] = house.sandboxUrl;
  return house.close;
}
