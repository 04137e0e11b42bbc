/** Which animals are too young or too old, from which day a young one is insured, and what helps instead. */
import type { EndingPage } from '@emsal/lines/kit/grammar/ending';
import type { AnswerSet, FormContext } from '@emsal/lines/kit/grammar/field';
import { formatLongDate } from '@emsal/platform/formats/dates';
import { addMonths } from '@emsal/validation/dates/calendar-day';
import { petAgeBounds } from '@emsal/validation/pet-age/pet-age-bounds';
import { petAgeMessages } from '@emsal/validation/pet-age/pet-age-messages';
import { correctBirthday, endingsAt } from '../age-ending';
import { ageInMonths, petAgeSpan, petAgeText } from './pet-ages';

const { overMonths, underYears } = petAgeBounds;

const bornOf = (answers: AnswerSet): string => String(answers['birthDate']);
const nameOf = (answers: AnswerSet): string => String(answers['petName'] ?? '').trim() || 'Hayvanınız';

function sharedPart(answers: AnswerSet, { today }: FormContext): Pick<EndingPage, 'ages' | 'correct'> {
  const months = ageInMonths(bornOf(answers), today);
  return { ages: { ...petAgeSpan, knot: { at: months / 12, label: petAgeText(months) } }, correct: correctBirthday };
}

export const petEndings = endingsAt('birthDate', {
  [petAgeMessages.tooYoung]: (answers, context) => ({
    ...sharedPart(answers, context),
    title: `${nameOf(answers)} biraz daha büyüsün`,
    text: `Şirketler ${overMonths} aylıktan büyük hayvanları sigortalıyor: ${formatLongDate(addMonths(bornOf(answers), overMonths))} gününden sonra yeniden gelin. Yanlış bir şey yapmadınız; yazdıklarınız duruyor.`,
    call: 'Yavrunuz için bugün neler yapılabileceğini danışmana sorun',
  }),
  [petAgeMessages.tooOld]: (answers, context) => ({
    ...sharedPart(answers, context),
    title: `Yeni poliçe ${underYears} yaşına kadar yapılıyor`,
    text: `${nameOf(answers)} için şirketlerin hiçbiri yeni poliçe açmıyor. Yanlış bir şey yapmadınız; yazdıklarınız duruyor.`,
    call: 'Süren bir poliçeniz varsa yenileme koşulunu danışmanla konuşun',
  }),
});
