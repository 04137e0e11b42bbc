/** Hundredths, not negative, as a Turkish number, without zeros after the comma: 1159900 is `11.599`, 282 is `2,82`, 110 is `1,1`. */
export function hundredthsText(hundredths: number): string {
  const whole = String(Math.trunc(hundredths / 100)).replace(/\B(?=(?:\d{3})+$)/g, '.');
  const rest = String(hundredths % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return `${whole}${rest && `,${rest}`}`;
}
