import { ask, nonEmpty, question } from '@emsal/lines/kit/question/question';
import type { AnswersOf } from '@emsal/lines/kit/grammar/step';
import { findPhone } from '@emsal/reference/phones';
import type { DeviceCondition } from '@emsal/risks/device/conditions';
import { deviceRisk, type Device } from '@emsal/risks/device/device';
import { addDays } from '@emsal/validation/dates/calendar-day';
import { z } from 'zod';
import type { form as phone } from './form';
import { warrantyIsOver } from './phone-options';

type Answers = AnswersOf<typeof phone>;

/** @throws Error for a model that is not on the list: the answers are valid */
function deviceOf({ phoneBrand, phoneModel, phoneImeiNo, deviceBoughtOn, deviceCondition }: Answers): Device {
  const model = findPhone(phoneBrand, phoneModel);
  if (!model) throw new Error(`no telephone ${phoneBrand} ${phoneModel}`);
  return {
    kind: 'device',
    version: 1,
    imei: phoneImeiNo,
    brandCode: phoneBrand,
    modelCode: phoneModel,
    name: model.name,
    boughtOn: nonEmpty(deviceBoughtOn),
    condition: nonEmpty(deviceCondition) as DeviceCondition | undefined,
    listValue: model.listValue * 100,
  };
}

export const phoneQuestion = question({
  risk: deviceRisk,
  terms: z.object({ warrantyOver: z.boolean() }),
  // Cover begins tomorrow (lines.md PHONE.5).
  ask: (answers: Answers, { today }) =>
    ask({
      risk: deviceOf(answers),
      startDate: addDays(today, 1),
      terms: { warrantyOver: answers.warrantyOver === warrantyIsOver },
    }),
});
