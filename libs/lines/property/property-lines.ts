/** The property lines that have a form. */
import { linesOf, type FormFile } from '@emsal/lines/kit/registered-line';

/** Bundlers make a file of its own for each folder's form. */
const load = (folder: string) => import(`./${folder}/form.ts`) as Promise<FormFile>;

export const propertyLines = linesOf('property', load);
