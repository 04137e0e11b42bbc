/** All fields of the property family, as types: those of single lines too. */
import type { daskFields } from './dask/dask-fields';
import type { homeFields } from './home/home-fields';
import type { propertyFields } from './property-fields';

/** Includes the fields that single lines have in their own `own`, which only their pages load. */
export type PropertyDictionary = typeof propertyFields & OwnFields;
export type OwnFields = typeof daskFields & Omit<typeof homeFields, keyof typeof daskFields>;
