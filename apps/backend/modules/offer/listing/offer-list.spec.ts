import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { insurers } from '@emsal/insurers/registry';
import { lineFacts } from '@emsal/lines/registry/facts-of';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { publishedWeights } from '@emsal/ranking/published-weights';
import { rankingDownload } from '@emsal/ranking/ranking-download';
import { reproduce } from '@emsal/ranking/reproduce';
import type { OfferList } from '../testing/offer-visit';
import { offersFixture } from '../testing/offers-fixture';

const given = offersFixture();
const { offerOf, offerKey } = given;

describe('the calls of the offer list', () => {
  it('F187 an offer has every flag of the specification', () => {
    expect(offerOf(31)).toMatchObject({
      isBestPrice: expect.any(Boolean),
      isBestProduct: expect.any(Boolean),
      isBestCoverage: expect.any(Boolean),
      isRisk: false,
      isChildCampaign: true,
      isFavorite: false,
      isPassiveFavorite: false,
      isOpenDetail: false,
      featuredIsOpenDetail: false,
      immModalOpen: false,
      isSelected: false,
      isBuyButtonStatus: true,
    });
  });
  it('names the insurers without a request, so that the list covers all of them', () => {
    expect(given.list.notAsked.length + given.list.insurers.length).toBe(insurers.length);
    expect(given.list.notAsked[0]?.reason).toMatch(/\.$/);
  });
  it('counts the offers of each filter value', async () => {
    const { list: groups } = await given.visitor.call('GET quoterequestapi/offer/GetFilterValues/{visitId}', {
      visitId: given.visitId,
    });
    expect(groups).toContainEqual({
      key: 'document',
      name: 'Belge',
      values: [{ code: 'multilingualQrPdf', name: expect.any(String), count: expect.any(Number) }],
    });
  });
  it('F569 GetUpsellList offers the next higher limit and the covers that the product lacks', async () => {
    const { body } = await given.visitor.call('POST quoterequestapi/offer/GetUpsellList', offerKey(31));
    expect(body.result).toEqual([
      { kind: 'imm', key: '5000000', label: expect.stringContaining('5.000.000'), price: null },
      { kind: 'cover', key: 'TRF-IKAME', label: 'İkame araç', price: 12_000 },
    ]);
  });
  it('F561 F562 compares offers in the chosen order, and loads them again by a sealed query for the owner alone', async () => {
    const productIds = [offerOf(31), offerOf(26)].map(({ productId }) => productId);
    const { body } = await given.visitor.call('POST quoterequestapi/offer/CompareQuoteDetail/{visitId}', {
      visitId: given.visitId,
      productIds,
    });
    const { query, offers } = body.result as { query: string; offers: OfferList['offerList'] };
    expect(offers.map(({ firmId }) => firmId)).toEqual([31, 26]);
    const name = 'GET quoterequestapi/offer/getCompareQuoteDetailList/{query}';
    expect((await given.visitor.call(name, { query })).list).toMatchObject([{ firmId: 31 }, { firmId: 26 }]);
    expect((await (await given.test.visitor()).call(name, { query })).list).toEqual([]);
    expect((await given.visitor.call(name, { query: `${query.slice(0, -2)}xx` })).list).toEqual([]);
  });
  it('F574 describes a cover by its key, and refuses an unknown one', async () => {
    const name = 'GET quoterequestapi/offer/GetAssuranceDetailContent/{id}';
    expect((await given.visitor.call(name, { id: 'KSK-IMM' })).body.result).toMatchObject({
      id: 'KSK-IMM',
      title: expect.stringContaining('İMM'),
      paragraphs: expect.arrayContaining([expect.stringContaining('limit')]),
    });
    for (const id of ['YOK', 'constructor', 'toString'])
      expect((await given.visitor.call(name, { id })).body.messageCode).toBe('assuranceUnknown');
  });
  it('F141 asks about the line of the visit while insurers answer', async () => {
    const { list } = await given.visitor.call('GET quoterequestapi/offer/GetWaitingQuiz/{visitId}', {
      visitId: given.visitId,
    });
    expect(list).toContainEqual(expect.objectContaining({ question: 'Kasko neyi korur?' }));
  });
  it('refuses a choice with a campaign that the price does not include', async () => {
    const choose = (campaigns: number[]) =>
      given.visitor.call('POST quoterequestapi/offer/RedirectToSummary', { ...offerKey(31), campaigns });
    expect((await choose([3])).body.isSuccess).toBe(true);
    expect((await choose([3, 6])).body.messageCode).toBe('campaignNotApplicable');
  });
});

