import { sampleId, sampleList } from '@emsal/state/offer/sample-offers';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refused, visitId } from '../../testing/fake-page';
import { askedInsurer, resetOfferList, cheap, getList, openOffers, shownRows } from '../../testing/open-offers';

vi.mock('@emsal/platform/navigation/open-document', () => ({ openDocument: vi.fn(), replaceDocument: vi.fn() }));

beforeEach(() => {
  resetOfferList();
  sessionStorage.clear();
});

describe('no offers', () => {
  const zero = (messageCode: string) =>
    sampleList([], {
      zeroOffer: { messageCode, message: '' },
      insurers: [{ ...askedInsurer(7, 'Toros Sigorta'), state: 'declined', reason: 'Vermiyor' }],
    });

  it('opens the dialog with the insurers’ reasons', async () => {
    const { container } = await openOffers(zero('0Offer2Group'));
    const dialog = await screen.findByRole('dialog', { name: 'Şirketlerden teklif gelmedi' });
    expect(within(dialog).getByText('Vermiyor')).toBeInTheDocument();
    expect(await axeViolations(container)).toEqual([]);
  });

  describe('because every insurer failed', () => {
    const outage = sampleList([], {
      zeroOffer: { messageCode: '0Offer2Group', message: '', isOutage: true },
      assumptions: { ...sampleList([]).assumptions, campaigns: { child: { age: 4 } } },
    });
    const requoteButton = async () =>
      userEvent.click(await screen.findByRole('button', { name: 'Şirketlere yeniden sor' }));

    it('requests quotes with the assumptions of the list and shows the result', async () => {
      let list = outage;
      const answeredList = sampleList([cheap], { quoteHeaderId: sampleId(9) });
      const { page } = await openOffers(outage, {
        [getList]: () => list,
        'POST quoterequestapi/offer/createOfferForCampaign': () => {
          list = answeredList;
          return list.offerNo;
        },
      });
      await requoteButton();
      await waitFor(() => expect(shownRows()).toHaveLength(1));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(page.callsTo('POST quoterequestapi/offer/createOfferForCampaign').map(({ body }) => body)).toEqual([
        { visitId, campaigns: { child: { age: 4 } } },
      ]);
    });

    it('shows why quotes could not be requested', async () => {
      await openOffers(outage, { 'POST quoterequestapi/offer/createOfferForCampaign': refused('402', 'Bizi arayın.') });
      await requoteButton();
      expect(await screen.findByText('Bizi arayın.')).toBeInTheDocument();
    });
  });

  it('returns to the first step and focuses its title when closed', async () => {
    const { path: where } = await openOffers(zero('0Offer2Group'));
    await userEvent.click(await screen.findByRole('button', { name: 'Kapat' }));
    expect(where()).toBe('/trafik-sigortasi/form/temel-bilgiler');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'elsewhere' })).toHaveFocus());
  });
});
