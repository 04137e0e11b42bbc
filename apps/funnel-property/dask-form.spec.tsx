import { failure, success } from '@emsal/api/envelope';
import { daskOutcomes } from '@emsal/api/outcomes/dask';
import { renderForm } from '@emsal/funnel/testing/render-form';
import { fakeApi, visitId } from '@emsal/funnel/testing/fake-api';
import { noAddress } from '@emsal/lines/kit/fields/address';
import { sampleNamed } from '@emsal/lines/kit/samples/sample';
import { form as dask } from '@emsal/lines/property/dask/form';
import { samples } from '@emsal/lines/property/dask/samples';
import type { PageTransport } from '@emsal/platform/page';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pictures } from './pictures/pictures';

const { answers } = sampleNamed(samples(dayInTurkey(new Date())), 'known address code');
/** As typed: the register has not named the home yet. */
const typed = { address: { ...noAddress, way: 'code', uavtCode: '4904718477' }, isHomeFound: false };
const insured = daskOutcomes.daskInForce.message;
const home = {
  state: 'found',
  cityCode: '34',
  cityName: 'İstanbul',
  districtCode: '3423',
  districtName: 'Kadıköy',
  villageName: 'Merkez',
  quarterName: 'Caferağa Mah.',
  streetName: 'Moda Cad.',
  buildingName: 'No 118',
  sectionName: 'Daire 5',
  floor: '2',
  floorCount: 8,
  area: 143,
  builtIn: 2003,
  buildingType: '4',
};

/** A register that answers `after` milliseconds. */
const register =
  (after: number): PageTransport =>
  async (wire, options) => {
    const reply = (body: unknown) =>
      new Promise<never>((done) => setTimeout(() => done({ status: 200, body } as never), after));
    if (wire.path.includes('checkRenewal')) return reply(failure('daskInForce', insured, { address: insured }));
    if (wire.path.includes('gethomeinfo')) return reply(success(home));
    return fakeApi().transport(wire, options);
  };

it.each([0, 100])('F433 a home whose policy runs on is refused with its reason, which stays (%i ms)', async (after) => {
  const { path } = await renderForm(dask, {
    path: '/dask-sigortasi/form/mevcut-police',
    funnel: {
      visitId,
      isVerified: true,
      answers: { ...answers, ...typed },
      done: ['temel-bilgiler', 'kisisel-bilgiler'],
    },
    page: { transport: register(after) },
    pictures,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Devam et' }));
  expect(await screen.findByRole('link', { name: insured })).toBeVisible();
  await waitFor(() => expect(path()).toBe('/dask-sigortasi/form/mevcut-police'));
  // The step that is shown again asks the register again, which names the home again.
  expect(await screen.findByText(/Daire 5, No 118/)).toBeVisible();
  expect(screen.getByRole('link', { name: insured })).toBeVisible();
});
