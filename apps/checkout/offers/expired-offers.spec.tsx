import { sampleId, sampleList } from '@emsal/state/offer/sample-offers';
import { axeFaults } from '@emsal/ui/testing/axe-faults';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { visitId } from '../testing/fake-page';
import { beginList, cheap, dear, getList, openOffers } from '../testing/open-offers';

jest.mock('../visit/open-document', () => ({ openDocument: jest.fn(), replaceDocument: jest.fn() }));

beforeEach(() => {
  beginList();
  sessionStorage.clear();
});

describe('offers whose time is over', () => {
  const over = [dear, cheap].map((offer) => ({ ...offer, isSaleExpired: true, isBuyButtonStatus: false }));
  const askAgain = 'POST quoterequestapi/offer/createOfferForCampaign';

  it('have no button; where all are, the insurers can be asked again in one press', async () => {
    let list = sampleList(over);
    const { page, container } = await openOffers(list, {
      [getList]: () => list,
      [askAgain]: () => {
        list = sampleList([cheap], { quoteHeaderId: sampleId(9) });
        return list.offerNo;
      },
    });
    expect(screen.queryByRole('button', { name: /Teklifi seç/ })).toBeNull();
    const notice = await screen.findByRole('region', { name: 'Güncel fiyatları alın' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tekliflerin süresi doldu');
    expect(await axeFaults(container)).toEqual([]);
    await userEvent.click(within(notice).getByRole('button', { name: 'Şirketlere yeniden sor' }));
    expect(await screen.findByRole('button', { name: `Teklifi seç: ${cheap.firmName}` })).toBeVisible();
    expect(page.asked(askAgain).map(({ body }) => body)).toEqual([{ visitId, campaigns: {} }]);
    expect(screen.queryByText('Tekliflerin süresi doldu')).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('stand beside those that hold: these are chosen as ever', async () => {
    await openOffers(sampleList([over[0]!, cheap]));
    expect(screen.getAllByRole('button', { name: /Teklifi seç/ })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Şirketlere yeniden sor' })).toBeNull();
  });
});
