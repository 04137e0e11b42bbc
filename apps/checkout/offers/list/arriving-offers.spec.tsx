import type { OfferList } from '@emsal/state/offer/offer-state';
import { sampleList } from '@emsal/state/offer/sample-offers';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeSource } from '../../testing/fake-source';
import {
  askedInsurer,
  beginList,
  cheap,
  dear,
  firstRow,
  getList,
  openOffers,
  runningList,
  shownNames,
  shownRows,
} from '../../testing/open-offers';

jest.mock('../../visit/open-document', () => ({ openDocument: jest.fn(), replaceDocument: jest.fn() }));

const source = (): FakeSource => FakeSource.opened.at(-1)!;
/** What insurers say is drawn in a task of its own. */
const hear = (say: (source: FakeSource) => void) =>
  act(async () => {
    say(source());
    await new Promise((done) => setTimeout(done));
  });

beforeEach(() => {
  beginList();
  sessionStorage.clear();
});

describe('answers as they come', () => {
  it('are counted without being read out one by one: the title says when all are there', async () => {
    await openOffers(runningList());
    await hear((from) => from.say('offer', cheap));
    const count = screen.getByText('1 teklif, puana ve fiyata göre sıralı');
    expect(count).not.toHaveAttribute('role');
    await hear((from) => from.say('complete', { offers: 1, zeroOffer: null }));
    await waitFor(() => expect(count).toHaveAttribute('role', 'status'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('aria-live', 'polite');
  });

  it('opens the list with the first offer and says who declined and why', async () => {
    await openOffers(runningList());
    await hear((from) => {
      from.say('insurer', { firmId: 12, name: 'Sedir Sigorta', state: 'offered' });
      from.say('offer', cheap);
      from.say('insurer', {
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
    expect(screen.getByText('1 teklif, puana ve fiyata göre sıralı')).toBeVisible();
    expect(screen.queryByText('Şimdi geldi')).toBeNull();
  });

  it('marks an offer that comes while the others are looked at', async () => {
    await openOffers(runningList());
    const now = jest.spyOn(performance, 'now').mockReturnValue(10_000);
    await hear((from) => from.say('offer', cheap));
    now.mockReturnValue(13_000);
    await hear((from) => from.say('offer', dear));
    now.mockRestore();
    const [news] = shownRows().filter((one) => within(one).queryByText('Şimdi geldi'));
    expect(within(news!).getByRole('heading')).toHaveTextContent(dear.firmName);
    expect(screen.getAllByText('Şimdi geldi')).toHaveLength(1);
  });

  it('a row with the focus stays where it is; the newcomer waits for a press', async () => {
    await openOffers(runningList(cheap));
    screen.getByRole('button', { name: `Teklifi seç: ${cheap.firmName}` }).focus();
    await hear((from) => from.say('offer', dear));
    expect(shownNames()).toEqual([cheap.firmName]);
    await userEvent.click(screen.getByRole('button', { name: '1 yeni teklifi göster' }));
    expect(shownNames()).toEqual([dear.firmName, cheap.firmName]);
  });

  it('a row under the pointer stays where it is too', async () => {
    await openOffers(runningList(cheap));
    fireEvent.pointerOver(firstRow());
    await hear((from) => from.say('offer', dear));
    expect(shownNames()).toEqual([cheap.firmName]);
  });

  it('shows the last offer before it says that all are there', async () => {
    await openOffers(runningList(cheap));
    await hear((from) => {
      from.say('offer', dear);
      from.say('complete', { offers: 2, zeroOffer: null });
    });
    expect(shownNames()).toHaveLength(2);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Teklifler geliyor');
    const title = await screen.findByRole('heading', { level: 1, name: '2 trafik teklifiniz hazır' });
    expect(title).toHaveAttribute('aria-live', 'polite');
  });

  it('asks again and again when the stream fails', async () => {
    let answer = runningList();
    const { page } = await openOffers(runningList(), { [getList]: () => answer });
    answer = sampleList([cheap, dear]);
    act(() => source().fail());
    await waitFor(() => expect(shownNames()).toHaveLength(2));
    expect(page.asked(getList).length).toBeGreaterThan(1);
    expect(await screen.findByText('2 trafik teklifiniz hazır')).toBeVisible();
  });

  it('in the classic mode waits for the countdown and then loads the whole list', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const quick = { firmId: 12, name: 'Sedir Sigorta', state: 'offered' as const };
    const begun: OfferList = {
      ...runningList(cheap),
      mode: 'classic',
      insurers: [quick, askedInsurer(41, 'Vadi Sigorta')],
    };
    let answer = begun;
    await openOffers(begun, { [getList]: () => answer });
    expect(FakeSource.opened.filter(({ readyState }) => readyState !== 2)).toEqual([]);
    expect(shownNames()).toEqual([]);
    expect(await screen.findByRole('heading', { name: '2 şirkete sorduk, yanıtlar bekleniyor' })).toBeVisible();
    expect(screen.queryByText('2 yanıt bekleniyor')).toBeNull();
    answer = { ...sampleList([cheap, dear]), mode: 'classic' };
    await act(() => jest.advanceTimersByTimeAsync(61_000));
    expect(shownNames()).toHaveLength(2);
    jest.useRealTimers();
  });

  it('leaving closes the stream and resets how the list was looked at', async () => {
    const { page, router } = await openOffers(runningList(cheap));
    await act(() => router.navigate('/'));
    expect(source().readyState).toBe(2);
    expect(
      (page.store.getState() as { offer: { TRAFFIC: { isPreloading: boolean } } }).offer.TRAFFIC.isPreloading,
    ).toBe(false);
  });
});
