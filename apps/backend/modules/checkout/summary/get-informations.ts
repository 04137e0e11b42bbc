/** The summary page's data. */
import type { QuoteHeaderId, VisitId } from '@emsal/api/calls/identifiers';
import type { OutputOf } from '@emsal/api/calls/table';
import { givenPayeeOf, wordingOf } from '@emsal/lines/server/server-lines';
import type { VisitContext } from '../../../http/context';
import type { Refusal } from '../../../http/refusal';
import { maskedPhone } from '../../../formats/masked-phone';
import { customerInfo, maskName } from '../../visit-person/customer-info';
import { readPerson } from '../../visit-person/visit-person-store';
import { maskedIdentity } from '../../../formats/masked-identity';
import type { CheckoutDependencies, ChosenOffer } from '../chosen-offer';
import { disclosuresOf, disclosureUrl } from '../disclosures/disclosures.texts';
import { termsOf } from '../disclosures/terms';
import { registeredName } from '../payer/payer';
import { isForAnotherPerson } from '../payer/other-policyholder';
import { findPayer } from '../payer/payer-store';
import { findLivePayment } from '../payment/payment-store';
import { isOwnPayment } from '../payment/require-own-payment';
import { lastPolicyInfo } from '../policy-info/policy-info-store';
import { refuse } from '../refuse';
import { askedTravellers } from '../travellers/asked-travellers';

export async function getInformations(
  dependencies: CheckoutDependencies,
  { visitId }: { visitId: VisitId },
  context: VisitContext,
): Promise<Informations | Refusal> {
  const offer = await dependencies.offers.chosenOffer(context, { visitId });
  if (!offer) return refuse('offerGone');
  const info = await lastPolicyInfo(context.db, visitId);
  const { line, insured, quoteHeaderId, productId, offerNo, firmName, productName, startDate, total } = offer;
  return {
    line,
    firmName,
    productName,
    startDate,
    total,
    quoteHeaderId,
    productId,
    offerNo,
    ...(await personsOf(offer, context)),
    email: info?.email ?? (context.visit.isVerified ? insured.email : ''),
    address: info?.address ?? (await knownAddress(context)),
    cardFrameUrl: context.ports.bank.cardFrameUrl(new URL(context.config.siteUrl).origin),
    asks: wordingOf(line).asks,
    payee: info?.payee ?? givenPayeeOf(line)(context.visit.answers),
    notarySale: info?.notarySale ?? null,
    travellers: askedTravellers(offer, info?.travellers),
    terms: termsOf(line),
    payment: await paymentOf(quoteHeaderId, context),
    documents: disclosuresOf(line).map((text) => ({
      kind: text.kind,
      title: text.title,
      textVersion: text.textVersion,
      url: disclosureUrl(text),
    })),
  };
}

async function personsOf(
  offer: Pick<ChosenOffer, 'insured'>,
  context: VisitContext,
): Promise<Pick<Informations, 'insured' | 'payer' | 'isPayerFixed'>> {
  const { displayName, identityNo, phoneNumber } = offer.insured;
  return {
    insured: {
      displayName: shownName(displayName, context),
      identityNoMasked: maskedIdentity(identityNo),
      phoneNumberMasked: maskedPhone(phoneNumber),
    },
    payer: await payerOf(context),
    isPayerFixed: await isForAnotherPerson(offer, context),
  };
}

async function paymentOf(
  quoteHeaderId: QuoteHeaderId,
  { db, visitor }: VisitContext,
): Promise<Informations['payment']> {
  const live = await findLivePayment(db, quoteHeaderId);
  return live && isOwnPayment(visitor, live) ? { odeme: live.odeme, isPaid: live.state === 'policy_issued' } : null;
}

async function payerOf(context: VisitContext): Promise<Informations['payer']> {
  const payer = await findPayer(context.db, context.visit.id);
  if (!payer) return null;
  const { displayName } = await registeredName(payer.identityNo, context);
  return {
    displayName,
    identityNoMasked: maskedIdentity(payer.identityNo),
    phoneNumberMasked: maskedPhone(payer.phoneNumber),
    isVerified: payer.verifiedAt !== null,
  };
}

type Informations = OutputOf<'GET policyrequest/GetInformations/{visitId}'>;
type Address = Informations['address'];

/** Province and district from the form or the registry, to prefill the address. */
async function knownAddress({ db, visit }: VisitContext): Promise<Address> {
  const person = visit.isVerified ? await readPerson(db, visit.id) : undefined;
  const registered = customerInfo(person?.registered ?? null, visit.isVerified);
  const city = person?.city || registered.cityCode;
  const district = person?.district || registered.districtCode;
  return city === '' ? null : { city, district, moreInformation: '' };
}

/** First letters only until the one-time code is verified (decision 036). */
const shownName = (name: string, { visit }: VisitContext): string =>
  visit.isVerified ? name : name.split(' ').map(maskName).join(' ');
