/** The calculators that are data alone. To add one, write a file in `all/` and a line here. */
import { calculatorPaths } from '@emsal/products/calculator-paths';
import type { Calculator } from './kit/calculator';

type CalculatorFile = () => Promise<{ calculator: Calculator }>;

export const calculators = {
  [calculatorPaths.step]: () => import('./all/step'),
  [calculatorPaths.ceiling]: () => import('./all/ceiling'),
  [calculatorPaths.dask]: () => import('./all/dask'),
  [calculatorPaths.mtv]: () => import('./all/mtv'),
  [calculatorPaths.purchaseTax]: () => import('./all/purchase-tax'),
  [calculatorPaths.fuel]: () => import('./all/fuel'),
} as const satisfies Record<string, CalculatorFile>;
