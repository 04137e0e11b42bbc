import { waitFor } from '@testing-library/react';
import { hearBackFirst, openModals } from './open-modals';

const heardByRouter: string[] = [];
const closed: string[] = [];
const modal = (name: string) => ({ close: () => void closed.push(name) });
const settled = () => new Promise((done) => setTimeout(done));
/** The list stops the event, so that nothing else can hear it: the state tells, the event comes after it. */
const standsAt = async (state: unknown) => {
  await waitFor(() => expect(history.state).toEqual(state));
  await settled();
  await settled();
};

// As the page does it: the router's listener is there before the first modal is.
hearBackFirst();
addEventListener('popstate', () => heardByRouter.push(location.pathname));

beforeEach(() => {
  history.pushState({ key: String(Math.random()) }, '', '/sayfa');
  heardByRouter.splice(0);
  closed.splice(0);
});

it('makes one entry of the same page for an open modal and takes it away when it closes', async () => {
  const before = history.state as object;
  const dialog = modal('one');
  openModals().add(dialog);
  await settled();
  expect([location.pathname, history.state]).toEqual(['/sayfa', { ...before, emsalModals: 1 }]);
  openModals().remove(dialog);
  await standsAt(before);
  expect([heardByRouter, closed]).toEqual([[], []]);
});

it('closes the modal on top when the visitor goes back, unheard by the router', async () => {
  const before = history.state as object;
  const [lower, upper] = [modal('lower'), modal('upper')];
  openModals().add(lower);
  openModals().add(upper);
  await settled();
  history.back();
  await standsAt({ ...before, emsalModals: 1 });
  expect([closed, heardByRouter]).toEqual([['upper'], []]);
  openModals().remove(upper);
  openModals().remove(lower);
  await standsAt(before);
});

it('keeps the entry when a modal replaces another', async () => {
  const before = history.state as object;
  const [first, second] = [modal('first'), modal('second')];
  openModals().add(first);
  await settled();
  const entries = history.length;
  openModals().remove(first);
  openModals().add(second);
  await settled();
  expect([history.length, history.state]).toEqual([entries, { ...before, emsalModals: 1 }]);
  openModals().remove(second);
  await standsAt(before);
});

it('leaves the history to a navigation that was made while closing', async () => {
  const dialog = modal('one');
  openModals().add(dialog);
  await settled();
  openModals().remove(dialog);
  history.pushState({ key: 'next' }, '', '/sonraki');
  await settled();
  expect([location.pathname, history.state]).toEqual(['/sonraki', { key: 'next' }]);
});

it('holds a navigation back that comes while the entry is being taken away', async () => {
  const dialog = modal('one');
  openModals().add(dialog);
  await settled();
  openModals().remove(dialog);
  await settled();
  history.pushState({ key: 'next' }, '', '/sonraki');
  expect(location.pathname).toBe('/sayfa');
  await standsAt({ key: 'next' });
  expect([location.pathname, heardByRouter]).toEqual(['/sonraki', []]);
});

it('leaves the way back to another page to the router', async () => {
  openModals();
  history.pushState({ key: 'next' }, '', '/sonraki');
  history.back();
  await waitFor(() => expect(heardByRouter).toEqual(['/sayfa']));
});
