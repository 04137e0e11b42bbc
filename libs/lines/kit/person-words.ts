/** The words for what every family asks of a person; families name identity and birth date differently (spec funnel 3.5). */
import type { BirthdayField, IdentityField, LineFacts } from '@emsal/lines/facts/line-shape';
import type { TextField } from './field';
import { grammar } from './grammar';
import { personalFields } from './personal-fields';

export type PersonNames = Pick<LineFacts, 'identityField' | 'birthdayField'>;

type NamedByFamilies = Record<Exclude<IdentityField | BirthdayField, 'birthday'>, TextField>;

export const { step, send, lookup } = grammar<typeof personalFields, NamedByFamilies>(personalFields);
