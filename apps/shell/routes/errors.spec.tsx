import { screen } from '@testing-library/react';
import { data } from '@emsal/platform/host-router';
import { reportFailure } from '../remotes/failure-report';
import { mountRemote } from '../remotes/mount';
import { RemoteFailure } from '../remotes/remote-failure';
import { renderPart, renderRoutes } from '../testing/shell-page';
import { LastResort } from './last-resort';
import { mobileOnlyTarget } from './mobile-only';
import { NotFound } from '../errors/not-found';
import { rootRoutes } from './root-route';

vi.mock('../remotes/failure-report');
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  vi.restoreAllMocks();
  vi.mocked(reportFailure).mockReset();
});

const Broken = (): never => {
  throw new Error('broken');
};
const remote = (loader: () => unknown) =>
  rootRoutes([mountRemote('orchard', { default: [{ path: 'meyve', loader, element: <p>Meyve</p> }], slices: [] })]);

describe('errors', () => {
  it('F139 M166 when the error page itself fails, a message and a home link are shown', async () => {
    renderPart(
      <LastResort>
        <Broken />
      </LastResort>,
    );
    expect(await screen.findByText('Hata sayfası gösterilirken bir hata oluştu.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ana sayfaya dön' })).toHaveAttribute('href', '/');
  });

  it('M151 M577 the not-found page lists the branches that are on sale', async () => {
    renderPart(<NotFound />, { isPublished: (path) => path === '/trafik-sigortasi' });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Sayfa bulunamadı.');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/trafik-sigortasi',
      '/',
      'tel:+908500000000',
    ]);
  });

  it('the not-found page promises no list where no branch is on sale', async () => {
    renderPart(<NotFound />, { isPublished: () => false });
    expect(await screen.findByText(/yanlış yazılmış olabilir/)).not.toHaveTextContent('liste');
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('a failing remote leaves the layout intact and offers to try again or to call', async () => {
    renderRoutes(
      remote(() => Promise.reject(new Error('fault'))),
      '/meyve?a=1',
    );
    expect(await screen.findByRole('link', { name: 'Tekrar dene' })).toHaveAttribute('href', '/meyve?a=1');
    expect(screen.getByRole('link', { name: 'Ana sayfaya dön' })).toHaveAttribute('href', '/');
    expect(screen.getAllByRole('link', { name: /0850 000 00 00/ }).length).toBeGreaterThan(0);
    expect(screen.getByRole('banner')).toBeVisible();
  });

  it('a 404 of a remote shows the not-found page', async () => {
    renderRoutes(
      remote(() => Promise.reject(data(null, { status: 404 }))),
      '/meyve',
    );
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Sayfa bulunamadı.');
  });

  it('a remote that could not be loaded looks like one that failed and is reported', async () => {
    renderRoutes(
      rootRoutes([
        { path: 'meyve', loader: () => Promise.reject(new RemoteFailure('orchard', 'down')), element: null },
      ]),
      '/meyve',
    );
    expect(await screen.findByRole('link', { name: 'Tekrar dene' })).toBeVisible();
    expect(reportFailure).toHaveBeenCalledWith('orchard', 'load');
  });

  it('an unknown page is no failure of a remote', async () => {
    renderRoutes(rootRoutes([]), '/yok');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Sayfa bulunamadı.');
    expect(reportFailure).not.toHaveBeenCalled();
  });
});

describe('the mobile-only guard', () => {
  it("F075 F076 M168 redirects a desktop to the route's path and lets a phone pass", () => {
    const handle = { mobileOnly: { redirectTo: '/elle' } };
    expect([mobileOnlyTarget(handle, false), mobileOnlyTarget(handle, true), mobileOnlyTarget({}, false)]).toEqual([
      '/elle',
      null,
      null,
    ]);
  });
});
