import { act, screen, within } from '@testing-library/react';
import type { LayoutName } from '@emsal/platform/remote';
import * as webView from '@emsal/platform/web-view/web-view';
import { renderRoutes } from '../testing/shell-page';
import { LayoutRoute } from '../routes/layout-route';
import { layouts } from './layouts';
import { preloadContentParts } from './lazy-parts';

vi.mock('@emsal/platform/web-view/web-view', async (importActual) => {
  const actual = await importActual<typeof webView>();
  return { ...actual, useWebView: vi.fn(actual.useWebView) };
});

const inFrame = (handle: object) => [
  { element: <LayoutRoute />, children: [{ path: '*', handle, element: <p>İçerik</p> }] },
];

describe('the layouts', () => {
  it.each<[string, LayoutName, { hasMenu: boolean; hasFooter: boolean }]>([
    ['F123 M153', 'default', { hasMenu: true, hasFooter: true }],
    ['M154', 'home', { hasMenu: true, hasFooter: true }],
    ['ours:', 'landing', { hasMenu: true, hasFooter: true }],
    ['F126 M155', 'internal', { hasMenu: true, hasFooter: true }],
    ['F127 M156', 'blog', { hasMenu: true, hasFooter: true }],
    ['F128 M156', 'blogDetail', { hasMenu: true, hasFooter: true }],
    ['F129 M157', 'login', { hasMenu: false, hasFooter: true }],
    ['F130', 'session', { hasMenu: true, hasFooter: true }],
    ['F131', 'step', { hasMenu: false, hasFooter: false }],
    ['F132', 'stepHome', { hasMenu: false, hasFooter: true }],
    ['ours:', 'offerList', { hasMenu: false, hasFooter: true }],
    ['ours:', 'payment', { hasMenu: false, hasFooter: false }],
    ['ours:', 'service', { hasMenu: false, hasFooter: true }],
    ['ours:', 'policyCancel', { hasMenu: false, hasFooter: true }],
    ['F138 M163', 'error', { hasMenu: true, hasFooter: true }],
  ])('%s %s shows the parts of its layout: %j', async (_, layout, { hasMenu, hasFooter }) => {
    await preloadContentParts();
    renderRoutes(inFrame({ layout }));
    await screen.findByRole('main');
    expect({
      hasMenu: screen.queryByRole('navigation', { name: 'Ana menü' }) !== null,
      hasFooter: screen.queryByRole('contentinfo') !== null,
    }).toEqual({ hasMenu, hasFooter });
  });

  it.each(Object.keys(layouts))('%s shows the content in one main', async (layout) => {
    renderRoutes(inFrame({ layout }));
    expect(within(await screen.findByRole('main')).getByText('İçerik')).toBeVisible();
  });

  it('the payment layout shows its two steps with the offer number and the back link', async () => {
    renderRoutes(
      inFrame({
        layout: 'payment',
        paymentStep: 1,
        backTo: '/trafik-sigortasi/listeleme',
        offerNo: () => '1234567890',
      }),
    );
    expect(await screen.findByText(/1234567890/)).toBeVisible();
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('1');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
      '/trafik-sigortasi/listeleme',
    );
  });

  it('F136 M406 the native web view hides the back arrow of the payment layout', async () => {
    const hook = vi.mocked(webView.useWebView);
    hook.mockReturnValue({ ...webView.initialWebView('EmsalApp/1') });
    renderRoutes(
      inFrame({ layout: 'payment', paymentStep: 1, backTo: '/trafik-sigortasi/listeleme', offerNo: () => '1' }),
    );
    await screen.findByText('İçerik');
    hook.mockImplementation(() => webView.initialWebView(''));
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).not.toContain(
      '/trafik-sigortasi/listeleme',
    );
  });

  it('F124 the home layout shows the share-and-earn card and links it only while its page is published', async () => {
    const { unmount } = renderRoutes(inFrame({ layout: 'home' }));
    const card = await screen.findByRole('complementary', { name: 'Paylaş, kazan' });
    expect(within(card).getByRole('link')).toHaveAttribute('href', '/uyelik/paylas-kazan');
    unmount();
    renderRoutes(inFrame({ layout: 'home' }), '/', { isPublished: () => false });
    expect(within(await screen.findByRole('complementary', { name: 'Paylaş, kazan' })).queryByRole('link')).toBeNull();
  });

  it.each([
    [true, 'bar'],
    [false, 'side'],
  ])('F479 on a device that is mobile: %s, the member area has its menu as a %s', async (isMobile, look) => {
    renderRoutes(inFrame({ layout: 'session' }), '/uyelik/anasayfa', { isMobile });
    expect(await screen.findByRole('navigation', { name: 'Üyelik menüsü' })).toHaveClass(look);
  });

  it('M158 the session layout has a menu of the published pages of the member area', async () => {
    renderRoutes(inFrame({ layout: 'session' }), '/uyelik/hesabim', {
      isPublished: (path) => path === '/uyelik/hesabim' || path === '/uyelik/yardim',
    });
    const links = within(await screen.findByRole('navigation', { name: 'Üyelik menüsü' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Hesabım', 'Yardım']);
    expect(links[0]).toHaveAttribute('aria-current', 'page');
  });

  it('M158 marks the entry of a page below it', async () => {
    renderRoutes(inFrame({ layout: 'session' }), '/uyelik/hesabim/gizlilik', { isPublished: () => true });
    const menu = within(await screen.findByRole('navigation', { name: 'Üyelik menüsü' }));
    expect(menu.getByRole('link', { name: 'Hesabım' })).toHaveAttribute('aria-current', 'true');
    expect(menu.getByRole('link', { name: 'Anasayfa' })).not.toHaveAttribute('aria-current');
  });

  it('M159 on a phone the menu of the session layout sticks to the bottom of the window', async () => {
    renderRoutes(inFrame({ layout: 'session' }), '/uyelik/anasayfa', { isMobile: true });
    expect(await screen.findByRole('navigation', { name: 'Üyelik menüsü' })).toHaveClass('bar');
  });

  describe('for a customer whose details are incomplete', () => {
    const handle = { layout: 'session', missingDetails: () => ['meslek', 'e-posta adresi'] };
    beforeEach(() => sessionStorage.clear());

    it('M160 the session layout has a card that names what is missing', async () => {
      renderRoutes(inFrame(handle));
      const card = await screen.findByRole('complementary', { name: 'Bilgilerinizi tamamlayın' });
      expect(within(card).getAllByText(/meslek ve e-posta adresi/)[0]).toBeVisible();
    });

    it('M161 the session layout asks in a dialog, once per session', async () => {
      const dialog = { name: 'Bilgilerinizi tamamlayın' };
      const open = async () => {
        const { unmount } = renderRoutes(inFrame(handle));
        await screen.findByRole('complementary', dialog);
        await act(() => vi.advanceTimersByTimeAsync(1_000));
        return unmount;
      };
      vi.useFakeTimers();
      const leave = await open();
      expect(screen.getByRole('dialog', dialog)).toBeVisible();
      leave();
      await open();
      expect(screen.queryByRole('dialog', dialog)).toBeNull();
      vi.useRealTimers();
    });

    it('a customer with complete details sees neither card nor dialog', async () => {
      renderRoutes(inFrame({ ...handle, missingDetails: () => [] }));
      await screen.findByText('İçerik');
      expect(screen.queryByText('Bilgilerinizi tamamlayın')).toBeNull();
    });
  });

  it('M162 the policy-cancel layout has a title, a menu and a side widget', async () => {
    renderRoutes(inFrame({ layout: 'policyCancel', title: 'İptal başvurusu' }), '/police-iptal/takip/sonuc');
    expect(await screen.findByText('İptal başvurusu')).toBeVisible();
    expect(
      within(screen.getByRole('navigation', { name: 'Poliçe iptali' })).getByRole('link', { current: 'page' }),
    ).toHaveAttribute('href', '/police-iptal/takip');
    expect(screen.getByRole('complementary', { name: 'Yardıma mı ihtiyacınız var?' })).toBeVisible();
  });

  it('a desktop is redirected from a route for phones', async () => {
    const { router } = renderRoutes(
      [
        {
          element: <LayoutRoute />,
          children: [
            { path: '/okut', handle: { mobileOnly: { redirectTo: '/elle' } }, element: <p>Kamera</p> },
            { path: '/elle', element: <p>Elle</p> },
          ],
        },
      ],
      '/okut',
    );
    expect(await screen.findByText('Elle')).toBeVisible();
    expect(router.state.location.pathname).toBe('/elle');
  });
});
