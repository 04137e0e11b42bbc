import { sampleId, sampleList } from '@emsal/state/offer/sample-offers';
import { axeFaults } from '@emsal/ui/testing/axe-faults';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refused, visitId } from '../testing/fake-page';
import { askedInsurer, beginList, cheap, getList, openOffers, shownRows } from '../testing/open-offers';

jest.mock('../visit/open-document', () => ({ openDocument: jest.fn(), replaceDocument: jest.fn() }));

beforeEach(() => {
  beginList();
  sessionStorage.clear();
});

describe('no offers', () => {
  const zero = (messageCode: string) =>
    sampleList([], {
      zeroOffer: { messageCode, message: '' },
      insurers: [{ ...askedInsurer(7, 'Toros Sigorta'), state: 'declined', reason: 'Vermiyor' }],
    });

  it('opens the dialog, and its reasons can be read', async () => {
    const { container } = await openOffers(zero('0Offer2Group'));
    const dialog = await screen.findByRole('dialog', { name: 'Şirketlerden teklif gelmedi' });
    expect(within(dialog).getByText('Vermiyor')).toBeInTheDocument();
    expect(await axeFaults(container)).toEqual([]);
  });

  describe('because every insurer failed', () => {
    const outage = sampleList([], {
      zeroOffer: { messageCode: '0Offer2Group', message: '', isOutage: true },
      assumptions: { ...sampleList([]).assumptions, campaigns: { child: { age: 4 } } },
    });
    const askAnew = async () => userEvent.click(await screen.findByRole('button', { name: 'Şirketlere yeniden sor' }));

    it('asks them again with what the list assumes, and shows what they say then', async () => {
      let list = outage;
      const answered = sampleList([cheap], { quoteHeaderId: sampleId(9) });
      const { page } = await openOffers(outage, {
        [getList]: () => list,
        'POST quoterequestapi/offer/createOfferForCampaign': () => {
          list = answered;
          return list.offerNo;
        },
      });
      await askAnew();
      await waitFor(() => expect(shownRows()).toHaveLength(1));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(page.asked('POST quoterequestapi/offer/createOfferForCampaign').map(({ body }) => body)).toEqual([
        { visitId, campaigns: { child: { age: 4 } } },
      ]);
    });

    it('says why they could not be asked', async () => {
      await openOffers(outage, { 'POST quoterequestapi/offer/createOfferForCampaign': refused('402', 'Bizi arayın.') });
      await askAnew();
      expect(await screen.findByText('Bizi arayın.')).toBeInTheDocument();
    });
  });

  it('closing it leads back to the first form step, whose title the keyboard goes on from', async () => {
    const { path: where } = await openOffers(zero('0Offer2Group'));
    await userEvent.click(await screen.findByRole('button', { name: 'Kapat' }));
    expect(where()).toBe('/trafik-sigortasi/form/temel-bilgiler');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'elsewhere' })).toHaveFocus());
  });
});
