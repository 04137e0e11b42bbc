/** The builder functions for a person's fields; families name identity and birth date differently (spec funnel 3.5). */
import type { BirthdayField, IdentityField } from '@emsal/lines/facts/line-facts';
import type { Answers } from '../grammar/answers-of';
import type { TextField } from '../grammar/field';
import { grammar } from '../grammar/grammar';
import { personalFields } from './personal-fields';

type NamedByFamilies = Record<Exclude<IdentityField | BirthdayField, 'birthday'>, TextField>;

export type PersonAnswers = Answers<typeof personalFields & NamedByFamilies>;

export const { step, send, lookup } = grammar<typeof personalFields, NamedByFamilies>(personalFields);
