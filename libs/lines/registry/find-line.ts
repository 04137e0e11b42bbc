import { phoneField } from '@emsal/lines/facts/identity-kind';
import { lineFacts } from './facts-of';
import type { LineFacts } from '@emsal/lines/facts/line-facts';

/** The line of a path's first segment, for example `trafik-sigortasi`. */
export function lineBySlug(slug: string): LineFacts | undefined {
  return Object.values(lineFacts).find((facts) => facts.slug === slug);
}

/** The line of a path such as `/trafik-sigortasi/form/temel-bilgiler`; the query is ignored. */
export function lineByPath(path: string): LineFacts | undefined {
  const [pathOnly = ''] = path.split(/[?#]/);
  return lineBySlug(pathOnly.split('/')[1] ?? '');
}

/** True for the query of a used vehicle's purchase (`usedVehicleSaleType=true`). */
export function isUsedVehicleSale(query: URLSearchParams): boolean {
  return query.get('usedVehicleSaleType') === 'true';
}

/**
 * The fields that a landing page's form may post, and the line's fields that they fill in. `identityNo` stands for the line's identity
 * field.
 */
export function heroFields(facts: LineFacts): Readonly<Record<string, string>> {
  const contact = { identityNo: facts.identityField, phoneNumber: phoneField };
  if (facts.family !== 'vehicle') return contact;
  const withPlate = { ...contact, licensePlateNo: 'licensePlateNo' };
  return facts.platedOnly ? withPlate : { ...withPlate, licensePlateStatus: 'licensePlateStatus' };
}
