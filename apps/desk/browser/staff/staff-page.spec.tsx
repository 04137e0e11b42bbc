import type { Member } from '@emsal/api/desk/desk-calls';
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { StaffPage } from './staff-page';

const Layout = () => (
  <>
    <Link to="/isler">İşler</Link>
    <Outlet />
  </>
);

/** The desk's API with one member, who keeps what is sent. */
function open() {
  let member: Member = {
    id: 'abc',
    email: 'ece@emsal.example',
    name: 'Ece Tunalı',
    roles: ['content'],
    isActive: true,
  };
  global.fetch = (async (_path: string, init?: RequestInit) => {
    if (init?.method === 'POST') member = { ...member, ...(JSON.parse(init.body as string) as Partial<Member>) };
    const result = init?.method === 'POST' ? null : [member];
    return { json: async () => ({ isSuccess: true, result }) } as Response;
  }) as typeof fetch;
  const children = [
    { path: 'calisanlar', element: <StaffPage /> },
    { path: 'isler', element: <p>İşlerin kendisi</p> },
  ];
  const router = createMemoryRouter([{ path: '/', element: <Layout />, children }], {
    initialEntries: ['/calisanlar'],
  });
  render(<RouterProvider router={router} />);
}

const leave = async () => act(async () => void fireEvent.click(screen.getByRole('link', { name: 'İşler' })));
const stay = () => screen.queryByRole('button', { name: 'Sayfada kal' });
const finance = async () => (await screen.findAllByLabelText('Finans'))[0]!;

it('asks before changed roles are left, not once they are saved', async () => {
  open();
  fireEvent.click(await finance());
  await leave();
  fireEvent.click(stay()!);
  expect(await finance()).toBeChecked();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Ece Tunalı: Kaydet' })));
  await leave();
  expect(screen.getByText('İşlerin kendisi')).toBeVisible();
});

it('asks before a half-typed person is left', async () => {
  open();
  fireEvent.change(await screen.findByLabelText('Ad soyad'), { target: { value: 'Mert' } });
  await leave();
  expect(stay()).toBeVisible();
});

it('lets go where a change was taken back', async () => {
  open();
  fireEvent.click(await finance());
  fireEvent.click(await finance());
  await leave();
  expect(stay()).toBeNull();
});
