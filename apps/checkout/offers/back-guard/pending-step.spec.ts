import { sessionKeys } from '@emsal/platform/storage/session-keys';
import { isPending } from './pending-step';

const list = '/trafik-sigortasi/listeleme';
const form = '/trafik-sigortasi/form';
const session = (stored: unknown) => ({
  read: (key: string) => (key === sessionKeys.currentPendingStep && stored !== null ? String(stored) : null),
});
const record = JSON.stringify({ from: list, to: form });

describe('the pending navigation record', () => {
  it.each([
    ['matches going back to any step of the form', record, list, `${form}/arac-ozellikleri`, true],
    ['does not match another destination', record, list, '/', false],
    ['does not match another origin', record, '/kasko-sigortasi/listeleme', form, false],
    ['matches nothing when absent', null, list, form, false],
    ['matches nothing when it is not JSON', '{', list, form, false],
    ['matches nothing when it has another shape', '{"from":"/trafik-sigortasi/listeleme"}', list, form, false],
  ])('%s', (_, stored, from, to, expected) => {
    expect(isPending(session(stored), { from, to })).toBe(expected);
  });
});
