import { insurers } from '@emsal/insurers/registry';
import type { Switches } from '../../switches/switches';
import { specialBehaviour, quoteFaults, type QuoteFault } from '../../special-plates/insurer-references';

const everySecond = new Set(insurers.filter((_facts, index) => index % 2 === 0).map(({ firmId }) => firmId));

/** The insurer's current fault: by its switch, or by the risk's number for every second insurer. */
export function faultOf(firmId: number, switches: Switches, reference: string | undefined): QuoteFault | null {
  const switched = quoteFaults.find((fault) => switches.isOn(`insurers-${fault}`, String(firmId)));
  if (switched) return switched;
  const behaviour = reference && everySecond.has(firmId) ? specialBehaviour(reference) : null;
  return behaviour?.kind === 'fault' ? behaviour.fault : null;
}
