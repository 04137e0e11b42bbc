/** @jest-environment node */
import { visitId } from '@emsal/funnel/testing/fake-api';
import { serveForm } from '@emsal/funnel/testing/serve-form';
import { factsOf } from '@emsal/lines/registry/facts-of';
import { healthLines } from '@emsal/lines/health/health-lines';
import routes from './remote';

describe.each(healthLines)('the form of $id on the edge', (line) => {
  const { slug, identityField } = factsOf(line.id);
  const funnel = { visitId, answers: { [identityField]: '10000000078', phoneNumber: '5321234567' } };

  it('F061 answers 200 with the open step', async () => {
    const { status, html } = await serveForm({ routes, line, path: `/${slug}/form`, funnel });
    expect([status, html]).toEqual([200, expect.stringMatching(/<h1[^>]*>[^<]+<\/h1>.*100 000 000 78/)]);
  });

  it('answers an unknown step with 404', async () => {
    expect((await serveForm({ routes, line, path: `/${slug}/form/olmayan-adim`, funnel })).status).toBe(404);
  });
});
