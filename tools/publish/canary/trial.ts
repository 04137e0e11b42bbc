/** A version on trial, told apart from earlier trials of the same version: what those showed does not count. */
import { canaryOf } from '../../../libs/platform/registry/file/registry-changes.ts';
import { versionLabel, type Registry, type TrialSet } from '../../../libs/platform/registry/file/registry.ts';

export type RegistryChange = (registry: Registry) => Registry;

export const triedLabelOf = ({ name, versions }: TrialSet): string => versionLabel(name, versions[name]!);

/** Of the version that everybody else gets. */
export const stableLabelOf = ({ sets }: Registry, { name }: TrialSet): string =>
  versionLabel(name, sets[0]!.versions[name]!);

export const trialId = (canary: TrialSet): string => `${triedLabelOf(canary)} ${canary.revision}`;

/** Only while the version is still on trial: somebody may have ended that meanwhile. */
export const ifOnTrial =
  (canary: TrialSet, change: RegistryChange): RegistryChange =>
  (registry) => {
    const current = canaryOf(registry, canary.name);
    return current && trialId(current) === trialId(canary) ? change(registry) : registry;
  };
