import { sampleList, sampleOffer } from '@emsal/state/offer/sample-offers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beginList, cheap, dear, openOffers, shownRows } from '../testing/open-offers';

jest.mock('../visit/open-document', () => ({ openDocument: jest.fn(), replaceDocument: jest.fn() }));
const lost = () => {
  throw Object.assign(new Error('no connection'), { name: 'ChunkLoadError' });
};
jest.mock('./compare-all', () => lost());
jest.mock('./ask-list-anew', () => lost());
jest.mock('./list/lead-to-row', () => lost());
jest.mock('./campaigns/judge-wish', () => lost());

beforeEach(() => {
  beginList();
  sessionStorage.clear();
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
});

const words = 'Bağlantınızı kontrol edip yeniden deneyin.';

describe('a press whose script does not come', () => {
  it('says so in the bar of the picks, which stay', async () => {
    await openOffers(sampleList([cheap, dear]));
    for (const row of shownRows()) await userEvent.click(within(row).getByRole('checkbox', { name: /^Kıyasla/ }));
    const bar = await screen.findByRole('region', { name: 'Kıyaslanacak teklifler' });
    await userEvent.click(within(bar).getByRole('button', { name: '2 teklifi kıyasla' }));
    expect(await within(bar).findByText(words)).toBeVisible();
    expect(within(bar).getByRole('button', { name: '2 teklifi kıyasla' })).toBeVisible();
  });

  it('says so above the featured offers, where it was pressed', async () => {
    const many = [3, 1, 2, 4].map((at) => sampleOffer(at, at * 1_000_00, { coverageScore: at }));
    await openOffers(sampleList(many));
    const featured = screen.getByRole('region', { name: /^Öne çıkan/ });
    await userEvent.click(within(featured).getByRole('button', { name: /kıyasla$/ }));
    expect(await within(featured).findByRole('alert')).toHaveTextContent(words);
  });

  it('says so at an offer that is over', async () => {
    await openOffers(sampleList([cheap, { ...dear, isSaleExpired: true, isBuyButtonStatus: false }]));
    const row = screen.getByRole('article', { name: dear.firmName });
    await userEvent.click(within(row).getByRole('button', { name: 'Şirketlere yeniden sor' }));
    expect(await within(row).findByRole('alert')).toHaveTextContent(words);
  });

  it('says so in the dialog of the campaigns, where what was typed stays', async () => {
    const child = { id: 3, kind: 'child', name: '', maxPercent: 15, isApplied: false, insurers: [] };
    await openOffers(sampleList([cheap]), { 'POST quoterequestapi/offer/getcampaign': [child] });
    await userEvent.click(await screen.findByRole('button', { name: 'Kampanyalar' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), '4');
    await userEvent.click(dialog.getByRole('button', { name: /yeniden sor/ }));
    expect(await dialog.findByText(words)).toBeVisible();
    expect(dialog.getByRole('textbox')).toHaveValue('4');
  });

  it('leads from the picture to a row that is in sight all the same', async () => {
    const many = Array.from({ length: 6 }, (_, at) => sampleOffer(at + 1, (at + 1) * 1_000_00));
    await openOffers(sampleList(many));
    await userEvent.click(screen.getByText('Bütün fiyatlar ve kapsam puanları'));
    await userEvent.click(screen.getByRole('button', { name: `${many[2]!.firmName}:` }));
    await waitFor(() => expect(screen.getByRole('article', { name: many[2]!.firmName })).toHaveFocus());
  });
});
