import { exampleLine } from '@emsal/lines/kit/example-line';
import { PageProvider } from '@emsal/platform/page';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { noAnswer, visitId } from '../testing/fake-api';
import { createPage } from '../testing/render-form';
import { useOptions } from './use-options';

const istanbul = { code: '34', name: 'İstanbul' };

/** The step's lists, drawn anew with each call. */
function open(page: ReturnType<typeof createPage>['page']) {
  const question = { names: ['city'], answers: {}, context: { today: '2026-11-21' }, visitId };
  const wrapper = ({ children }: { children: ReactNode }) => <PageProvider value={page}>{children}</PageProvider>;
  return renderHook(() => useOptions(exampleLine, question), { wrapper });
}

it('names what was chosen when the step is drawn anew and the list cannot be asked', async () => {
  const { page, api } = createPage(exampleLine, {
    answers: { 'GET GetCityList': [{ cityId: '34', cityName: 'İstanbul' }] },
  });
  const first = open(page);
  await waitFor(() => expect(first.result.current.lists['city']).toEqual([istanbul]));
  first.unmount();
  api.answer('GET GetCityList', noAnswer);
  const again = open(page);
  await waitFor(() => expect(again.result.current.lists['city']).toEqual([istanbul]));
  expect(again.result.current.retries).toEqual({});
});

it('asks anew what can be asked: a list may have changed', async () => {
  const { page, api } = createPage(exampleLine, {
    answers: { 'GET GetCityList': [{ cityId: '06', cityName: 'Ankara' }] },
  });
  const first = open(page);
  await waitFor(() => expect(first.result.current.lists['city']).toHaveLength(1));
  first.unmount();
  api.answer('GET GetCityList', [{ cityId: '34', cityName: 'İstanbul' }]);
  const again = open(page);
  await waitFor(() => expect(again.result.current.lists['city']).toEqual([istanbul]));
});

it('asks by itself for a list that did not come, as soon as the connection is back', async () => {
  const { page, api } = createPage(exampleLine, { answers: { 'GET GetCityList': noAnswer } });
  const step = open(page);
  await waitFor(() => expect(Object.keys(step.result.current.retries)).toEqual(['city']));
  api.answer('GET GetCityList', [{ cityId: '34', cityName: 'İstanbul' }]);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(step.result.current.lists['city']).toEqual([istanbul]));
  expect(step.result.current.retries).toEqual({});
  act(() => void window.dispatchEvent(new Event('online')));
  // A list that is there stands: one that is asked again is away until it comes.
  expect(step.result.current.lists['city']).toEqual([istanbul]);
});
