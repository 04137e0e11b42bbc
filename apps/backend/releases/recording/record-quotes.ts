/** Complete offer lists for every sample of every sold line, and changed ones. */
import type { CallKey, InputOf } from '@emsal/api/calls/table';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { fillForm, proveByCode, waysOf, type Filled } from './fill-form';
import { completeForms, soldLines } from './record-drafts';
import { completeList, keepList, quoteOffers, soldOnline, type OfferList } from './quote-offers';
import type { Recording } from './recording';

export async function recordQuotes(recording: Recording): Promise<Filled[]> {
  const quoted: Filled[] = [];
  for (const line of soldLines)
    for (const filled of await completeForms(recording, line)) {
      await quoteOffers(filled);
      quoted.push(filled);
    }
  return [
    ...quoted,
    ...(await emptyLists(recording)),
    ...(await changedOffers(recording)),
    ...(await changedLists(recording)),
  ];
}

/** Lists without offers, for different reasons. */
async function emptyLists(recording: Recording): Promise<Filled[]> {
  const filled: Filled[] = [];
  for (const plate of ['34YOK00', '34ONY10', '34PHL40']) {
    const sample = waysOf(recording, 'TRAFFIC')[0]!;
    filled.push(await fillForm(recording, `nobody insures ${plate}`, { line: 'TRAFFIC', sample, plate }));
    await quoteOffers(filled.at(-1)!);
  }
  return filled;
}

export async function quotedVisit(recording: Recording, name: string, [line, way = 0]: [LineId, number?]) {
  const filled = await fillForm(recording, name, { line, sample: waysOf(recording, line)[way]! });
  await proveByCode(recording, filled);
  return { filled, list: await quoteOffers(filled) };
}

type Change = NonNullable<InputOf<'POST quoterequestapi/offer/createOfferForProductId'>['change']>;
type Offer = OfferList['offerList'][number];

/** Lists with one changed offer: another limit, another cover, fewer accessories. */
async function changedOffers(recording: Recording): Promise<Filled[]> {
  const change = async (name: string, way: number, changeOf: (offer: Offer) => Change | null) => {
    const { filled, list } = await quotedVisit(recording, name, ['AUTO', way]);
    const changes = soldOnline(list).map((offer) => ({ offer, change: changeOf(offer) }));
    const { offer, change: wanted } = changes.find((one) => one.change !== null)!;
    const { visitId, visitor } = filled;
    const { quoteHeaderId, productId } = offer;
    const input = { visitId, quoteHeaderId, productId, change: wanted! };
    await visitor.must('POST quoterequestapi/offer/createOfferForProductId', input);
    return filled;
  };
  const accessories = waysOf(recording, 'AUTO').findIndex(({ answers }) => answers.isAccessoryVehicle === true);
  return [
    await change('another IMM limit', 0, ({ immLimits, minimumImm }) => {
      const immLimit = immLimits.find((limit) => limit !== minimumImm);
      return immLimit === undefined ? null : { immLimit };
    }),
    await change('another cover', 0, ({ optionalCovers: [cover] }) => (cover ? { covers: [cover.key] } : null)),
    await change('fewer accessories', accessories, ({ breakdown }) =>
      breakdown.surcharges.length > 0 ? { accessoriesOff: ['accessoryTowBar'] } : null,
    ),
  ];
}

/** Lists that were requested again: campaigns, a discount code, without the online discount. */
async function changedLists(recording: Recording): Promise<Filled[]> {
  const change = async <K extends CallKey>(name: string, line: LineId, [call, more]: [K, object]) => {
    const { filled } = await quotedVisit(recording, name, [line]);
    await filled.visitor.must(call, { visitId: filled.visitId, ...more } as never);
    await completeList(filled);
    return filled;
  };
  const campaign = 'POST quoterequestapi/offer/createOfferForCampaign';
  const discount = 'POST quoterequestapi/offer/CreateOfferForDiscount';
  return [
    await change('child and driver campaign', 'TRAFFIC', [
      campaign,
      { campaigns: { child: { age: 4 }, driver: { age: 41, licenceYears: 15 } } },
    ]),
    await change('job campaign', 'AUTO', [campaign, { campaigns: { job: { code: '003' } } }]),
    await change('discount code', 'AUTO', [discount, { discountCode: 'YENIMUSTERI' }]),
    await change('no online discount', 'ELECTRICVEHICLE', [discount, { removesOnlineDiscount: true }]),
  ];
}

export const keepLists = (quoted: readonly Filled[]): void => quoted.forEach(keepList);
