/**
 * The health lines that have a form. The backend validates and stores their answers; no insurer offers them yet, so the remote
 * publishes no path of them (decision 192).
 */
import { linesOf, type FormFile } from '@emsal/lines/kit/registered-line';

/** Bundlers make a file of its own for each folder's form. */
const load = (folder: string) => import(`./${folder}/form.ts`) as Promise<FormFile>;

export const healthLines = linesOf('health', load);
