import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { addDays } from '@emsal/validation/dates/calendar-day';
import { greenCardStartMessages } from '@emsal/validation/green-card-start/green-card-start-messages';
import { travelEndMessages } from '@emsal/validation/travel-end/travel-end-messages';
import { walkedLines } from '../samples/walked-lines';
import { test } from '../walk/journey-test';
import { openStep } from '../walk/open-step';
import { endOf, expectLimit } from './limit';

test('a green card begins today or within sixty days, and ends after that within a year', async ({ page, walker }) => {
  await openStep(page, 'seyahat-bilgileri', { of: walkedLines.greenCard });
  // The page computes dates in Turkey's time zone.
  const today = dayInTurkey(new Date());
  const last = addDays(today, 60);
  await expectLimit(
    { page, walker },
    {
      label: 'Seyahat başlangıcı',
      refused: [
        [addDays(today, -1), greenCardStartMessages.past],
        [addDays(today, 61), greenCardStartMessages.tooFar],
      ],
      allowed: [today, last],
    },
  );
  await expectLimit(
    { page, walker },
    endOf('Seyahat bitişi', last, { early: travelEndMessages.notAfterStart, late: travelEndMessages.tooLong }),
  );
});
