import { sampleList } from '@emsal/state/offer/sample-offers';
import { act } from '@testing-library/react';
import { refused } from '../../testing/fake-page';
import { FakeEventSource } from '../../testing/fake-event-source';
import { resetOfferList, cheap, getList, openOffers, runningList } from '../../testing/open-offers';

vi.mock('@emsal/platform/navigation/open-document', () => ({ openDocument: vi.fn(), replaceDocument: vi.fn() }));

const open = () => FakeEventSource.opened.filter(({ readyState }) => readyState !== 2);

beforeEach(resetOfferList);

it('opens the stream while the list is first loaded', async () => {
  const openOnRequest: number[] = [];
  await openOffers(runningList(), {
    [getList]: () => {
      openOnRequest.push(open().length);
      return runningList();
    },
  });
  expect([openOnRequest, FakeEventSource.opened.length]).toEqual([[1], 1]);
});

it('opens no stream before a reload knows whether insurers still answer', async () => {
  const lists = [runningList(), sampleList([cheap])];
  const { router } = await openOffers(runningList(), { [getList]: () => lists.shift() ?? sampleList([cheap]) });
  await act(() => router.revalidate());
  expect(FakeEventSource.opened).toHaveLength(1);
});

it.each([
  ['is complete', sampleList([cheap])],
  ['is shown at the end of a countdown', { ...runningList(), mode: 'classic' }],
  ['cannot be read', refused('unavailable')],
])('closes the stream of a list that %s', async (_, answer) => {
  await openOffers(runningList(), { [getList]: answer });
  expect([FakeEventSource.opened.length, open()]).toEqual([1, []]);
});
