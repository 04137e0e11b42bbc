/** @vitest-environment node */
import { factsOf } from '@emsal/lines/registry/facts-of';
import { PageProvider, pageContext } from '@emsal/platform/page';
import type { RouteHandle } from '@emsal/platform/remote';
import { Provider } from '@emsal/platform/store';
import { sampleList, sampleOffer } from '@emsal/state/offer/sample-offers';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, RouterContextProvider, StaticRouterProvider } from 'react-router-dom';
import { lineIds } from '@emsal/lines/facts/line-ids';
import routes from './remote';
import { fakePage } from './testing/fake-page';
import type { Responses } from './testing/fake-page';
import type { PaymentOutcome } from './payment/payment-outcome';
import { orderResponses, outcomeOf } from './testing/order-responses';

const odeme = 'o'.repeat(32);
const payment = (state: PaymentOutcome['state']) => ({
  'POST policyrequest/Success': outcomeOf(state, { policyNo: '42', firmName: 'Yakamoz Sigorta', total: 1 }),
});

interface Served {
  status: number;
  html: string;
  location: string | null;
}

async function serve(path: string, answers: Responses, slug = 'trafik-sigortasi'): Promise<Served> {
  const page = fakePage(answers);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://localhost/${slug}/${path}`), {
    requestContext: new RouterContextProvider(new Map([[pageContext, page]]) as never),
  });
  if (context instanceof Response)
    return { status: context.status, html: '', location: context.headers.get('location') };
  const html = renderToString(
    <PageProvider value={page}>
      <Provider store={page.store}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Provider>
    </PageProvider>,
  );
  return { status: context.statusCode, html, location: null };
}

describe('server rendering with data and without inline styles', () => {
  const quotedLines = lineIds.filter((id) => factsOf(id).sale !== 'adviser');

  it.each<[string, string, Responses, string]>([
    [
      'F064',
      'listeleme',
      { 'POST quoterequestapi/offer/GetOfferList': sampleList([sampleOffer(12, 7_000_00)], { state: 'running' }) },
      'Örnek 12 Sigorta',
    ],
    ['F065', 'police-bilgileri', orderResponses, 'Yakamoz Sigorta'],
    ['F066', 'odeme-bilgileri', orderResponses, '18.783,45'],
    ['F067', `odeme-sorgulama?odeme=${odeme}`, payment('waiting'), 'Ödemenizin sonucunu bekliyoruz'],
    ['F068', `police-basarili?odeme=${odeme}`, payment('completed'), '42'],
    ['F070', 'basvuru-tamamlandi', {}, 'Bekleyen bir başvurunuz yok'],
  ])('%s %s answers 200 for every line', async (_, path, answers, text) => {
    for (const line of path === 'basvuru-tamamlandi' ? lineIds : quotedLines) {
      const { status, html } = await serve(path, answers, factsOf(line).slug);
      expect([line, status]).toEqual([line, 200]);
      expect(html).toContain(text);
      expect(html).not.toMatch(/ style="/);
    }
  });

  it.each(['listeleme', 'police-bilgileri', 'odeme-bilgileri', `odeme-sorgulama?odeme=${odeme}`, 'police-basarili'])(
    'F023 %s answers 404 for a line that advisers prepare',
    async (path) => {
      expect((await serve(path, {}, 'ozel-saglik-sigortasi')).status).toBe(404);
    },
  );

  it('the card frame is not in the HTML, where it would report that it is ready before anyone listens', async () => {
    expect((await serve('odeme-bilgileri', orderResponses)).html).not.toContain('banka.example');
  });

  it.each(['odeme-sorgulama', 'police-basarili'])(
    '%s without a payment redirects to the list, which says so',
    async (name) => {
      expect(await serve(name, {})).toMatchObject({ status: 302, location: '/trafik-sigortasi/listeleme?neden=odeme' });
    },
  );

  it('the payment page redirects to the list without a chosen offer', async () => {
    expect(
      await serve('odeme-bilgileri', {
        ...orderResponses,
        'GET quoterequestapi/offer/getquotedetail/': { offer: null, assumptions: [], cover: [] },
      }),
    ).toMatchObject({ status: 302, location: '/trafik-sigortasi/listeleme?neden=secim' });
  });
});

it('F137 the offer list has its own layout', () => {
  const list = routes.find(({ path }) => path === ':branch/listeleme');
  expect((list?.handle as RouteHandle).layout).toBe('offerList');
});
