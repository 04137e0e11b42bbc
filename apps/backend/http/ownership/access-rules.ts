/** Decides who may do what with which object (decision 215). Whatever no row allows is denied. */
import type { Role } from '@emsal/api/staff-roles';
import type { Action, ObjectKind, OwnedObject } from './owned-object';
import type {
  CustomerPrincipal,
  JobPrincipal,
  Principal,
  ProvenPrincipal,
  StaffPrincipal,
  VisitorPrincipal,
} from './principal';

type Allowed = Partial<Record<ObjectKind, readonly Action[]>>;

/** A browser with an object of its own: it fills in, buys and reads, but a policy is changed by its customer only. */
const byBrowser: Allowed = {
  visit: ['read', 'change'],
  quote: ['read', 'change'],
  upload: ['read', 'change'],
  consent: ['read', 'change'],
  application: ['read', 'change'],
  payment: ['read', 'change'],
  policy: ['read'],
  document: ['read'],
};

const byCustomer: Allowed = {
  ...byBrowser,
  policy: ['read', 'service'],
  serviceRequest: ['read', 'change'],
  account: ['read', 'change'],
};

/** With the numbers of the purchase, before somebody opens an account for it. */
const byCode: Allowed = {
  policy: ['read', 'service'],
  serviceRequest: ['read', 'change'],
};

/** Once they belong to a customer, a browser without a session sees them only while its one-time code is valid. */
const needsCode: readonly ObjectKind[] = ['policy', 'document'];

const byRole: Partial<Record<Role, Allowed>> = {
  adviser: { visit: ['read'], quote: ['read'], upload: ['read'], application: ['read', 'change'] },
  operations: {
    application: ['read'],
    payment: ['read'],
    policy: ['read', 'service'],
    document: ['read'],
    upload: ['read'],
    consent: ['read'],
    serviceRequest: ['read', 'change'],
  },
  finance: { payment: ['read'], policy: ['read'] },
};

/** Jobs finish what a customer began and remind those who permitted it; they service no policy. */
const byJob: Allowed = {
  ...byBrowser,
  policy: ['read', 'change'],
  document: ['read', 'change'],
  serviceRequest: ['read', 'change'],
};

const allows = (allowed: Allowed, { kind }: OwnedObject, action: Action): boolean =>
  allowed[kind]?.includes(action) ?? false;

const isOfBrowser = ({ visitorIds }: OwnedObject, visitorId: string): boolean => visitorIds.includes(visitorId);

const rules = {
  visitor: ({ visitorId }: VisitorPrincipal, object: OwnedObject, action: Action): boolean =>
    isOfBrowser(object, visitorId) &&
    (object.customerId === null || object.isVerified || !needsCode.includes(object.kind)) &&
    allows(byBrowser, object, action),
  /** Another customer's object stays closed, even in the browser that made it. */
  customer: ({ customerId, visitorId }: CustomerPrincipal, object: OwnedObject, action: Action): boolean =>
    object.customerId === null
      ? isOfBrowser(object, visitorId) && allows(byBrowser, object, action)
      : object.customerId === customerId && allows(byCustomer, object, action),
  proven: ({ identityKey, telephoneKey }: ProvenPrincipal, object: OwnedObject, action: Action): boolean =>
    object.customerId === null &&
    object.waitsFor?.identityKey === identityKey &&
    object.waitsFor.telephoneKey === telephoneKey &&
    allows(byCode, object, action),
  staff: ({ roles }: StaffPrincipal, object: OwnedObject, action: Action): boolean =>
    roles.some((role) => allows(byRole[role] ?? {}, object, action)),
  job: (_: JobPrincipal, object: OwnedObject, action: Action): boolean => allows(byJob, object, action),
};

export function mayAct(principal: Principal, object: OwnedObject, action: Action): boolean {
  switch (principal.kind) {
    case 'visitor':
      return rules.visitor(principal, object, action);
    case 'customer':
      return rules.customer(principal, object, action);
    case 'proven':
      return rules.proven(principal, object, action);
    case 'staff':
      return rules.staff(principal, object, action);
    case 'job':
      return rules.job(principal, object, action);
  }
}
