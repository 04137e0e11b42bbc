import { listEnd } from './list-token';

const offer = (validUntil: string, isSaleExpired = false) => ({ validUntil, isSaleExpired });

it('ends with the last offer that can be bought', () => {
  const early = '2026-11-25T20:59:59.000Z';
  const late = '2026-11-27T20:59:59.000Z';
  expect(listEnd([offer(late), offer(early)])).toBe(late);
  expect(listEnd([offer(early), offer(late, true)])).toBe(early);
});

it('has no end, and so no link, when none can be bought', () => {
  expect(listEnd([offer('2026-11-25T20:59:59.000Z', true)])).toBeNull();
});
