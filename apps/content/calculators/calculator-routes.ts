import type { RouteHandle } from '@emsal/platform/remote';
import type { RouteObject } from '@emsal/platform/router';
import { calculatorPaths } from '@emsal/products/calculator-paths';
import { createElement } from 'react';
import { calculators } from './calculators';
import type { Calculator } from './kit/calculator';
import { calculatorMetadata } from './kit/calculator-metadata';
import { CalculatorPage } from './kit/calculator-page';
import { calculatorRequest } from './kit/calculator-request';

const pageModule = (calculator: Calculator) => ({
  Component: () => createElement(CalculatorPage, { calculator }),
  handle: { layout: 'blog', metadata: calculatorMetadata(calculator) } satisfies RouteHandle,
});

const segment = (path: string): string => path.slice(1);

export const calculatorRoutes: RouteObject[] = [
  ...Object.entries(calculators).map(([path, load]) => ({
    path: segment(path),
    loader: calculatorRequest,
    lazy: async () => pageModule((await load()).calculator),
  })),
  { path: segment(calculatorPaths.vehicleValue), lazy: () => import('./vehicle-value/vehicle-value-page') },
  { path: segment(calculatorPaths.all), lazy: () => import('./overview/overview-page') },
  { path: segment(calculatorPaths.changes), lazy: () => import('./changes/changes-page') },
];
