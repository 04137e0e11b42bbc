/** A journey remote in one of two versions, with a slice, a loader, a lazy page and a payment page. */
import { createSlice, type PayloadAction } from '@emsal/platform/store';
import { pageOf } from '@emsal/platform/page';
import { redirect, type RouteObject } from '@emsal/platform/router';

export { paths } from './paths';

export const basket = createSlice({ name: 'basket', initialState: { fruit: '' }, reducers: { filled: (state, { payload }: PayloadAction<string>) => void (state.fruit = payload) } });

export const slices = [basket];

const routes: RouteObject[] = [
  {
    path: 'meyve',
    handle: { layout: 'step' },
    loader: async (args) => {
      const page = pageOf(args);
      const { body } = await page.transport({ method: 'GET', path: 'who', body: undefined }, {});
      page.store.dispatch(basket.actions.filled('Elma'));
      return body;
    },
    lazy: () => import('./fruit-page'),
  },
  { path: 'meyve/tasindi', loader: () => redirect('/meyve'), element: null },
  { path: 'odeme', handle: { layout: 'payment', paymentStep: 2, offerNo: () => '1234567890' }, Component: () => <h1>Ödeme Elma</h1> },
];

export default routes;
