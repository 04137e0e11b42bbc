/** The forms of all lines, sold or not yet, from which the server derives and validates answers. */
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { Line } from '@emsal/lines/kit/step';
import { healthLines } from '@emsal/lines/health/health-lines';
import { propertyLines } from '@emsal/lines/property/property-lines';
import { vehicleLines } from '@emsal/lines/vehicle/vehicle-lines';

const lines = [...vehicleLines, ...healthLines, ...propertyLines];

/** Undefined for a line that has no form yet. */
export const formOf = async (id: LineId): Promise<Line | undefined> => lines.find((line) => line.id === id)?.load();
