import { messagesOf } from '../verdict';
import { externalPolicy } from './external-policy';

const today = '2026-11-28';
const values = {
  line: 'HOME',
  firmName: ' Nilüfer Sigorta ',
  policyNo: '0012 7483-10',
  endDate: '2027-1-30',
  insured: 'Moda',
};

it('M138 an external policy is read in its normal form', () => {
  expect(externalPolicy(values, today)).toEqual({
    line: { ok: true, value: 'HOME' },
    firmName: { ok: true, value: 'Nilüfer Sigorta' },
    policyNo: { ok: true, value: '0012748310' },
    endDate: { ok: true, value: '2027-01-30' },
    insured: { ok: true, value: 'Moda' },
  });
});

it('M138 what is missing is asked for, what is insured may be left out', () => {
  const empty = { line: '', firmName: ' ', policyNo: '', endDate: '', insured: '' };
  expect(Object.keys(messagesOf(externalPolicy(empty, today)))).toEqual(['line', 'firmName', 'policyNo', 'endDate']);
});

it.each([
  ['2026-11-27', 'over'],
  ['2026-11-28', undefined],
  ['2031-11-28', undefined],
  ['2031-11-29', 'tooFar'],
])('M138 a policy that ends on %s: %s', (endDate, code) => {
  const verdict = externalPolicy({ ...values, endDate }, today).endDate;
  expect(verdict.ok ? undefined : verdict.code).toBe(code);
});

it('M138 a long name is refused', () => {
  const long = 'a'.repeat(81);
  expect(Object.keys(messagesOf(externalPolicy({ ...values, firmName: long, insured: long }, today)))).toEqual([
    'firmName',
    'insured',
  ]);
});
