import { sessionKeys } from '@emsal/platform/storage/session-keys';
import { isPending } from './pending-step';

const list = '/trafik-sigortasi/listeleme';
const form = '/trafik-sigortasi/form';
const session = (kept: unknown) => ({
  read: (key: string) => (key === sessionKeys.currentPendingStep && kept !== null ? String(kept) : null),
});
const record = JSON.stringify({ from: list, to: form });

describe('the record of a step that is not over', () => {
  it.each([
    ['speaks of the way back to any step of the form', record, list, `${form}/arac-ozellikleri`, true],
    ['does not speak of another way', record, list, '/', false],
    ['does not speak of a way from elsewhere', record, '/kasko-sigortasi/listeleme', form, false],
    ['says nothing when it is not there', null, list, form, false],
    ['says nothing when nobody can read it', '{', list, form, false],
    ['says nothing when it is of another shape', '{"from":"/trafik-sigortasi/listeleme"}', list, form, false],
  ])('%s', (_, kept, from, to, expected) => {
    expect(isPending(session(kept), { from, to })).toBe(expected);
  });
});
