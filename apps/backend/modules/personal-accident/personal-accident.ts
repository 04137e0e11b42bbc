/** Personal accident: checks the kind of driving licence and the sum of an insurable person; the draft keeps it (funnel 2.3, 5, 7.2). */
import { personalAccidentCalls } from '@emsal/api/calls/personal-accident';
import { form as personalAccident } from '@emsal/lines/health/personal-accident/form';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { defineModule } from '../../http/module';
import { refuseInvalidFields } from '../../http/refuse-invalid-fields';
import { validateAnswers } from '../../lines/validate-answers';
import { readPerson } from '../visit-person/visit-person-store';

export const personalAccidentModule = defineModule({
  name: 'personal-accident',
  calls: personalAccidentCalls,
  handlers: {
    'POST quoterequestapi/personalaccident/savePersonalAccidentInfo': async ({ visitId, ...asked }, { db, clock }) => {
      const birthdayInsured = (await readPerson(db, visitId))?.birthday ?? '';
      const answers = { birthdayInsured, ...asked };
      const conditions = {
        form: personalAccident,
        line: personalAccident.id,
        answers,
        today: dayInTurkey(clock.now()),
      };
      refuseInvalidFields(validateAnswers(Object.keys(answers), conditions));
      return null;
    },
  },
});
