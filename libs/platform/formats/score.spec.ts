import { formatScore } from './score';

it('writes a score in Turkish, always with one decimal', () => {
  const turkish = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  for (const score of [0, 0.1, 6.4, 8.9, 9, 10]) expect(formatScore(score)).toBe(turkish.format(score));
});
