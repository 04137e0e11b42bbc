import { moneySteps, type TrackedRefund } from './money-steps';

const refund = { amount: 100_00, changedAt: new Date('2026-11-29T08:00:00Z') };

it.each<[TrackedRefund['state'], string, string]>([
  ['requested', 'todo', 'İade bankaya verilir'],
  ['refunded', 'done', 'İade bankaya verildi'],
  ['refused', 'now', 'Kartınız iadeyi kabul etmedi'],
  ['transferred', 'done', 'İade hesabınıza gönderildi'],
])('M317 M340 a refund that is %s is told as it is', (state, shown, title) => {
  expect(moneySteps({ ...refund, state })[0]).toMatchObject({
    state: shown,
    title,
    note: expect.stringContaining('100,00'),
  });
});

it('M317 promises no money where none goes back', () => {
  expect(moneySteps(undefined).map(({ title }) => title)).toEqual(['Bu iptalden iade çıkmadı']);
});
