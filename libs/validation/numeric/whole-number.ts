/** Whole numbers as typed: `1.250` is one thousand two hundred and fifty; decimals are rejected. */
export function readWholeNumber(input: string): number | undefined {
  const text = input.trim();
  const isGrouped = /^\d{1,3}(?:[. ]\d{3})+$/.test(text);
  if (!isGrouped && !/^\d{1,12}$/.test(text)) return undefined;
  return Number(text.replace(/\D/g, ''));
}
