import { endedVisit } from '@emsal/api/outcomes/ended-visit';
import { factsOf } from '@emsal/lines/registry/facts-of';
import { combineSlices, configureStore, Provider } from '@emsal/platform/store';
import { funnelSlice, selectFunnel } from '@emsal/state/funnel/funnel-slice';
import { emptyFunnel } from '@emsal/state/funnel/funnel-state';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDocument } from '@emsal/platform/navigation/open-document';
import { fakePage, visitId } from '../testing/fake-page';
import { CallFailure } from './call-failure';

vi.mock('@emsal/platform/navigation/open-document', () => ({ openDocument: vi.fn() }));

const line = factsOf('TRAFFIC');
const answers = { licensePlateNo: '35GHT482' };

function open(message: string) {
  const page = fakePage({ 'POST quoterequestapi/sharedstep/createfunnel': 'f'.repeat(32) });
  const store = configureStore({
    reducer: combineSlices(funnelSlice),
    preloadedState: { funnel: { TRAFFIC: { ...emptyFunnel, visitId, answers, done: ['temel-bilgiler'] } } },
    middleware: (defaults) => defaults({ thunk: { extraArgument: page } }),
  });
  render(
    <Provider store={store}>
      <CallFailure {...{ line, message }} />
    </Provider>,
  );
  return { page, funnel: () => selectFunnel('TRAFFIC')(store.getState()) };
}

it('of an ended visit leads to the form in a new visit with what this tab knows', async () => {
  const { page, funnel } = open(endedVisit.message);
  await userEvent.click(screen.getByRole('link', { name: 'Yeniden teklif alın' }));
  await waitFor(() => expect(openDocument).toHaveBeenCalledWith('/trafik-sigortasi/form'));
  expect(page.calls.map(({ body }) => body)).toEqual([{ branchId: 53, line: 'TRAFFIC', typed: answers }]);
  expect(funnel()).toMatchObject({ visitId: 'f'.repeat(32), answers, done: [] });
});

it('of another kind is only told', () => {
  open('Şirket yanıt vermedi.');
  expect(screen.getByText('Şirket yanıt vermedi.')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
