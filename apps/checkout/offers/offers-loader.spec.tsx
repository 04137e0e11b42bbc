import { sampleList } from '@emsal/state/offer/sample-offers';
import { act } from '@testing-library/react';
import { refused } from '../testing/fake-page';
import { FakeSource } from '../testing/fake-source';
import { beginList, cheap, getList, openOffers, runningList } from '../testing/open-offers';

jest.mock('../visit/open-document', () => ({ openDocument: jest.fn(), replaceDocument: jest.fn() }));

const open = () => FakeSource.opened.filter(({ readyState }) => readyState !== 2);

beforeEach(beginList);

it('is on its way to the insurers while a list that was not seen yet is asked for', async () => {
  const openWhenAsked: number[] = [];
  await openOffers(runningList(), {
    [getList]: () => {
      openWhenAsked.push(open().length);
      return runningList();
    },
  });
  expect([openWhenAsked, FakeSource.opened.length]).toEqual([[1], 1]);
});

it('asks for a list that was seen before it knows whether anybody still answers', async () => {
  const lists = [runningList(), sampleList([cheap])];
  const { router } = await openOffers(runningList(), { [getList]: () => lists.shift() ?? sampleList([cheap]) });
  await act(() => router.revalidate());
  expect(FakeSource.opened).toHaveLength(1);
});

it.each([
  ['is complete', sampleList([cheap])],
  ['is shown at the end of a countdown', { ...runningList(), mode: 'classic' }],
  ['cannot be read', refused('unavailable')],
])('leaves no stream open for a list that %s', async (_, answer) => {
  await openOffers(runningList(), { [getList]: answer });
  expect([FakeSource.opened.length, open()]).toEqual([1, []]);
});
