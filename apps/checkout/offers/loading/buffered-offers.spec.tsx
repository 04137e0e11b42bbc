import { waitFor } from '@testing-library/react';
import { FakeEventSource } from '../../testing/fake-event-source';
import { resetOfferList, cheap, openOffers, runningList, shownNames } from '../../testing/open-offers';

vi.mock('@emsal/platform/navigation/open-document', () => ({ openDocument: vi.fn(), replaceDocument: vi.fn() }));

/** Emits an offer as soon as a listener is added. */
class AnsweredSource extends FakeEventSource {
  override addEventListener(...listener: Parameters<FakeEventSource['addEventListener']>): void {
    super.addEventListener(...listener);
    if (listener[0] === 'offer') this.emit('offer', cheap);
  }
}

beforeEach(() => {
  resetOfferList();
  Object.assign(globalThis, { EventSource: AnsweredSource });
});

it('shows an offer that arrived before the page was rendered', async () => {
  await openOffers(runningList());
  await waitFor(() => expect(shownNames()).toEqual([cheap.firmName]));
});
