/** 8.9 → `8,9`, 9 → `9,0`: scores from 0 to 10, as `Intl` does in Turkish (a spec compares the two). */
export const formatScore = (score: number, decimals = 1): string => score.toFixed(decimals).replace('.', ',');
