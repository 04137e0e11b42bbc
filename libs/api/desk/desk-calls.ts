/** The calls of the desk, on its own origin. Each names the permission that it needs. */
import { releaseStatus } from '@emsal/platform/registry/status/release-status-schema';
import { z } from 'zod';
import {
  adviserMove,
  applicationDetail,
  applicationFile,
  applicationList,
  applicationRow,
  createdHealthForm,
  healthFormStatus,
} from './application-shapes';
import { entryDetail, entryKind, entryRow, entryState } from './entry-shapes';
import {
  contentDocument,
  publicationFailure,
  pageStatus,
  pageType,
  pageChoices,
  pageDetail,
  pageRow,
  versionRow,
} from './content-shapes';
import { moveInput, requestDetail, requestList, requestRow, verdictInput } from './request-shapes';
import { discrepancy } from './discrepancy-shapes';
import { failedJobs } from './job-shapes';
import { reviewDecision, reviewRow, reviewState } from './review-shapes';
import { permissions, type Permission } from './permissions';
import { roleNames } from '../staff-roles';

export interface DeskCall<In extends z.ZodType = z.ZodType, Out extends z.ZodType = z.ZodType> {
  /** `signedIn` is everybody with a session. */
  needs: Permission | 'signedIn';
  input: In;
  output: Out;
}
const call = <In extends z.ZodType, Out extends z.ZodType>(
  needs: DeskCall['needs'],
  input: In,
  output: Out,
): DeskCall<In, Out> => ({ needs, input, output });

const id = z.string().regex(/^[0-9a-f]{8,64}$/);
const jobId = z.uuid();
const applicationNo = z.string().regex(/^\d{10}$/);
const requestNo = applicationNo;
const page = z.coerce.number().int().min(1).max(10_000).default(1);
const nothing = z.object({});
const done = z.null();
const roleList = z.array(z.enum(roleNames)).max(roleNames.length);

const staffRights = z.object({ roles: roleList, isActive: z.boolean() });
export const member = staffRights.extend({
  id: z.string(),
  email: z.string(),
  name: z.string(),
});
export const auditLogRow = z.object({
  at: z.iso.datetime(),
  who: z.string(),
  action: z.string(),
  object: z.string(),
  reason: z.string(),
});
const newMember = z.object({
  email: z.email().max(120),
  name: z.string().trim().min(2).max(80),
  roles: roleList,
});

