import { readListenHost } from '@emsal/listening/listen-host';
import { readTrustedProxies } from '@emsal/listening/trusted-proxies';
import { join } from 'node:path';
import { z } from 'zod';

export interface DeskEdgeSettings {
  host: string;
  port: number;
  /** The desk's API. */
  apiUrl: string;
  siteUrl: string;
  trustedProxies: string | false;
  clientFolder: string;
}

const variables = z.object({
  DESK_PORT: z.coerce.number().int().min(0).max(65_535).default(4400),
  DESK_API_URL: z.url(),
  SITE_URL: z.url().default('http://localhost:4200'),
  TRUSTED_PROXIES: z.string().default('none'),
});

/** @param folder of the built program @throws with the name of a variable that is missing or wrong */
export function readDeskSettings(env: Record<string, string | undefined>, folder: string): DeskEdgeSettings {
  const { DESK_PORT, DESK_API_URL, SITE_URL, TRUSTED_PROXIES } = variables.parse(env);
  return {
    host: readListenHost(env),
    port: DESK_PORT,
    apiUrl: DESK_API_URL,
    siteUrl: SITE_URL,
    trustedProxies: readTrustedProxies(TRUSTED_PROXIES) ?? false,
    clientFolder: join(folder, 'client'),
  };
}
