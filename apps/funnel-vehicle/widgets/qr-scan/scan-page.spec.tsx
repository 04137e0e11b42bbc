import { createPage } from '@emsal/funnel/testing/render-form';
import { form as auto } from '@emsal/lines/vehicle/auto/form';
import { PageProvider } from '@emsal/platform/page';
import { Provider } from '@emsal/platform/store';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { choosePhoto } from './choose-photo';
import { pixelsOf, decodeQr, readPhoto } from './decode-qr';
import type { PhotoReading } from './decode-qr';
import { ScanPage } from './scan-page';
import { scanTexts } from './scan.texts';

vi.mock('./choose-photo');
vi.mock('./decode-qr');
const photo = vi.mocked(choosePhoto);
const photoRead = vi.mocked(readPhoto);
const frameText = vi.mocked(decodeQr);

const registration = 'TCKN: 10000000078\nPLAKA: 34 ABC 12\nBELGE: AB 123456';
const stopped: string[] = [];

function withCamera(getUserMedia?: () => Promise<unknown>) {
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: getUserMedia && { getUserMedia } });
}
const working = async () => ({ getTracks: () => [{ stop: () => stopped.push('stopped') }] });
const refused = (name: string) => async () => {
  throw new DOMException('no', name);
};

function open() {
  const { page } = createPage(auto, {});
  const path = '/kasko-sigortasi/form/ruhsat-okut';
  const router = createMemoryRouter(
    [
      { path, element: <ScanPage line={auto} /> },
      { path: '*', element: <p>form</p> },
    ],
    { initialEntries: [path] },
  );
  const view = render(
    <Provider store={page.store}>
      <PageProvider value={page}>
        <main>
          <RouterProvider router={router} />
        </main>
      </PageProvider>
    </Provider>,
  );
  const answers = () => (page.store.getState() as { funnel: { AUTO?: { answers: object } } }).funnel.AUTO?.answers;
  const rescan = () => act(() => router.navigate(path));
  const leave = () => act(() => router.navigate('/kasko-sigortasi/form'));
  return { ...view, answers, rescan, leave, path: () => router.state.location.pathname };
}

beforeEach(() => {
  stopped.splice(0);
  HTMLMediaElement.prototype.play = async () => undefined;
  vi.mocked(pixelsOf).mockReturnValue({ width: 1, height: 1, data: new Uint8ClampedArray(4) });
  frameText.mockResolvedValue(null);
});
afterEach(() => vi.restoreAllMocks());
const withoutConnection = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
/** A reading that the test resolves: the decoder waits for a connection. */
function late<Reading>() {
  let arrive = (_: Reading): void => undefined;
  const reply = new Promise<Reading>((resolve) => (arrive = resolve));
  return { reply, arrive: (reading: Reading) => act(async () => arrive(reading)) };
}

it('reads the code from the camera, fills in its values, continues with the form and stops the camera', async () => {
  withCamera(working);
  frameText.mockResolvedValue(registration);
  const { answers, path } = open();
  await waitFor(() => expect(path()).toBe('/kasko-sigortasi/form'));
  expect(answers()).toMatchObject({
    shortLicenseOwnerTcOrTaxNo: '10000000078',
    licensePlateNo: '34ABC12',
    licensePlateStatus: '1',
    licenseNo: 'AB123456',
    isQrData: true,
  });
  expect(stopped).not.toEqual([]);
});

it.each([
  ['permission was denied', refused('NotAllowedError'), /izin verilmedi/],
  ['there is no camera', refused('NotFoundError'), /kameraya ulaşamadık/],
  ['the browser has no cameras at all', undefined, /kameraya ulaşamadık/],
])('explains the failure and shows the alternatives when %s', async (_, camera, message) => {
  withCamera(camera);
  const { container } = open();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByText(/içine alın; kimlik, plaka ve belge numarası birlikte dolar\. Görüntü/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Fotoğraf seç' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Elle gir' })).toHaveAttribute('href', '/kasko-sigortasi/form');
  expect(await axeViolations(container)).toEqual([]);
});