export const deskCalls = {
  'GET session': call(
    'signedIn',
    nothing,
    z.object({
      name: z.string(),
      roles: roleList,
      may: z.array(z.enum(permissions)),
      siteUrl: z.url(),
    }),
  ),
  'POST session/end': call('signedIn', nothing, done),
  'GET pages': call(
    'content.read',
    z.object({
      query: z.string().trim().max(100).default(''),
      type: pageType.optional(),
      status: pageStatus.optional(),
      page,
    }),
    z.object({ total: z.int(), rows: z.array(pageRow) }),
  ),
  'GET pages/choices': call('content.read', nothing, pageChoices),
  'GET pages/{id}': call('content.read', z.object({ id }), pageDetail),
  'GET versions/{id}': call('content.read', z.object({ id }), contentDocument),
  'GET versions/{id}/failures': call('content.read', z.object({ id }), z.array(publicationFailure)),
  'POST versions/{id}/preview': call('content.read', z.object({ id }), z.object({ url: z.url() })),
  'POST pages': call('content.publish', z.object({ document: z.unknown() }), z.object({ id: z.string() })),
  'POST pages/{id}/versions': call(
    'content.publish',
    z.object({ id, number: z.int().min(1), document: z.unknown() }),
    versionRow,
  ),
  'POST versions/{id}/publish': call('content.publish', z.object({ id }), done),
  'POST versions/{id}/plan': call(
    'content.publish',
    z.object({ id, publishAt: z.iso.datetime({ offset: true }).nullable() }),
    done,
  ),
  'GET reviews': call(
    'reviews.moderate',
    z.object({ state: reviewState.default('waiting'), page }),
    z.object({ total: z.int(), rows: z.array(reviewRow) }),
  ),
  'POST reviews/{id}/decide': call('reviews.moderate', reviewDecision.extend({ id }), done),
  'GET entries': call(
    'entries.read',
    z.object({
      kind: entryKind.optional(),
      state: entryState.default('open'),
      page,
    }),
    z.object({ total: z.int(), rows: z.array(entryRow) }),
  ),
  'GET entries/{id}': call('entries.read', z.object({ id }), entryDetail),
  'POST entries/{id}/state': call('entries.read', z.object({ id, from: entryState }), done),
  /** Accepts a signed declaration. */
  'POST entries/{id}/bind-telephone': call('entries.read', z.object({ id }), done),
  'POST entries/{id}/withdraw-permission': call('entries.read', z.object({ id }), done),
  'GET applications': call(
    'applications.read',
    z.object({ list: applicationList.default('nobody'), page }),
    z.object({ total: z.int(), rows: z.array(applicationRow) }),
  ),
  'GET applications/{id}': call('applications.read', z.object({ id: applicationNo }), applicationDetail),
  'GET applications/{id}/file': call('applications.read', z.object({ id: applicationNo }), applicationFile),
  'POST applications/{id}/move': call('applications.read', z.object({ id: applicationNo, to: adviserMove }), done),
  'GET applications/{id}/health-form': call(
    'applications.read',
    z.object({ id: applicationNo }),
    healthFormStatus.nullable(),
  ),
  'POST applications/{id}/health-form': call(
    'applications.read',
    z.object({ id: applicationNo, firmName: z.string().trim().min(2).max(60) }),
    createdHealthForm,
  ),
  'GET requests': call(
    'requests.handle',
    z.object({ list: requestList.default('nobody'), page }),
    z.object({ total: z.int(), rows: z.array(requestRow) }),
  ),
  'GET requests/{id}': call('requests.handle', z.object({ id: requestNo }), requestDetail),
  'POST requests/{id}/move': call('requests.handle', moveInput.extend({ id: requestNo }), done),
  'POST requests/{id}/files/{file}/verdict': call('requests.handle', verdictInput.extend({ id: requestNo }), done),
  'GET jobs': call('jobs.handle', z.object({ page }), failedJobs),
  'GET discrepancies': call('jobs.handle', nothing, z.array(discrepancy)),
  'POST jobs/{id}/again': call('jobs.handle', z.object({ id: jobId }), done),
  'POST jobs/{id}/dismiss': call(
    'jobs.handle',
    z.object({ id: jobId, reason: z.string().trim().min(3).max(300) }),
    done,
  ),
  'GET releases': call('releases.read', nothing, releaseStatus),
  /** The audit log. */
  'GET auditLog': call('auditLog.read', z.object({ page }), z.object({ total: z.int(), rows: z.array(auditLogRow) })),
  'GET staff': call('staff.manage', nothing, z.array(member)),
  'POST staff': call('staff.manage', newMember, z.object({ id: z.string() })),
  'POST staff/{id}': call('staff.manage', staffRights.extend({ id, from: staffRights }), done),
} as const satisfies Record<string, DeskCall>;

export type DeskCalls = typeof deskCalls;
export type DeskCallName = keyof DeskCalls;
export type DeskInput<Name extends DeskCallName> = z.input<DeskCalls[Name]['input']>;
export type DeskParsed<Name extends DeskCallName> = z.output<DeskCalls[Name]['input']>;
export type DeskOutput<Name extends DeskCallName> = z.output<DeskCalls[Name]['output']>;
export type StaffRights = z.output<typeof staffRights>;
export type Member = z.output<typeof member>;
export type AuditLogRow = z.output<typeof auditLogRow>;
