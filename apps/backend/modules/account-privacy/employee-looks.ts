/** Which of the customer's requests and applications employees opened at the desk: from its audit log, without names. */
import type { EmployeeLook } from '@emsal/api/calls/customer-account/privacy';
import type { LookKind } from '@emsal/api/employee-looks';
import { factsOf } from '@emsal/lines/registry/facts-of';
import type { CustomerContext } from '../../http/context';
import { applicationsOfCustomer } from '../checkout/applications/application-store';
import { looksAt, type AuditedAction } from '../desk/audit-log/audit-log';
import { requestsOfCustomer } from '../service-request/request-store';

/** The privacy page shows the newest; a copy has all. */
const shownRows = 100;

type Actions = Readonly<Partial<Record<AuditedAction, LookKind>>>;
const ofRequest: Actions = { requestRead: 'request', requestFileRead: 'requestFile' };
const ofApplication: Actions = {
  applicationRead: 'application',
  applicationFileRead: 'applicationFile',
  healthFormRead: 'healthForm',
};

type Subject = Pick<EmployeeLook, 'number' | 'requestKind' | 'lineName'>;
type Context = Pick<CustomerContext, 'db' | 'customerId'>;

/** Newest first. */
export async function listLooks({ db, customerId }: Context, maxRows = shownRows): Promise<EmployeeLook[]> {
  const [requests, applications] = await Promise.all([
    requestsOfCustomer(db, customerId),
    applicationsOfCustomer(db, customerId),
  ]);
  const asked = requests.map(({ number, kind }) => ({ number, requestKind: kind, lineName: '' }));
  const applied = applications.map(({ applicationNo, line }) => ({
    number: applicationNo,
    requestKind: null,
    lineName: factsOf(line).name,
  }));
  const looks = await Promise.all([
    looksOf(db, { subjects: asked, actions: ofRequest, maxRows }),
    looksOf(db, { subjects: applied, actions: ofApplication, maxRows }),
  ]);
  return looks
    .flat()
    .sort((one, other) => other.at.localeCompare(one.at))
    .slice(0, maxRows);
}

/** Of one kind: a request and an application may have the same number. */
async function looksOf(
  db: Context['db'],
  { subjects, actions, maxRows }: { subjects: readonly Subject[]; actions: Actions; maxRows: number },
): Promise<EmployeeLook[]> {
  const byNumber = new Map(subjects.map((subject) => [subject.number, subject]));
  const names = Object.keys(actions) as AuditedAction[];
  const rows = await looksAt(db, { objects: [...byNumber.keys()], actions: names, maxRows });
  return rows.map(({ action, object, at, role }) => ({
    ...byNumber.get(object)!,
    opened: actions[action as AuditedAction]!,
    role,
    at: at.toISOString(),
  }));
}
