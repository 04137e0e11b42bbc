import type { Construction } from '@emsal/tariffs/dask/dask-figures';
import { concrete } from './home-options';

/** @param buildingType HOME's code */
export const constructionOf = (buildingType: unknown): Construction =>
  buildingType === concrete ? 'concrete' : 'other';
