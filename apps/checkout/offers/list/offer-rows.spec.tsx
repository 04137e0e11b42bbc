import type { Offer } from '@emsal/state/offer/offer-state';
import { sampleList, sampleOffer } from '@emsal/state/offer/sample-offers';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetOfferList, cheap, dear, firstRow, openOffers, shownNames } from '../../testing/open-offers';

vi.mock('@emsal/platform/navigation/open-document', () => ({ openDocument: vi.fn(), replaceDocument: vi.fn() }));

beforeEach(() => {
  resetOfferList();
  sessionStorage.clear();
});

describe('the offer list', () => {
  it('gives only the cheapest offer the primary button', async () => {
    await openOffers(sampleList([dear, cheap]));
    const classOf = (offer: Offer) =>
      within(screen.getByRole('region', { name: 'Teklifler' })).getByRole('button', {
        name: `Teklifi seç: ${offer.firmName}`,
      }).className;
    expect([classOf(cheap).includes('primary'), classOf(dear).includes('primary')]).toEqual([true, false]);
  });

  it('says for how many people a price is', async () => {
    const pricedPeople = { count: '3 yolcu', people: [] };
    const { userInformation } = sampleList([]);
    const insured = { ...userInformation.insured, pricedPeople };
    const list = sampleList([{ ...cheap, pricedPeople }, dear], { userInformation: { ...userInformation, insured } });
    await openOffers(list);
    const rows = within(screen.getByRole('region', { name: 'Teklifler' }));
    expect(rows.getAllByText('3 yolcu için')).toHaveLength(1);
    expect(screen.getByText(/ · 3 yolcu$/)).toBeVisible();
  });

  it('has a skip link before everything above it', async () => {
    await openOffers(sampleList([dear, cheap]));
    const link = screen.getByRole('link', { name: 'Tekliflere geç' });
    const list = document.querySelector<HTMLElement>(link.getAttribute('href')!)!;
    expect(list).toContainElement(firstRow());
    list.focus();
    expect(list).toHaveFocus();
    const before = screen.getByRole('region', { name: 'Fiyat ve kapsamın dağılımı' });
    expect(link.compareDocumentPosition(before)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('shows a seven-figure price smaller, so that its button fits', async () => {
    await openOffers(sampleList([cheap, sampleOffer(41, 1_000_000_00)]));
    const sizeOf = (amount: string) =>
      within(screen.getByRole('region', { name: 'Teklifler' })).getByText(amount, { exact: false, selector: 'span' })
        .className;
    expect([sizeOf('7.000'), sizeOf('1.000.000')]).toEqual([
      expect.stringContaining('large'),
      expect.stringContaining('normal'),
    ]);
  });

  it('recommends the cheapest first where covers are the same by law, and sorts as chosen', async () => {
    await openOffers(sampleList([dear, cheap]));
    expect(shownNames()).toEqual([cheap.firmName, dear.firmName]);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sırala' }), 'En geniş kapsam');
    expect(shownNames()).toEqual([dear.firmName, cheap.firmName]);
    expect(screen.getByText('2 teklif, kapsama göre sıralı')).toBeVisible();
  });

  it('explains the price up to the total', async () => {
    const breakdown = {
      base: 10_000_00,
      discounts: [{ description: 'Hasarsızlık indirimi', amount: 3_500_00 }],
      surcharges: [],
      taxes: [{ description: 'BSMV (%5)', amount: 500_00 }],
      instalmentCost: 0,
      total: 7_000_00,
    };
    await openOffers(sampleList([{ ...cheap, breakdown }]));
    await userEvent.click(screen.getByText('Fiyat ve puan'));
    await within(firstRow()).findByText('Hasarsızlık indirimi');
    const texts = within(firstRow())
      .getAllByRole('definition')
      .map((value) => value.textContent);
    expect(texts).toEqual(
      expect.arrayContaining(['10.000,00\u00A0₺', '−\u00A03.500,00\u00A0₺', '500,00\u00A0₺', '7.000,00\u00A0₺']),
    );
  });

  it('F027 shows a phone number instead of a button for call-centre offers', async () => {
    await openOffers(sampleList([{ ...cheap, firmId: 103, isCallCentreOnly: true }]));
    expect(within(firstRow()).queryByRole('button', { name: /Teklifi seç/ })).toBeNull();
    expect(within(firstRow()).getByRole('link', { name: /bizi arayın/ })).toHaveAttribute('href', 'tel:+908500000002');
  });
});
