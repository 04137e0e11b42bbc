/** Personal accident: the kind of driving licence, stored for a person who may be insured (funnel 2.3, 5, 7.2). */
import { personalAccidentCalls } from '@emsal/api/calls/personal-accident';
import { personalAccident } from '@emsal/lines/health/personal-accident/personal-accident';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { defineModule } from '../../frame/module';
import { refuseWrong } from '../../frame/refuse-wrong';
import { wrongAnswers } from '../../lines/wrong-answers';
import { readPerson } from '../customer/customer-store';
import { saveLicence } from './personal-accident-store';

export const personalAccidentModule = defineModule({
  name: 'personal-accident',
  calls: personalAccidentCalls,
  handlers: {
    'POST quoterequestapi/personalaccident/savePersonalAccidentInfo': async (
      { visitId, licenceType },
      { db, clock },
    ) => {
      const birthdayInsured = (await readPerson(db, visitId))?.birthday ?? '';
      const answers = { birthdayInsured, licenceType };
      const judged = { form: personalAccident, line: personalAccident.id, answers, today: dayInTurkey(clock.now()) };
      refuseWrong(wrongAnswers(Object.keys(answers), judged));
      await saveLicence(db, { visitId, licenceType });
      return null;
    },
  },
});
