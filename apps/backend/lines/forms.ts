/** The forms of all sold lines, for what the server derives from and checks in answers. */
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { Line } from '@emsal/lines/kit/step';
import { vehicleLines } from '@emsal/lines/vehicle/vehicle-lines';

const forms = new Map<LineId, Line>([...vehicleLines].map((line) => [line.id, line]));

/** Undefined for a line that has no form yet. */
export const formOf = (line: LineId): Line | undefined => forms.get(line);
