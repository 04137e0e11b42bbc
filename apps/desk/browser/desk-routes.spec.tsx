import { permissionsOf } from '@emsal/api/desk/permissions';
import type { Role } from '@emsal/api/staff-roles';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { deskRoutes } from './desk-routes';

// The visual editor itself is walked by journeys.
vi.mock('./editor/block-editor', () => ({ BlockEditor: () => null, firstIds: () => [] }));

const refused = { isSuccess: false, messageCode: 'notPermitted', message: 'Bu işlem için yetkiniz yok.' };

function open(address: string, role: Role) {
  const session = { name: 'Selin Aksoy', roles: [role], may: permissionsOf([role]), siteUrl: 'http://localhost' };
  global.fetch = vi.fn(async (url: string) => ({
    json: async () => (url.startsWith('/api/session') ? { isSuccess: true, result: session } : refused),
  })) as unknown as typeof fetch;
  render(<RouterProvider router={createMemoryRouter(deskRoutes, { initialEntries: [address] })} />);
}

const intoView = vi.fn();
beforeAll(() => (Element.prototype.scrollIntoView = intoView));

it.each(['/isler', '/surumler', '/kayitlar', '/calisanlar'])(
  '%s tells an editor of content that they may not',
  async (address) => {
    open(address, 'content');
    expect(await screen.findByText(refused.message)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Yeniden dene' })).toBeNull();
  },
);

it('an address that nothing has says so within the desk, with a way back', async () => {
  open('/yok-boyle', 'content');
  expect(await screen.findByRole('heading', { name: 'Sayfa yok' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Masa' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Masaya dön' })).toHaveAttribute('href', '/');
});

it('the entry of the menu for the open page is brought into view', async () => {
  open('/calisanlar', 'admin');
  const entry = await screen.findByRole('link', { name: 'Çalışanlar' });
  expect(intoView.mock.contexts).toContain(entry);
});

it('a part that breaks says what to do, in Turkish', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const [desk] = deskRoutes;
  const Broken = (): never => {
    throw new Error('chunk');
  };
  const broken = { ...desk!, children: [{ index: true, element: <Broken /> }] } as typeof desk;
  const session = { name: 'Selin', roles: ['content'], may: [], siteUrl: '' };
  global.fetch = vi.fn(async () => ({
    json: async () => ({ isSuccess: true, result: session }),
  })) as unknown as typeof fetch;
  render(<RouterProvider router={createMemoryRouter([broken!])} />);
  expect(await screen.findByText(/^Bu bölüm açılmadı/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sayfayı yenile' })).toBeVisible();
});
