/** Names of the registry's files in its directory. */
export const registryFile = 'registry.json';
/** The same content, written after it: a damaged registry falls back to it. */
export const registryCopy = 'registry.copy.json';
