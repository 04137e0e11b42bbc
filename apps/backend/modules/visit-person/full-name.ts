import type { PersonRow } from './visit-person-store';

/** The typed name, otherwise the registry's. */
export function fullName(person: PersonRow | undefined): string {
  const known = person?.registered;
  const company = person?.companyName || known?.companyName;
  return company || [person?.name || known?.firstName, person?.surname || known?.lastName].filter(Boolean).join(' ');
}
