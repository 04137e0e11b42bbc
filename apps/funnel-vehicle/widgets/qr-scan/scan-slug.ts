/** Last path segment of the camera's page. */
export const scanSlug = 'ruhsat-okut';
