import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen, waitFor } from '@testing-library/react';
import { anonymous, openAccount, refused } from '../testing/open-account';

const products = [{ id: 'DASK', branchId: 1, slug: 'dask-sigortasi', name: 'DASK', family: 'property' }];
const open = (replies: object) =>
  openAccount('/davet/k7m2px9r', anonymous(replies as Record<string, unknown>), { products } as never);

describe('/davet/{code}', () => {
  it('M149 says who invites and what they will see, and is accepted by the browser that opens it', async () => {
    const { calls, container } = open({ getInvitation: { firstName: 'Ayşe' }, acceptInvitation: { isOwn: false } });
    expect(await screen.findByRole('heading', { name: 'Ayşe sizi davet etti' })).toBeVisible();
    expect(screen.getByText(/Ayşe 300\s₺ market çeki kazanır. Sizin fiyatınız değişmez/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'DASK' })).toHaveAttribute('href', '/dask-sigortasi');
    await waitFor(() =>
      expect(calls.find(({ call }) => call === 'acceptInvitation')?.body).toEqual({ invitationCode: 'K7M2PX9R' }),
    );
    expect(await axeViolations(container)).toEqual([]);
  });

  it('tells a customer that the link is the own one', async () => {
    open({ getInvitation: { firstName: 'Ayşe' }, acceptInvitation: { isOwn: true } });
    expect(await screen.findByText(/Bu sizin davet bağlantınız/)).toBeVisible();
  });

  it('is not found under a code that nobody has', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router } = open({ getInvitation: { ...refused('notFound', ''), status: 404 } });
    await waitFor(() => expect(Object.values(router.state.errors ?? {})).toMatchObject([{ status: 404 }]));
  });
});
