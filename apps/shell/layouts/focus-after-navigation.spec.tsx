import { act, screen, waitFor } from '@testing-library/react';
import { nextPaint } from '@emsal/platform/paint/next-paint';
import { LayoutRoute } from '../routes/layout-route';
import { renderRoutes } from '../testing/shell-page';

afterEach(() => vi.restoreAllMocks());

const page = (path: string, element: React.ReactNode) => ({ path, handle: { layout: 'login' }, element });

const open = () =>
  renderRoutes(
    [
      {
        element: <LayoutRoute />,
        children: [
          page('/kod', <button type="button">Doğrula</button>),
          page('/hesap', <h1>Merhaba</h1>),
          page('/soru', <input aria-label="Soru" autoFocus />),
        ],
      },
    ],
    '/kod',
  ).router;

it('the heading of the next page takes the focus that the pressed button has lost, and leaves the scroll position alone', async () => {
  const router = open();
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  (await screen.findByRole('button', { name: 'Doğrula' })).focus();
  await act(() => router.navigate('/hesap'));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Merhaba' })).toHaveFocus());
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
});

it('a page that puts the focus itself keeps it, and a page load moves none', async () => {
  const router = open();
  await screen.findByRole('button', { name: 'Doğrula' });
  await nextPaint();
  expect(document.body).toHaveFocus();
  await act(() => router.navigate('/soru'));
  await nextPaint();
  expect(screen.getByLabelText('Soru')).toHaveFocus();
});
