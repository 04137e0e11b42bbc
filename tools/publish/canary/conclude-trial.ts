/** The end of a trial: the version is rolled back or goes to everybody. */
import { withPromoted, withRolledBack } from '../../../libs/platform/registry/file/registry-changes.ts';
import type { TrialSet } from '../../../libs/platform/registry/file/registry.ts';
import type { Signal } from '../../../libs/platform/registry/reports/visit-marks.ts';
import type { Decision } from './evaluate-canary.ts';
import { ifOnTrial, triedLabelOf, type RegistryChange } from './trial.ts';

const worse: Readonly<Record<Signal, string>> = {
  errors: 'failed for more visitors than the version before',
  lcp: 'showed its content late to more visitors than the version before',
  cls: 'shifted its content for more visitors than the version before',
  inp: 'reacted slowly for more visitors than the version before',
  step: 'brought fewer visitors through a step of a form than the version before',
  offers: 'showed offers to fewer visitors than the version before',
  payment: 'brought fewer visitors to payment than the version before',
};

export const conclusionOf = (canary: TrialSet, { verdict, cause }: Decision): string =>
  `${triedLabelOf(canary)} ${
    verdict === 'fail' ? `${worse[cause]} and is rolled back` : 'is as good as the version before and goes to everybody'
  }`;

export const concludeTrial = (canary: TrialSet, { verdict, cause }: Decision, at: number): RegistryChange =>
  ifOnTrial(canary, (registry) => {
    if (verdict === 'pass') return withPromoted(registry, canary.name, at);
    const back = withRolledBack(registry, { name: canary.name, at, cause });
    return back.ok ? back.registry : registry;
  });
