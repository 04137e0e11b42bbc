/** Roles of the broker's staff; what each may do: `desk/permissions.ts`. */
export const roleNames = ['adviser', 'operations', 'finance', 'content', 'admin'] as const;
export type Role = (typeof roleNames)[number];
