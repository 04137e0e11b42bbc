import { createClient } from '@emsal/api/client';
import { factsOf } from '@emsal/lines/facts/line-facts';
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { SessionStore } from '@emsal/platform/storage/session-store';
import { cleanEvent } from '@emsal/platform/tracking/tracking';
import type { TrackEvent } from '@emsal/platform/tracking/tracking';
import { initialOfferState } from '@emsal/state/offer/offer-state';
import type { Offer } from '@emsal/state/offer/offer-state';
import { sampleList, sampleOffer } from '@emsal/state/offer/sample-offers';
import { offersRequested, selectOffers } from '@emsal/state/offer/offer-slice';
import { fakePage, visitId } from '../testing/fake-page';
import { busyFor, chooseOffer } from './choose-offer';
import { settleOffers } from './settle-offers';

const offer = sampleOffer(12, 7_000_00);
const answers = (offers: Offer[]) => ({
  'POST quoterequestapi/offer/GetOfferList': sampleList(offers),
  'POST quoterequestapi/offer/getcampaign': [{ id: 3, name: 'Çocuk' }],
  'GET quoterequestapi/sharedstep/getAbTestList/': [{ index: 25, value: 'B' }],
  'POST quoterequestapi/offer/GetCrossOfferCount': [{ crossOfferUrl: '/kasko-sigortasi/listeleme', count: 4 }],
  'GET quoterequestapi/sharedstep/CreateShortLinkHash/': { hash: 'h' },
  'POST quoterequestapi/offer/RedirectToSummary': { offerId: offer.id },
});
function session(): SessionStore {
  const kept = new Map<string, string>();
  return {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  };
}

function setUp(line: LineId, offers: Offer[] = [offer], kept = session()) {
  const page = fakePage(answers(offers));
  const ports = {
    client: createClient(page.transport),
    session: kept,
    dispatch: page.store.dispatch,
    heldId: () => null,
  };
  return {
    page,
    ports,
    kept,
    state: () => selectOffers(line)(page.store.getState() as never),
    settle: () => settleOffers(ports, factsOf(line), visitId),
  };
}

describe('the last loads', () => {
  it.each([
    ['F339', 'offers', 'POST quoterequestapi/offer/GetOfferList'],
    ['F340', 'campaigns', 'POST quoterequestapi/offer/getcampaign'],
    ['F341', 'the A/B test list', 'GET quoterequestapi/sharedstep/getAbTestList/'],
  ])('%s bring %s', async (_, __, call) => {
    const { page, settle } = setUp('TRAFFIC');
    await settle();
    expect(page.asked(call)).toHaveLength(1);
  });

  it('ask for campaigns of the visit with header 0', async () => {
    const { page, settle } = setUp('TRAFFIC');
    await settle();
    expect(page.asked('POST quoterequestapi/offer/getcampaign')[0]!.body).toEqual({ visitId, quoteHeaderId: 0 });
  });

  it.each<[string, LineId, number]>([
    ['F342', 'AUTO', 1],
    ['F342', 'TRAFFIC', 1],
    ['F342', 'HOME', 1],
    ['F342', 'DASK', 1],
    ['F285 F342', 'SHORTTRAFFIC', 0],
  ])('%s ask for the cross offers of %s %d times', async (_, line, times) => {
    const { page, settle } = setUp(line);
    await settle();
    expect(page.asked('POST quoterequestapi/offer/GetCrossOfferCount')).toHaveLength(times);
  });

  it('F343 are followed by the end of the preloader', async () => {
    const { ports, settle, state } = setUp('TRAFFIC');
    ports.dispatch(offersRequested({ line: 'TRAFFIC' }));
    const settled = settle();
    const during = state().isPreloading;
    await settled;
    expect([during, state().isPreloading]).toEqual([true, false]);
  });

  it('F346 store the risk flag when an offer is risky', async () => {
    const { settle, kept } = setUp('TRAFFIC', [offer, sampleOffer(41, 1, { isRisk: true })]);
    await settle();
    expect(kept.read('is-risk')).toBe('true');
  });

  it('F347 remove the risk flag of the load before', async () => {
    const kept = session();
    kept.write('is-risk', 'true');
    await setUp('TRAFFIC', [offer], kept).settle();
    expect(kept.read('is-risk')).toBeNull();
  });

  it('F348 save the offer number of the branch with at least one offer', async () => {
    const [none, some] = [setUp('TRAFFIC', []), setUp('TRAFFIC')];
    await Promise.all([none.settle(), some.settle()]);
    expect([none.kept.read('offer-no-53'), some.kept.read('offer-no-53')]).toEqual([null, '4831092700']);
  });

  it.each<[LineId, Offer[], number]>([
    ['AUTO', [offer], 1],
    ['TRAFFIC', [offer], 1],
    ['TRAFFIC', [], 0],
    ['HOME', [offer], 0],
  ])('F349 on %s with offers %j ask for a short link hash %d times', async (line, offers, times) => {
    const { page, settle } = setUp(line, offers);
    await settle();
    expect(page.asked('GET quoterequestapi/sharedstep/CreateShortLinkHash/')).toHaveLength(times);
  });
});

