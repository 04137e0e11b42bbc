import { sessionKeys } from '@emsal/platform/storage/session-keys';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePage, refused } from '../../testing/fake-page';
import { resetOfferList, getList, listPath, openOffers, runningList } from '../../testing/open-offers';
import { openPage } from '../../testing/open-page';

vi.mock('@emsal/platform/navigation/open-document', () => ({ openDocument: vi.fn(), replaceDocument: vi.fn() }));

beforeEach(() => {
  resetOfferList();
  sessionStorage.clear();
});

describe('opening the offer list', () => {
  it('redirects to / without a visit, with the reason', async () => {
    const { path: where } = openPage(listPath, fakePage({}, null));
    await screen.findByText('elsewhere');
    expect(where()).toBe('/?neden=oturum');
  });

  it('shows offer number, insured vehicle and insurers, without accessibility violations', async () => {
    const { container } = await openOffers(runningList());
    expect(screen.getByText('Teklif no 4831092700')).toBeVisible();
    expect(screen.getByText(/34 EML 128 · 2021 model otomobil · 14 Aralık 2026 başlangıç/)).toBeVisible();
    expect(await screen.findByRole('heading', { name: '3 şirkete sorduk, yanıtlar bekleniyor' })).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
  });

  it('takes the focus that went with the wait of the form', async () => {
    await openOffers(runningList());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('names the country and the last day of a journey', async () => {
    const list = runningList();
    const trip = { country: 'Bulgaristan', endDate: '2026-12-28' };
    await openOffers({ ...list, userInformation: { ...list.userInformation, trip } });
    expect(screen.getByText(/Bulgaristan · 14.Aralık 2026 başlangıç · 28.Aralık 2026 bitiş/)).toBeVisible();
  });

  it.each([
    [true, 'Süren poliçenizin son günü: 14 Aralık 2026.'],
    [
      false,
      'Süren poliçenizin son günü: 14 Aralık 2026. Bitişine 14 günden çok olduğu için şirketler bu poliçeyi referans almadı.',
    ],
  ])(
    'says when the running policy ends, and whether insurers used it as a reference: %s',
    async (isReference, text) => {
      const list = runningList();
      const running = { policyEnd: '2026-12-14', isReference };
      await openOffers({ ...list, userInformation: { ...list.userInformation, running } });
      expect(screen.getByText(text)).toBeVisible();
    },
  );

  it('says why policy information or payment led back to it', async () => {
    await openOffers(runningList(), {}, `${listPath}?neden=secim`);
    expect(screen.getByText(/Listeden bir teklif seçin/)).toBeVisible();
  });

  it('says that an address without a payment led back to it', async () => {
    await openOffers(runningList(), {}, `${listPath}?neden=odeme`);
    expect(screen.getByText(/Bu adreste bir ödeme bulamadık/)).toBeVisible();
  });

  it('shows the server’s message when the list cannot be read, and retries', async () => {
    let isUp = false;
    await openOffers(runningList(), {
      [getList]: () => (isUp ? runningList() : refused('unavailable', 'Sistem yanıt vermiyor')),
    });
    expect(screen.getByText('Sistem yanıt vermiyor')).toBeVisible();
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
    expect(await screen.findByText('Teklifler geliyor')).toBeVisible();
  });

  it('F356 clears campaigns and discounts applied before', async () => {
    sessionStorage.setItem(sessionKeys.appliedCampaign, '3');
    sessionStorage.setItem(sessionKeys.discountCode, 'X');
    await openOffers(runningList());
    expect([
      sessionStorage.getItem(sessionKeys.appliedCampaign),
      sessionStorage.getItem(sessionKeys.discountCode),
    ]).toEqual([null, null]);
  });
});
