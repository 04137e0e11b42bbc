/** Addresses of the calculators: the site serves them, editors may link to them. */
export const calculatorPaths = {
  all: '/hesaplamalar',
  changes: '/bu-ay-degisenler',
  step: '/trafik-sigortasi-police-basamak-hesaplama',
  ceiling: '/trafik-sigortasi-tavan-fiyatlari',
  vehicleValue: '/kasko-arac-deger-listesi',
  dask: '/dask-hesaplama',
  mtv: '/mtv-hesaplama-ve-odeme',
  purchaseTax: '/arac-otv-kdv-hesaplama',
  fuel: '/arac-yakit-hesaplama',
} as const;

export type CalculatorPath = (typeof calculatorPaths)[keyof typeof calculatorPaths];