describe('what the analytics queue hears of the last loads', () => {
  const heard = async (offers: Offer[]): Promise<TrackEvent[]> => {
    const events: TrackEvent[] = [];
    Object.assign(globalThis, { emsalBoot: { track: (event: TrackEvent) => events.push(event) } });
    await setUp('TRAFFIC', offers).settle();
    Object.assign(globalThis, { emsalBoot: undefined });
    return events.map(cleanEvent);
  };

  it('F350 is the short-link hash where there are offers', async () => {
    expect(await heard([offer])).toEqual([{ name: 'offers', data: { line: 'TRAFFIC', shortLink: 'h' } }]);
  });

  it('F352 is a loading error where there are none', async () => {
    expect(await heard([])).toEqual([
      { name: 'loading-error', data: { line: 'TRAFFIC', reason: 'noOffer', insurerCount: 0 } },
    ]);
  });
});

describe('choosing an offer', () => {
  const chosenOf = {
    quoteHeaderId: sampleList([]).quoteHeaderId,
    selectedCampaigns: { child: '3', job: '013', driver: '6' },
    busyProducts: [],
  };
  const choose = (set: ReturnType<typeof setUp>, more = {}, chosen = offer) =>
    chooseOffer(set.ports, { line: factsOf('TRAFFIC'), visitId, offer: chosen, chosenOf: { ...chosenOf, ...more } });
  const withJob = { ...offer, discountList: [{ type: 0, description: 'Meslek indirimi', customDataCode: '013' }] };

  it('F380 stores the offer id', async () => {
    const set = setUp('TRAFFIC');
    await choose(set);
    expect(set.kept.read('offer-id-53')).toBe(offer.id);
  });

  it('F381 stores the selected campaign ids joined by dashes', async () => {
    const set = setUp('TRAFFIC');
    await choose(set, {}, withJob);
    expect(set.kept.read('campaigns-53')).toBe('3-0-6');
    expect(set.page.asked('POST quoterequestapi/offer/RedirectToSummary')[0]!.body).toMatchObject({
      campaigns: [3, 0, 6],
    });
  });

  it.each(['003', '013'])('does not ask an offer for the job discount of others, whose code is %s', async (job) => {
    const set = setUp('TRAFFIC');
    await choose(set, { selectedCampaigns: { child: null, job, driver: null } });
    expect(set.page.asked('POST quoterequestapi/offer/RedirectToSummary')[0]!.body).toMatchObject({ campaigns: [] });
  });

  it('does nothing while its button is busy', async () => {
    const set = setUp('TRAFFIC');
    expect(await choose(set, { busyProducts: [offer.productId] })).toBeNull();
    expect(set.page.heard).toEqual([]);
  });

  it('F365 the busy flag clears after one second', async () => {
    jest.useFakeTimers();
    const set = setUp('TRAFFIC');
    const chosen = choose(set);
    jest.advanceTimersByTime(busyFor - 1);
    const before = set.state().busyProducts;
    jest.advanceTimersByTime(1);
    jest.useRealTimers();
    await chosen;
    expect([busyFor, before, set.state().busyProducts]).toEqual([
      1_000,
      [offer.productId],
      initialOfferState.busyProducts,
    ]);
  });
});
