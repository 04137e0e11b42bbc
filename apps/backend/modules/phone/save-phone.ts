import type { ParsedOf } from '@emsal/api/calls/table';
import { form as phone } from '@emsal/lines/property/phone/form';
import { imei } from '@emsal/validation/imei/imei';
import type { VisitContext } from '../../http/context';
import { ProtocolError } from '../../http/protocol-error';
import { Refusal } from '../../http/refusal';
import { storeAnswers } from '../draft/store-answers';
import { insurableDevice } from './insurable-device';

const texts = { saved: 'Telefonunuz kaydedildi.' };

/**
 * Stores the telephone, and what the device register says of it, which the form does not ask.
 * @throws ProtocolError badBody with a message per invalid field, and without one for another line's visit
 */
export async function savePhone(
  { visitId: _, ...answers }: ParsedOf<'POST quoterequestapi/phone/savephoneinfo'>,
  context: VisitContext,
) {
  // Before the register is asked.
  if (context.visit.line !== phone.id) throw new ProtocolError('badBody');
  const number = imei(answers.phoneImeiNo);
  const device = number.ok ? await insurableDevice(number.value, context) : null;
  if (device instanceof Refusal) return device;
  const known = { deviceBoughtOn: device?.boughtOn ?? '', deviceCondition: device?.condition ?? '' };
  const all = { ...answers, ...known };
  await storeAnswers({ form: phone, step: 'cep-telefonu-ozellikleri', asked: Object.keys(all), answers: all }, context);
  return { Success: true as const, Message: texts.saved };
}
