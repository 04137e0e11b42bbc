import { trafficFacts } from '@emsal/lines/facts/rows/traffic';
import { listenToFunnel } from './funnel-listener';
import { answersKept, funnelEmptied, offerCreated, visitOpened } from './funnel-slice';
import { line, openFunnel, visitId } from './testing/open-funnel';

function listened() {
  const kept = new Map<string, string>();
  const parts = openFunnel();
  const end = listenToFunnel(parts.store as never, trafficFacts, {
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  });
  return { ...parts, kept, end };
}

describe('the listener', () => {
  it('F311 keeps visit id and offer number per branch in the session storage', () => {
    const { dispatch, kept } = listened();
    dispatch(visitOpened({ line, visitId }));
    dispatch(offerCreated({ line, offerNo: '1234567890' }));
    expect(Object.fromEntries(kept)).toEqual({ 'visit-id-53': visitId, 'offer-no-53': '1234567890' });
  });

  it('writes nothing of the person', () => {
    const { dispatch, kept } = listened();
    dispatch(answersKept({ line, answers: { shortLicenseOwnerTcOrTaxNo: '10000000078', phoneNumber: '5321234567' } }));
    expect(kept.size).toBe(0);
  });

  it('removes what is emptied and ends when told', () => {
    const { dispatch, kept, end } = listened();
    dispatch(visitOpened({ line, visitId }));
    dispatch(funnelEmptied({ line }));
    expect(kept.size).toBe(0);
    end();
    dispatch(visitOpened({ line, visitId }));
    expect(kept.size).toBe(0);
  });
});
