import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { part } from './part';

const Bar = ({ picks }: { picks: number }) => <p>{picks} teklif</p>;
const lost = (): Error => Object.assign(new Error('no connection'), { name: 'ChunkLoadError' });

class Page extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render = () => (this.state.error ? <h1>{this.state.error.name}</h1> : this.props.children);
}

/** A page with a part that cannot be loaded at first, on a device that believes to be on line or not. */
async function open(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const load = jest.fn(async () => Bar).mockRejectedValueOnce(lost());
  const Part = part(load, <p>gelecek</p>);
  const page = (picks: number) => (
    <Page>
      <h1>Teklifler</h1>
      <Part picks={picks} />
    </Page>
  );
  const view = await act(async () => render(page(1)));
  return { load, pick: (picks: number) => act(async () => view.rerender(page(picks))) };
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

it('leaves the page as it is without a connection, with what stands in its place, and follows when it is back', async () => {
  const { load, pick } = await open(false);
  expect(screen.getByRole('heading')).toHaveTextContent('Teklifler');
  await pick(2);
  expect(screen.getByText('gelecek')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  await act(async () => void dispatchEvent(new Event('online')));
  expect(screen.getByText('2 teklif')).toBeVisible();
  expect(screen.queryByText('gelecek')).toBeNull();
  await act(async () => void dispatchEvent(new Event('online')));
  expect(load).toHaveBeenCalledTimes(2);
});

it('leaves a failure that is not the connection’s to the page, which is loaded again then', async () => {
  await open(true);
  expect(screen.getByRole('heading')).toHaveTextContent('ChunkLoadError');
});
