/** A remote runs with the host's modules: another major version of one of them would be refused in the browser. */
const major = (version: string): string => version.split('.')[0]!;

/** One sentence for each module that the host does not provide in the remote's major version. */
export const sharedRefusals = (
  remote: Readonly<Record<string, string>>,
  host: Readonly<Record<string, string>>,
): string[] =>
  Object.entries(remote).flatMap(([name, version]) => {
    const provided = host[name];
    if (provided === undefined) return [`the shell does not share ${name}: publish a shell that does first`];
    return major(provided) === major(version)
      ? []
      : [`it was built with ${name} ${version}, the shell has ${provided}: build with the shell's version`];
  });
