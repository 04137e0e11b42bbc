/**
 * The remotes that `npm start` builds and publishes, and the addresses that each may publish. A new remote is a folder in apps/ and an
 * entry here.
 */
import { join } from 'node:path';
import type { OwnedAddress } from '../../libs/platform/registry/ownership.ts';
import { pathRanks } from '../../libs/platform/registry/path-ranks.ts';
import { workspaceRoot } from '../workspace/workspace-root.ts';

const { rest, page, product } = pathRanks;

export const remotes: Readonly<Record<string, readonly OwnedAddress[]>> = {
  content: [
    { pattern: '/*', rank: rest },
    { pattern: '/', rank: page },
    { pattern: '/:page', rank: page },
  ],
  'funnel-vehicle': [
    { pattern: '/:branch/form/*', rank: product },
    { pattern: '/form/*', rank: product },
  ],
  'funnel-property': [{ pattern: '/:branch/form/*', rank: product }],
  'funnel-health': [{ pattern: '/:branch/form/*', rank: product }],
  checkout: [
    { pattern: '/:branch/:page', rank: product },
    { pattern: '/teklif-karsilastir', rank: product },
    { pattern: '/teklif-listesi/:token', rank: product },
    { pattern: '/create/*', rank: product },
    { pattern: '/arabamcompermission', rank: product },
    { pattern: '/police-dogrula/:code', rank: product },
  ],
  account: [{ pattern: '/uyelik/*', rank: product }],
};

/** The shell with which builds are tried. */
export const builtShell = join(workspaceRoot, 'dist/apps/shell');

export const remoteNames: readonly string[] = Object.keys(remotes);
