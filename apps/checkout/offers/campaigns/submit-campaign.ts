/** Validates the input of a campaign form and submits it, or focuses the first invalid field. */
import type { CampaignOptions } from '@emsal/state/offer/offer-state';
import { childAge, driverAge, licenceYears } from '@emsal/validation/ages/campaign-ages';
import type { Verdict } from '@emsal/validation/verdict';
import { flushSync } from 'react-dom';

type CampaignInput = Record<'age' | 'licenceYears', string>;
export type CampaignErrors = Partial<Record<keyof CampaignInput, string>>;

interface CheckedCampaign {
  /** Null while the input is invalid. */
  option: NonNullable<CampaignOptions['child'] | CampaignOptions['driver']> | null;
  errors: CampaignErrors;
}

const messageOf = (verdict: Verdict<number>): string | undefined => (verdict.ok ? undefined : verdict.message);

function checkChild({ age: typed }: CampaignInput): CheckedCampaign {
  const age = childAge(typed);
  return { option: age.ok ? { age: age.value } : null, errors: { age: messageOf(age) } };
}

function checkDriver(typed: CampaignInput): CheckedCampaign {
  const age = driverAge(typed.age);
  const years = licenceYears(typed.licenceYears, typed.age);
  return {
    option: age.ok && years.ok ? { age: age.value, licenceYears: years.value } : null,
    errors: { age: messageOf(age), licenceYears: messageOf(years) },
  };
}

const checks = { child: checkChild, driver: checkDriver } as const;

interface CampaignSubmit {
  kind: keyof typeof checks;
  form: HTMLFormElement;
  setErrors: (errors: CampaignErrors) => void;
  onSubmit: (option: NonNullable<CheckedCampaign['option']>) => void;
}

export function submitCampaign({ kind, form, setErrors, onSubmit }: CampaignSubmit): void {
  const { option, errors } = checks[kind](Object.fromEntries(new FormData(form)) as CampaignInput);
  flushSync(() => setErrors(errors));
  if (option !== null) onSubmit(option);
  else form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
}
