/** 8.9 → `8,9`, 9 → `9,0`: points from 0 to 10, as `Intl` does it in Turkish, which the test holds. */
export const formatScore = (score: number, decimals = 1): string => score.toFixed(decimals).replace('.', ',');
