import { exampleLine } from '@emsal/lines/kit/samples/example-line';
import { PageProvider } from '@emsal/platform/page';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { noAnswer, visitId } from '../testing/fake-api';
import { createPage } from '../testing/render-form';
import { useOptions } from './use-options';

const istanbul = { code: '34', name: 'İstanbul' };

/** The step's lists; each call renders the hook again. */
function open(page: ReturnType<typeof createPage>['page']) {
  const question = { names: ['city'], answers: {}, context: { today: '2026-11-21' }, visitId };
  const wrapper = ({ children }: { children: ReactNode }) => <PageProvider value={page}>{children}</PageProvider>;
  return renderHook(() => useOptions(exampleLine, question), { wrapper });
}

it('keeps the name of the chosen option when the step is rendered again and the list cannot be loaded', async () => {
  const { page, api } = createPage(exampleLine, {
    answers: { 'GET GetCityList': [{ cityId: '34', cityName: 'İstanbul' }] },
  });
  const first = open(page);
  await waitFor(() => expect(first.result.current.lists['city']).toEqual([istanbul]));
  first.unmount();
  api.answer('GET GetCityList', noAnswer);
  const secondHook = open(page);
  await waitFor(() => expect(secondHook.result.current.lists['city']).toEqual([istanbul]));
  expect(secondHook.result.current.retries).toEqual({});
});

it('loads a list again when the step is rendered again, because it may have changed', async () => {
  const { page, api } = createPage(exampleLine, {
    answers: { 'GET GetCityList': [{ cityId: '06', cityName: 'Ankara' }] },
  });
  const first = open(page);
  await waitFor(() => expect(first.result.current.lists['city']).toHaveLength(1));
  first.unmount();
  api.answer('GET GetCityList', [{ cityId: '34', cityName: 'İstanbul' }]);
  const secondHook = open(page);
  await waitFor(() => expect(secondHook.result.current.lists['city']).toEqual([istanbul]));
});

it('is loading until the list is there, and an empty list can be requested again', async () => {
  const { page, api } = createPage(exampleLine, { answers: { 'GET GetCityList': [] } });
  const step = open(page);
  expect([...step.result.current.loading]).toEqual(['city']);
  await waitFor(() => expect(Object.keys(step.result.current.retries)).toEqual(['city']));
  expect(step.result.current.loading.size).toBe(0);
  api.answer('GET GetCityList', [{ cityId: '34', cityName: 'İstanbul' }]);
  act(() => step.result.current.retries['city']!());
  await waitFor(() => expect(step.result.current.lists['city']).toEqual([istanbul]));
  expect(step.result.current.retries).toEqual({});
});

it('retries a list that failed as soon as the browser is online', async () => {
  const { page, api } = createPage(exampleLine, { answers: { 'GET GetCityList': noAnswer } });
  const step = open(page);
  await waitFor(() => expect(Object.keys(step.result.current.retries)).toEqual(['city']));
  api.answer('GET GetCityList', [{ cityId: '34', cityName: 'İstanbul' }]);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(step.result.current.lists['city']).toEqual([istanbul]));
  expect(step.result.current.retries).toEqual({});
  act(() => void window.dispatchEvent(new Event('online')));
  // A loaded list is not requested again: it would be empty until the reply.
  expect(step.result.current.lists['city']).toEqual([istanbul]);
});
