import { act, render, screen } from '@testing-library/react';
import { Component, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { lazyComponent } from './lazy-component';

const setOffline = (isOffline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline);
const Loaded = () => <p>the part</p>;

/** The clock goes on by so many milliseconds. */
const later = (milliseconds: number): void => {
  const then = performance.now() + milliseconds;
  vi.spyOn(performance, 'now').mockReturnValue(then);
};

afterEach(() => vi.restoreAllMocks());

it('waits for the connection instead of unmounting the form, and renders when it is back', async () => {
  setOffline(true);
  const load = vi.fn(async () => Loaded).mockRejectedValueOnce(new Error('no such file'));
  const Part = lazyComponent(load);
  render(
    <>
      <input aria-label="Ad" defaultValue="yazılan" />
      <Part />
    </>,
  );
  await act(async () => undefined);
  expect(screen.getByLabelText('Ad')).toHaveValue('yazılan');
  expect(load).toHaveBeenCalledTimes(1);
  setOffline(false);
  await act(async () => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('the part')).toBeVisible();
});

it('tries again while a connection that has come back is not stable', async () => {
  setOffline(true);
  const failure = new Error('no such file');
  const load = vi
    .fn(async () => Loaded)
    .mockRejectedValueOnce(failure)
    .mockRejectedValueOnce(failure);
  const Part = lazyComponent(load);
  render(<Part />);
  await act(async () => undefined);
  setOffline(false);
  await act(async () => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('the part')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});

/** A page with an error boundary, as the router has one. */
class Page extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render = () => (this.state.error ? <h1>{this.state.error.message}</h1> : this.props.children);
}

it('fails the page visibly when it cannot be loaded while online', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  setOffline(false);
  later(60_000);
  const load = vi.fn(async () => Loaded).mockRejectedValue(new Error('no such file'));
  const Part = lazyComponent(load);
  await act(async () =>
    render(
      <Page>
        <Part />
      </Page>,
    ),
  );
  expect(screen.getByRole('heading')).toHaveTextContent('no such file');
  expect(load).toHaveBeenCalledTimes(1);
});

it('stays as it is while the page is being left, and loads if it was not left after all', async () => {
  vi.useFakeTimers();
  setOffline(false);
  const fails = async (): Promise<typeof Loaded> => {
    dispatchEvent(new Event('beforeunload'));
    throw new Error('the navigation ended the request');
  };
  const load = vi.fn(async () => Loaded).mockImplementationOnce(fails);
  const Part = lazyComponent(load, <p>loading</p>);
  render(<Part />);
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.getByText('loading')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText('the part')).toBeVisible();
  vi.useRealTimers();
});

it('keeps its fallback through updates while it waits for the connection', async () => {
  setOffline(true);
  const Count = ({ count }: { count: number }) => <p>{count} teklif</p>;
  const Part = lazyComponent(vi.fn(async () => Count).mockRejectedValueOnce(new Error('offline')), <p>loading</p>);
  const view = render(<Part count={1} />);
  await act(async () => view.rerender(<Part count={2} />));
  expect(screen.getByText('loading')).toBeVisible();
  await act(async () => void dispatchEvent(new Event('online')));
  expect(screen.getByText('2 teklif')).toBeVisible();
});

it('shows its fallback while it loads', async () => {
  const Part = lazyComponent(async () => Loaded, <p>loading</p>);
  render(<Part />);
  expect(screen.getByText('loading')).toBeVisible();
  expect(await screen.findByText('the part')).toBeVisible();
});

it('renders at once after it was preloaded', async () => {
  const Part = lazyComponent(async () => Loaded, <p>loading</p>);
  await Part.preload();
  render(<Part />);
  expect(screen.getByText('the part')).toBeVisible();
});

describe('in the HTML of the server', () => {
  /** A list that changes as soon as it is hydrated. */
  const Count = ({ count }: { count: number }) => <button type="button">{count} teklif</button>;
  const pageWith = (Part: ComponentType<{ count: number }>) =>
    function Page() {
      const [count, setCount] = useState(1);
      useEffect(() => setCount(2), []);
      return <Part count={count} />;
    };

  it('stays as it is until its chunk is loaded, then shows what has changed in the same element', async () => {
    const loading = Promise.withResolvers<void>();
    const onServer = lazyComponent(async () => Count);
    await onServer.preload();
    const OnServer = pageWith(onServer);
    const InBrowser = pageWith(
      lazyComponent(async () => {
        await loading.promise;
        return Count;
      }),
    );
    document.body.innerHTML = `<div id="root">${renderToString(<OnServer />)}</div>`;
    const rendered = screen.getByRole('button');
    await act(async () => hydrateRoot(document.getElementById('root')!, <InBrowser />));
    expect(rendered).toBeVisible();
    expect(rendered).toHaveTextContent('1 teklif');
    await act(async () => loading.resolve());
    expect(screen.getByRole('button')).toBe(rendered);
    expect(rendered).toHaveTextContent('2 teklif');
  });
});
