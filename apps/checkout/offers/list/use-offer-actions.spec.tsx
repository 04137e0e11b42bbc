import { endedVisit } from '@emsal/api/outcomes/ended-visit';
import type { Offer } from '@emsal/state/offer/offer-state';
import { markBest } from '@emsal/state/offer/mark-best';
import { sampleId, sampleList, sampleOffer } from '@emsal/state/offer/sample-offers';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refused, visitId } from '../../testing/fake-page';
import type { Responses } from '../../testing/fake-page';
import {
  resetOfferList,
  cheap,
  dear,
  firstRow,
  getList,
  openOffers,
  shownNames,
  shownRows,
} from '../../testing/open-offers';
import { openDocument } from '@emsal/platform/navigation/open-document';

vi.mock('@emsal/platform/navigation/open-document', () => ({ openDocument: vi.fn(), replaceDocument: vi.fn() }));

beforeEach(() => {
  resetOfferList();
  sessionStorage.clear();
});

describe('choosing an offer', () => {
  const choose = async (answer: unknown) => {
    const opened = await openOffers(sampleList([cheap]), { 'POST quoterequestapi/offer/RedirectToSummary': answer });
    await userEvent.click(screen.getByRole('button', { name: `Teklifi seç: ${cheap.firmName}` }));
    return opened;
  };

  it('informs the server, then opens policy information as a new document', async () => {
    const { page } = await choose({ offerId: cheap.id });
    expect(page.callsTo('POST quoterequestapi/offer/RedirectToSummary')[0]!.body).toMatchObject({
      visitId,
      productId: cheap.productId,
    });
    expect(openDocument).toHaveBeenCalledWith('/trafik-sigortasi/police-bilgileri');
  });

  const expired = refused('offerExpired', 'Bu teklifin süresi doldu. Bilgilerinizle yeniden teklif alın.');
  const chooseAmong = async (offers: Offer[], answer: unknown, more: Responses = {}) =>
    openOffers(sampleList(offers), { 'POST quoterequestapi/offer/RedirectToSummary': answer, ...more });
  const requoteButton = { name: 'Şirketlere yeniden sor' };

  it('F386 offers to request new quotes at an expired offer, with the assumptions of the list', async () => {
    const assumptions = { ...sampleList([]).assumptions, campaigns: { child: { age: 4 } } };
    let list = sampleList([cheap, dear], { assumptions });
    const { page, container } = await chooseAmong([], expired, {
      [getList]: () => list,
      'POST quoterequestapi/offer/createOfferForCampaign': () => {
        list = sampleList([dear], { quoteHeaderId: sampleId(9) });
        return list.offerNo;
      },
    });
    await userEvent.click(screen.getByRole('button', { name: `Teklifi seç: ${cheap.firmName}` }));
    const old = shownRows().find((one) => within(one).queryByRole('alert') !== null)!;
    expect(within(old).getByRole('heading')).toHaveTextContent(cheap.firmName);
    expect(within(old).getByRole('alert')).toHaveTextContent('Bu teklifin süresi doldu');
    expect(screen.getByRole('button', { name: `Teklifi seç: ${dear.firmName}` })).toBeVisible();
    expect(openDocument).not.toHaveBeenCalled();
    expect(await axeViolations(container)).toEqual([]);
    await userEvent.click(within(old).getByRole('button', requoteButton));
    await waitFor(() => expect(shownNames()).toEqual([dear.firmName]));
    expect(page.callsTo('POST quoterequestapi/offer/createOfferForCampaign').map(({ body }) => body)).toEqual([
      { visitId, campaigns: { child: { age: 4 } } },
    ]);
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('shows the message where the button was pressed, also in a featured card', async () => {
    const fourOffers = [cheap, dear, sampleOffer(7, 8_000_00), sampleOffer(8, 8_500_00)];
    await chooseAmong(markBest(fourOffers), expired);
    const featured = screen.getByRole('region', { name: /^Öne çıkan/ });
    await userEvent.click(within(featured).getByRole('button', { name: `Teklifi seç: ${cheap.firmName}` }));
    expect(await within(featured).findByRole('alert')).toHaveTextContent('Bu teklifin süresi doldu');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(within(featured).getByRole('button', requoteButton)).toBeVisible();
  });

  it('offers to request new quotes for a withdrawn offer, too', async () => {
    await choose(refused('offerGone', 'Bu teklif artık listede değil.'));
    expect(await within(firstRow()).findByRole('alert')).toHaveTextContent('Bu teklif artık listede değil.');
    expect(within(firstRow()).getByRole('button', requoteButton)).toBeVisible();
  });

  it('says that the visit has ended, and leads to a new one', async () => {
    await choose(refused('notFound', 'Aradığınız kayıt bulunamadı.'));
    const alert = await within(firstRow()).findByRole('alert');
    expect(alert).toHaveTextContent(endedVisit.message);
    const link = within(alert).getByRole('link', { name: 'Yeniden teklif alın' });
    expect(link).toHaveAttribute('href', '/trafik-sigortasi/form');
    expect(link).toHaveAttribute('data-reload');
  });

  it('offers no new quotes when another offer has to be chosen', async () => {
    await choose(refused('callCentreOnly', 'Bizi arayın.'));
    expect(await within(firstRow()).findByRole('alert')).toHaveTextContent('Bizi arayın.');
    expect(screen.queryByRole('button', requoteButton)).toBeNull();
  });
});
