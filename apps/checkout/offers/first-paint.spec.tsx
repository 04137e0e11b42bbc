import { screen } from '@testing-library/react';
import { FakeSource } from '../testing/fake-source';
import { beginList, cheap, openOffers, runningList, shownNames } from '../testing/open-offers';

jest.mock('../visit/open-document', () => ({ openDocument: jest.fn(), replaceDocument: jest.fn() }));

/** An insurer has answered before the stream is listened to. */
class AnsweredSource extends FakeSource {
  override addEventListener(...heard: Parameters<FakeSource['addEventListener']>): void {
    super.addEventListener(...heard);
    if (heard[0] === 'offer') this.say('offer', cheap);
  }
}

/** The rows that stand when the page's first change of the document is over, before anything else runs. */
const firstDrawn = (): Promise<(string | null)[]> =>
  new Promise((done) =>
    new MutationObserver((_, observer) => {
      if (!screen.queryByRole('heading', { level: 1 })) return;
      observer.disconnect();
      done(shownNames());
    }).observe(document.body, { subtree: true, childList: true }),
  );

beforeEach(() => {
  beginList();
  Object.assign(globalThis, { EventSource: AnsweredSource });
});

it('draws an offer that came meanwhile together with the page', async () => {
  const drawn = firstDrawn();
  await openOffers(runningList());
  expect(await drawn).toEqual(shownNames());
  expect(shownNames()).toHaveLength(1);
});
