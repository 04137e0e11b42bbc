/** Who is too young or too old for personal accident insurance, and what helps instead. */
import type { EndingPage } from '@emsal/lines/kit/grammar/ending';
import type { AnswerSet, FormContext } from '@emsal/lines/kit/grammar/field';
import { accidentAgeLimit, adultAge } from '@emsal/validation/ages/age-limits';
import { agesMessages } from '@emsal/validation/ages/ages-messages';
import { ageOn } from '@emsal/validation/dates/calendar-day';
import { correctBirthday, endingsAt, yearSpan } from '../age-ending';

const span = yearSpan(adultAge, accidentAgeLimit, 85);

function sharedPart(answers: AnswerSet, { today }: FormContext): Pick<EndingPage, 'ages' | 'correct' | 'other'> {
  const age = ageOn(String(answers['birthdayInsured']), today);
  return {
    ages: { ...span, knot: { at: age, label: `${age} yaş` } },
    other: { line: 'TRAVEL', text: 'Yolculuk süresince kaza ve hastalık' },
    correct: correctBirthday,
  };
}

export const personalAccidentEndings = endingsAt('birthdayInsured', {
  [agesMessages.accidentAge]: (answers, context) => ({
    ...sharedPart(answers, context),
    title: `Ferdi kazayı ${accidentAgeLimit} yaşına kadar yapabiliyoruz`,
    text: 'Şirketlerin hiçbiri bu yaşta yeni ferdi kaza poliçesi açmıyor. Yanlış bir şey yapmadınız; yazdıklarınız duruyor.',
    call: `${accidentAgeLimit} yaş üstü için hangi poliçenin uyduğunu danışmanla konuşun`,
  }),
  [agesMessages.accidentTooYoung]: (answers, context) => ({
    ...sharedPart(answers, context),
    title: `Ferdi kaza ${adultAge} yaşından itibaren yapılıyor`,
    text: 'Şirketlerin hiçbiri daha genç biri için ferdi kaza poliçesi açmıyor. Yanlış bir şey yapmadınız; yazdıklarınız duruyor.',
    call: 'Çocuğunuza hangi poliçenin uyduğunu danışmanla konuşun',
  }),
});
