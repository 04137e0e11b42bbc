/** What is published of the lines whose forms this remote serves: pages of other remotes know them at run time. */
import { vehicleLines } from '@emsal/lines/vehicle/vehicle-lines';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { factsOf } from '@emsal/lines/registry/facts-of';

export const lines: readonly LineFacts[] = vehicleLines.map(({ id }) => factsOf(id));
