import { waitFor } from '@testing-library/react';
import { installBackHandler, openModals } from './open-modals';

const routerEvents: string[] = [];
const closed: string[] = [];
const modal = (name: string) => ({ close: () => void closed.push(name) });
const nextTask = () => new Promise((done) => setTimeout(done));
/** The event is stopped, so it cannot be awaited: wait for the state, then for the pending tasks. */
const standsAt = async (state: unknown) => {
  await waitFor(() => expect(history.state).toEqual(state));
  await nextTask();
  await nextTask();
};

// As in the app: the router's listener is added before the first modal opens.
installBackHandler();
addEventListener('popstate', () => routerEvents.push(location.pathname));

beforeEach(() => {
  history.pushState({ key: String(Math.random()) }, '', '/sayfa');
  routerEvents.splice(0);
  closed.splice(0);
});

it('adds one history entry of the same page for an open modal and removes it on closing', async () => {
  const before = history.state as object;
  const dialog = modal('one');
  openModals().add(dialog);
  await nextTask();
  expect([location.pathname, history.state]).toEqual(['/sayfa', { ...before, emsalModals: 1 }]);
  openModals().remove(dialog);
  await standsAt(before);
  expect([routerEvents, closed]).toEqual([[], []]);
});

it('closes the top modal on browser-back, hidden from the router', async () => {
  const before = history.state as object;
  const lower = modal('lower');
  const upper = modal('upper');
  openModals().add(lower);
  openModals().add(upper);
  await nextTask();
  history.back();
  await standsAt({ ...before, emsalModals: 1 });
  expect([closed, routerEvents]).toEqual([['upper'], []]);
  openModals().remove(upper);
  openModals().remove(lower);
  await standsAt(before);
});

it('keeps the entry when one modal replaces another', async () => {
  const before = history.state as object;
  const first = modal('first');
  const second = modal('second');
  openModals().add(first);
  await nextTask();
  const entries = history.length;
  openModals().remove(first);
  openModals().add(second);
  await nextTask();
  expect([history.length, history.state]).toEqual([entries, { ...before, emsalModals: 1 }]);
  openModals().remove(second);
  await standsAt(before);
});

it('does not go back after a navigation made while closing', async () => {
  const dialog = modal('one');
  openModals().add(dialog);
  await nextTask();
  openModals().remove(dialog);
  history.pushState({ key: 'next' }, '', '/sonraki');
  await nextTask();
  expect([location.pathname, history.state]).toEqual(['/sonraki', { key: 'next' }]);
});

it('delays a navigation made while the entry is being removed', async () => {
  const dialog = modal('one');
  openModals().add(dialog);
  await nextTask();
  openModals().remove(dialog);
  await nextTask();
  history.pushState({ key: 'next' }, '', '/sonraki');
  expect(location.pathname).toBe('/sayfa');
  await standsAt({ key: 'next' });
  expect([location.pathname, routerEvents]).toEqual(['/sonraki', []]);
});

it('leaves going back to another page to the router', async () => {
  openModals();
  history.pushState({ key: 'next' }, '', '/sonraki');
  history.back();
  await waitFor(() => expect(routerEvents).toEqual(['/sayfa']));
});
