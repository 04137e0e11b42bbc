/** What each role of the broker's staff may do. */
import type { Role } from '../staff-roles';

export const permissions = [
  'content.read',
  'content.publish',
  'reviews.moderate',
  'entries.read',
  'applications.read',
  'requests.handle',
  'jobs.handle',
  'releases.read',
  'auditLog.read',
  'staff.manage',
] as const;
export type Permission = (typeof permissions)[number];

export const roles = {
  adviser: { title: 'Danışman', may: ['content.read', 'entries.read', 'applications.read'] },
  operations: {
    title: 'Operasyon',
    may: [
      'content.read',
      'reviews.moderate',
      'entries.read',
      'applications.read',
      'requests.handle',
      'jobs.handle',
      'releases.read',
    ],
  },
  finance: { title: 'Finans', may: ['content.read', 'jobs.handle'] },
  content: { title: 'İçerik', may: ['content.read', 'content.publish', 'reviews.moderate', 'entries.read'] },
  admin: { title: 'Yönetici', may: permissions },
} as const satisfies Record<Role, { title: string; may: readonly Permission[] }>;

/** What somebody with these roles may do. */
export const permissionsOf = (held: readonly Role[]): Permission[] =>
  permissions.filter((permission) =>
    held.some((role) => (roles[role].may as readonly Permission[]).includes(permission)),
  );
