import { createClient } from '@emsal/api/client';
import { factsOf } from '@emsal/lines/registry/facts-of';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { cleanEvent } from '@emsal/platform/tracking/tracking';
import type { TrackEvent } from '@emsal/platform/tracking/tracking';
import type { Offer } from '@emsal/state/offer/offer-state';
import { sampleList, sampleOffer } from '@emsal/state/offer/sample-offers';
import { offersRequested, selectOffers } from '@emsal/state/offer/offer-slice';
import { fakePage, visitId } from '../../testing/fake-page';
import { memorySession } from '../../testing/memory-session';
import { loadFinalList } from './load-final-list';

const offer = sampleOffer(12, 7_000_00);
const answers = (offers: Offer[]) => ({
  'POST quoterequestapi/offer/GetOfferList': sampleList(offers),
  'POST quoterequestapi/offer/getcampaign': [{ id: 3, name: 'Çocuk' }],
  'GET quoterequestapi/sharedstep/getAbTestList/': [{ index: 25, value: 'B' }],
  'POST quoterequestapi/offer/GetCrossOfferCount': [{ crossOfferUrl: '/kasko-sigortasi/listeleme', count: 4 }],
  'GET quoterequestapi/sharedstep/CreateShortLinkHash/': { hash: 'h' },
});
function setUp(line: LineId, offers: Offer[] = [offer], stored = memorySession()) {
  const page = fakePage(answers(offers));
  const ports = {
    client: createClient(page.transport),
    session: stored,
    dispatch: page.store.dispatch,
    activeOfferId: () => null,
  };
  return {
    page,
    ports,
    stored,
    state: () => selectOffers(line)(page.store.getState() as never),
    load: () => loadFinalList(ports, factsOf(line), visitId),
  };
}

describe('the final loads', () => {
  it.each([
    ['F339', 'offers', 'POST quoterequestapi/offer/GetOfferList'],
    ['F340', 'campaigns', 'POST quoterequestapi/offer/getcampaign'],
    ['F341', 'the A/B test list', 'GET quoterequestapi/sharedstep/getAbTestList/'],
  ])('%s load %s', async (_, __, call) => {
    const { page, load } = setUp('TRAFFIC');
    await load();
    expect(page.callsTo(call)).toHaveLength(1);
  });

  it('request the campaigns of the visit with header 0', async () => {
    const { page, load } = setUp('TRAFFIC');
    await load();
    expect(page.callsTo('POST quoterequestapi/offer/getcampaign')[0]!.body).toEqual({ visitId, quoteHeaderId: 0 });
  });

  it.each<[string, LineId, number]>([
    ['F342', 'AUTO', 1],
    ['F342', 'TRAFFIC', 1],
    ['F342', 'HOME', 1],
    ['F342', 'DASK', 1],
    ['F285 F342', 'SHORTTRAFFIC', 0],
  ])('%s request the cross offers of %s %d times', async (_, line, times) => {
    const { page, load } = setUp(line);
    await load();
    expect(page.callsTo('POST quoterequestapi/offer/GetCrossOfferCount')).toHaveLength(times);
  });

  it('F343 end the preloader', async () => {
    const { ports, load, state } = setUp('TRAFFIC');
    ports.dispatch(offersRequested({ line: 'TRAFFIC' }));
    const loading = load();
    const during = state().isPreloading;
    await loading;
    expect([during, state().isPreloading]).toEqual([true, false]);
  });

  it('F346 store the risk flag for a risky offer', async () => {
    const { load, stored } = setUp('TRAFFIC', [offer, sampleOffer(41, 1, { isRisk: true })]);
    await load();
    expect(stored.read('is-risk')).toBe('true');
  });

  it('F347 remove the previous risk flag', async () => {
    const stored = memorySession();
    stored.write('is-risk', 'true');
    await setUp('TRAFFIC', [offer], stored).load();
    expect(stored.read('is-risk')).toBeNull();
  });

  it('F348 store the offer number of the branch if there is an offer', async () => {
    const none = setUp('TRAFFIC', []);
    const some = setUp('TRAFFIC');
    await Promise.all([none.load(), some.load()]);
    expect([none.stored.read('offer-no-53'), some.stored.read('offer-no-53')]).toEqual([null, '4831092700']);
  });

  it.each<[LineId, Offer[], number]>([
    ['AUTO', [offer], 1],
    ['TRAFFIC', [offer], 1],
    ['TRAFFIC', [], 0],
    ['HOME', [offer], 0],
  ])('F349 on %s with offers %j request a short link hash %d times', async (line, offers, times) => {
    const { page, load } = setUp(line, offers);
    await load();
    expect(page.callsTo('GET quoterequestapi/sharedstep/CreateShortLinkHash/')).toHaveLength(times);
  });
});

describe('tracking events of the final loads', () => {
  const trackedEvents = async (offers: Offer[]): Promise<TrackEvent[]> => {
    const events: TrackEvent[] = [];
    Object.assign(globalThis, { emsalBoot: { track: (event: TrackEvent) => events.push(event) } });
    await setUp('TRAFFIC', offers).load();
    Object.assign(globalThis, { emsalBoot: undefined });
    return events.map(cleanEvent);
  };

  it('F350 have the short link hash with offers', async () => {
    expect(await trackedEvents([offer])).toEqual([{ name: 'offers', data: { line: 'TRAFFIC', shortLink: 'h' } }]);
  });

  it('F352 have a loading error without offers', async () => {
    expect(await trackedEvents([])).toEqual([
      { name: 'loading-error', data: { line: 'TRAFFIC', reason: 'noOffer', insurerCount: 0 } },
    ]);
  });
});
