import { ask, question } from '@emsal/lines/kit/question/question';
import type { AnswersOf } from '@emsal/lines/kit/grammar/step';
import { day } from '@emsal/risks/scalars';
import { vehicleOnRoad } from '@emsal/risks/vehicle/vehicle';
import { shortestGreenCard } from '@emsal/tariffs/green-card/green-card-figures';
import { addDays } from '@emsal/validation/dates/calendar-day';
import { z } from 'zod';
import { registeredVehicle } from '../vehicle-risk';
import type { form as greenCard } from './form';

/** A vehicle on a trip. */
export const greenCardQuestion = question({
  risk: vehicleOnRoad,
  terms: z.object({ trip: z.object({ startDate: day, endDate: day, countryCode: z.string().min(1).max(8) }) }),
  ask: (answers: AnswersOf<typeof greenCard>) => {
    const { licensePlateNo: plate, usageType, purposeOfUsageType: purpose } = answers;
    const startDate = answers.travelStartDate;
    const endDate = answers.travelEndDate;
    const countryCode = answers.countryId;
    return ask({
      risk: registeredVehicle(answers, { plate, usageType, purpose }),
      startDate,
      terms: { trip: { startDate, endDate, countryCode } },
    });
  },
  /** Both the first and the last day count; a shorter journey gets the minimum term that it pays for. */
  lastDay: ({ terms: { trip } }) => {
    const earliest = addDays(trip.startDate, shortestGreenCard - 1);
    return trip.endDate < earliest ? earliest : trip.endDate;
  },
});
