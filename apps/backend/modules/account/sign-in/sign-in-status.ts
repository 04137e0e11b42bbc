import type { SignInStatus } from '@emsal/api/calls/customer-account/sign-in';
import { isTaxNumber } from '@emsal/validation/tax-number/is-tax-number';
import { findCustomer, telephonesOf } from '../../../customers/customer-store';
import { identityIndex } from '../../../customers/owner';
import type { Executor } from '../../../db/database';
import { maskedPhone } from '../../../formats/masked-phone';
import type { CallerContext } from '../../../http/context';
import { runningCode } from '../../otp/running-code';
import { signInOf } from './running';
import type { SignIn } from './sign-in-store';
import { purpose } from './start-sign-in';

const nothing: SignInStatus = { step: 'start', seance: null, isNew: false, phoneNumberMasked: '', code: null };

export async function signInStatus(context: CallerContext): Promise<SignInStatus> {
  const running = await signInOf(context);
  if (!running) return nothing;
  const { id: seance, isNew, phoneNumber, identityNo } = running;
  return {
    seance,
    isNew,
    phoneNumberMasked: maskedPhone(phoneNumber),
    isCompany: isTaxNumber(identityNo),
    step: await stepOf(running, context),
    code: await runningCode(running, context, purpose),
  };
}

async function stepOf(running: SignIn, { db }: CallerContext): Promise<SignInStatus['step']> {
  if (running.provenAt === null) return 'otp';
  return running.birthDate === null && (await needsBirthDate(db, running)) ? 'birthDate' : 'login';
}

/** Of a person who has no telephone in an account yet. Told after the code only. */
export async function needsBirthDate(db: Executor, { identityNo }: Pick<SignIn, 'identityNo'>): Promise<boolean> {
  if (isTaxNumber(identityNo)) return false;
  const customer = await findCustomer(db, { identityKey: identityIndex(identityNo) });
  return !customer || (await telephonesOf(db, customer.id)).length === 0;
}
