/** What the device register says of a telephone, and whether it can be insured. */
import { phoneOutcomes } from '@emsal/api/outcomes/phone';
import { oldestPhoneMonths } from '@emsal/tariffs/phone/phone-figures';
import { addMonths } from '@emsal/validation/dates/calendar-day';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import type { CallerContext } from '../../http/context';
import { refusalsOf, Refusal } from '../../http/refusal';
import type { RegisteredDevice } from '../../ports/ports';

const refuse = refusalsOf(phoneOutcomes);

type RegisterContext = Pick<CallerContext, 'ports' | 'log' | 'clock'>;

/** Null while the register does not answer: the telephone is insured all the same, the insurer asks the same register. */
export async function insurableDevice(
  imei: string,
  { ports, log, clock }: RegisterContext,
): Promise<RegisteredDevice | Refusal | null> {
  const answer = await ports.registries.device({ imei });
  if (answer.state === 'unknown') return refuse('deviceUnregistered');
  if (answer.state === 'found') return refusalOf(answer.value, dayInTurkey(clock.now())) ?? answer.value;
  log.warn('device register unavailable, quotes are requested without the age of the telephone');
  return null;
}

function refusalOf({ isInsured, isReported, boughtOn }: RegisteredDevice, today: string): Refusal | null {
  if (isReported) return refuse('deviceReported');
  if (isInsured) return refuse('deviceInsured');
  return boughtOn < addMonths(today, -oldestPhoneMonths.value) ? refuse('deviceTooOld') : null;
}

/** Before quotes are requested: the register may have changed since the telephone was saved. */
export async function refuseUninsurable(imei: string, context: RegisterContext): Promise<Refusal | null> {
  const device = await insurableDevice(imei, context);
  return device instanceof Refusal ? device : null;
}
