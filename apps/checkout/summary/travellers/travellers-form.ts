/** Who travels with the person of the form: read from the page and checked as the server does. */
import { cleanCode, cleanDigits } from '@emsal/validation/clean/clean';
import { travellerVerdicts, type TypedTraveller } from '@emsal/validation/traveller-name/traveller-name';
import { messagesOf, type Verdict } from '@emsal/validation/verdict';
import type { OrderInformation } from '../../order/load-order';
import { formText } from '../../forms/field-errors';
import type { FieldErrors } from '../../forms/field-errors';
import { travellersTexts as texts } from './travellers.texts';

export type AskedTraveller = OrderInformation['travellers'][number];
export type TravellerAnswers = TypedTraveller & { asked: AskedTraveller; byPassport: boolean };

export const travellerFieldPrefix = 'travellers.';

/** As the server names the field that it refuses. */
export const travellerId = (place: number, field: keyof TypedTraveller | 'by'): string =>
  `${travellerFieldPrefix}${place}.${field}`;

export const readTravellers = (form: FormData, asked: readonly AskedTraveller[]): TravellerAnswers[] =>
  asked.map((one) => readTraveller(form, one));

function readTraveller(form: FormData, asked: AskedTraveller): TravellerAnswers {
  const text = (field: keyof TypedTraveller | 'by'): string => formText(form, travellerId(asked.place, field));
  const byPassport = text('by') === 'passport';
  return {
    asked,
    byPassport,
    name: text('name'),
    surname: text('surname'),
    identityNo: byPassport ? '' : cleanDigits(text('identityNo')),
    passportNo: byPassport ? cleanCode(text('passportNo')) : '',
  };
}

/** An empty field leaves a saved number of the same kind as it is. */
const keepsNumber = ({ asked, byPassport, identityNo, passportNo }: TravellerAnswers): boolean =>
  asked.numberMasked !== '' && asked.byPassport === byPassport && identityNo === '' && passportNo === '';

export const checkTravellers = (answers: readonly TravellerAnswers[]): FieldErrors =>
  Object.assign({}, ...answers.map(checkTraveller)) as FieldErrors;

function checkTraveller(answers: TravellerAnswers): FieldErrors {
  const { asked, byPassport } = answers;
  const asksNumber = asked.asksNumber && !keepsNumber(answers);
  const messages = messagesOf(travellerVerdicts(answers, { asksNumber, byPassport }) as Record<string, Verdict>);
  return Object.fromEntries(
    Object.entries(messages).map(([field, message]) => [
      travellerId(asked.place, field as keyof TypedTraveller),
      texts.wrong(asked.title, message),
    ]),
  );
}

/** For the API. */
export const travellersOf = (answers: readonly TravellerAnswers[]) =>
  answers.map(({ asked: { place }, name, surname, identityNo, passportNo }) => ({
    place,
    name,
    surname,
    identityNo,
    passportNo,
  }));
