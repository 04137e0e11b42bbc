/** The health lines that have a form: the backend validates and stores their answers, the remote publishes the paths of those that are sold. */
import { linesOf, type FormFile } from '@emsal/lines/kit/registered-line';

/** Bundlers make a file of its own for each folder's form. */
const load = (folder: string) => import(`./${folder}/form.ts`) as Promise<FormFile>;

export const healthLines = linesOf('health', load);