it('a scan of another vehicle’s registration replaces all values of the previous one', async () => {
  withCamera(working);
  frameText.mockResolvedValue(registration);
  const { answers, path, rescan } = open();
  await waitFor(() => expect(path()).toBe('/kasko-sigortasi/form'));
  frameText.mockResolvedValue('PLAKA: 06 BCD 789');
  await rescan();
  await waitFor(() => expect(answers()).toMatchObject({ licensePlateNo: '06BCD789', plate1: '06' }));
  expect(answers()).toMatchObject({ shortLicenseOwnerTcOrTaxNo: '', licenseNo: '' });
});

it('goes on reading when a code is not a registration’s', async () => {
  withCamera(working);
  frameText.mockResolvedValue('https://ornek.example');
  const { path } = open();
  expect(await screen.findByText(/bir ruhsata ait değil/)).toBeVisible();
  expect(path()).toBe('/kasko-sigortasi/form/ruhsat-okut');
  frameText.mockResolvedValue(registration);
  await waitFor(() => expect(path()).toBe('/kasko-sigortasi/form'));
});

it('reads a photo instead, and reports when no code in it can be read', async () => {
  withCamera(refused('NotAllowedError'));
  photo.mockResolvedValue(new File([], 'ruhsat.jpg'));
  photoRead.mockResolvedValueOnce({ failure: 'unreadable' }).mockResolvedValueOnce({ text: registration });
  const { path } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Fotoğraf seç' }));
  expect(await screen.findByText(/okunabilen bir karekod yok/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Fotoğraf seç' }));
  await waitFor(() => expect(path()).toBe('/kasko-sigortasi/form'));
});

it('reports offline that a photo will be read later, and a broken photo with what to do', async () => {
  withCamera(refused('NotAllowedError'));
  withoutConnection();
  const { reply, arrive } = late<PhotoReading>();
  photo.mockResolvedValue(new File([], 'ruhsat.jpg'));
  photoRead.mockReturnValueOnce(reply);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Fotoğraf seç' }));
  expect(await screen.findByText(scanTexts.offline)).toBeVisible();
  await arrive({ failure: 'broken' });
  expect(await screen.findByText(scanTexts.broken)).toBeVisible();
});

it('stops the camera and names the alternatives when the decoder cannot be loaded', async () => {
  withCamera(working);
  frameText.mockRejectedValue(new Error('no such file'));
  photo.mockResolvedValue(new File([], 'ruhsat.jpg'));
  photoRead.mockResolvedValueOnce({ text: registration });
  const { path, container } = open();
  expect(await screen.findByText(scanTexts.failed)).toBeVisible();
  expect([stopped, screen.queryByLabelText('Kameranın görüntüsü')]).toEqual([['stopped'], null]);
  expect(await axeViolations(container)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Fotoğraf seç' }));
  await waitFor(() => expect(path()).toBe('/kasko-sigortasi/form'));
});

it('does not change the form when the page was left before the photo was read', async () => {
  withCamera(refused('NotAllowedError'));
  const { reply, arrive } = late<PhotoReading>();
  photo.mockResolvedValue(new File([], 'ruhsat.jpg'));
  photoRead.mockReturnValueOnce(reply);
  const { answers, leave } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Fotoğraf seç' }));
  await leave();
  await arrive({ text: registration });
  expect(answers()).toBeUndefined();
});

it('reports offline that the camera will read when the connection is back, and reads then', async () => {
  withCamera(working);
  withoutConnection();
  const { reply, arrive } = late<null>();
  frameText.mockReturnValueOnce(reply);
  open();
  expect(await screen.findByText(scanTexts.offline)).toBeVisible();
  await arrive(null);
  expect(await screen.findByText('Karekod aranıyor')).toBeVisible();
});
