import { screen, within } from '@testing-library/react';
import type { LayoutName } from '@emsal/platform/remote';
import * as webView from '@emsal/platform/web-view/web-view';
import { renderPart, renderRoutes } from '../testing/shell-page';
import { Footer } from '../footer/footer';
import { Header } from '../header/header';
import { Frame } from '../routes/frame';
import { layouts } from './layouts';
import { ContentLayout } from './content/content-layout';
import { DefaultLayout } from './default/default-layout';
import { ErrorLayout } from './error/error-layout';
import { OfferListLayout } from './offer-list/offer-list-layout';
import { PaymentLayout } from './payment/payment-layout';
import { StepLayout } from './step/step-layout';

jest.mock('@emsal/platform/web-view/web-view', () => {
  const actual = jest.requireActual('@emsal/platform/web-view/web-view');
  return { ...actual, useWebView: jest.fn(actual.useWebView) };
});

const inFrame = (handle: object) => [{ element: <Frame />, children: [{ path: '*', handle, element: <p>İçerik</p> }] }];

describe('the layouts', () => {
  it.each<[string, LayoutName, unknown]>([
    ['F123 M153', 'default', DefaultLayout],
    ['ours', 'content', ContentLayout],
    ['F131', 'step', StepLayout],
    ['ours', 'offerList', OfferListLayout],
    ['ours', 'payment', PaymentLayout],
    ['F138 M163', 'error', ErrorLayout],
  ])('%s %s has its own', (_, name, layout) => {
    expect(layouts[name]).toBe(layout);
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

describe('the header', () => {
  it('links published paths only', async () => {
    renderPart(<Header />, { isPublished: (path) => path === '/blog' });
    const menu = await screen.findByRole('navigation', { name: 'Ana menü' });
    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/blog']);
    expect(screen.queryByRole('link', { name: 'Üyelik' })).toBeNull();
  });

  it('F017 offers the call-centre line', async () => {
    renderPart(<Header />);
    expect(await screen.findByRole('link', { name: /Bizi arayın/ })).toHaveAttribute('href', 'tel:+908500000000');
  });
});

describe('the footer', () => {
  it('M053 has four sections when everything is published', async () => {
    renderPart(<Footer />);
    expect((await screen.findAllByRole('heading', { level: 2 })).map((heading) => heading.textContent)).toEqual([
      'Ürünler',
      'Sık sorulan konular',
      'Hızlı erişim',
      'Hakkımızda',
    ]);
  });

  it('leaves out what nobody publishes', async () => {
    renderPart(<Footer />, { isPublished: (path) => path === '/trafik-sigortasi' });
    expect((await screen.findAllByRole('heading', { level: 2 })).map((heading) => heading.textContent)).toEqual([
      'Ürünler',
    ]);
  });

  it('F018 M019 offers WhatsApp and a call centre that is open around the clock', async () => {
    renderPart(<Footer />);
    expect(await screen.findByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
      'href',
      expect.stringContaining('https://wa.me/90850'),
    );
    expect(screen.getByText('Çağrı merkezi 7 gün 24 saat açık')).toBeVisible();
  });

  it('M060 runs its copyright from 2000 to the current year', async () => {
    renderPart(<Footer />, { year: 2031 });
    expect(await screen.findByText(/© 2000–2031/)).toBeVisible();
  });
});
