import { renderForm } from '@emsal/funnel/testing/render-form';
import { form as greenCard } from '@emsal/lines/vehicle/green-card/form';
import { form as traffic } from '@emsal/lines/vehicle/traffic/form';
import { form as usedVehicleTraffic } from '@emsal/lines/vehicle/used-vehicle-traffic/form';
import { selectFunnel } from '@emsal/state/funnel/funnel-slice';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choosePhoto } from '../qr-scan/choose-photo';
import { scanPhoto, type PhotoScan } from '../qr-scan/scan-photo';
import { scanTexts } from '../qr-scan/scan.texts';
import { widgets } from '../widgets';

vi.mock('../qr-scan/choose-photo');
vi.mock('../qr-scan/scan-photo');

afterEach(() => vi.restoreAllMocks());

/** Chooses a photo offline; it is read when `arrive` is called. */
async function chooseOffline() {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  let arrive = (_: PhotoScan): void => undefined;
  vi.mocked(scanPhoto).mockReturnValue(new Promise((read) => (arrive = read)));
  vi.mocked(choosePhoto).mockResolvedValue(new File([''], 'ruhsat.jpg'));
  const form = await renderForm(traffic, { path: '/trafik-sigortasi/form', widgets });
  await userEvent.click(await screen.findByRole('button', { name: 'Fotoğraftan okut' }));
  expect(await screen.findByText(scanTexts.offline)).toBeVisible();
  return { ...form, arrive: (scan: PhotoScan) => act(async () => arrive(scan)) };
}
const answers = { licensePlateNo: '34ABC12' };

it('reports offline that the photo will be read later, and then fills in its values', async () => {
  const { arrive, store } = await chooseOffline();
  await arrive({ answers, tone: 'good', message: 'okundu' });
  expect(await screen.findByText('okundu')).toBeVisible();
  await waitFor(() => expect(selectFunnel('TRAFFIC')(store.getState()).answers).toMatchObject(answers));
});

it('names the alternatives when the decoder cannot be loaded', async () => {
  vi.mocked(scanPhoto).mockRejectedValue(new Error('no such file'));
  vi.mocked(choosePhoto).mockResolvedValue(new File([''], 'ruhsat.jpg'));
  await renderForm(traffic, { path: '/trafik-sigortasi/form', widgets });
  await userEvent.click(await screen.findByRole('button', { name: 'Fotoğraftan okut' }));
  expect(await screen.findByText(scanTexts.failed)).toBeVisible();
});

it('does not change a form that was continued by typing before the photo was read', async () => {
  const { arrive, store } = await chooseOffline();
  await userEvent.click(screen.getByRole('button', { name: 'Devam et' }));
  await userEvent.type(await screen.findByLabelText('TCKN veya VKN'), '1');
  await arrive({ answers, tone: 'good', message: 'okundu' });
  // Unsaved answers are saved when the page may end.
  act(() => void window.dispatchEvent(new Event('beforeunload')));
  expect(selectFunnel('TRAFFIC')(store.getState()).answers).not.toMatchObject(answers);
});

it.each([
  ['trafik-sigortasi', traffic, /kimlik, plaka ve belge numarası birlikte dolar/],
  ['yesil-kart-sigortasi', greenCard, /okutun; kimlik numarası ve plaka birlikte dolar/],
  ['once-trafik-policesi-sonra-ruhsat-donemi', usedVehicleTraffic, /okutun; aracın plakası kendiliğinden dolar/],
])('names what a scan fills in: %s', async (slug, line, hint) => {
  await renderForm(line, { path: `/${slug}/form`, widgets });
  expect(await screen.findByText(hint)).toBeVisible();
});
