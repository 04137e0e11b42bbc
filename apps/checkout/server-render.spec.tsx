/** @jest-environment node */
import { PageProvider, pageContext } from '@emsal/platform/page';
import { Provider } from '@emsal/platform/store';
import { sampleList, sampleOffer } from '@emsal/state/offer/sample-offers';
import { renderToString } from 'react-dom/server';
// eslint-disable-next-line no-restricted-imports -- the static handler is the edge's and the tests' alone
import { createStaticHandler, createStaticRouter, RouterContextProvider, StaticRouterProvider } from 'react-router-dom';
import routes from './remote';
import { fakePage } from './testing/fake-page';
import type { Answers } from './testing/fake-page';
import { orderAnswers } from './testing/order-answers';

const odeme = 'o'.repeat(32);
const payment = (state: string) => ({
  'POST policyrequest/Success': {
    state,
    reason: null,
    policyNo: '42',
    documents: [],
    lineSlug: 'trafik-sigortasi',
    firmName: 'Yakamoz Sigorta',
    total: 1,
    paidAt: null,
  },
});

async function serve(path: string, answers: Answers): Promise<string> {
  const page = fakePage(answers);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://localhost/trafik-sigortasi/${path}`), {
    requestContext: new RouterContextProvider(new Map([[pageContext, page]]) as never),
  });
  if (context instanceof Response) return `redirect to ${context.headers.get('location')}`;
  return renderToString(
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
}

describe('every page is drawn by the edge with its data and without inline style', () => {
  it.each<[string, Answers, string]>([
    [
      'listeleme',
      { 'POST quoterequestapi/offer/GetOfferList': sampleList([sampleOffer(12, 7_000_00)], { state: 'running' }) },
      'Örnek 12 Sigorta',
    ],
    ['police-bilgileri', orderAnswers, 'Yakamoz Sigorta'],
    ['odeme-bilgileri', orderAnswers, '18.783,45'],
    [`odeme-sorgulama?odeme=${odeme}`, payment('waiting'), 'Ödemenizin sonucunu bekliyoruz'],
    [`police-basarili?odeme=${odeme}`, payment('completed'), '42'],
    ['basvuru-tamamlandi', {}, 'Başvurunuz bizde'],
  ])('%s', async (path, answers, words) => {
    const html = await serve(path, answers);
    expect(html).toContain(words);
    expect(html).not.toMatch(/ style="/);
  });

  it('the card frame is not in the HTML: it would say that it is ready before anyone listens', async () => {
    expect(await serve('odeme-bilgileri', orderAnswers)).not.toContain('banka.example');
  });

  it('without a chosen offer the payment leads to the list', async () => {
    expect(
      await serve('odeme-bilgileri', {
        ...orderAnswers,
        'GET quoterequestapi/offer/getquotedetail/': { offer: null, assumptions: [], cover: [] },
      }),
    ).toBe('redirect to /trafik-sigortasi/listeleme');
  });
});
