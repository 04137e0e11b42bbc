/** Values of an insurer's own fields by key, two of which the home form asks (funnel 7.2). Illustrative: no insurer's list was found. */
export interface CustomValue {
  code: string;
  description: string;
}

const lastNamed = 30;
const numbers = Array.from({ length: lastNamed }, (_, at) => at + 1);
const beyond = String(lastNamed + 1);

/** The floor of the home. */
const floors: readonly CustomValue[] = [
  { code: '-2', description: '2. bodrum kat' },
  { code: '-1', description: '1. bodrum kat' },
  { code: '0', description: 'Giriş katı' },
  ...numbers.map((floor) => ({ code: String(floor), description: `${floor}. kat` })),
  { code: beyond, description: `${beyond}. kat ve üzeri` },
];

/** The number of floors above ground. */
const floorCounts: readonly CustomValue[] = [
  ...numbers.map((count) => ({ code: String(count), description: `${count} katlı` })),
  { code: beyond, description: `${beyond} katlı ya da daha yüksek` },
];

const values = new Map([
  ['KNT-KAT', floors],
  ['SNET-BINA-KAT-SAYISI', floorCounts],
]);

/** Empty for an unknown key. */
export const customDataOf = (key: string): readonly CustomValue[] => values.get(key) ?? [];
