import { act, screen, within } from '@testing-library/react';
import type { LayoutName } from '@emsal/platform/remote';
import * as webView from '@emsal/platform/web-view/web-view';
import { renderRoutes } from '../testing/shell-page';
import { Frame } from '../routes/frame';
import { layouts } from './layouts';

jest.mock('@emsal/platform/web-view/web-view', () => {
  const actual = jest.requireActual('@emsal/platform/web-view/web-view');
  return { ...actual, useWebView: jest.fn(actual.useWebView) };
});

const inFrame = (handle: object) => [{ element: <Frame />, children: [{ path: '*', handle, element: <p>İçerik</p> }] }];

describe('the layouts', () => {
  it.each<[string, LayoutName, object]>([
    ['F123 M153', 'default', { header: 'menu', footer: true, air: 'plenty' }],
    ['M154', 'home', { width: 'edge' }],
    ['ours:', 'landing', { width: 'edge', air: 'none' }],
    ['F126 M155', 'internal', { width: 'reading' }],
    ['F127 M156', 'blog', { width: 'wrap' }],
    ['F128 M156', 'blogDetail', { width: 'reading' }],
    ['F129 M157', 'login', { header: 'sober', width: 'form' }],
    ['F130', 'session', { before: expect.anything() }],
    ['F131', 'step', { header: 'sober', footer: false }],
    ['F132', 'stepHome', { header: 'sober', footer: true }],
    ['ours:', 'offerList', { header: 'sober', width: 'wrap' }],
    ['ours:', 'payment', { above: expect.anything(), footer: false }],
    ['ours:', 'policyCancel', { above: expect.anything(), after: expect.anything() }],
    ['F138 M163', 'error', { header: 'menu', footer: true }],
  ])('%s %s is in the table', (_, name, plan) => {
    expect(layouts[name]).toMatchObject(plan);
  });

  it.each(Object.keys(layouts))('%s shows the content in one main', async (layout) => {
    renderRoutes(inFrame({ layout }));
    expect(within(await screen.findByRole('main')).getByText('İçerik')).toBeVisible();
  });

  it('the payment layout shows its two steps with the offer number and the way back', async () => {
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
    const hook = jest.mocked(webView.useWebView);
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

  it('M159 on a phone the menu of the session layout sticks to the foot of the window', async () => {
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

    it('M161 the session layout asks in a dialog, once in a session', async () => {
      const dialog = { name: 'Bilgilerinizi tamamlayın' };
      const open = async () => {
        const { unmount } = renderRoutes(inFrame(handle));
        await screen.findByRole('complementary', dialog);
        await act(() => jest.advanceTimersByTimeAsync(1_000));
        return unmount;
      };
      jest.useFakeTimers();
      const leave = await open();
      expect(screen.getByRole('dialog', dialog)).toBeVisible();
      leave();
      await open();
      expect(screen.queryByRole('dialog', dialog)).toBeNull();
      jest.useRealTimers();
    });

    it('a customer with complete details sees neither', async () => {
      renderRoutes(inFrame({ ...handle, missingDetails: () => [] }));
      await screen.findByText('İçerik');
      expect(screen.queryByText('Bilgilerinizi tamamlayın')).toBeNull();
    });
  });

  it('M162 the policy-cancel layout has a title, a menu and a widget at its side', async () => {
    renderRoutes(inFrame({ layout: 'policyCancel', title: 'İptal başvurusu' }), '/police-iptal/takip/sonuc');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('İptal başvurusu');
    expect(
      within(screen.getByRole('navigation', { name: 'Poliçe iptali' })).getByRole('link', { current: 'page' }),
    ).toHaveAttribute('href', '/police-iptal/takip');
    expect(screen.getByRole('complementary', { name: 'Yardıma mı ihtiyacınız var?' })).toBeVisible();
  });

  it('the frame sends a desktop away from a route for phones', async () => {
    const { router } = renderRoutes(
      [
        {
          element: <Frame />,
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
