import { generateKeyPairSync } from 'node:crypto';
import { pathRanks } from '../paths/path-ranks.ts';
import type { Publishers } from '../publishers/publishers.ts';
import type { Registry } from '../file/registry.ts';
import { publicKeyOf, sealed, signEntry, type Signer } from '../publishers/signatures.ts';

const newSigner = (team: string): Signer => ({ team, key: generateKeyPairSync('ed25519').privateKey });

/** A team, the site's own key, and what they may do, for tests. */
export interface SampleTeam {
  signer: Signer;
  site: Signer;
  publishers: Publishers;
  /** The registry with everything signed that is not yet. */
  sign(registry: Registry): Registry;
}

/** @param names remotes that may publish any address */
export function sampleTeam(...names: string[]): SampleTeam {
  const signer = newSigner('sample');
  const site = newSigner('site');
  const addresses = Object.values(pathRanks).map((rank) => ({ pattern: '/*', rank }));
  return {
    signer,
    site,
    publishers: {
      teams: { sample: [publicKeyOf(signer.key)], site: [publicKeyOf(site.key)] },
      remotes: Object.fromEntries(names.map((name) => [name, { team: 'sample', addresses }])),
    },
    sign: (registry) => ({
      ...registry,
      entries: registry.entries.map((entry) => signEntry(entry, signer)),
      history: sealed(registry.history, signer),
    }),
  };
}
