/** One connection to each insurer per process: quoting and policy orders share the pools; the last user closes them. */
import { connectInsurers, type InsurerConnections } from '@emsal/insurers/connect-insurers';
import type { Services } from '../../../http/services';

export interface AcquiredConnections {
  insurers: InsurerConnections;
  release(): Promise<void>;
}

const connections = new WeakMap<Services['database'], { insurers: InsurerConnections; users: number }>();

/** Each acquisition is released once. */
export function acquireConnections({ database, config }: Services): AcquiredConnections {
  const shared = connections.get(database) ?? {
    insurers: connectInsurers({ addressOf: (firmId) => `${config.sandboxUrl}/insurers/${firmId}` }),
    users: 0,
  };
  shared.users += 1;
  connections.set(database, shared);
  return {
    insurers: shared.insurers,
    release: async () => {
      shared.users -= 1;
      if (shared.users > 0) return;
      connections.delete(database);
      await shared.insurers.close();
    },
  };
}
