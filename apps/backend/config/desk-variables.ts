/** The desk's settings out of the environment. Without a provider of its own the sandbox's accounts sign in. */
import { sandboxAccounts, type SandboxAccount } from '@emsal/api/desk/sandbox-accounts';
import { sandboxDeskClient } from '@emsal/partners/desk-client';
import { z } from 'zod';

export const deskVariables = {
  /** Of the desk's API; 0 selects a free one, without it there is no desk. */
  DESK_API_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  DESK_URL: z.url().default('http://localhost:4400'),
  DESK_OIDC_ISSUER: z.url().optional(),
  DESK_OIDC_CLIENT_ID: z.string().default(''),
  DESK_OIDC_CLIENT_SECRET: z.string().default(''),
  /** E-mail of the first administrator, with a provider of one's own. */
  DESK_ADMIN: z.email().optional(),
};
type Variables = z.infer<z.ZodObject<typeof deskVariables>> & { SANDBOX_URL: string; SECRET_KEY: string };

export interface DeskProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

export interface DeskSettings {
  port: number | undefined;
  url: string;
  provider: DeskProvider;
  /** Stored at start, if nobody has their address yet. */
  firstStaff: readonly SandboxAccount[];
}

export function deskFrom(env: Variables): DeskSettings {
  const place = { port: env.DESK_API_PORT, url: new URL(env.DESK_URL).origin };
  if (env.DESK_OIDC_ISSUER === undefined)
    return { ...place, provider: sandboxDeskClient(env.SANDBOX_URL, env.SECRET_KEY), firstStaff: sandboxAccounts };
  const admin = env.DESK_ADMIN;
  return {
    ...place,
    provider: {
      issuer: env.DESK_OIDC_ISSUER,
      clientId: env.DESK_OIDC_CLIENT_ID,
      clientSecret: env.DESK_OIDC_CLIENT_SECRET,
    },
    firstStaff: admin ? [{ email: admin, name: admin, roles: ['admin'] }] : [],
  };
}
