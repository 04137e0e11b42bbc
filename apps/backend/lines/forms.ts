/** The forms of all sold lines, for what the server derives from and checks in answers. */
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { Line } from '@emsal/lines/kit/step';
import { vehicleLines } from '@emsal/lines/vehicle/vehicle-lines';

const soldLines = [...vehicleLines];

/** Undefined for a line that has no form yet. */
export const formOf = async (id: LineId): Promise<Line | undefined> => soldLines.find((line) => line.id === id)?.load();
