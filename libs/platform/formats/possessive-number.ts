const ones = ['', '’i', '’si', '’ü', '’ü', '’i', '’sı', '’si', '’i', '’u'];
const tens = ['', '’u', '’si', '’u', '’ı', '’si', '’ı', '’i', '’i', '’ı'];

/**
 * A number below 100 with the Turkish possessive suffix ("of them"), by vowel harmony: 15 → `15’i`, 24 → `24’ü`, 30 →
 * `30’u`.
 */
export const possessiveNumber = (count: number): string =>
  `${count}${ones[count % 10] || tens[Math.floor(count / 10) % 10] || '’ı'}`;
