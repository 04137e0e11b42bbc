/** @vitest-environment node */
import { visitId } from '@emsal/funnel/testing/fake-api';
import { serveForm } from '@emsal/funnel/testing/serve-form';
import { factsOf } from '@emsal/lines/registry/facts-of';
import { linePath } from '@emsal/lines/facts/line-path';
import { vehicleLines } from '@emsal/lines/vehicle/vehicle-lines';
import routes from './remote';

const funnel = {
  visitId,
  answers: { shortLicenseOwnerTcOrTaxNo: '10000000078', phoneNumber: '5321234567' },
};

/** `/form` alone serves all lines. */
const lineAt = (path: string) =>
  vehicleLines.find(({ id }) => path.startsWith(`/${factsOf(id).slug}/`)) ?? vehicleLines[0]!;
const serve = (path: string) => serveForm({ routes, line: lineAt(path), path, funnel });

describe('the form on the edge', () => {
  it.each(vehicleLines.map(({ id }) => factsOf(id).slug))(
    'F061 /%s/form answers 200 with the open step',
    async (slug) => {
      const { status, html } = await serve(`/${slug}/form`);
      expect([status, html]).toEqual([200, expect.stringMatching(/<h1[^>]*>Temel bilgiler<\/h1>/)]);
    },
  );

  it('F038 /trafik-sigortasi/form is the form of TRAFFIC, with its fields', async () => {
    const { status, html } = await serve('/trafik-sigortasi/form');
    expect([status, html]).toEqual([
      200,
      expect.stringMatching(/>Trafik teklifi<.*100 000 000 78.*name="marketingConfirm"/),
    ]);
  });

  it('F037 /kasko-sigortasi/form is the form of AUTO, with its fields', async () => {
    const { status, html } = await serve('/kasko-sigortasi/form');
    expect([status, html]).toEqual([
      200,
      expect.stringMatching(/>Kasko teklifi<.*100 000 000 78.*name="marketingConfirm"/),
    ]);
  });

  it('F062 /form without a branch answers 200 and links to the forms of open lines', async () => {
    const { status, html } = await serve('/form');
    expect(status).toBe(200);
    for (const { id } of vehicleLines) expect(html).toContain(`href="${linePath(factsOf(id), '/form')}"`);
  });

  it('an unknown step is a 404', async () => {
    expect((await serve('/trafik-sigortasi/form/olmayan-adim')).status).toBe(404);
  });
});
