/** Reads and judges what was typed for a campaign, and asks or says what is wrong; comes with the press. */
import type { CampaignWishes } from '@emsal/state/offer/offer-state';
import { childAge, driverAge, licenceYears } from '@emsal/validation/ages/campaign-ages';
import type { Verdict } from '@emsal/validation/verdict';
import type { SubmitEvent } from 'react';
import { flushSync } from 'react-dom';

type TypedWish = Record<'age' | 'licenceYears', string>;
export type WishErrors = Partial<Record<keyof TypedWish, string>>;

interface JudgedWish {
  /** In numbers; null while something is wrong. */
  wish: NonNullable<CampaignWishes['child'] | CampaignWishes['driver']> | null;
  errors: WishErrors;
}

const sentenceOf = (verdict: Verdict<number>): string | undefined => (verdict.ok ? undefined : verdict.message);

function judgeChild({ age: typed }: TypedWish): JudgedWish {
  const age = childAge(typed);
  return { wish: age.ok ? { age: age.value } : null, errors: { age: sentenceOf(age) } };
}

function judgeDriver(typed: TypedWish): JudgedWish {
  const [age, years] = [driverAge(typed.age), licenceYears(typed.licenceYears, typed.age)];
  return {
    wish: age.ok && years.ok ? { age: age.value, licenceYears: years.value } : null,
    errors: { age: sentenceOf(age), licenceYears: sentenceOf(years) },
  };
}

const judges = { child: judgeChild, driver: judgeDriver } as const;

interface Judging {
  kind: keyof typeof judges;
  /** The press, or the enter key. */
  event: SubmitEvent<HTMLFormElement>;
  setErrors: (errors: WishErrors) => void;
  onWish: (wish: NonNullable<JudgedWish['wish']>) => void;
}

/** What is right is wished; the first wrong field takes the focus, where its sentence is read out. */
export function judgeWish({ kind, event, setErrors, onWish }: Judging): void {
  const form = event.target as HTMLFormElement;
  const { wish, errors } = judges[kind](Object.fromEntries(new FormData(form)) as TypedWish);
  flushSync(() => setErrors(errors));
  if (wish !== null) onWish(wish);
  else form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
}
