/** Banks by EFT code (source and checks: label in data/banks.json) and, because no free list exists, invented branches. */
import table from './data/banks.json' with { type: 'json' };
import { districtsOf } from './places';

export interface CodeAndName {
  code: string;
  name: string;
}

/** The central bank and three development banks have no retail customers. */
const withoutCustomers = ['0001', '0004', '0016', '0017'];

export const banks: readonly CodeAndName[] = (table.rows as [string, string, string, boolean][])
  .filter(([code]) => !withoutCustomers.includes(code))
  .map(([code, name]) => ({ code, name }))
  .sort((a, b) => a.name.localeCompare(b.name, 'tr'));

/** Invented: one branch per district, with the bank's code before the district's. Empty for an unknown bank or province. */
export const branchesOf = (bankCode: string, cityCode: string): readonly CodeAndName[] =>
  banks.some(({ code }) => code === bankCode)
    ? districtsOf(cityCode).map(({ code, name }) => ({ code: bankCode + code, name: `${name} Şubesi` }))
    : [];

/** Fictional: no list was found. */
export const financeCompanies: readonly CodeAndName[] = [
  { code: 'F01', name: 'Anadolu Ufuk Finansman' },
  { code: 'F02', name: 'Boğaz Taşıt Finansman' },
  { code: 'F03', name: 'Çınar Tüketici Finansmanı' },
  { code: 'F04', name: 'Marmara Filo Finansman' },
  { code: 'F05', name: 'Toros Konut Finansmanı' },
];

export interface Lender {
  bankCode: string;
  branchCode: string;
  /** Instead of a bank. */
  financialCompanyCode: string;
}

const cityOfBranch = ({ bankCode, branchCode }: Lender): string => branchCode.slice(bankCode.length).slice(0, 2);

/** `T.C. Ziraat Bankası, Kadıköy Şubesi`, or a finance company; undefined for codes that no list has together. */
export function lenderName(lender: Lender): string | undefined {
  const { bankCode, branchCode, financialCompanyCode } = lender;
  const nameIn = (list: readonly CodeAndName[], wanted: string) => list.find(({ code }) => code === wanted)?.name;
  if (financialCompanyCode) return nameIn(financeCompanies, financialCompanyCode);
  const bank = nameIn(banks, bankCode);
  const branch = nameIn(branchesOf(bankCode, cityOfBranch(lender)), branchCode);
  return bank && branch && `${bank}, ${branch}`;
}
