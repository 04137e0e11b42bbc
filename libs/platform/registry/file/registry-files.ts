/** Names of the registry's files in its directory. */
export const registryFile = 'registry.json';
/** The same content, written after it: a damaged registry falls back to it. */
export const registryCopy = 'registry.copy.json';
/** Files of the shell's builds for browsers, the replaced ones included, and the list of those builds. */
export const keptShellFiles = '.shell/files';
export const keptShellBuilds = '.shell/builds.json';
