/** Last path segment of the scan page. */
export const scanSlug = 'ruhsat-okut';
