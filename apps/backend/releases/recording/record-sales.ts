/** Finished payments with every outcome. */
import { payDiscounts } from '../../modules/checkout/coupons/pay-discounts';
import { resumePayments } from '../../modules/checkout/completion/resume-payments';
import { paymentSettings } from '../../modules/checkout/payment/payment-settings';
import { eventually } from '../../testing/eventually';
import { newIdentityNo, newPhoneNumber } from '../../testing/synthetic-numbers';
import { lastCode } from './fill-form';
import { keepList } from './quote-offers';
import { soldLines } from './record-drafts';
import type { RecordedVisitor } from './recorded-visitor';
import type { Recording } from './recording';
import { pay, startSale, type StartedSale } from './start-sale';

const cards = { noBalance: '4111111111111129', notStarted: '4151111111111112', failedChallenge: '4131111111111117' };

export async function recordSales(recording: Recording): Promise<void> {
  await expired(recording);
  await failed(recording);
  await refunded(recording);
  for (const line of soldLines) await issued(recording, await startSale(recording, `policy of ${line}`, line));
  await withCoupon(recording);
  await withOtherPayer(recording);
  const { sale } = await startSale(recording, 'policy information given');
  keepList({ visitor: sale.visitor as RecordedVisitor, visitId: sale.visitId });
}

/** Completed payments with policy and document. */
async function issued(recording: Recording, started: StartedSale, more: object = {}): Promise<void> {
  await pay(started, undefined, more);
  await eventually(async () => (await started.sale.status()).documents.length);
  keepPolicy(started);
}

function keepPolicy({ sale: { visitor, odeme, visitId } }: StartedSale): void {
  const recorded = visitor as RecordedVisitor;
  recorded.keep('POST policyrequest/Success', { odeme });
  recorded.keep('POST policyrequest/GetSettlement', { odeme });
  recorded.keep('GET policyrequest/GetInformations/{visitId}', { visitId });
}

const keepStatus = ({ sale: { visitor, odeme } }: StartedSale): void =>
  (visitor as RecordedVisitor).keep('POST policyrequest/Success', { odeme });

/** Expired, superseded and failed attempts. */
async function expired(recording: Recording): Promise<void> {
  const { clock, services } = recording.test;
  const left = await startSale(recording, 'left at the bank');
  await left.sale.start({ seal: left.seal });
  clock.advance(paymentSettings.openFor + 1);
  await resumePayments(services, recording.fixture.dependencies);
  keepStatus(left);
  const twice = await startSale(recording, 'began twice');
  await twice.sale.start({ seal: twice.seal });
  keepStatus(twice);
  clock.advance(paymentSettings.sameAttempt + 1);
  await issued(recording, twice);
  const unlucky = await startSale(recording, 'the bank is away');
  await recording.sandbox.switchOn('bank-initialize-down', { times: 1 });
  await unlucky.sale.start({ seal: unlucky.seal });
}

async function failed(recording: Recording): Promise<void> {
  const declined = await startSale(recording, 'card without balance');
  await pay(declined, cards.noBalance);
  keepStatus(declined);
  const again = await startSale(recording, 'paid by a second card');
  await pay(again, cards.noBalance);
  keepStatus(again);
  await issued(recording, again);
  const refused = await startSale(recording, 'card that cannot begin');
  await refused.sale.start({ seal: refused.seal, cardToken: await refused.sale.cardToken(cards.notStarted) });
  const failing = await startSale(recording, 'challenge that fails');
  await pay(failing, cards.failedChallenge);
  keepStatus(failing);
  for (const answer of ['decline', 'cancel'] as const) {
    const left = await startSale(recording, `challenge with ${answer}`);
    await left.sale.returnFromBank(await left.sale.challenge(await left.sale.start({ seal: left.seal }), answer));
    keepStatus(left);
  }
}

/** Refunded because the insurer issued no policy. */
async function refunded(recording: Recording): Promise<void> {
  const refused = await startSale(recording, 'refused by the insurer');
  await recording.sandbox.switchOn('insurers-order-refused', { times: 1 });
  await pay(refused);
  keepStatus(refused);
}

/** A discount that was refunded to the card. */
async function withCoupon(recording: Recording): Promise<void> {
  const started = await startSale(recording, 'with a discount', 'AUTO');
  await issued(recording, started, { discountCode: 'HOSGELDIN' });
  await payDiscounts(recording.test.services);
}

/** Verified by a code to the payer's telephone. */
async function withOtherPayer(recording: Recording): Promise<void> {
  const started = await startSale(recording, 'with another payer', 'IMM');
  const { visitId } = started.sale;
  const visitor = started.sale.visitor as RecordedVisitor;
  const identityNo = newIdentityNo();
  const phoneNumber = newPhoneNumber();
  await visitor.must('POST policyrequest/SearchInsurer', { visitId, identityNo });
  await visitor.must('POST policyrequest/SaveInsurer', { visitId, identityNo, phoneNumber });
  await visitor.must('POST policyrequest/SaveInsurerPhone', { visitId, phoneNumber });
  await visitor.must('POST policyrequest/sendotp', { visitId });
  await visitor.must('POST policyrequest/otpvalidate', { visitId, code: await lastCode(recording, phoneNumber) });
  visitor.keep('POST policyrequest/IsInsurerDifferent', { visitId });
  visitor.keep('POST policyrequest/IsOtpRequired', { visitId });
  await issued(recording, started);
}