describe('a list whose form has changed since', () => {
  const change = async (answers: AnswerSet) => {
    await given.visit.change(answers);
    return (await given.readList()).formChange;
  };
  it('reports it until the answers are the same again or new quotes were requested', async () => {
    expect(given.list.formChange).toBeUndefined();
    expect(await change({ birthdayForLicense: '1979-03-07' })).toBe('changed');
    await given.visit.createOffer();
    expect((await given.readList()).formChange).toBeUndefined();
  });
  it('reports nothing for answers that insurers do not receive', async () => {
    expect(await change({ email: 'baska@ornek.example', licensePlateNo: '34 abc 12' })).toBeUndefined();
  });
  it('distinguishes a form that can be submitted from an incomplete one', async () => {
    expect(await change({ birthdayForLicense: '1979--' })).toBe('incomplete');
    expect(await change({ birthdayForLicense: '1979-03-07' })).toBe('changed');
  });
  it('reports nothing for campaigns, which are not form answers', async () => {
    await given.visitor.call('POST quoterequestapi/offer/createOfferForCampaign', {
      visitId: given.visitId,
      campaigns: { driver: { age: 35, licenceYears: 5 } },
    });
    const list = await given.readList();
    expect([list.assumptions.campaigns.driver?.age, list.formChange]).toEqual([35, undefined]);
  });
});

describe('the download of the ranking', () => {
  it('contains what the ranking needs, who received no request and who declined, and no personal data', async () => {
    const url = `/api/quoterequestapi/offer/ranking/${given.visitId}`;
    const reply = await given.test.app.inject({ url, headers: given.visitor.headers() });
    const file = rankingDownload.parse(reply.json());
    expect(file.offers).toHaveLength(given.list.offerList.length);
    expect(reproduce(file).differing).toEqual([]);
    expect(file.offers.length + file.declined.length + file.notAsked.length).toBe(insurers.length);
    expect(reply.body).not.toMatch(/34 ?ABC|10000000078|YILMAZ|komisyon/);
    const stranger = await given.test.visitor();
    expect((await given.test.app.inject({ url, headers: stranger.headers() })).statusCode).toBe(404);
  });
  it('has the order and the scores of the weights that the visitor chose', async () => {
    const url = `/api/quoterequestapi/offer/ranking/${given.visitId}`;
    const read = (query: string) => given.test.app.inject({ url: url + query, headers: given.visitor.headers() });
    const published = rankingDownload.parse((await read('')).json());
    const own = rankingDownload.parse((await read('?price=0')).json());
    expect([published.weights, own.weights]).toEqual([
      publishedWeights(lineFacts[published.line as LineId]),
      { price: 0, coverage: 1 },
    ]);
    expect(own.offers.map(({ productId }) => productId)).toEqual(reproduce(published, own.weights).order);
    expect(own.offers.map(({ scoreValue }) => scoreValue)).toEqual(
      own.offers.map(({ coverageScore }) => coverageScore),
    );
    expect(reproduce(own).differing).toEqual([]);
    for (const nonsense of ['?price=101', '?price=x', '?price=1&price=2'])
      expect((await read(nonsense)).statusCode).toBe(404);
  });
  it('marks expired offers, so that the order can still be reproduced', async () => {
    const ends = given.list.offerList.map(({ validUntil }) => Date.parse(validUntil)).toSorted((a, b) => a - b);
    const { clock } = given.test;
    clock.advance((ends[0]! - clock.now().getTime()) / 1000);
    await given.visitor.call('POST token/create', { ApplicationKey: 'emsal-web', EmployeeID: 156, CustomerID: 0 });
    const url = `/api/quoterequestapi/offer/ranking/${given.visitId}`;
    const reply = await given.test.app.inject({ url, headers: given.visitor.headers() });
    const file = rankingDownload.parse(reply.json());
    expect(file.offers.filter(({ isSaleExpired }) => isSaleExpired)).toHaveLength(
      ends.filter((end) => end === ends[0]).length,
    );
    expect(reproduce(file).differing).toEqual([]);
  });
});
