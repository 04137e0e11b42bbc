import type { DeskInput, Member } from '@emsal/api/desk/desk-calls';
import { deskOutcomes } from '@emsal/api/desk/desk-outcomes';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { StaffPage } from './staff-page';

type Sent = DeskInput<'POST staff/{id}'>;

const Layout = () => (
  <>
    <Link to="/isler">İşler</Link>
    <Outlet />
  </>
);

let member: Member;
const { message } = deskOutcomes.staffChanged;
const changed = { isSuccess: false, messageCode: 'staffChanged', message };

/** The desk's API with one member, who keeps what is sent. */
function open() {
  member = {
    id: 'abc',
    email: 'ece@emsal.example',
    name: 'Ece Tunalı',
    roles: ['content'],
    isActive: true,
  };
  global.fetch = (async (_path: string, init?: RequestInit) => {
    const sent = init?.method === 'POST' && (JSON.parse(init.body as string) as Sent);
    if (sent && sent.from.isActive !== member.isActive) return { json: async () => changed } as Response;
    if (sent) member = { ...member, roles: sent.roles, isActive: sent.isActive };
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

it('shows the rights of now when somebody else has changed them, and saves from there', async () => {
  open();
  fireEvent.click(await finance());
  member = { ...member, isActive: false };
  const save = async () =>
    act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Ece Tunalı: Kaydet' })));
  await save();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Giriş yapabilir')).not.toBeChecked();
  expect(await finance()).not.toBeChecked();
  fireEvent.click(await finance());
  await save();
  expect(member).toMatchObject({ roles: ['content', 'finance'], isActive: false });
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
