/** Other data of visitors: permissions, favourites, links, files, applications. */
import { calls } from '@emsal/api/calls/table';
import { newPassports } from './record-passports';
import { chooseOffer, keepList, quoteOffers, soldOnline } from './quote-offers';
import { fillForm, proveByCode, waysOf, type Filled } from './fill-form';
import { quotedVisit } from './record-quotes';
import type { Recording } from './recording';
import type { KnownPassport } from '../known';

export async function recordVisitorData(recording: Recording): Promise<KnownPassport[]> {
  await permissions(recording);
  await markedList(recording);
  await applications(recording);
  await ownedVehicles(recording);
  await partnerApplication(recording);
  return newPassports(recording);
}

async function permissions(recording: Recording): Promise<void> {
  const { visitor, visitId } = await fillForm(recording, 'who permits', {
    line: 'TRAFFIC',
    sample: waysOf(recording, 'TRAFFIC')[0]!,
  });
  await visitor.must('POST quoterequestapi/sharedstep/setkvkkstatus', { visitId, textVersion: 'kvkk-2026-11' });
  const permission = { value: '5321234567', type: 0, isPermission: true } as const;
  await visitor.must('POST quoterequestapi/sharedstep/saveannouncementpermission', { visitId, ...permission });
  await visitor.must('POST policyrequest/SaveAnnouncementPermission', {
    visitId,
    permissions: [
      { channel: 'email', isPermission: true },
      { channel: 'call', isPermission: false },
    ],
  });
  await visitor.must('POST consent/savecookies', { textVersion: 'cerez-2026-11', purposes: ['measurement'] });
  await visitor.must('POST track/addTrackInfo', calls['POST track/addTrackInfo'].sample);
  visitor.keep('POST quoterequestapi/sharedstep/getkvkkstatus', { visitId });
  visitor.keep('POST quoterequestapi/sharedstep/checkannouncementpermission', { visitId });
  visitor.keep('POST policyrequest/CheckAnnouncementPermission', { visitId });
  visitor.keep('POST consent/getcookies', {});
  visitor.keep('GET quoterequestapi/sharedstep/GetUserInformation/{visitId}', { visitId });
  visitor.keep('GET quoterequestapi/sharedstep/getAbTestList/{visitId}', { visitId });
}

/** Favourites, a comparison with its sealed reference, a chosen offer, the quote as PDF. */
async function markedList(recording: Recording): Promise<void> {
  const { filled, list } = await quotedVisit(recording, 'who compares', ['AUTO']);
  const { visitor, visitId } = filled;
  const { quoteHeaderId } = list;
  const [first, second, third] = soldOnline(list);
  for (const { productId } of [first!, second!])
    await visitor.must('POST quoterequestapi/offer/SetFavorite/{visitId}/{quoteHeaderId}/{productId}', {
      visitId,
      quoteHeaderId,
      productId,
    });
  await visitor.must('POST quoterequestapi/offer/DeleteFavorite/{visitId}/{productId}', {
    visitId,
    productId: second!.productId,
  });
  const productIds = [first!, second!, third!].map(({ productId }) => productId);
  const compared = (await visitor.must('POST quoterequestapi/offer/CompareQuoteDetail/{visitId}', {
    visitId,
    productIds,
  })) as { query: string };
  await visitor.must('POST quoterequestapi/offer/DownloadQuotePdf', {
    visitId,
    quoteHeaderId,
    productId: first!.productId,
  });
  await chooseOffer(filled, first!);
  keepList(filled);
  visitor.keep('GET quoterequestapi/offer/getCompareQuoteDetailList/{query}', { query: compared.query });
  visitor.keep('GET quoterequestapi/offer/GetFavoriteCount/{visitId}', { visitId });
  visitor.keep('POST quoterequestapi/offer/getPassiveFavoriteOfferList', { visitId });
  visitor.keep('GET quoterequestapi/offer/getquotedetail/{visitId}/{headerId}', { visitId, headerId: quoteHeaderId });
}

/** An application for an offer that is not sold online. */
async function applications(recording: Recording): Promise<void> {
  const { filled, list } = await quotedVisit(recording, 'handed to an adviser', ['TRAFFIC']);
  const { visitor, visitId } = filled;
  const { quoteHeaderId, productId } = list.offerList.find(({ isCallCentreOnly }) => isCallCentreOnly)!;
  await visitor.keepOnce('POST policyrequest/CreateApplication', { visitId, quoteHeaderId, productId });
  visitor.keep('GET policyrequest/GetApplication/{visitId}', { visitId });
}

/** Registered in the sandbox. */
const ownerOfTwo = '20000000732';

/** The vehicles of an owner from the registry, one of them removed from the list. */
async function ownedVehicles(recording: Recording): Promise<void> {
  const sample = waysOf(recording, 'AUTO').find(({ answers }) => answers.assetStep)!;
  const filled = await fillForm(recording, 'owner of two vehicles', {
    line: 'AUTO',
    sample,
    identityNo: ownerOfTwo,
  });
  const { visitor, visitId } = filled;
  await proveByCode(recording, filled);
  const assets = (await visitor.must('GET quoterequestapi/sharedstep/getAssets/{visitId}', { visitId })) as {
    assetId: string;
    hasActivePolicy: boolean;
  }[];
  const { assetId } = assets.find(({ hasActivePolicy }) => !hasActivePolicy)!;
  await visitor.must('POST quoterequestapi/sharedstep/deleteCustomerAsset', { visitId, assetId });
  visitor.keep('GET quoterequestapi/sharedstep/getAssets/{visitId}', { visitId });
}

/** A partner's application, accepted by its customer's browser. */
async function partnerApplication(recording: Recording): Promise<void> {
  const reply = await fetch(`${recording.sandbox.url}/partner/apply?plate=34ABC12`, { redirect: 'manual' });
  const encryptedId = new URL(reply.headers.get('location')!).searchParams.get('id')!;
  const visitor = await recording.visitor('sent by a partner');
  const input = { encryptedId, isConsentGiven: true };
  const call = 'POST quoterequestapi/arabamcom/CreateArabamcomOffer/{encryptedId}';
  const { visitId } = (await visitor.must(call, input)) as Pick<Filled, 'visitId'>;
  await quoteOffers({ visitor, visitId, line: 'TRAFFIC', phoneNumber: '' });
  visitor.keep(call, input);
  visitor.keep('GET quoterequestapi/draft/{visitId}', { visitId });
}
