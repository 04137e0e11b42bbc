/** Who acts: a request's browser, the customer that a login acts for, a person proven by a code, staff, or a job. */
import type { Role } from '@emsal/api/staff-roles';
import type { Proof } from '../owner';
import type { Visitor } from '../principals';

export interface VisitorPrincipal {
  kind: 'visitor';
  visitorId: string;
}
/** A session: a login that acts for one customer, in the browser that carries its cookie. */
export interface CustomerPrincipal {
  kind: 'customer';
  customerId: string;
  visitorId: string;
}
/** A person without an account: the telephone is proven by a one-time code, the identity is what was typed (decision 361). */
export interface ProvenPrincipal extends Proof {
  kind: 'proven';
}
export interface StaffPrincipal {
  kind: 'staff';
  staffId: string;
  roles: readonly Role[];
}
export interface JobPrincipal {
  kind: 'job';
  /** The job's name in the queue. */
  name: string;
}
export type Principal = VisitorPrincipal | CustomerPrincipal | ProvenPrincipal | StaffPrincipal | JobPrincipal;

/** A browser with a session acts for its customer, any other browser for itself. */
export const principalOf = ({ id, customerId }: Pick<Visitor, 'id' | 'customerId'>): Principal =>
  customerId === null ? { kind: 'visitor', visitorId: id } : { kind: 'customer', customerId, visitorId: id };
