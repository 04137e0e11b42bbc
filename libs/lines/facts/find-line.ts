import { phoneField } from './identity-kind';
import { lineFacts } from './line-facts';
import type { LineFacts } from './line-shape';

/** The line that a path's first segment names, for example `trafik-sigortasi`. */
export function lineBySlug(slug: string): LineFacts | undefined {
  return Object.values(lineFacts).find((facts) => facts.slug === slug);
}

/** The line that owns a path such as `/trafik-sigortasi/form/temel-bilgiler`; the query is ignored. */
export function lineByPath(path: string): LineFacts | undefined {
  const [pathOnly = ''] = path.split(/[?#]/);
  return lineBySlug(pathOnly.split('/')[1] ?? '');
}

/** True when the query says that a used vehicle is being bought (`usedVehicleSaleType=true`). */
export function isUsedVehicleSale(query: URLSearchParams): boolean {
  return query.get('usedVehicleSaleType') === 'true';
}

/** What a landing page's form may post, by the answer of the line that it becomes. `identityNo` stands for whatever field the line names its identity by. */
export function heroFields(facts: LineFacts): Readonly<Record<string, string>> {
  const contact = { identityNo: facts.identityField, phoneNumber: phoneField };
  if (facts.family !== 'vehicle') return contact;
  const withPlate = { ...contact, licensePlateNo: 'licensePlateNo' };
  return facts.platedOnly ? withPlate : { ...withPlate, licensePlateStatus: 'licensePlateStatus' };
}
