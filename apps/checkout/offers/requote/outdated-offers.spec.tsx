import { endedVisit } from '@emsal/api/outcomes/ended-visit';
import type { Offer } from '@emsal/state/offer/offer-state';
import { sampleId, sampleList, sampleOffer } from '@emsal/state/offer/sample-offers';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refused, visitId } from '../../testing/fake-page';
import { resetOfferList, cheap, dear, getList, openOffers } from '../../testing/open-offers';

vi.mock('@emsal/platform/navigation/open-document', () => ({ openDocument: vi.fn(), replaceDocument: vi.fn() }));

beforeEach(() => {
  resetOfferList();
  sessionStorage.clear();
});

describe('expired offers', () => {
  const expired = [dear, cheap].map((offer) => ({ ...offer, isSaleExpired: true, isBuyButtonStatus: false }));
  const requote = 'POST quoterequestapi/offer/createOfferForCampaign';

  it('cannot be chosen; when all have expired, new quotes can be requested', async () => {
    let list = sampleList(expired);
    const { page, container } = await openOffers(list, {
      [getList]: () => list,
      [requote]: () => {
        list = sampleList([cheap], { quoteHeaderId: sampleId(9) });
        return list.offerNo;
      },
    });
    expect(screen.queryByRole('button', { name: /Teklifi seç/ })).toBeNull();
    const notice = await screen.findByRole('region', { name: 'Güncel fiyatları alın' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tekliflerin süresi doldu');
    expect(await axeViolations(container)).toEqual([]);
    await userEvent.click(within(notice).getByRole('button', { name: 'Şirketlere yeniden sor' }));
    expect(await screen.findByRole('button', { name: `Teklifi seç: ${cheap.firmName}` })).toBeVisible();
    expect(page.callsTo(requote).map(({ body }) => body)).toEqual([{ visitId, campaigns: {} }]);
    expect(screen.queryByText('Tekliflerin süresi doldu')).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  const again = { name: 'Şirketlere yeniden sor' };
  const rowOf = ({ firmName }: Offer) => screen.getByRole('article', { name: firmName });

  it('can be requoted while valid ones are chosen as usual', async () => {
    let list = sampleList([expired[0]!, cheap]);
    const { page } = await openOffers(list, {
      [getList]: () => list,
      [requote]: () => {
        list = sampleList([cheap, dear], { quoteHeaderId: sampleId(9) });
        return list.offerNo;
      },
    });
    expect(screen.getAllByRole('button', { name: /Teklifi seç/ })).toHaveLength(1);
    await userEvent.click(within(rowOf(dear)).getByRole('button', again));
    await waitFor(() => expect(screen.getAllByRole('button', { name: /Teklifi seç/ })).toHaveLength(2));
    expect(page.callsTo(requote).map(({ body }) => body)).toEqual([{ visitId, campaigns: {} }]);
    expect(page.callsTo('POST quoterequestapi/offer/RedirectToSummary')).toEqual([]);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('have no label: the best valid offer has it, in the list and above it', async () => {
    const others = [3, 4, 5].map((firmId) =>
      sampleOffer(firmId, firmId * 1_000_00 + 6_000_00, { coverageScore: firmId }),
    );
    await openOffers(sampleList([{ ...expired[1]!, coverageScore: 10 }, ...others]));
    const best = 'En iyi fiyat';
    expect(rowOf(cheap)).not.toHaveTextContent(/En iyi|En yüksek|En kapsamlı/);
    expect(rowOf(others[0]!)).toHaveTextContent(best);
    const featured = screen.getByRole('region', { name: /^Öne çıkan/ });
    expect(featured).not.toHaveTextContent(cheap.firmName);
    expect(within(featured).getByRole('article', { name: `Öne çıkan: ${others[0]!.firmName}` })).toHaveTextContent(
      best,
    );
  });

  it('show why new quotes cannot be requested', async () => {
    await openOffers(sampleList([expired[0]!, cheap]), { [requote]: refused('unavailable', 'Sistem yanıt vermiyor') });
    await userEvent.click(within(rowOf(dear)).getByRole('button', again));
    expect(await within(rowOf(dear)).findByRole('alert')).toHaveTextContent('Sistem yanıt vermiyor');
    expect(within(rowOf(dear)).getByRole('button', again)).not.toHaveAttribute('aria-busy');
  });

  it('F386 update by themselves on expiry, keeping the focus on the button', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const hour = 3_600_000;
    const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
    const ending = { ...dear, validUntil: inHours(1) };
    const lasting = { ...cheap, validUntil: inHours(30) };
    let list = sampleList([ending, lasting]);
    const { page } = await openOffers(list, { [getList]: () => list });
    within(rowOf(dear))
      .getByRole('button', { name: /Teklifi seç/ })
      .focus();
    const callsBefore = page.callsTo(getList).length;
    await act(() => vi.advanceTimersByTimeAsync(hour - 1_000));
    expect(page.callsTo(getList)).toHaveLength(callsBefore);
    list = sampleList([{ ...ending, isSaleExpired: true, isBuyButtonStatus: false }, lasting]);
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(rowOf(dear)).toHaveTextContent('Bu teklifin süresi doldu');
    expect(within(rowOf(dear)).getByRole('button', again)).toHaveFocus();
    await act(() => vi.advanceTimersByTimeAsync(24 * hour));
    expect(page.callsTo(getList)).toHaveLength(callsBefore + 1);
    vi.useRealTimers();
  });
});

describe('offers requested before the form was changed', () => {
  const requote = 'POST quoterequestapi/offer/createOfferForCampaign';
  const notice = () => screen.findByRole('region', { name: 'Güncel fiyatları alın' });

  it('say so, can still be chosen, and be requested with the new answers', async () => {
    let list = sampleList([dear], { formChange: 'changed' });
    const { container } = await openOffers(list, {
      [getList]: () => list,
      [requote]: () => {
        list = sampleList([cheap], { quoteHeaderId: sampleId(9) });
        return list.offerNo;
      },
    });
    expect(await notice()).toHaveTextContent('bilgilerinizi değiştirmeden önce alındı');
    expect(screen.getByRole('button', { name: `Teklifi seç: ${dear.firmName}` })).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
    await userEvent.click(within(await notice()).getByRole('button', { name: 'Şirketlere yeniden sor' }));
    expect(await screen.findByRole('button', { name: `Teklifi seç: ${cheap.firmName}` })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Güncel fiyatları alın' })).toBeNull();
  });

  it('lead to a new visit when theirs has ended', async () => {
    await openOffers(sampleList([dear], { formChange: 'changed' }), { [requote]: refused('notFound') });
    await userEvent.click(within(await notice()).getByRole('button', { name: 'Şirketlere yeniden sor' }));
    expect(await within(await notice()).findByText(endedVisit.message)).toBeVisible();
    expect(within(await notice()).getByRole('link', { name: 'Yeniden teklif alın' })).toBeVisible();
    expect(within(await notice()).queryByRole('button')).toBeNull();
  });

  it('link to the form when it is incomplete', async () => {
    await openOffers(sampleList([dear], { formChange: 'incomplete' }));
    const link = within(await notice()).getByRole('link', { name: 'Formu tamamla' });
    expect(link).toHaveAttribute('href', '/trafik-sigortasi/form');
    expect(within(await notice()).queryByRole('button')).toBeNull();
  });
});
