/** What was confirmed on the screen is what a reload shows, even while the server is still storing it. */
import pg from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '../environment/isolated-test';
import { slug, waitUntilHydrated } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';

/** Milliseconds: less than the API waits for a locked row. */
const longestHold = 8_000;

/** Holds every write to the visit. @returns releases it */
async function holdWrites(databaseUrl: string, visitId: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('BEGIN');
  await client.query('SELECT 1 FROM visits WHERE id = $1 FOR UPDATE', [visitId]);
  return () => client.end();
}

test('F063 a reload right after "continue" shows the next step, although its save takes longer than the reload waits', async ({
  page,
  walker,
  watch,
  environment: { siteUrl, sandboxUrl, databaseUrl },
}) => {
  test.slow();
  watch.expect(/status of 503/);
  const heading = page.getByRole('heading', { level: 1 });
  const { visitId } = await prepareVisit(page.context(), { siteUrl, sandboxUrl, openAt: 'kisisel-bilgiler' });
  await page.goto(`${siteUrl}/${slug}/form/kisisel-bilgiler`);
  await waitUntilHydrated(page);
  const release = await holdWrites(databaseUrl, visitId);
  await walker.press('Devam et');
  await expect(heading).toHaveText('Araç özellikleri');
  const reloaded = page.reload();
  await Promise.race([reloaded, pause(longestHold)]);
  await release();
  await reloaded;
  await expect(heading).toHaveText('Araç özellikleri', { timeout: 30_000 });
  await expect(page).toHaveURL(/arac-ozellikleri/);
});
