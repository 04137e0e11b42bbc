import '@testing-library/jest-dom';
import { refusalTexts } from '@emsal/funnel/course/refusal.texts';
import { renderForm } from '@emsal/funnel/testing/render-form';
import { traffic } from '@emsal/lines/vehicle/traffic/traffic';
import { usedVehicleTraffic } from '@emsal/lines/vehicle/used-vehicle-traffic/used-vehicle-traffic';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choosePhoto } from '../qr-scan/choose-photo';
import { scanPhoto } from '../qr-scan/scan-photo';
import { widgets } from '../widgets';

jest.mock('../qr-scan/choose-photo');
jest.mock('../qr-scan/scan-photo');

afterEach(() => jest.restoreAllMocks());

it('says of a photo that cannot be read without a connection what to do, and reads it once there is one', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  jest.mocked(choosePhoto).mockResolvedValue(new File([''], 'ruhsat.jpg'));
  jest.mocked(scanPhoto).mockRejectedValueOnce(new Error('ChunkLoadError'));
  await renderForm(traffic, { path: '/trafik-sigortasi/form', widgets });
  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Fotoğraftan okut' }));
  await press();
  expect(await screen.findByText(refusalTexts.offline)).toBeVisible();
  online.mockReturnValue(true);
  jest.mocked(scanPhoto).mockResolvedValue({ answers: {}, tone: 'good', words: 'okundu' });
  await press();
  expect(await screen.findByText('okundu')).toBeVisible();
});

it.each([
  [traffic, 'trafik-sigortasi', /kimlik, plaka ve belge numarası birden dolar/],
  [usedVehicleTraffic, 'once-trafik-policesi-sonra-ruhsat-donemi', /okutun; aracın plakası kendiliğinden dolar/],
])('promises of a scan what it fills in: $id', async (line, slug, hint) => {
  await renderForm(line, { path: `/${slug}/form`, widgets });
  expect(await screen.findByText(hint)).toBeVisible();
});
