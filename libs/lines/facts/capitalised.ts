/** A line's short name as the first word of a sentence: `Trafik`, `İMM`, `İkinci el araç trafik`. */
export const capitalised = (shortName: string): string =>
  shortName.charAt(0).toLocaleUpperCase('tr') + shortName.slice(1);
