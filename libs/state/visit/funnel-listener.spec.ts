import { exampleFacts } from '@emsal/lines/kit/samples/example-facts';
import { listenToFunnel } from './funnel-listener';
import { answersChanged, funnelEmptied, offerCreated, visitOpened } from '../funnel/funnel-slice';
import { line, openFunnel, visitId } from '../funnel/testing/open-funnel';

function openListenedFunnel() {
  const stored = new Map<string, string>();
  const parts = openFunnel();
  const unsubscribe = listenToFunnel(parts.store as never, exampleFacts, {
    write: (key, value) => void stored.set(key, value),
    remove: (key) => void stored.delete(key),
  });
  return { ...parts, stored, unsubscribe };
}

describe('the funnel listener', () => {
  it('F311 stores visit id and offer number per branch in session storage', () => {
    const { dispatch, stored } = openListenedFunnel();
    dispatch(visitOpened({ line, visitId }));
    dispatch(offerCreated({ line, offerNo: '1234567890' }));
    expect(Object.fromEntries(stored)).toEqual({ 'visit-id-53': visitId, 'offer-no-53': '1234567890' });
  });

  it('stores no personal data', () => {
    const { dispatch, stored } = openListenedFunnel();
    dispatch(
      answersChanged({ line, answers: { shortLicenseOwnerTcOrTaxNo: '10000000078', phoneNumber: '5321234567' } }),
    );
    expect(stored.size).toBe(0);
  });

  it('removes what was reset, and stops when unsubscribed', () => {
    const { dispatch, stored, unsubscribe } = openListenedFunnel();
    dispatch(visitOpened({ line, visitId }));
    dispatch(funnelEmptied({ line }));
    expect(stored.size).toBe(0);
    unsubscribe();
    dispatch(visitOpened({ line, visitId }));
    expect(stored.size).toBe(0);
  });
});
