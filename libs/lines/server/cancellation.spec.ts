import type { LineId } from '@emsal/lines/facts/line-ids';
import { type CancellationGround } from '@emsal/lines/kit/refund/cancellation-rule';
import { premiumRefund, type PremiumRefund } from '@emsal/lines/kit/refund/premium-refund';
import vectors from './refund-vectors.json';
import { wordingOf } from './server-lines';

interface Input {
  paid: number;
  start: string;
  end: string;
  concluded: string;
  cancel: string;
  ground?: string;
  claimsPaid?: number;
}
const refundOf = (line: string, input: Input): PremiumRefund =>
  premiumRefund(wordingOf(line as LineId).cancellation, {
    concludedOn: input.concluded,
    startDate: input.start,
    endDate: input.end,
    endsOn: input.cancel,
    paid: input.paid,
    claimsPaid: input.claimsPaid ?? 0,
    ground: (input.ground ?? 'other') as CancellationGround,
  });

const rules: Readonly<Record<string, PremiumRefund['kind']>> = {
  'R-CAYMA': 'withdrawal',
  'R-TAM': 'notBegun',
  'R-GUN': 'days',
  'R-SAGLIK': 'daysLessClaims',
  'R-SIFIR': 'nothing',
  'R-YOK-SEBEP': 'groundMissing',
};

it.each(vectors)('$id gives back what the domain says, $line: $note', ({ line, input, expected }) => {
  const { amount } = expected;
  expect(refundOf(line, input)).toEqual({ kind: rules[expected.rule], ...(amount !== null && { amount }) });
});

const auto: Input = {
  paid: 1_200_000,
  start: '2026-01-01',
  end: '2027-01-01',
  concluded: '2025-12-31',
  cancel: '2026-04-01',
};

it('the day refund of the domain: 275 of 365 days of 12.000 TL', () => {
  expect(refundOf('AUTO', auto)).toEqual({ kind: 'days', amount: 904_110 });
});

it('after a paid claim neither withdrawal nor an unused cover gives all back', () => {
  const soon = { ...auto, cancel: '2026-01-05', claimsPaid: 1 };
  expect(refundOf('AUTO', soon)).toMatchObject({ kind: 'days' });
  expect(refundOf('PHONE', { ...soon, cancel: '2026-01-01' })).toEqual({ kind: 'nothing', amount: 0 });
});

it('a used car’s traffic policy may end because the sale failed', () => {
  const failed = { ...auto, cancel: '2026-01-01', ground: 'saleFailed' };
  expect(refundOf('USEDVEHICLETRAFFIC', failed)).toEqual({ kind: 'notBegun', amount: auto.paid });
  expect(refundOf('TRAFFIC', failed)).toEqual({ kind: 'groundMissing' });
});
