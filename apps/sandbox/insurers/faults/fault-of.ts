import { insurers } from '@emsal/insurers/registry';
import type { Switches } from '../../switches/switches';
import { plateBehaviour, quoteFaults, type QuoteFault } from '../special-plates';

const everySecond = new Set(insurers.filter((_facts, index) => index % 2 === 0).map(({ firmId }) => firmId));

/** The fault that an insurer plays now: its switch, or the plate's for every second insurer. */
export function faultOf(firmId: number, switches: Switches, plate: string | undefined): QuoteFault | null {
  const switched = quoteFaults.find((fault) => switches.isOn(`insurers-${fault}`, String(firmId)));
  if (switched) return switched;
  const behaviour = plate && everySecond.has(firmId) ? plateBehaviour(plate) : null;
  return behaviour?.kind === 'fault' ? behaviour.fault : null;
}
