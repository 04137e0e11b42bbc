import type { OfferList } from '@emsal/state/offer/offer-state';
import { sampleList, sampleOffer } from '@emsal/state/offer/sample-offers';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FakeEventSource } from '../../testing/fake-event-source';
import {
  askedInsurer,
  resetOfferList,
  cheap,
  dear,
  firstRow,
  getList,
  openOffers,
  runningList,
  shownNames,
  shownRows,
} from '../../testing/open-offers';

vi.mock('@emsal/platform/navigation/open-document', () => ({ openDocument: vi.fn(), replaceDocument: vi.fn() }));

const source = (): FakeEventSource => FakeEventSource.opened.at(-1)!;
const emit = (events: (source: FakeEventSource) => void) => act(async () => events(source()));

beforeEach(() => {
  resetOfferList();
  sessionStorage.clear();
});

describe('arriving offers', () => {
  it('are not announced one by one: the title announces completion', async () => {
    await openOffers(runningList());
    await emit((from) => from.emit('offer', cheap));
    const count = screen.getByText('1 teklif, önerilen sırada');
    expect(count).not.toHaveAttribute('role');
    await emit((from) => from.emit('complete', { offers: 1, zeroOffer: null }));
    await waitFor(() => expect(count).toHaveAttribute('role', 'status'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('aria-live', 'polite');
  });

  it('show the list with the first offer, and who declined and why', async () => {
    await openOffers(runningList());
    await emit((from) => {
      from.emit('insurer', { firmId: 12, name: 'Sedir Sigorta', state: 'offered' });
      from.emit('offer', cheap);
      from.emit('insurer', {
        firmId: 7,
        name: 'Toros Sigorta',
        state: 'declined',
        reason: 'Bu model için teklif vermiyor.',
      });
    });
    expect(shownNames()).toEqual([cheap.firmName]);
    const refusals = screen.getByRole('heading', { name: 'Teklif vermeyenler' }).closest('section')!;
    expect(refusals).toHaveTextContent('Bu model için teklif vermiyor.Toros Sigorta');
    expect(firstRow().compareDocumentPosition(refusals)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('heading', { name: '3 şirkete sorduk, 2’si yanıtladı' })).toBeVisible();
    expect(screen.getByText('1 teklif, önerilen sırada')).toBeVisible();
    expect(screen.queryByText('Şimdi geldi')).toBeNull();
  });

  it('mark an offer that arrives after the first ones', async () => {
    await openOffers(runningList());
    const now = vi.spyOn(performance, 'now').mockReturnValue(10_000);
    await emit((from) => from.emit('offer', cheap));
    now.mockReturnValue(13_000);
    await emit((from) => from.emit('offer', dear));
    now.mockRestore();
    const [freshRow] = shownRows().filter((one) => within(one).queryByText('Şimdi geldi'));
    expect(within(freshRow!).getByRole('heading')).toHaveTextContent(dear.firmName);
    expect(screen.getAllByText('Şimdi geldi')).toHaveLength(1);
  });

  it('are counted, and set the best price, while the hovered row stands still', async () => {
    await openOffers(runningList(dear));
    fireEvent.pointerMove(firstRow());
    await emit((from) => from.emit('offer', cheap));
    expect(shownNames()).toEqual([dear.firmName, cheap.firmName]);
    expect(screen.getByText('2 teklif, önerilen sırada')).toBeVisible();
    expect(screen.getByText(/^Şimdilik en ucuz 7\.000/)).toBeVisible();
  });

  const cheaper = sampleOffer(7, 6_000_00, { coverageScore: 10 });

  it('keep the focused row in its place until the focus leaves the list', async () => {
    await openOffers(runningList(cheap));
    const button = screen.getByRole('button', { name: `Teklifi seç: ${cheap.firmName}` });
    act(() => button.focus());
    await emit((from) => from.emit('offer', cheaper));
    expect(shownNames()).toEqual([cheap.firmName, cheaper.firmName]);
    act(() => button.blur());
    expect(shownNames()).toEqual([cheaper.firmName, cheap.firmName]);
  });

  it('are sorted in when the pointer moves to another row', async () => {
    await openOffers(runningList(cheap));
    fireEvent.pointerMove(firstRow());
    await emit((from) => {
      from.emit('offer', cheaper);
      from.emit('offer', dear);
    });
    expect(shownNames()[0]).toBe(cheap.firmName);
    fireEvent.pointerMove(shownRows()[2]!);
    expect(shownNames()[0]).toBe(cheaper.firmName);
  });

  it('release the row under a resting pointer when the stream ends', async () => {
    let list = runningList(cheap);
    await openOffers(list, { [getList]: () => list });
    fireEvent.pointerMove(firstRow());
    list = sampleList([cheap, cheaper]);
    await emit((from) => {
      from.emit('offer', cheaper);
      from.emit('complete', { offers: 2, zeroOffer: null });
    });
    expect(await screen.findByText('2 trafik teklifiniz hazır')).toBeVisible();
    expect(shownNames()).toEqual([cheaper.firmName, cheap.firmName]);
  });

  it('are announced by the title when complete', async () => {
    let list = runningList(cheap);
    await openOffers(list, { [getList]: () => list });
    list = sampleList([cheap, dear]);
    await emit((from) => {
      from.emit('offer', dear);
      from.emit('complete', { offers: 2, zeroOffer: null });
    });
    expect(shownNames()).toHaveLength(2);
    const title = await screen.findByRole('heading', { level: 1, name: '2 trafik teklifiniz hazır' });
    expect(title).toHaveAttribute('aria-live', 'polite');
  });

  it('are polled when the stream fails', async () => {
    let answer = runningList();
    const { page } = await openOffers(runningList(), { [getList]: () => answer });
    answer = sampleList([cheap, dear]);
    act(() => source().fail());
    await waitFor(() => expect(shownNames()).toHaveLength(2));
    expect(page.callsTo(getList).length).toBeGreaterThan(1);
    expect(await screen.findByText('2 trafik teklifiniz hazır')).toBeVisible();
  });

  it('are shown together when the countdown ends in classic mode', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const quick = { firmId: 12, name: 'Sedir Sigorta', state: 'offered' as const };
    const startedList: OfferList = {
      ...runningList(cheap),
      mode: 'classic',
      insurers: [quick, askedInsurer(41, 'Vadi Sigorta')],
    };
    let answer = startedList;
    await openOffers(startedList, { [getList]: () => answer });
    expect(FakeEventSource.opened.filter(({ readyState }) => readyState !== 2)).toEqual([]);
    expect(shownNames()).toEqual([]);
    expect(await screen.findByRole('heading', { name: '2 şirkete sorduk, yanıtlar bekleniyor' })).toBeVisible();
    expect(screen.queryByText('2 yanıt bekleniyor')).toBeNull();
    answer = { ...sampleList([cheap, dear]), mode: 'classic' };
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect(shownNames()).toHaveLength(2);
    vi.useRealTimers();
  });

  it('stop when the page is left, which also resets the view', async () => {
    const { page, router } = await openOffers(runningList(cheap));
    await act(() => router.navigate('/'));
    expect(source().readyState).toBe(2);
    expect(
      (page.store.getState() as { offer: { TRAFFIC: { isPreloading: boolean } } }).offer.TRAFFIC.isPreloading,
    ).toBe(false);
  });
});
