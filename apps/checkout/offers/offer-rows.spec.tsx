import type { Offer } from '@emsal/state/offer/offer-state';
import { sampleList, sampleOffer } from '@emsal/state/offer/sample-offers';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beginList, cheap, dear, firstRow, openOffers, shownNames, shownRows } from '../testing/open-offers';

jest.mock('../visit/open-document', () => ({ openDocument: jest.fn(), replaceDocument: jest.fn() }));

beforeEach(() => {
  beginList();
  sessionStorage.clear();
});

describe('the list', () => {
  it('gives the one primary button to the cheapest offer', async () => {
    await openOffers(sampleList([dear, cheap]));
    const classOf = (offer: Offer) =>
      within(screen.getByRole('region', { name: 'Teklifler' })).getByRole('button', {
        name: `Teklifi seç: ${offer.firmName}`,
      }).className;
    expect([classOf(cheap).includes('primary'), classOf(dear).includes('primary')]).toEqual([true, false]);
  });

  it('is reached by a link before what stands above it', async () => {
    await openOffers(sampleList([dear, cheap]));
    const link = screen.getByRole('link', { name: 'Tekliflere geç' });
    const list = document.querySelector<HTMLElement>(link.getAttribute('href')!)!;
    expect(list).toContainElement(firstRow());
    list.focus();
    expect(list).toHaveFocus();
    const before = screen.getByRole('region', { name: 'Fiyat ve kapsamın dağılımı' });
    expect(link.compareDocumentPosition(before)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('writes a price of seven figures smaller, so that its button keeps its place', async () => {
    await openOffers(sampleList([cheap, sampleOffer(41, 1_000_000_00)]));
    const sizeOf = (amount: string) =>
      within(screen.getByRole('region', { name: 'Teklifler' })).getByText(amount, { exact: false, selector: 'span' })
        .className;
    expect([sizeOf('7.000'), sizeOf('1.000.000')]).toEqual([
      expect.stringContaining('large'),
      expect.stringContaining('normal'),
    ]);
  });

  it('sorts by price on demand', async () => {
    await openOffers(sampleList([dear, cheap]));
    expect(shownNames()).toEqual([dear.firmName, cheap.firmName]);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sırala' }), 'En düşük fiyat');
    await waitFor(() => expect(shownNames()).toEqual([cheap.firmName, dear.firmName]));
    expect(screen.getByText('2 teklif, fiyata göre sıralı')).toBeVisible();
  });

  it('shows another order with the press; the document follows, for keyboard and screen reader', async () => {
    await openOffers(sampleList([dear, cheap]));
    const places = () => shownRows().map((one) => one.closest('li')!.style.order);
    fireEvent.change(screen.getByRole('combobox', { name: 'Sırala' }), { target: { value: 'price' } });
    expect([shownNames(), places()]).toEqual([
      [dear.firmName, cheap.firmName],
      ['-1', '-2'],
    ]);
    await waitFor(() => expect(shownNames()).toEqual([cheap.firmName, dear.firmName]));
    expect(places()).toEqual(['', '']);
  });

  it('explains a price in parts that end in what is paid', async () => {
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
      expect.arrayContaining(['10.000,00\u00A0₺', '− 3.500,00\u00A0₺', '500,00\u00A0₺', '7.000,00\u00A0₺']),
    );
  });

  it('F027 an offer of the call centre shows the telephone instead of a button', async () => {
    await openOffers(sampleList([{ ...cheap, firmId: 103, isCallCentreOnly: true }]));
    expect(within(firstRow()).queryByRole('button', { name: /Teklifi seç/ })).toBeNull();
    expect(within(firstRow()).getByRole('link', { name: /bizi arayın/ })).toHaveAttribute('href', 'tel:+908500000002');
  });
});
