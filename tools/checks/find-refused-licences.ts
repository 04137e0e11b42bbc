/** The licences of a lock file against the rules. */
import { allowedLicences, type LicenceException } from './licence-rules.ts';

export interface LockedPackage {
  version?: string;
  license?: string;
}
/** By folder, `node_modules/a/node_modules/b`, as npm's lock file names them; the project itself is ``. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** An SPDX expression without nested groups: `OR` lets us choose, `AND` binds us to each. */
export const isAllowed = (expression: string): boolean =>
  expression
    .replace(/^\((.*)\)$/, '$1')
    .split(/ OR /i)
    .some((choice) => choice.split(/ AND /i).every((licence) => allowedLicences.has(licence)));

const covers = ({ packages }: LicenceException, name: string): boolean =>
  packages.endsWith('*') ? name.startsWith(packages.slice(0, -1)) : name === packages;

/** One line for each package that may not be installed, and for each exception that covers nothing any more. */
export function findRefusedLicences(packages: LockedPackages, exceptions: readonly LicenceException[]): string[] {
  const used = new Set<LicenceException>();
  const refused = Object.entries(packages).flatMap(([folder, { version, license = null }]) => {
    const name = folder.split('node_modules/').at(-1)!;
    if (name === '' || (license !== null && isAllowed(license))) return [];
    const exception = exceptions.find((rule) => rule.licence === license && covers(rule, name));
    if (exception) used.add(exception);
    return exception ? [] : [`${name}@${version}: ${license ?? 'no licence declared'}`];
  });
  const stale = exceptions.filter((rule) => !used.has(rule));
  return [...refused, ...stale.map(({ packages: name }) => `${name}: an exception that nothing needs`)];
}
