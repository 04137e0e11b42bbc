/** The property lines that have a form, one line of code per product line. */
import type { RegisteredLine } from '@emsal/lines/kit/registered-line';

export const propertyLines: readonly RegisteredLine[] = [
  {
    id: 'DASK',
    load: async () => (await import('./dask/dask')).dask,
  },
];
