/** Where processes of the delivery are ended by `kill -9`. */

/** While a build is tried. */
export const trialPoints = ['render trial', 'trial registry', 'trial edge', 'hydration'] as const;
/** While the registry is changed. */
export const registryPoints = [
  'lock taken',
  'copy begun',
  'copy complete',
  'registry written',
  'registry copied',
] as const;
export type PublisherPoint = (typeof trialPoints)[number] | (typeof registryPoints)[number];

export const edgePoints = ['edge renders', 'edge reads a new registry'] as const;
export const renderPoints = ['render process renders'] as const;

export const points = [...trialPoints, ...registryPoints, ...edgePoints, ...renderPoints] as const;
export type Point = (typeof points)[number];
