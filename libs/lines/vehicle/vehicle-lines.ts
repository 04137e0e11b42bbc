/** The vehicle lines on sale. Used by the remote, the backend and the journeys. */
import { linesOf, type FormFile } from '@emsal/lines/kit/registered-line';

/** Bundlers make a file of its own for each folder's form. */
const load = (folder: string) => import(`./${folder}/form.ts`) as Promise<FormFile>;

export const vehicleLines = linesOf('vehicle', load);
