/** Personal accident: the kind of driving licence, stored for a person who may be insured (funnel 2.3, 5, 7.2). */
import { personalAccidentCalls } from '@emsal/api/calls/personal-accident';
import { checkAnswer } from '@emsal/lines/kit/check-step';
import { personalAccident } from '@emsal/lines/health/personal-accident/personal-accident';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { defineModule } from '../../frame/module';
import { ProtocolError } from '../../frame/protocol-error';
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
      const form = { today: dayInTurkey(clock.now()), answers: { birthdayInsured, licenceType } };
      const wrong = ['birthdayInsured', 'licenceType'].flatMap((name) => {
        const verdict = checkAnswer(personalAccident, name, form);
        return verdict.ok ? [] : [[name, verdict.message]];
      });
      if (wrong.length > 0) throw new ProtocolError('badBody', { fields: Object.fromEntries(wrong) });
      await saveLicence(db, { visitId, licenceType });
      return null;
    },
  },
});
