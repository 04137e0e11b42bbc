const lira = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0 });

/** An amount of whole kuruş as grouped lira and two digits of kuruş: 1878345 > `18.783` and `45`. */
export function priceParts(kurus: number): { lira: string; kurus: string } {
  const sign = kurus < 0 ? '-' : '';
  const size = Math.abs(kurus);
  return { lira: sign + lira.format(Math.trunc(size / 100)), kurus: String(size % 100).padStart(2, '0') };
}
