/** Age rules: adults, children with a parent, personal accident, child discount. Ages are completed years. */
import { ageOn } from '../dates/calendar-day';
import { pass, refusal, type Verdict } from '../verdict';
import { agesMessages } from './ages-messages';

export type AgesCode = keyof typeof agesMessages;

/** A parent's answers; empty text where nothing was entered. */
export interface Parent {
  identityNo: string;
  birthday: string;
  isCardOwner: boolean;
}

const refuse = refusal(agesMessages);
const adultAge = 18;
/** Personal accident is not sold from this age. */
const accidentAgeLimit = 65;
/** Insurer 75 gives the child discount up to 10, all others up to 6. */
const childDiscountMaxAge = { usual: 6, wide: 10 } as const;

export function isAdult(birthday: string, today: string): boolean {
  return ageOn(birthday, today) >= adultAge;
}

/** The buyer for a child must have completed 18 years. */
export function parentAge(birthday: string, today: string): Verdict<string, AgesCode> {
  return isAdult(birthday, today) ? pass(birthday) : refuse('parentTooYoung');
}

/** An insured under 18 needs a parent of at least 18 who also owns the card. */
export function insuredWithParent(birthday: string, parent: Parent, today: string): Verdict<string, AgesCode> {
  if (isAdult(birthday, today)) return pass(birthday);
  if (parent.identityNo === '' || parent.birthday === '') return refuse('parentNeeded');
  const age = parentAge(parent.birthday, today);
  if (!age.ok) return age;
  return parent.isCardOwner ? pass(birthday) : refuse('parentNotCardOwner');
}

export function personalAccidentAge(birthday: string, today: string): Verdict<string, AgesCode> {
  return ageOn(birthday, today) >= accidentAgeLimit ? refuse('accidentAge') : pass(birthday);
}

/** Checks a child's birth date for the discount; the parent must be an adult. */
export function childDiscount(
  child: string,
  parent: string,
  context: { today: string; range: keyof typeof childDiscountMaxAge },
): Verdict<string, AgesCode> {
  if (!isAdult(parent, context.today)) return refuse('parentTooYoung');
  return ageOn(child, context.today) <= childDiscountMaxAge[context.range] ? pass(child) : refuse('childDiscountAge');
}
