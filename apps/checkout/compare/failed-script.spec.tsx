import { sampleOffer } from '@emsal/state/offer/sample-offers';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePage, list } from '../testing/fake-page';
import { openPage } from '../testing/open-page';

const mockImport = vi.fn();
vi.mock('./mail-dialog', () => {
  mockImport();
  throw Object.assign(new Error('no connection'), { name: 'ChunkLoadError' });
});

it('keeps the comparison while a dialog cannot be loaded offline, and loads it when the connection is back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const offers = [sampleOffer(12, 7_000_00), sampleOffer(41, 9_000_00)];
  const page = fakePage({ 'GET quoterequestapi/offer/getCompareQuoteDetailList/muhur': list(offers) });
  openPage('/teklif-karsilastir?brans=trafik-sigortasi&teklifler=muhur', page);
  await userEvent.click(await screen.findByRole('button', { name: 'E-posta ile gönder' }));
  await waitFor(() => expect(mockImport).toHaveBeenCalledTimes(1));
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(mockImport).toHaveBeenCalledTimes(2));
  expect(screen.getByRole('heading', { level: 1, name: 'İki teklif yan yana' })).toBeVisible();
  expect(screen.getByRole('table')).toBeVisible();
});
