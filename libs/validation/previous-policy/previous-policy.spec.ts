import { previousPolicyEnd, previousPolicyStart } from './previous-policy';

const today = '2026-11-21';

it('F431 previous policy dates lie within the last year', () => {
  expect(
    ['2025-11-20', '2025-11-21', '2026-11-21', '2026-11-22'].map((start) => previousPolicyStart(start, today)),
  ).toMatchObject([
    { code: 'startTooOld' },
    { ok: true, value: '2025-11-21' },
    { ok: true },
    { code: 'startInFuture' },
  ]);
  expect(previousPolicyEnd('2025-11-20', '2025-10-01', today)).toMatchObject({ code: 'endTooOld' });
  expect(previousPolicyEnd('2025-11-21', '2025-10-01', today)).toEqual({ ok: true, value: '2025-11-21' });
});

it('ends after its start and at most a year later', () => {
  expect(
    ['2026-01-01', '2026-01-02', '2027-01-01', '2027-01-02'].map((end) => previousPolicyEnd(end, '2026-01-01', today)),
  ).toMatchObject([{ code: 'endBeforeStart' }, { ok: true }, { ok: true }, { code: 'endTooLate' }]);
});
