import { createClient } from '@emsal/api/client';
import { factsOf } from '@emsal/lines/registry/facts-of';
import { selectOffers } from '@emsal/state/offer/offer-slice';
import { initialOfferState } from '@emsal/state/offer/offer-state';
import { sampleId, sampleOffer } from '@emsal/state/offer/sample-offers';
import { fakePage, visitId } from '../../testing/fake-page';
import { memorySession } from '../../testing/memory-session';
import { busyDuration, chooseOffer } from './choose-offer';

const offer = sampleOffer(12, 7_000_00);
const redirect = 'POST quoterequestapi/offer/RedirectToSummary';

function setUp() {
  const page = fakePage({ [redirect]: { offerId: offer.id } });
  const session = memorySession();
  const { dispatch } = page.store;
  const ports = { client: createClient(page.transport), session, dispatch, activeOfferId: () => null };
  const state = () => selectOffers('TRAFFIC')(page.store.getState() as never);
  return { page, ports, session, state };
}

describe('choosing an offer', () => {
  const chosenOf = {
    quoteHeaderId: sampleId(999),
    selectedCampaigns: { child: '3', job: '013', driver: '6' },
    busyProducts: [],
  };
  const choose = (setup: ReturnType<typeof setUp>, more = {}, chosen = offer) =>
    chooseOffer(setup.ports, { line: factsOf('TRAFFIC'), visitId, offer: chosen, chosenOf: { ...chosenOf, ...more } });
  const withJob = { ...offer, discountList: [{ type: 0, description: 'Meslek indirimi', customDataCode: '013' }] };

  it('F380 stores the offer id', async () => {
    const setup = setUp();
    await choose(setup);
    expect(setup.session.read('offer-id-53')).toBe(offer.id);
  });

  it('F381 stores the selected campaign ids joined by dashes', async () => {
    const setup = setUp();
    await choose(setup, {}, withJob);
    expect(setup.session.read('campaigns-53')).toBe('3-0-6');
    expect(setup.page.callsTo(redirect)[0]!.body).toMatchObject({
      campaigns: [3, 0, 6],
    });
  });

  it.each(['003', '013'])('does not send the job discount code %s of other offers', async (job) => {
    const setup = setUp();
    await choose(setup, { selectedCampaigns: { child: null, job, driver: null } });
    expect(setup.page.callsTo(redirect)[0]!.body).toMatchObject({ campaigns: [] });
  });

  it('does nothing while the button is busy', async () => {
    const setup = setUp();
    expect(await choose(setup, { busyProducts: [offer.productId] })).toBeNull();
    expect(setup.page.calls).toEqual([]);
  });

  it('F365 the busy flag clears after one second', async () => {
    vi.useFakeTimers();
    const setup = setUp();
    const chosen = choose(setup);
    vi.advanceTimersByTime(busyDuration - 1);
    const before = setup.state().busyProducts;
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await chosen;
    expect([busyDuration, before, setup.state().busyProducts]).toEqual([
      1_000,
      [offer.productId],
      initialOfferState.busyProducts,
    ]);
  });
});
