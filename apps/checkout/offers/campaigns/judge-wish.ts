/** Reads what was typed for a campaign; comes with the press. */
import type { CampaignWishes } from '@emsal/state/offer/offer-state';
import { childAge, driverAge, licenceYears } from '@emsal/validation/ages/campaign-ages';
import type { Verdict } from '@emsal/validation/verdict';

export type TypedWish = Record<'age' | 'licenceYears', string>;
export type WishErrors = Partial<Record<keyof TypedWish, string>>;

export interface JudgedWish {
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

export const judgeWish = { child: judgeChild, driver: judgeDriver } as const;
