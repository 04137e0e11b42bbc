/** Who acts: a request's browser, the customer that a login acts for, staff, or a job. */
import type { Role } from '@emsal/api/desk/permissions';
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
export type Principal = VisitorPrincipal | CustomerPrincipal | StaffPrincipal | JobPrincipal;

/** A browser with a session acts for its customer, any other browser for itself. */
export const principalOf = ({ id, customerId }: Pick<Visitor, 'id' | 'customerId'>): Principal =>
  customerId === null ? { kind: 'visitor', visitorId: id } : { kind: 'customer', customerId, visitorId: id };
